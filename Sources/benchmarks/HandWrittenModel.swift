internal import Observation

/// The article's view model as one would write it for one screen: a task, cancelled by the next
/// selection, and a generation that tells a late answer. What `TabStore` is measured against.
@Observable
@MainActor
final class HandWrittenModel {
  typealias Load = @concurrent @Sendable (Article.Tab) async throws -> [Int]

  enum Progress {
    case loading
    case ready([Int])
    case failed(any Error)
  }

  private(set) var selected: Article.Tab
  private(set) var progress = Progress.loading
  /// The view scrolls to the top whenever this changes.
  private(set) var scrolls = 0

  @ObservationIgnored private let load: Load
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private var generation = 0

  init(selected: Article.Tab, load: @escaping Load) {
    self.selected = selected
    self.load = load
  }

  func appear() {
    if task == nil { start() }
  }

  func select(_ tab: Article.Tab) {
    guard tab != selected else { return }
    selected = tab
    start()
  }

  private func start() {
    task?.cancel()
    generation += 1
    progress = .loading
    scrolls += 1
    task = Task { [weak self, load, generation, selected] in
      do {
        let rows = try await load(selected)
        self?.finish(.ready(rows), of: generation)
      } catch is CancellationError {
        // The next selection has started its own load.
      } catch {
        self?.finish(.failed(error), of: generation)
      }
    }
  }

  private func finish(_ progress: Progress, of generation: Int) {
    guard generation == self.generation else { return }
    self.progress = progress
  }
}
