/// The simulated screen of a scenario, in points. As it stands: the source article's screen.
package struct ScreenSettings: Hashable, Sendable {
  /// What identifies the placeholders.
  package enum IDs: String, CaseIterable, Sendable {
    /// Nothing: `ForEach(0..<5)` tells its rows apart by their position.
    case position
    /// Their number: `ForEach(0..<5, id: \.self)` binds integers.
    case value
    /// A new id at every render.
    case fresh
    /// This package's placeholder ids.
    case stable
  }

  /// How a change of content moves.
  package enum Movement: String, CaseIterable, Sendable {
    /// `.animation(.default)`: a spring.
    case spring
    /// Ease in, ease out, as `.default` was before it was a spring.
    case ease
    /// At once.
    case none
  }

  /// When the offset is brought back into a content that has become too short.
  package enum Clamp: String, CaseIterable, Sendable {
    /// In every frame.
    case frame
    /// Once the animation has ended.
    case settle
  }

  /// One of many equal elements in a stack.
  package struct Element: Hashable, Sendable {
    package var height: Double
    package var spacing: Double
  }

  package var viewport = 709.0
  package var row = Element(height: 20, spacing: 32)
  package var placeholder = Element(height: 120, spacing: 16)
  package var ids = IDs.stable
  package var animation = Movement.spring
  package var clamp = Clamp.frame
}
