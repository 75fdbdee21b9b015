import Observation
import TabbedLoading
import Testing

@testable import TabbedLoadingUI

/// A list whose second page fails, so that pages are asked for by themselves only once its end has left
/// and returned.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct EndTests {
  private let store = TabStore(Books.self, selected: .a, policy: .article) {
    _, page throws(Books.Failure) in
    guard page == nil else { throw Books.Failure.offline }
    return Books.Page([Book(number: 1), Book(number: 2)], next: 2)
  }

  private func change(of read: @escaping @MainActor () -> Void) async {
    await withCheckedContinuation { continuation in
      withObservationTracking(read) { continuation.resume() }
    }
  }

  private func fail() async throws -> Drawn<Books>.End {
    store.appear()
    await change { _ = store.shown }
    let end = try #require(store.drawn.end)
    store.endVisible(after: end.last)
    try #require(store.isAppending)
    await change { _ = store.problem }
    store.endVisible(after: end.last)
    #expect(!store.isAppending)
    return end
  }

  @Test func `the end that leaves and returns asks again`() async throws {
    let end = try await fail()
    store.endDisappeared(end)
    store.endVisible(after: end.last)
    #expect(store.isAppending)
    store.close()
  }

  @Test func `the end of fewer rows, which goes late, has not left`() async throws {
    let end = try await fail()
    store.endDisappeared(Drawn.End(last: 1))
    store.endVisible(after: end.last)
    #expect(!store.isAppending)
    store.close()
  }
}
