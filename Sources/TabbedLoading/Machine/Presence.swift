/// Whether anybody looks at the screen (rule M13): a small machine of its own.
@usableFromInline
package enum Presence: Hashable, Sendable {
  /// No view has appeared yet. A selection may start a load already.
  case new
  /// The views with these tokens are there; never empty.
  case visible(tokens: Set<Int>)
  /// The last view disappeared. Nothing starts until one appears.
  case hidden
  /// For good.
  case closed

  /// Whether requests may start and scroll commands be published.
  @inlinable
  var allowsWork: Bool {
    switch self {
    case .new, .visible: true
    case .hidden, .closed: false
    }
  }

  /// Whether a view of the screen is there.
  @inlinable
  var isVisible: Bool {
    switch self {
    case .visible: true
    case .new, .hidden, .closed: false
    }
  }

  /// Whether the screen is gone for good.
  @inlinable
  var isClosed: Bool {
    switch self {
    case .closed: true
    case .new, .visible, .hidden: false
    }
  }

  /// Takes a view in; false if it is in already, or too late.
  @inlinable
  mutating func appear(_ token: Int) -> Bool {
    switch self {
    case .new, .hidden:
      self = .visible(tokens: [token])
      return true
    case .visible(let tokens):
      guard !tokens.contains(token) else { return false }
      self = .visible(tokens: tokens.union([token]))
      return true
    case .closed:
      return false
    }
  }

  /// Lets a view go; true if it was the last one.
  @inlinable
  mutating func disappear(_ token: Int) -> Bool {
    guard case .visible(var tokens) = self, tokens.remove(token) != nil else { return false }
    self = tokens.isEmpty ? .hidden : .visible(tokens: tokens)
    return tokens.isEmpty
  }
}
