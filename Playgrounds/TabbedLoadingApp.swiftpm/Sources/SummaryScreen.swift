import SwiftUI
import TabbedLoadingArticles

/// The first article's screen, on a server that knows of no beverages and fails to tell of recovery.
struct SummaryScreen: View {
  @State private var store = SummaryStore { part in
    try await Task.sleep(for: .seconds(1))
    return switch part {
    case .coach: [Reading("Coach", "A short walk would do you good.")]
    case .activity: [Reading("Steps", "4,210"), Reading("Floors", "12")]
    case .recovery: throw Unavailable()
    case .vitals: [Reading("Breath", "14 per minute"), Reading("Oxygen", "98 %")]
    case .heartRate: [Reading("At rest", "58 per minute")]
    case .beverages: []
    }
  }

  var body: some View { SummaryView(store: store) }
}

struct Unavailable: Error {}
