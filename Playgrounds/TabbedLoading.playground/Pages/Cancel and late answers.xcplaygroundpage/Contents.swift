//: [Previous](@previous)
//:
//: # Cancel and late answers
//:
//: The package's state machine is a value. You tell it what happened, and it tells you what to do.
//: It has no task and no clock, so this page can say when things happen.
import TabbedLoading

enum Shelf {
  case fiction
  case science
}

struct Book: Identifiable, Equatable {
  let id: Int
  let title: String
}

enum Books: TabTypes {
  typealias Tab = Shelf
  typealias Item = Book
}

struct Offline: Error {}

//: A screen, and the tickets of the requests it has made. A ticket is a request's id.
struct PrintedScreen {
  var state = TabState<Books>(selected: .fiction, policy: .article, identity: 1)
  var tickets: [Ticket] = []

  mutating func send(_ what: String, _ event: TabState<Books>.Event) {
    let effects = state.handle(event, now: .zero)
    var notes: [String] = []
    for effect in effects {
      switch effect {
      case .cancel(let ticket): notes.append("cancel request \(ticket.number)")
      case .start(let request):
        tickets.append(request.ticket)
        notes.append("start request \(request.ticket.number) for \(request.tab)")
      case .timer, .scroll: break
      }
    }
    if let refused = effects.discarded { notes.append("refuse what \(refused.number) brought") }
    print("  \(what): \(notes.isEmpty ? "nothing to do" : notes.joined(separator: ", "))")
  }

  func printRows() {
    switch state.shown {
    case .nothing: print("  shown: nothing")
    case .previous(let books, let shelf): print("  shown: \(books.count) rows of \(shelf), dimmed")
    case .placeholders(let ids): print("  shown: \(ids.count) placeholders")
    case .rows(let books): print("  shown:", books.map(\.title).joined(separator: ", "))
    case .empty: print("  shown: no books")
    case .failure(let error, _): print("  shown: the error \(error)")
    }
  }
}

func page(_ titles: String...) -> Books.Page {
  Books.Page(titles.enumerated().map { Book(id: $0.offset, title: $0.element) })
}

//: ## A late answer
//:
//: Science is chosen before fiction has answered. Fiction's server ignores the cancel, and answers
//: last. Only a request whose ticket is live may change the screen.
print("A late answer")
var late = PrintedScreen()
late.send("the screen appears", .appear())
late.send("science is chosen", .select(.science))
late.send("2 answers", .answered(late.tickets[1], page("Cosmos")))
late.send("1 answers, late", .answered(late.tickets[0], page("Emma", "Dracula")))
late.printRows()

//: ## There and back
//:
//: Fiction, science, fiction again. The first request was for the tab that is selected now, so a
//: check of the tab would let its old answer in. The ticket does not.
print("There and back")
var back = PrintedScreen()
back.send("the screen appears", .appear())
back.send("science is chosen", .select(.science))
back.send("fiction is chosen", .select(.fiction))
back.send("1 answers, late", .answered(back.tickets[0], page("an old list")))
back.printRows()
back.send("3 answers", .answered(back.tickets[2], page("Emma")))
back.printRows()

//: ## A cancelled load
//:
//: Most loaders throw when they are cancelled, each an error of its own. That is no failure to show:
//: we asked for it.
print("A cancelled load")
var cancelled = PrintedScreen()
cancelled.send("the screen appears", .appear())
cancelled.send("science is chosen", .select(.science))
cancelled.send("1 throws", .failed(cancelled.tickets[0], Offline()))
cancelled.printRows()

//: A failure that nobody asked for is shown.
cancelled.send("2 throws", .failed(cancelled.tickets[1], Offline()))
cancelled.printRows()

//: `TabStore` does all of this with real tasks: it cancels the one, starts the other, and reports
//: how each ended.
//:
//: [Next: the list replacement](@next)
