import TabbedLoading

/// The types of the soak's screens: rows that own memory, and loaders that throw whatever they like.
enum Soaked: TabTypes {
  typealias Tab = Int
  typealias Cursor = Int

  struct Item: Identifiable, Equatable, Sendable {
    let id: Int
    let title: String

    init(_ number: Int, of tab: Tab) {
      id = tab * 100_000 + number
      title = "row \(number) of tab \(tab), long enough to be on the heap"
    }

    var tab: Tab { id / 100_000 }
  }

  enum Problem: Error { case broken, refused, transportCancelled }

  static let tabs = 4

  /// The rows of a page, as they are in truth.
  static func page(_ number: Int, of tab: Tab, rows: Int = 10) -> [Item] {
    (number * 10..<number * 10 + rows).map { Item($0, of: tab) }
  }
}

typealias SoakedState = TabState<Soaked>
