#if canImport(SwiftUI)
  public import SwiftUI
  public import TabbedLoading
  import TabbedLoadingUI

  /// The article's second screen once more, as one ``TabbedList``.
  public struct LettersView: View {
    private let store: TabStore<Letters>

    /// The screen that `store` runs.
    public init(store: TabStore<Letters>) { self.store = store }

    public var body: some View {
      TabbedList(store, tabs: Letters.Tab.allCases, spacing: 32) { tab in
        Text(tab.rawValue)
      } row: { number in
        Text(verbatim: "\(number)").frame(minHeight: 20)
      }
    }
  }
#endif
