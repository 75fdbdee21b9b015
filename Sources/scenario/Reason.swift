internal import TabbedLoadingScenarios
internal import TabbedLoadingScreen

/// Why a list ended where it did after a tap, in sentences, from what the screen noted.
struct Reason {
  let text: String

  init(_ trace: Trace, since start: Duration, end: Double) {
    var sentences: [String] = []
    var clamp: (from: Double, to: Double, until: Duration)?
    for case .screen(let entry) in trace.entries where entry.time >= start {
      switch entry.event {
      case .scrolled(let id, let from, let to):
        sentences.append(
          "scrollTo(\(id)) finds the placeholder: from \(from.whole) "
            + "to \(to.whole) at once.")
      case .missed(let id, let reasons):
        sentences += Reason.miss(id, reasons) ?? ["\(entry.event.brief)."]
      case .clamped(let from, let to, let until):
        clamp = (clamp?.from ?? from, to, until)
      case .duplicates, .cycle: sentences.append("\(entry.event).")
      case .corrected, .held, .changed, .renewed, .invalidLengths, .limited, .invalidArgument,
        .newScrollView:
        break
      }
    }
    if let clamp {
      let from = clamp.from.whole
      sentences.append(
        end <= ListRow.top
          ? "The placeholders are shorter than the rows, "
            + "which alone pulls the list from \(from) to its top."
          : "The shorter placeholders pull the list from \(from) to \(clamp.to.whole); "
            + "then the rows are back."
      )
    }
    text = sentences.joined(separator: "\n    ")
  }

  /// The reason that this gallery is about, in more words than a trace has.
  private static func miss(_ id: ViewID, _ reasons: [ScrollMiss]) -> [String]? {
    guard case .boundByOffset(let count) = reasons.first else { return nil }
    return [
      "Without id:, ForEach(0..<\(count)) tells its rows apart by position; "
        + "no row has the id \(id),",
      "so scrollTo(\(id)) is predicted to find nothing.",
    ]
  }
}
