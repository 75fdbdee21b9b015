/// How the time of an operation grows with the size of something.
struct Growth {
  /// Runs some operations.
  ///
  /// - Returns: how many.
  typealias Run = @MainActor () throws -> Int

  let name: String
  let sizes: [Int]
  /// Prepares a run at a size.
  let run: @MainActor (_ size: Int) throws -> Run
}

extension Growth {
  /// Measures all sizes in turn, `rounds` times after one to warm up.
  @MainActor
  func measured(rounds: Int) throws -> GrowthCurve {
    let runs = try sizes.map { try run($0) }
    var times = [[Double]](repeating: [], count: runs.count)
    for round in 0...rounds {
      for (place, run) in runs.enumerated() {
        let start = processorTime()
        let operations = try run()
        let time = (processorTime() - start) / Double(operations)
        if round > 0 { times[place].append(time) }
      }
    }
    return GrowthCurve(
      name: name,
      points: zip(sizes, times).map { GrowthCurve.Point(size: $0, nanoseconds: $1.median) })
  }
}

/// The time of an operation at each size.
struct GrowthCurve: Encodable {
  struct Point: Encodable {
    let size: Int
    let nanoseconds: Double
  }

  let name: String
  let points: [Point]

  /// The times, under each other's sizes.
  var lines: String {
    let sizes = points.map { "\($0.size)".padded(-10) }.joined()
    let times = points.map { $0.nanoseconds.text.padded(-10) }.joined()
    return "\(name.padded(34))\(sizes)\n\("  ns per operation".padded(34))\(times)"
  }
}
