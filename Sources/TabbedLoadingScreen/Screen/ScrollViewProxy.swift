/// What an `onChange` action scrolls with: ids are resolved when `scrollTo` is called, rectangles
/// at the commit (S6 [R]).
public struct ScrollViewProxy: Sendable {
  private let runs: [Run]
  private(set) var requests: [Request] = []

  init(runs: [Run]) { self.runs = runs }

  /// Scrolls to the first view with this id in declaration order (S4 [A]).
  ///
  /// - Parameters:
  ///   - id: The view's id.
  ///   - anchor: 0 aligns tops, 1 bottoms; `nil` moves least (S7 [A, R]). Held between 0 and 1.
  ///   - animation: That of an explicit transaction; a body's `.animation(_:value:)` is none (S6).
  public mutating func scrollTo(
    _ id: ViewID, anchor: Double? = nil, animation: Animation? = nil
  ) {
    requests.append(
      Request(id: id, anchor: anchor, animation: animation, found: runs.resolve(id)))
  }
}
