#if canImport(SwiftUI)
  import SwiftUI
  import TabbedLoading
  import TabbedLoadingUI

  /// One section of the summary, drawn as its store says.
  struct SummarySection: View {
    let part: SummaryStore.Part
    let store: TabStore<Measurements>

    var body: some View {
      Section {
        content
      } header: {
        SectionHeader(part.title, systemImage: part.systemImage, tint: part.tint)
      }
    }

    // `nothing` and `empty` draw nothing at all, so that the surface drops the section.
    @ViewBuilder
    private var content: some View {
      switch store.shown {
      case .nothing, .empty: EmptyView()
      case .placeholders:
        Text("Measurements of the day").card().skeleton()
      case .previous(let measurements, of: _), .rows(let measurements):
        rows(measurements)
      case .failure:
        DefaultFailure { store.retry() }
      }
    }

    @ViewBuilder
    private func rows(_ measurements: [Measurement]) -> some View {
      switch part {
      case .coach:
        ForEach(measurements) { Text($0.value).card(.hero(part.tint)) }
      case .activity, .recovery:
        ForEach(measurements) { MeasurementRow(measurement: $0).card(.tinted(part.tint)) }
      case .vitals, .heartRate, .beverages:
        DividedCard {
          ForEach(measurements) { measurement in
            NavigationLink {
              MeasurementView(measurement: measurement)
            } label: {
              MeasurementRow(measurement: measurement)
            }
            .buttonStyle(.navigation)
          }
        }
      }
    }
  }
#endif
