import Observation
import Synchronization
import TabbedLoading

/// Waits until what `read` reads has changed.
@MainActor
func change(of read: @escaping @MainActor () -> Void) async {
  await withCheckedContinuation { continuation in
    withObservationTracking(read) { continuation.resume() }
  }
}

/// Which properties of a store have signalled a change.
@MainActor
final class Signalled {
  private let store: TabStore<Letters>
  private let names = Mutex<Set<String>>([])

  /// Besides, what these tabs show.
  private let tabs: [Letters.Tab]

  init(_ store: TabStore<Letters>, tabs: [Letters.Tab] = []) {
    self.store = store
    self.tabs = tabs
    watch()
  }

  func take() -> [String] {
    let taken = names.withLock { names in
      defer { names = [] }
      return names.sorted()
    }
    watch()
    return taken
  }

  private func watch() {
    watch("selected") { _ = $0.selected }
    watch("progress") { _ = $0.progress }
    watch("shown") { _ = $0.shown }
    watch("command") { _ = $0.command }
    watch("hasMore") { _ = $0.hasMore }
    watch("isAppending") { _ = $0.isAppending }
    watch("isRefreshing") { _ = $0.isRefreshing }
    watch("problem") { _ = $0.problem }
    for tab in tabs { watch("\(tab)") { _ = $0.shown(of: tab) } }
  }

  private func watch(_ name: String, _ read: (TabStore<Letters>) -> Void) {
    withObservationTracking {
      read(store)
    } onChange: { [weak self] in
      self?.names.withLock { _ = $0.insert(name) }
    }
  }
}
