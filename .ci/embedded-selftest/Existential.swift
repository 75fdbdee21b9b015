// Must be refused in Embedded Swift: an existential in generic code that is instantiated.
public protocol Animal {
  var legs: Int { get }
}

struct Dog: Animal {
  var legs: Int { 4 }
}

struct Hen: Animal {
  var legs: Int { 2 }
}

func zoo<First: Animal, Second: Animal>(_ first: First, _ second: Second) -> [any Animal] {
  [first, second]
}

public func useZoo() -> Int {
  zoo(Dog(), Hen()).count
}
