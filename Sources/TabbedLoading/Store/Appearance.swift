/// What an observer of a screen can see of it, cheap to take and to compare: which answer's rows
/// are shown, not the rows.
@usableFromInline
struct Appearance<Types: TabTypes>: Equatable {
  @usableFromInline
  enum Content: Equatable {
    case waiting(placeholders: Int)
    case rows(Ticket)
    case failure(Ticket)

    @inlinable
    var isWaiting: Bool {
      switch self {
      case .waiting: true
      case .rows, .failure: false
      }
    }
  }

  @usableFromInline let selected: Types.Tab
  @usableFromInline let content: Content
  @usableFromInline let command: TabState<Types>.ScrollCommand?

  @inlinable
  init(of state: TabState<Types>) {
    selected = state.selected
    command = state.command
    content =
      switch state.phase {
      case .unknown: .waiting(placeholders: 0)
      case .loading: .waiting(placeholders: state.policy.placeholders)
      case .ready(let rows, _): .rows(rows.ticket)
      case .failed(let problem): .failure(problem.ticket)
      }
  }
}

extension Signals {
  /// Signals what an observer can see to have changed, and nothing else.
  @inlinable
  func publish<Types>(_ before: Appearance<Types>, _ after: Appearance<Types>) {
    if before.selected != after.selected { change(.selected) }
    if before.content != after.content {
      change(.shown)
      if !(before.content.isWaiting && after.content.isWaiting) { change(.progress) }
    }
    if before.command != after.command { change(.command) }
  }
}
