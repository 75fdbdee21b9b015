/// What an observer of a screen can see of it, cheap to take and to compare: which answer's rows
/// are shown, not the rows.
@usableFromInline
struct Look<Types: TabTypes>: Equatable {
  @usableFromInline
  enum Content: Equatable {
    case nothing
    case previous(Ticket)
    case placeholders
    case rows(Ticket, edits: UInt64, isProvisional: Bool)
    case failure(Ticket)

    @inlinable
    var isWaiting: Bool {
      switch self {
      case .nothing, .previous, .placeholders: true
      case .rows, .failure: false
      }
    }
  }

  @usableFromInline let selected: Types.Tab
  @usableFromInline let content: Content
  @usableFromInline let kept: UInt64
  @usableFromInline let isRefreshing: Bool
  @usableFromInline let isAppending: Bool
  @usableFromInline let problem: Ticket?
  @usableFromInline let command: TabState<Types>.ScrollCommand?

  @inlinable
  init(of state: TabState<Types>) {
    selected = state.selected
    kept = state.kept.changes
    isRefreshing = state.isRefreshing
    isAppending = state.isAppending
    problem = state.problem?.ticket
    command = state.command
    content =
      switch state.phase {
      case .unknown: .nothing
      case .loading:
        if state.timing.isShown {
          .placeholders
        } else if let previous = state.previous {
          .previous(previous.rows.ticket)
        } else {
          .nothing
        }
      case .ready(let rows, _, _):
        .rows(rows.ticket, edits: rows.edits, isProvisional: rows.isProvisional)
      case .failed(let problem): .failure(problem.ticket)
      }
  }
}

extension Signals {
  /// Signals what an observer can see to have changed, and nothing else.
  @inlinable
  func publish<Types>(_ before: Look<Types>, _ after: Look<Types>) {
    if before.selected != after.selected { change(.selected) }
    if before.content != after.content {
      change(.shown)
      if !(before.content.isWaiting && after.content.isWaiting) { change(.progress) }
    }
    if before.kept != after.kept { change(.kept) }
    if before.isRefreshing != after.isRefreshing { change(.isRefreshing) }
    if before.isAppending != after.isAppending { change(.isAppending) }
    if before.problem != after.problem { change(.problem) }
    if before.command != after.command { change(.command) }
  }
}
