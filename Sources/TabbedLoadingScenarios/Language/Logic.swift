/// Whose view logic plays.
package enum Logic: String, CaseIterable, Sendable {
  /// This package's machine, alone or run by the store's engine.
  case store
  /// A hand-written copy of the source article's view.
  case article
}
