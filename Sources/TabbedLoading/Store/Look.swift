/// What an observer of a screen can see of it, cheap to take and to compare: which answer's rows
/// are shown, not the rows.
///
/// Compared piece by piece and in place: an `==` that the compiler derives for a generic type is called
/// unspecialised from another module, and looks up metadata each time.
@usableFromInline
struct Look<Types: TabTypes> {
  @usableFromInline let selected: Types.Tab
  @usableFromInline let content: Content
  @usableFromInline let kept: UInt64
  @usableFromInline let isRefreshing: Bool
  @usableFromInline let isAppending: Bool
  @usableFromInline let problem: Ticket?
  /// The command that is published, and what it aims at if that is whatever is drawn first.
  @usableFromInline let command: TabState<Types>.ScrollCommand.ID?
  @usableFromInline let top: TabState<Types>.RowID?

  /// - Parameter state: not changed; passed in another way it would be copied, with all that it refers to.
  @inlinable
  init(of state: inout TabState<Types>) {
    selected = state.selected
    kept = state.kept.changes
    isRefreshing = state.isRefreshing
    isAppending = state.isAppending
    problem = state.problem?.ticket
    let command = state.command
    self.command = command?.id
    top = if case .top(let first)? = command?.target { first } else { nil }
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

  /// Names what an observer can see to have changed since then, and nothing else.
  @inlinable
  func forEachChange(since before: Look, _ body: (Signals.Property) -> Void) {
    if before.selected != selected { body(.selected) }
    if before.content != content {
      body(.shown)
      if !(before.content.isWaiting && content.isWaiting) { body(.progress) }
    }
    if before.kept != kept { body(.kept) }
    if before.isRefreshing != isRefreshing { body(.isRefreshing) }
    if before.isAppending != isAppending { body(.isAppending) }
    if before.problem != problem { body(.problem) }
    if before.command != command || !aims(where: before) { body(.command) }
  }

  /// Whether both aim at the same view, if they aim at what is drawn first.
  @inlinable
  func aims(where other: Look) -> Bool {
    switch (top, other.top) {
    case (.item(let row)?, .item(let other)?): row == other
    case (.placeholder(let slot)?, .placeholder(let other)?): slot == other
    case (nil, nil): true
    case (.item?, _), (.placeholder?, _), (nil, _): false
    }
  }
}

/// What the list of a screen shows, by the requests that brought it.
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
