extension Scenario {
  /// The scenario as a script: the same for the same settings, steps and comments.
  package var text: String { printed.map { "\($0)\n" }.joined() }

  /// The script's lines.
  package var printed: [String] {
    var lines: [PrintedLine] = []
    for line in header { lines.append(line.remarks, "\(line.setting)") }
    let timeline = steps.flatMap { $0.lines() }
    let widths = TimelineLine.widths(of: timeline.map { $0.line })
    for (line, remarks) in timeline {
      lines.append(remarks, line.text(widths), isInBlock: line.indent > 0)
    }
    lines += end.map { PrintedLine(text: $0) }
    return lines.texts
  }
}

extension Step {
  /// The line, and those of a block.
  fileprivate func lines(indent: Int = 0) -> [(line: TimelineLine, remarks: Remarks)] {
    let facts = expectations.map { "\($0.fact)" }.joined(separator: "; ")
    let isWatch = action?.isWatch == true
    let event = [action.map { "\($0)" }, isWatch ? facts : nil].compactMap { $0 }
    let line = TimelineLine(
      time: time.map { "@\($0.brief)" } ?? "",
      isOutdented: time == nil && (isWatch || action == .idle), indent: indent,
      event: event.joined(separator: " "), facts: isWatch ? "" : facts)
    guard case .any(let block) = action else { return [(line, remarks)] }
    return [(line, remarks)] + block.steps.flatMap { $0.lines(indent: indent + 2) }
      + [(TimelineLine(indent: indent, event: "}"), block.end)]
  }
}

/// A line of text, and the comment that ends it.
private struct PrintedLine {
  var text: String
  var beside: String?
}

extension [PrintedLine] {
  fileprivate mutating func append(_ remarks: Remarks, _ text: String, isInBlock: Bool = false) {
    let margin = isInBlock ? text.prefix { $0 == " " } : ""
    self += remarks.above.map { PrintedLine(text: $0.isEmpty ? "" : margin + $0) }
    append(PrintedLine(text: text, beside: remarks.beside))
  }

  /// Comments on lines that follow each other stand below each other.
  fileprivate var texts: [String] {
    var texts: [String] = []
    var rest = self[...]
    while let first = rest.first {
      let run = rest.prefix { ($0.beside == nil) == (first.beside == nil) }
      let width = run.map { $0.text.columns }.filter { $0 <= 72 }.max() ?? 0
      texts += run.map { line in
        line.beside.map { "\(line.text.padded(to: width))  \($0)" } ?? line.text
      }
      rest = rest.dropFirst(run.count)
    }
    return texts
  }
}
