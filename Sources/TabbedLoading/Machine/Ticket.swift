/// A request's id, not used again (a state's numbers repeat after four thousand million requests).
///
/// A response counts only while its ticket is live in the state (rule M2). Comparing tabs is not
/// enough, since a → b → a brings two requests for one tab; a counter that restarts with its owner
/// is not enough either. So a ticket names the state that issued it and a number within it.
///
/// Eight bytes, so that an event, which carries a ticket, travels in registers.
public struct Ticket: Hashable, Sendable {
  /// The identity of the state that issued the ticket.
  @usableFromInline package let issuer: UInt32
  /// Counts the issuer's requests, from 1.
  public let number: UInt32

  /// A ticket as a state issues it. Nothing but a state and its tests has a reason to build one.
  @inlinable
  package init(issuer: UInt32, number: UInt32) {
    self.issuer = issuer
    self.number = number
  }
}
