/// The state of a screen with tabs over one list that loads; a pure value.
///
/// Send it what happened with ``handle(_:now:)`` and perform the effects that come back:
///
///     var state = TabState<Books>(selected: .fiction, policy: .article, identity: 1)
///     for effect in state.handle(.appear(), now: .zero) {
///       switch effect {
///       case .cancel(let ticket): …
///       case .start(let request): …
///       case .timer(let time): …
///       case .scroll(let command): …
///       }
///     }
///
/// Draw ``shown``. The state holds no task, clock, lock or randomness: the same events give the
/// same states and effects on every platform.
public struct TabState<Types: TabTypes>: Sendable {
  /// The choices this screen makes.
  @usableFromInline package let policy: Policy
  /// What tells this state's tickets from those of any other state. A copy has the same identity and
  /// counts on from the same number: of all copies, only one may go on handling events.
  @usableFromInline package let identity: UInt32
  @usableFromInline package let seed: UInt64
  @usableFromInline package var tab: Types.Tab
  @usableFromInline package var phase = Phase.unknown
  @usableFromInline package var presence = Presence.new
  @usableFromInline package var scrolling = Scrolling()
  @usableFromInline package var timing = PlaceholderTiming.idle
  @usableFromInline package var previous: Previous?
  @usableFromInline package var paging = Paging()
  /// Whether the list is known to be at its top.
  @usableFromInline package var isAtTop = false
  /// Where else the list is known to be.
  @usableFromInline package var anchor: Anchor?
  @usableFromInline package var kept = Kept()
  @usableFromInline package var pending: [PendingEdit] = []
  @usableFromInline package var sinceIssued = SinceIssued.nothing
  /// What the timer is set to.
  @usableFromInline package var timer: Duration?
  @usableFromInline var tickets: UInt32 = 0

  /// A screen that nobody has looked at yet.
  ///
  /// - Parameters:
  ///   - selected: the tab that the first appearance loads.
  ///   - policy: the choices this screen makes.
  ///   - identity: below 2³¹, and different from that of every state whose responses might still
  ///     arrive here: a state that replaces another one must not take over its identity.
  ///   - seed: where chance comes from, see ``Policy/Retry``: different for each client, or
  ///     their retries come all at one moment.
  @inlinable
  public init(selected: Types.Tab, policy: Policy = .standard, identity: UInt32, seed: UInt64 = 0) {
    self.tab = selected
    self.seed = seed
    self.policy = policy
    self.identity = identity
  }

  /// The selected tab.
  @inlinable
  public var selected: Types.Tab { tab }

  /// The scroll command that waits to be executed, if any. One to the top aims at what is drawn now:
  /// should an answer come before the placeholder was scrolled to, the same command aims at the first
  /// row.
  @inlinable @inline(__always)
  public var command: ScrollCommand? {
    guard case .published(let id, let aim) = scrolling.stage else { return nil }
    switch aim {
    case .top: return firstDrawn.map { ScrollCommand(id: id, target: .top(first: $0)) }
    case .row(let row, orTop: _): return ScrollCommand(id: id, target: .row(row))
    case .anchor(let anchor): return ScrollCommand(id: id, target: .anchor(anchor))
    }
  }

  /// The data of the selected tab.
  @inlinable @inline(__always)
  public var progress: Progress {
    switch phase {
    case .unknown, .loading: .loading
    case .ready(let rows, _, _): .ready(rows.items)
    case .failed(let problem): .failed(problem.failure, problem.ticket)
    }
  }

  /// What to draw.
  @inlinable @inline(__always)
  public var shown: Shown {
    switch phase {
    case .unknown: .nothing
    case .loading:
      if timing.isShown {
        .placeholders(Placeholders(count: policy.placeholders))
      } else if let previous {
        .previous(previous.rows.items, of: previous.tab)
      } else {
        .nothing
      }
    case .ready(let rows, _, _): rows.items.isEmpty ? .empty : .rows(rows.items)
    case .failed(let problem): .failure(problem.failure, problem.ticket)
    }
  }

  /// What to draw for any tab, in a view that shows several: one that is not selected shows the rows it
  /// keeps, or `nothing`.
  @inlinable
  public func shown(of tab: Types.Tab) -> Shown {
    if tab == self.tab { return shown }
    return kept[tab].map { $0.rows.items.isEmpty ? .empty : .rows($0.rows.items) } ?? .nothing
  }

  /// Whether newer rows are awaited while the old ones are shown.
  @inlinable
  public var isRefreshing: Bool {
    switch phase {
    case .ready(_, .refreshing, _), .ready(_, .debouncing, _): true
    case .unknown, .loading, .ready(_, .idle, _), .ready(_, .appending, _), .failed: false
    }
  }

  /// Whether the next page is awaited.
  @inlinable
  public var isAppending: Bool {
    switch phase {
    case .ready(_, .appending, _): true
    case .unknown, .loading, .failed: false
    case .ready(_, .idle, _), .ready(_, .debouncing, _), .ready(_, .refreshing, _): false
    }
  }

  /// Whether the rows that are there go on: false at the end of the list, and where there are none.
  @inlinable
  public var hasMore: Bool {
    switch phase {
    case .ready(let rows, _, _): rows.next != nil
    case .unknown, .loading, .failed: false
    }
  }

  /// Why the rows that are shown are not newer, or not more: the last request for them failed.
  @inlinable
  public var problem: Problem? {
    switch phase {
    case .ready(_, .idle, let problem), .ready(_, .debouncing, let problem): problem
    case .ready(_, .appending, let problem): problem?.kind == .append ? nil : problem
    case .unknown, .loading, .ready(_, .refreshing, _), .failed: nil
    }
  }

  /// The request whose response counts, if there is one.
  @inlinable @inline(__always)
  package var liveTicket: Ticket? {
    switch phase {
    case .loading(.requesting(let ticket, _), after: _): ticket
    case .ready(_, .refreshing(let ticket, _, isReissue: _), _): ticket
    case .ready(_, .appending(let ticket, isReissue: _), _): ticket
    case .loading(
      .holding(.ready(_, .refreshing(let ticket, _, isReissue: _), _), until: _), after: _):
      ticket
    case .unknown, .failed, .ready(_, .idle, _), .ready(_, .debouncing, _): nil
    case .loading(.debouncing, after: _), .loading(.waiting, after: _): nil
    case .loading(.holding, after: _): nil
    }
  }
}
