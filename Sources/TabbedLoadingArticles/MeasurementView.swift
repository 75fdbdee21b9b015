#if canImport(SwiftUI)
  public import SwiftUI
  import TabbedLoadingUI

  /// Where a row of the summary leads: the same surface on a screen without sections.
  public struct MeasurementView: View {
    private let measurement: Measurement

    /// The screen of one measurement.
    public init(measurement: Measurement) { self.measurement = measurement }

    public var body: some View {
      ScrollingSurface(spacing: 16) {
        Text(measurement.value).card(.hero(.blue))
        DividedCard {
          Text(measurement.id)
          Text("Measured today")
        }
      }
    }
  }
#endif
