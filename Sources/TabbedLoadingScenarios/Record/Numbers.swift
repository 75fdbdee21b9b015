/// Numbers for values, by first sight. What is no longer needed gives its number back.
struct Numbers<Value: Hashable> {
  private var numbers: [Value: Int] = [:]
  private var free: [Int] = []
  private var next: Int

  init(from first: Int = 0) { next = first }

  var count: Int { numbers.count }

  mutating func number(of value: Value) -> Int {
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
