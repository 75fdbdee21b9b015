/// A ratio: how much more processor time one side takes than another for the same work. Or a time, where
/// there is nothing to compare with: how many nanoseconds an operation takes.
struct Figure {
  /// One side's work; the tally shows what it has done.
  typealias Side = @MainActor () async throws -> Tally

  let name: String
  /// What the ratio, or the time, may be at most.
  let limit: Double
  /// How many operations one run of a side is.
  let operations: Int
  let ours: Side
  let theirs: Side?
}

/// Why a figure means nothing.
struct Problem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

// MARK: - Measuring

extension Figure {
  /// Runs both sides in turn, `rounds` times after one to warm up.
  @MainActor
  func measured(rounds: Int) async throws -> Measurement {
    _ = try await round(oursFirst: true)
    var times: [Times] = []
    for index in 0..<rounds {
      times.append(try await round(oursFirst: index.isMultiple(of: 2)))
    }
    return Measurement(figure: self, times: times)
  }

  @MainActor
  private func round(oursFirst: Bool) async throws -> Times {
    guard let theirs else {
      let time = try await timed(ours).time
      return Times(ours: time / Double(operations), theirs: 1)
    }
    let first = try await timed(oursFirst ? ours : theirs)
    let second = try await timed(oursFirst ? theirs : ours)
    guard first.tally == second.tally else {
      throw Problem("The sides did different work: \(first.tally) and \(second.tally).")
    }
    let times = (first.time / Double(operations), second.time / Double(operations))
    return oursFirst
      ? Times(ours: times.0, theirs: times.1) : Times(ours: times.1, theirs: times.0)
  }

  @MainActor
  private func timed(_ side: Side) async throws -> (time: Double, tally: Tally) {
    let start = processorTime()
    let tally = try await side()
    return (processorTime() - start, tally)
  }
}

/// What an operation took on each side, in nanoseconds.
struct Times {
  let ours: Double
  /// 1 where there is no other side.
  let theirs: Double
}

/// All rounds of a figure.
struct Measurement {
  let figure: Figure
  let times: [Times]

  private var ratios: [Double] { times.map { $0.ours / $0.theirs }.sorted() }

  /// Whether the median is within the limit.
  var isWithinLimit: Bool { ratios.median <= figure.limit }

  /// The median ratio, the smallest and largest, the limit, and the median times behind it.
  var line: String {
    let columns = [
      figure.name.padded(30), ratios.median.text.padded(-6),
      "(\(ratios[0].text) to \(ratios[ratios.count - 1].text))".padded(16),
      "limit \(figure.limit.text)".padded(-10), isWithinLimit ? "      " : "MISSED",
      "\(times.map(\.ours).sorted().median.text) ns".padded(-12),
      figure.theirs == nil ? "" : "against \(times.map(\.theirs).sorted().median.text) ns",
    ]
    return columns.joined(separator: "  ")
  }
}

extension [Double] {
  /// The middle one of sorted numbers.
  fileprivate var median: Double { self[count / 2] }
}

extension Double {
  /// With two decimal places.
  fileprivate var text: String {
    let hundredths = Int((self * 100).rounded())
    let decimals = hundredths % 100
    return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals)"
  }
}

extension String {
  /// Filled with spaces to `width`: at the end, or at the start where it is negative.
  fileprivate func padded(_ width: Int) -> String {
    let spaces = String(repeating: " ", count: max(0, abs(width) - count))
    return width < 0 ? spaces + self : self + spaces
  }
}
