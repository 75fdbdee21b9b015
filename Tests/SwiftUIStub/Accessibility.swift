public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore = AccessibilityChildBehavior()
  public static let contain = AccessibilityChildBehavior()
  public static let combine = AccessibilityChildBehavior()
}

public struct AccessibilityTraits: SetAlgebra, Sendable {
  public typealias Element = AccessibilityTraits
  public init() {}
  public static let isHeader = AccessibilityTraits()
  public func contains(_ member: AccessibilityTraits) -> Bool { fatalError() }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { fatalError() }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { fatalError() }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    fatalError()
  }
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) { fatalError() }
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    fatalError()
  }
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    fatalError()
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { fatalError() }
  public mutating func formIntersection(_ other: AccessibilityTraits) { fatalError() }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { fatalError() }
}

extension View {
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension View {
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
}
