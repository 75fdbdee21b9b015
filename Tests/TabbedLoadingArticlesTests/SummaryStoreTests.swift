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

  private let placeholders = Readings.Shown.placeholders(Placeholders(count: 5))

  private func shown(_ part: SummaryStore.Part) -> Readings.Shown? { summary.stores[part]?.shown }

  @Test func `each section loads, is empty or fails on its own`() async {
    summary.appear()
    for part in SummaryStore.Part.allCases { #expect(shown(part) == placeholders) }

    await summary.refresh()  // joins what the appearance asked for
    #expect(shown(.coach) == .rows([Reading("coach", "1")]))
    #expect(shown(.heartRate) == .rows([Reading("heartRate", "1")]))
    #expect(shown(.beverages) == .empty)
    let hasFailed = if case .failure = shown(.vitals) { true } else { false }
    #expect(hasFailed)
  }

  @Test func `a section is tried again without the others`() async {
    summary.appear()
    await summary.refresh()
    summary.stores[.vitals]?.retry()
    #expect(shown(.vitals) == placeholders)
    #expect(shown(.coach) == .rows([Reading("coach", "1")]))
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
