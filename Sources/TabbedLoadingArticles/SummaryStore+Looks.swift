#if canImport(SwiftUI)
  import SwiftUI

  extension SummaryStore.Part {
    var title: LocalizedStringKey {
      switch self {
      case .coach: "Coach"
      case .activity: "Activity"
      case .recovery: "Recovery"
      case .vitals: "Vitals"
      case .heartRate: "Heart rate"
      case .beverages: "Beverages"
      }
    }

    var systemImage: String {
      switch self {
      case .coach: "figure.run"
      case .activity: "flame.fill"
      case .recovery: "bed.double.fill"
      case .vitals: "waveform.path.ecg"
      case .heartRate: "heart.fill"
      case .beverages: "cup.and.saucer.fill"
      }
    }

    var tint: Color {
      switch self {
      case .coach: .blue
      case .activity: .orange
      case .recovery: .purple
      case .vitals: .green
      case .heartRate: .red
      case .beverages: .cyan
      }
    }
  }
#endif
