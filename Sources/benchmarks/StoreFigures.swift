internal import Observation
internal import TabbedLoading

extension Figure {
  /// F2: what `TabStore` takes from a selection to its answer, against the hand-written view model.
  ///
  /// Three quarters of a round trip are the system's changes of threads, the same on both sides. Of the rest,
  /// making a page's rows unique is the largest part here, 0.3 µs for 31 rows, most of it for hashing; then
  /// telling observers. Unchecked access to the engine's properties takes a sixth off a storm, which is quicker
  /// than by hand since a request that was cancelled before it began asks no loader and is not delivered.
  @MainActor
  static var store: [Figure] {
    let answers = [Article.Tab.a, .b, .c].map { $0.rows(31) }
    let load: HandWrittenModel.Load = { tab in answers[tab.rawValue] }
    func figure(
      _ name: String, limit: Double, operations: Int,
      _ run: @escaping @MainActor (any Screen, Int) async throws -> Tally
    ) -> Figure {
      let ours = TabStore(Article.self, selected: .a, policy: .article, load: load)
      let theirs = HandWrittenModel(selected: .a, load: load)
      ours.appear()
      theirs.appear()
      return Figure(
        name: "F2 store: \(name)", limit: limit, operations: operations,
        work: .against(
          ours: { try await run(ours, operations) }, theirs: { try await run(theirs, operations) }),
        isOnOneThread: false)
    }
    return [
      figure("round trip", limit: 1.15, operations: 4_000, roundTrips),
      figure("observed round trip", limit: 1.15, operations: 4_000, observedRoundTrips),
      figure("storm", limit: 1.5, operations: 40_000, storms),
    ]
  }
}

// MARK: - What a screen goes through

/// Selects and waits for the answer, `count` times; nobody observes. Most of the time goes to
/// changing threads, as it does in an app.
@MainActor
private func roundTrips(_ screen: any Screen, _ count: Int) async throws -> Tally {
  var tally = Tally()
  for index in 0..<count {
    let tab = Article.Tab(choice: index)
    screen.select(tab)
    tally.rows += try await screen.settled(on: tab)
  }
  return tally
}

/// Selects and waits for the answer as a view does: it reads what is shown, and reads it again
/// after each change.
@MainActor
private func observedRoundTrips(_ screen: any Screen, _ count: Int) async throws -> Tally {
  var tally = Tally(rows: try await screen.settled(on: .a))
  while tally.starts < count {
    await withUnsafeContinuation { continuation in
      let row = withObservationTracking {
        screen.firstRow
      } onChange: {
        continuation.resume()
      }
      guard row != nil else { return }
      screen.select(Article.Tab(choice: tally.starts))
      tally.starts += 1
    }
  }
  tally.rows += try await screen.settled(on: .a)
  return tally
}

/// Selects in one go, a thousand times, each selection cancelling the one before it, and waits for the
/// last answer; nobody observes.
@MainActor
private func storms(_ screen: any Screen, _ count: Int) async throws -> Tally {
  var tally = Tally()
  for _ in 0..<count / 1_000 {
    for index in 0..<1_000 { screen.select(Article.Tab(choice: index)) }
    tally.rows += try await screen.settled(on: .a)
    await othersHaveRun()
    tally.rows += try await screen.settled(on: .a)
  }
  return tally
}

// MARK: - Screens

/// A screen under measurement.
@MainActor
private protocol Screen: AnyObject {
  /// The first row; nil while there is none.
  var firstRow: Int? { get }
  func select(_ tab: Article.Tab)
}

extension Screen {
  /// Waits for rows, and returns the first one.
  ///
  /// - Throws: where the screen never leaves loading, or shows the rows of another tab.
  fileprivate func settled(on tab: Article.Tab) async throws -> Int {
    for _ in 0..<100_000 {
      guard let firstRow else {
        await othersHaveRun()
        continue
      }
      if firstRow == tab.rawValue * 31 { return firstRow }
      throw Problem("The screen is on tab \(tab) and shows the row \(firstRow) of another tab.")
    }
    throw Problem("The screen is on tab \(tab) and still loading, although its answer has come.")
  }
}

/// Leaves the main actor, lets what is queued elsewhere run, and returns behind what is queued on
/// the main actor. Without the yield the optimizer leaves out both hops.
@concurrent
private func othersHaveRun() async { await Task.yield() }

extension TabStore: Screen where Types == Article {
  fileprivate func select(_ tab: Article.Tab) { select(tab, debounce: .zero) }

  fileprivate var firstRow: Int? {
    switch shown {
    case .rows(let rows): rows.first
    case .nothing, .previous, .placeholders, .empty, .failure: nil
    }
  }
}

extension HandWrittenModel: Screen {
  fileprivate var firstRow: Int? {
    switch progress {
    case .ready(let rows): rows.first
    case .loading, .failed: nil
    }
  }
}
