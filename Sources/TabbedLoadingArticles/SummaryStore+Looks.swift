#if canImport(SwiftUI)
  import SwiftUI

  extension SummaryStore.Part {
    var looks: (title: LocalizedStringKey, systemImage: String, tint: Color) {
      switch self {
      case .coach: ("Coach", "figure.run", .blue)
      case .activity: ("Activity", "flame.fill", .orange)
      case .recovery: ("Recovery", "bed.double.fill", .purple)
      case .vitals: ("Vitals", "waveform.path.ecg", .green)
      case .heartRate: ("Heart rate", "heart.fill", .red)
      case .beverages: ("Beverages", "cup.and.saucer.fill", .cyan)
      }
    }
  }
#endif
