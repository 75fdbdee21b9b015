/// What is said of a view beside its size: how it is drawn and hit.
struct Look: Sendable {
  enum Kind: Sendable {
    case plain
    case header
    case chevron
    case gap
  }

  /// What a tap on the view reaches.
  enum Button: Hashable, Sendable {
    case none
    /// The view is a button.
    case own(isRectangular: Bool)
    /// The view is inside of one.
    case inside(slot: Int)
  }

  var kind = Kind.plain
  var label: String?
  var isSkeleton = false
  var card: Card?
  var button = Button.none
  /// Whether the view is a `DividedCard`.
  var hasDividers = false

  /// A gap and a placeholder let taps through.
  var takesTaps: Bool { kind != .gap && !isSkeleton }

  /// The look that the view's own children begin with.
  func inside(slot: Int) -> Look {
    var look = Look()
    look.isSkeleton = isSkeleton
    switch button {
    case .none: break
    case .own: look.button = .inside(slot: slot)
    case .inside: look.button = button
    }
    return look
  }
}
