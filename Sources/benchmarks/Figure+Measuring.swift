extension Figure {
  /// Runs both sides in turn, `rounds` times after one to warm up, in which the allocations are counted.
  @MainActor
  func measured(rounds: Int) async throws -> Measurement {
    switch work {
    case .counted(let things, let count):
      return Measurement(self, unit: things, values: [try await count()])
    case .alone(let side):
      let allocations = try await allocations(of: side)
      var times: [Double] = []
      for _ in 0..<rounds { times.append(try await timed(side).time) }
      return Measurement(
        self, unit: "ns", values: times,
        ours: Cost(nanoseconds: times.median, allocations: allocations))
    case .against(let ours, let theirs):
      let allocations = (try await allocations(of: ours), try await allocations(of: theirs))
      var times: [(ours: Double, theirs: Double)] = []
      for round in 0..<rounds {
        times.append(try await timed(ours, theirs, oursFirst: round.isMultiple(of: 2)))
      }
      return Measurement(
        self, unit: "times", values: times.map { $0.ours / $0.theirs },
        ours: Cost(nanoseconds: times.map(\.ours).median, allocations: allocations.0),
        theirs: Cost(nanoseconds: times.map(\.theirs).median, allocations: allocations.1))
    }
  }

  @MainActor
  private func timed(
    _ ours: Side, _ theirs: Side, oursFirst: Bool
  ) async throws -> (ours: Double, theirs: Double) {
    let first = try await timed(oursFirst ? ours : theirs)
    let second = try await timed(oursFirst ? theirs : ours)
    guard first.tally == second.tally else {
      throw Problem("The sides did different work: \(first.tally) and \(second.tally).")
    }
    return oursFirst ? (first.time, second.time) : (second.time, first.time)
  }

  /// The nanoseconds that an operation takes.
  @MainActor
  private func timed(_ side: Side) async throws -> (time: Double, tally: Tally) {
    let start = processorTime()
    let tally = try await side()
    return ((processorTime() - start) / Double(operations), tally)
  }

  /// The allocations that an operation makes; nil where they cannot be counted.
  @MainActor
  private func allocations(of side: Side) async throws -> Double? {
    guard isOnOneThread else {
      _ = try await side()
      return nil
    }
    let count = try await Allocations.count { _ = try await side() }
    return count.map { Double($0) / Double(operations) }
  }
}
