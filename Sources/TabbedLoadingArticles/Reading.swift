public import TabbedLoading

/// One line of the summary.
public struct Reading: Identifiable, Equatable, Sendable {
  /// What is measured; unique within its section.
  public let id: String
  /// The figure with its unit, as it is to be read.
  public let value: String

  /// A reading named `id`.
  public init(_ id: String, _ value: String) {
    self.id = id
    self.value = value
  }
}

/// The types of one section of the summary: a list that has one tab only.
public enum Readings: TabTypes {
  public typealias Item = Reading

  /// The one tab.
  public enum Tab: Sendable {
    /// What was measured today.
    case today
  }
}
