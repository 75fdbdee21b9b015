// Must be refused in Embedded Swift: a key path as a value.
public struct Point {
  var x = 0
  var y = 0
}

public func coordinate(of point: Point, horizontal: Bool) -> Int {
  point[keyPath: horizontal ? \Point.x : \Point.y]
}
