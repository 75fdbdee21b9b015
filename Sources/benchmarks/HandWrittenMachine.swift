/// The article's job as one would write it for one screen: a `switch`, and a ticket that tells a
/// late answer. What `TabState` is measured against.
struct HandWrittenMachine {
  enum Event {
    case select(Article.Tab)
    case answered(ticket: Int, rows: [Int])
  }

  enum Phase {
    case loading(ticket: Int)
    case ready([Int])
  }

  /// What the screen does next: cancel, then start, then scroll.
  struct Action {
    var cancel: Int?
    var start: (ticket: Int, tab: Article.Tab)?
    var scrollsToTop = false
  }

  private var tab: Article.Tab
  private var phase = Phase.ready([])
  private var tickets = 0

  init(tab: Article.Tab) { self.tab = tab }

  mutating func handle(_ event: Event) -> Action {
    var action = Action()
    switch event {
    case .select(let tab):
      guard tab != self.tab else { break }
      if case .loading(let ticket) = phase { action.cancel = ticket }
      tickets += 1
      self.tab = tab
      phase = .loading(ticket: tickets)
      action.start = (tickets, tab)
      action.scrollsToTop = true
    case .answered(let ticket, let rows):
      guard case .loading(ticket) = phase else { break }
      phase = .ready(rows)
    }
    return action
  }
}
