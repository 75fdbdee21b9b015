#if canImport(SwiftUI)
  import SwiftUI

  /// A reading's name and figure, read as one.
  struct ReadingRow: View {
    let reading: Reading

    var body: some View {
      HStack(alignment: .firstTextBaseline) {
        Text(reading.id)
        Spacer(minLength: 8)
        Text(reading.value).foregroundStyle(.secondary)
      }
      .accessibilityElement(children: .combine)
    }
  }
#endif
