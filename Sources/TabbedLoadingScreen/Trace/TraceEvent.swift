/// What a screen notes in its trace.
public enum TraceEvent: Hashable, Sendable {
  /// `scrollTo` found its view; the offsets before and where it goes (S4–S7).
  case scrolled(ViewID, from: Double, to: Double)
  /// `scrollTo` found nothing; the reasons, the likeliest first (S4 [A], S5 [R]).
  case missed(ViewID, [ScrollMiss])
  /// The offset was pulled back into the content; frames of one movement make one entry (S8, S9).
  case clamped(from: Double, to: Double, until: Duration)
  /// A corrected estimate moved the offset with the rows above it (S8 [A]).
  case corrected(from: Double, to: Double)
  /// The offset moved with what the scroll view holds in place (S17 [A]).
  case held(from: Double, to: Double)
  /// One list diff: views that came, went, and came back while they were leaving (S2, S10).
  case changed(ListChange)
  /// A `ForEach` binds these ids more than once (S2 [R, F]).
  case duplicates([Duplicate])
  /// Ids are made anew by each render (S2 [R, F]); noted once as long as it stays the same.
  case renewed(Renewal)
  /// So many heights or spacings were negative, infinite or not a number; each counts as 0.
  case invalidLengths(Int)
  /// A description had more of something than it may; the rest was left out.
  case limited(Limit)
  /// An argument was no number that makes sense; what it was for.
  case invalidArgument(String)
  /// The id of the scroll view changed: a new one starts at its top (S2 [R, F]).
  case newScrollView
  /// `onChange` actions kept changing these values; the rest was not followed (S12 [F]).
  case cycle([ViewID])
}

extension TraceEvent: CustomStringConvertible {
  public var description: String {
    switch self {
    case .scrolled(let id, let from, let to):
      "scrollTo(\(id)): offset \(from.inPoints) to \(to.inPoints)"
    case .missed(let id, let reasons):
      "scrollTo(\(id)) is predicted to miss: "
        + reasons.map { "\($0)" }.joined(separator: "; ")
    case .clamped(let from, let to, let until):
      "offset clamped from \(from.inPoints) to \(to.inPoints) until "
        + "@\(until.inMilliseconds)"
    case .corrected(let from, let to):
      "offset moved with a corrected estimate from \(from.inPoints) to \(to.inPoints)"
    case .held(let from, let to):
      "offset moved with what is held from \(from.inPoints) to \(to.inPoints)"
    case .changed(let change): "\(change)"
    case .duplicates(let all):
      "ids bound twice in a ForEach: "
        + all.prefix(8).map { "\($0)" }.joined(separator: "; ")
        + (all.count > 8 ? "; and \(all.count - 8) more" : "")
    case .renewed(let renewal): "\(renewal)"
    case .invalidLengths(1): "an invalid height or spacing counts as 0"
    case .invalidLengths(let count): "\(count) invalid heights or spacings count as 0"
    case .limited(let limit): "\(limit) are left out"
    case .invalidArgument(let name): "invalid \(name)"
    case .newScrollView: "new scroll view, at its top"
    case .cycle(let keys):
      "onChange cycle, not followed: " + keys.map { "\($0)" }.joined(separator: ", ")
    }
  }
}
