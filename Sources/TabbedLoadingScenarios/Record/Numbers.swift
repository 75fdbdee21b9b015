/// Numbers for values, by first sight. What is no longer needed gives its number back.
struct Numbers<Value: Hashable> {
  private var numbers: [Value: Int] = [:]
  private var free: [Int] = []
  private var next: Int
  /// The values that are their own numbers.
  private let own: Range<Int>

  /// - Parameter limit: the greatest number. Where values are whole numbers and keep themselves, those from
  ///   0 to the half of it do, and the others are numbered from there.
  init(upTo limit: Int, keepsWholeNumbers: Bool = true) {
    own = 0..<(keepsWholeNumbers && Value.self == Int.self ? limit / 2 : 0)
    next = own.upperBound
  }

  var count: Int { numbers.count }

  mutating func number(of value: Value) -> Int {
    if let number = value as? Int, own.contains(number) { return number }
    if let number = numbers[value] { return number }
    let number = free.popLast() ?? next
    if number == next { next += 1 }
    numbers[value] = number
    return number
  }

  /// Forgets the values whose numbers are not in use.
  mutating func keep(_ used: Set<Int>) {
    free += numbers.values.filter { !used.contains($0) }
    free.sort(by: >)
    numbers = numbers.filter { used.contains($0.value) }
  }
}
