/// Names the types of one screen: its tabs, the items of its lists, and how loading fails.
///
/// A caseless enum is enough:
///
///     enum Books: TabTypes {
///       typealias Tab = Shelf
///       typealias Item = Book
///     }
///
/// The protocol holds no function that loads, so that a store, a test and a preview of the same
/// screen share one set of types.
public protocol TabTypes: SendableMetatype {
  /// What the user chooses among: a shelf, a filter, a search scope.
  associatedtype Tab: Hashable & Sendable
  /// A row's value. If destroying one runs code, that code must not use the store.
  associatedtype Item: Sendable
  /// What tells one item from another within a list.
  associatedtype ItemID: Hashable & Sendable
  /// What names the next page of a list; `Never` for a list that comes in one answer.
  associatedtype Cursor: Hashable & Sendable = Never
  #if hasFeature(Embedded)
    /// What the loader throws; `Never` for a list that cannot fail.
    associatedtype Failure: Error
  #else
    /// What the loader throws; `Never` for a list that cannot fail. With a type of your own, a
    /// closure says so: `{ tab throws(MyFailure) in … }`.
    associatedtype Failure: Error = any Error
  #endif

  /// The id of `item`: equal for two values of the same thing, different for different things.
  static func id(of item: Item) -> ItemID

  /// What becomes of an item that a next page, or a refresh in the background, brings again; by default
  /// the new value. It has the same id.
  static func merged(_ old: Item, with new: Item) -> Item
}

extension TabTypes {
  @inlinable
  public static func merged(_ old: Item, with new: Item) -> Item { new }
}

extension TabTypes where Item: Identifiable {
  /// The id that an `Identifiable` item has of its own.
  @inlinable
  public static func id(of item: Item) -> Item.ID { item.id }
}

extension TabTypes {
  /// The data of the selected tab.
  public typealias Progress = TabState<Self>.Progress
  /// What to draw.
  public typealias Shown = TabState<Self>.Shown
  /// How the last request failed, beside the rows that stay.
  public typealias Problem = TabState<Self>.Problem
  /// The id of something drawn.
  public typealias RowID = TabState<Self>.RowID
  /// What the loader is asked for.
  public typealias Request = TabState<Self>.Request
  /// What the loader answers.
  public typealias Page = TabState<Self>.Page
  /// Tells the view to scroll.
  public typealias ScrollCommand = TabState<Self>.ScrollCommand
  /// A place in a list.
  public typealias Anchor = TabState<Self>.Anchor
  /// A change of one row.
  public typealias Edit = TabState<Self>.Edit
  /// What a screen was showing, to be shown again later.
  public typealias Saved = TabState<Self>.Saved
}
