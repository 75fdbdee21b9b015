#if canImport(SwiftUI)
  import SwiftUI

  /// A measurement's name and figure, read as one.
  struct MeasurementRow: View {
    let measurement: Measurement

    var body: some View {
      HStack(alignment: .firstTextBaseline) {
        Text(measurement.id)
        Spacer(minLength: 8)
        Text(measurement.value).foregroundStyle(.secondary)
      }
      .accessibilityElement(children: .combine)
    }
  }
#endif
