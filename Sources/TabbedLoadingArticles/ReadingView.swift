#if canImport(SwiftUI)
  public import SwiftUI
  import TabbedLoadingUI

  /// Where a row of the summary leads: the same surface on a screen without sections.
  public struct ReadingView: View {
    private let reading: Reading

    /// The screen of one reading.
    public init(reading: Reading) { self.reading = reading }

    public var body: some View {
      ScrollingSurface(spacing: 16) {
        Text(reading.value).card(.hero(.blue))
        DividedCard {
          Text(reading.id)
          Text("Measured today")
        }
      }
    }
  }
#endif
