import TabbedLoading
import TabbedLoadingArticles
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1))) struct SummaryStoreTests {
  private struct Offline: Error {}

  private let summary = SummaryStore(policy: .article) { part in
    switch part {
    case .vitals: throw Offline()
    case .beverages: []
    case .coach, .activity, .recovery, .heartRate: [Reading("\(part)", "1")]
    }
  }

  private func word(_ part: SummaryStore.Part) -> String? {
    switch summary.stores[part]?.shown {
    case nil: nil
    case .nothing: "nothing"
    case .previous: "previous"
    case .placeholders: "placeholders"
    case .rows: "rows"
    case .empty: "empty"
    case .failure: "failure"
    }
  }

  @Test func `each section loads, is empty or fails on its own`() async {
    summary.appear()
    for part in SummaryStore.Part.allCases { #expect(word(part) == "placeholders") }

    await summary.refresh()  // joins what the appearance asked for
    #expect(word(.coach) == "rows")
    #expect(word(.heartRate) == "rows")
    #expect(word(.beverages) == "empty")
    #expect(word(.vitals) == "failure")
  }

  @Test func `a section is tried again without the others`() async {
    summary.appear()
    await summary.refresh()
    summary.stores[.vitals]?.retry()
    #expect(word(.vitals) == "placeholders")
    #expect(word(.coach) == "rows")
  }
}

@MainActor
@Suite(.timeLimit(.minutes(1))) struct LettersTests {
  @Test func `letters are an article's 31 rows`() async {
    let store = TabStore.letters(latency: .zero)
    store.appear()
    store.selected = .b
    await store.refresh()
    #expect(store.progress == .ready(Array(0..<31)))
  }
}
