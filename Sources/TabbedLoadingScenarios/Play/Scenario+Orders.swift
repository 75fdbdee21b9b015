extension Scenario {
  /// Whether some of its lines happen in every order.
  var hasAny: Bool { steps.contains { $0.block != nil } }

  /// The scenario once for each order of its lines, as plain scripts; the order they are written in first.
  var orders: some RandomAccessCollection<Scenario> {
    let counts = steps.compactMap { $0.block?.steps.count }
    let orders = counts.reduce(1) { $0 * (1...max(1, $1)).reduce(1, *) }
    return (0..<orders).lazy.map { order($0) }
  }

  private func order(_ number: Int) -> Scenario {
    guard hasAny else { return self }
    var (plain, rest) = (self, number)
    plain.steps = steps.flatMap { step -> [Step] in
      guard let block = step.block else { return [step] }
      var steps = block.steps.permuted(&rest)
      if let first = steps.first {
        steps[0].time = step.time
        steps[0].remarks.above = step.remarks.above + first.remarks.above
      }
      return steps
    }
    return plain
  }
}

extension Step {
  fileprivate var block: AnyOrder? {
    if case .any(let block) = action { block } else { nil }
  }
}

extension Array {
  /// In the order that a number stands for; 0 stands for the order as it is.
  ///
  /// - Parameter number: what is left of it then stands for the order of something else.
  fileprivate func permuted(_ number: inout Int) -> [Element] {
    var (rest, permuted) = (self, [Element]())
    while !rest.isEmpty {
      let count = rest.count
      permuted.append(rest.remove(at: number % count))
      number /= count
    }
    return permuted
  }
}

extension Outcome {
  /// Says in which order of its lines a script did not hold.
  mutating func name(_ order: Scenario, number: Int, of count: Int) {
    let notes =
      ["in order \(number) of \(count), as a script of its own:"] + order.printed.map { "  \($0)" }
    if errors.isEmpty {
      failures[failures.count - 1].notes += notes
    } else {
      errors[errors.count - 1].notes += notes
    }
  }
}
