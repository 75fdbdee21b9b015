#if canImport(SwiftUI)
  import SwiftUI
  import TabbedLoading
  import TabbedLoadingUI

  /// One section of the summary, drawn as its store says.
  struct SummarySection: View {
    let part: SummaryStore.Part
    let store: TabStore<Readings>

    var body: some View {
      Section {
        content
      } header: {
        SectionHeader(
          part.looks.title, systemImage: part.looks.systemImage, tint: part.looks.tint)
      }
    }

    // `nothing` and `empty` draw nothing at all, so that the surface drops the section.
    @ViewBuilder
    private var content: some View {
      switch store.shown {
      case .nothing, .empty: EmptyView()
      case .placeholders:
        Text("Readings of the day").card().skeleton()
      case .previous(let readings, of: _), .rows(let readings):
        ProblemNote(store)
        rows(readings)
      case .failure:
        DefaultFailure { store.retry() }
      }
    }

    @ViewBuilder
    private func rows(_ readings: [Reading]) -> some View {
      switch part {
      case .coach:
        ForEach(readings) { Text($0.value).card(.hero(part.looks.tint)) }
      case .activity, .recovery:
        ForEach(readings) { ReadingRow(reading: $0).card(.tinted(part.looks.tint)) }
      case .vitals, .heartRate, .beverages:
        DividedCard {
          ForEach(readings) { reading in
            NavigationLink {
              ReadingView(reading: reading)
            } label: {
              ReadingRow(reading: reading)
            }
            .buttonStyle(.navigation)
          }
        }
      }
    }
  }
#endif
