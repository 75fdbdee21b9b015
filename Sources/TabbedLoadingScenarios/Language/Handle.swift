/// Names a request in a script and in a trace: `b#2` is the second request for tab b.
package struct Handle: Hashable, Sendable, CustomStringConvertible {
  /// The tab that was asked for.
  package let tab: String
  /// Which of the tab's requests it is, from 1.
  package let ordinal: Int

  package var description: String { "\(tab)#\(ordinal)" }
}
