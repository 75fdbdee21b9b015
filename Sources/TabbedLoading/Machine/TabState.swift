/// The state of a screen with tabs over one list that loads; a pure value.
///
/// Send it what happened with ``handle(_:now:)`` and perform the effects that come back:
///
///     var state = TabState<Books>(selected: .fiction, policy: .article, identity: 1)
///     for effect in state.handle(.appear(), now: .zero) {
///       switch effect {
///       case .cancel(let ticket): …
///       case .start(let request): …
///       case .scroll(let command): …
///       }
///     }
///
/// Draw ``shown``. The state holds no task, clock, lock or randomness: the same events give the
/// same states and effects on every platform.
public struct TabState<Types: TabTypes>: Sendable {
  /// The choices this screen makes.
  public let policy: Policy
  /// What tells this state's tickets from those of any other state. A copy has the same identity and
  /// counts on from the same number: of all copies, only one may go on handling events.
  public let identity: UInt32
  @usableFromInline package var tab: Types.Tab
  @usableFromInline package var phase = Phase.unknown
  @usableFromInline package var presence = Presence.new
  @usableFromInline package var scrolling = Scrolling()
  @usableFromInline var tickets: UInt32 = 0

  /// A screen that nobody has looked at yet.
  ///
  /// - Parameters:
  ///   - selected: the tab that the first appearance loads.
  ///   - policy: the choices this screen makes.
  ///   - identity: below 2³¹, and different from that of every state whose responses might still
  ///     arrive here: a state that replaces another one must not take over its identity.
  @inlinable
  public init(selected: Types.Tab, policy: Policy, identity: UInt32) {
    self.tab = selected
    self.policy = policy
    self.identity = identity
  }

  /// The selected tab.
  @inlinable
  public var selected: Types.Tab { tab }

  /// The scroll command that waits to be executed, if any. It aims at what is drawn now: should an
  /// answer come before the placeholder was scrolled to, the same command aims at the first row.
  @inlinable
  public var command: ScrollCommand? {
    guard case .published(let id) = scrolling.stage, let first = firstDrawn else { return nil }
    return ScrollCommand(id: id, target: .top(first: first))
  }

  /// The data of the selected tab.
  @inlinable
  public var progress: Progress {
    switch phase {
    case .unknown, .loading: .loading
    case .ready(let rows, _): .ready(rows.items)
    case .failed(let problem): .failed(problem.failure, problem.ticket)
    }
  }

  /// What to draw.
  @inlinable
  public var shown: Shown {
    switch phase {
    case .unknown: .nothing
    case .loading:
      policy.placeholders == 0
        ? .nothing : .placeholders(Placeholders(count: policy.placeholders))
    case .ready(let rows, _): rows.items.isEmpty ? .empty : .rows(rows.items)
    case .failed(let problem): .failure(problem.failure, problem.ticket)
    }
  }

  /// The request whose response counts, if there is one.
  @inlinable
  public var liveTicket: Ticket? {
    switch phase {
    case .loading(.requesting(let ticket, attempt: _), after: _): ticket
    case .unknown, .ready(_, .idle), .failed: nil
    }
  }
}
