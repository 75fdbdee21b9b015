/// One line of a timeline, in its parts: what a script and a trace are printed from.
struct TimelineLine {
  /// The time with its sign; empty if there is none.
  var time = ""
  /// Stands at the margin, in the place of a time.
  var isOutdented = false
  /// How far its event stands in.
  var indent = 0
  var event = ""
  /// What holds, after an arrow; empty for nothing.
  var facts = ""

  /// How wide the columns are that `lines` share. A very long event has the rest of its line for itself.
  static func widths(of lines: [TimelineLine]) -> (time: Int, event: Int) {
    let events = lines.filter { !$0.facts.isEmpty && !$0.isOutdented }
    return (
      lines.map { $0.time.columns }.max() ?? 0,
      events.map { $0.indent + $0.event.columns }.filter { $0 <= widest }.max() ?? 0
    )
  }

  private static let widest = 48

  func text(_ widths: (time: Int, event: Int)) -> String {
    let event = String(repeating: " ", count: indent) + event
    let margin = widths.time == 0 ? "" : "\(time.padded(to: widths.time))  "
    let start =
      isOutdented
      ? event.padded(to: margin.columns + widths.event) : margin + event.padded(to: widths.event)
    return (facts.isEmpty ? start : "\(start)  => \(facts)").trimmingEnd()
  }
}
