/// Which states lead to which.
@usableFromInline
struct Arrows {
  private var from: [UInt32] = []
  private var to: [UInt32] = []

  @usableFromInline
  init() {}

  @usableFromInline
  mutating func add(_ from: Int, _ to: Int) {
    self.from.append(UInt32(from))
    self.to.append(UInt32(to))
  }

  /// The first of `count` states from which no goal can be reached; nil if there is none.
  func firstWithoutWay(to goals: [Int], of count: Int) -> Int? {
    let (starts, sources) = (starts(count), sources(count))
    var reaches = Array(repeating: false, count: count)
    for goal in goals { reaches[goal] = true }
    var stack = goals
    while let index = stack.popLast() {
      for source in sources[starts[index]..<starts[index + 1]] where !reaches[Int(source)] {
        reaches[Int(source)] = true
        stack.append(Int(source))
      }
    }
    return reaches.firstIndex(of: false)
  }

  /// Where in ``sources(_:)`` those of each state begin.
  private func starts(_ count: Int) -> [Int] {
    var starts = Array(repeating: 0, count: count + 1)
    for to in to { starts[Int(to) + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    return starts
  }

  /// The states that lead to the first one, then to the second, and so on.
  private func sources(_ count: Int) -> [UInt32] {
    var places = starts(count)
    var sources: [UInt32] = Array(repeating: 0, count: from.count)
    for (from, to) in zip(from, to) {
      sources[places[Int(to)]] = from
      places[Int(to)] += 1
    }
    return sources
  }
}
