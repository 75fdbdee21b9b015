extension Screen {
  /// What a tap reaches.
  public struct Hit: Hashable, Sendable {
    /// The id bound to the view: the button's, if it is inside of one.
    public var id: ViewID?
    /// The text that the view shows.
    public var label: String?
    /// Whether it is a button.
    public var isButton: Bool
    /// Whether the view is being removed: it is hit as long as it is drawn (S5 [R]).
    public var isOutgoing: Bool

    /// Creates a hit, to compare with.
    public init(
      id: ViewID? = nil, label: String? = nil, isButton: Bool, isOutgoing: Bool = false
    ) {
      self.id = id
      self.label = label
      self.isButton = isButton
      self.isOutgoing = isOutgoing
    }
  }

  /// What a tap reaches, whatever moves at the moment; `nil` where nothing is.
  ///
  /// Drawing extends into the safe-area insets, hit testing does not (S18 [H, 75 % sure]).
  ///
  /// - Parameters:
  ///   - y: The distance from the safe band's top, along the direction of scrolling.
  ///   - x: The distance from the leading edge, across it; the middle if it is left out.
  public func hit(y: Double, x: Double? = nil) -> Hit? {
    let x = x ?? breadth / 2
    guard y >= 0, y < viewport, x >= 0, x < breadth else { return nil }
    let point = offset + y
    var found: Hit?
    for slot in placed.indices.reversed() where found == nil {
      guard let rows = placed[slot], let span = runs.shownSpan(of: runs[slot]), span.contains(x)
      else { continue }
      found = runs[slot].isStack ? buttonHit(slot, rows, point) : rowHit(slot, rows, point)
    }
    return found ?? outgoingHit(point, x)
  }

  /// How much of a view is drawn, and how much of it can be tapped, along the direction of
  /// scrolling; `nil` where `scrollTo` would find none (S18 [H]).
  public func reach(of id: ViewID) -> (drawn: Double, tappable: Double)? {
    frame(of: id).map { view in
      let maxY = view.minY + view.height
      func part(_ range: ClosedRange<Double>) -> Double {
        max(0, min(maxY, range.upperBound) - max(view.minY, range.lowerBound))
      }
      return (part(window), part(band))
    }
  }

  private func rowHit(_ slot: Int, _ rows: Placed, _ point: Double) -> Hit? {
    let run = runs[slot]
    guard
      run.look.takesTaps, !rows.extents.isZero,
      let index = rows.rows(in: point...point.nextUp).first
    else { return nil }
    switch run.look.button {
    case .inside(let button):
      return Hit(id: runs[button].ids.last, label: run.look.label, isButton: true)
    case .none, .own:
      return Hit(
        id: run.id(of: run.keys.id(at: index)), label: run.look.label,
        isButton: run.look.button != .none)
    }
  }

  /// A stack is hit itself only where its content shape says so (S19).
  private func buttonHit(_ slot: Int, _ stack: Placed, _ point: Double) -> Hit? {
    guard
      case .own(isRectangular: true) = runs[slot].look.button, runs[slot].look.takesTaps,
      stack.y <= point, stack.maxY(0) > point
    else { return nil }
    return Hit(id: runs[slot].ids.last, label: runs[slot].look.label, isButton: true)
  }

  private func outgoingHit(_ point: Double, _ x: Double) -> Hit? {
    for (run, key, view) in leaving where run.look.takesTaps {
      guard view.minY <= point, view.minY + view.height > point, view.span?.contains(x) == true
      else {
        continue
      }
      return Hit(id: run.id(of: key), label: run.look.label, isButton: false, isOutgoing: true)
    }
    return nil
  }
}
