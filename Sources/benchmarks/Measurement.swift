/// What an operation cost on one side.
struct Cost: Encodable {
  let nanoseconds: Double
  /// How many allocations it made on the heap; nil where they cannot be counted.
  let allocations: Double?
}

/// A figure, measured.
struct Measurement: Encodable {
  let name: String
  let unit: String
  let median: Double
  let least: Double
  let greatest: Double
  let rounds: Int
  let limit: Double
  /// Whether the median is within the limit.
  let holds: Bool
  let ours: Cost?
  let theirs: Cost?

  init(_ figure: Figure, unit: String, values: [Double], ours: Cost? = nil, theirs: Cost? = nil) {
    (name, limit, self.unit) = (figure.name, figure.limit, unit)
    (median, rounds) = (values.median, values.count)
    (least, greatest) = (values.min() ?? median, values.max() ?? median)
    holds = median <= limit
    (self.ours, self.theirs) = (ours, theirs)
  }

  /// The median, the least and the greatest, the limit, and what is behind it.
  var line: String {
    let text: (Double) -> String = unit == "ns" ? \.time : \.text
    let columns = [
      name.padded(34), text(median).padded(-9), (unit == "ns" ? "" : unit).padded(6),
      (rounds > 1 ? "(\(text(least)) to \(text(greatest)))" : "").padded(22),
      "limit \(text(limit))".padded(14), holds ? "      " : "MISSED",
      [ours?.text, theirs.map { "against \($0.text)" }].compactMap { $0 }.joined(separator: " "),
    ]
    return columns.joined(separator: "  ")
  }
}

extension Cost {
  fileprivate var text: String {
    allocations.map { "\(nanoseconds.time), \($0.text) allocations" } ?? nanoseconds.time
  }
}
