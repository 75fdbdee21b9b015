extension TabState {
  /// Whether the next page is asked for by itself (rule M10): a small machine of its own.
  @usableFromInline
  package struct Paging: Hashable, Sendable {
    /// Pages in a row that may bring no new row before asking stops.
    @inlinable static var patience: Int { 3 }

    /// Where the end of the list is.
    @usableFromInline
    package enum End: Hashable, Sendable {
      case offScreen
      /// On the screen, after the row with this id; nil: after no row, since there is none.
      case visible(after: Types.ItemID?)
    }

    @usableFromInline package var end = End.offScreen
    /// How many pages in a row brought no new row.
    @usableFromInline package var barren = 0
    /// Whether asking has stopped until the user wants it, or the end leaves and returns.
    @usableFromInline package var isHalted = false

    @inlinable
    init() {}

    /// Whether anything is wanted, of whatever rows.
    @inlinable
    var wantsMore: Bool {
      switch end {
      case .offScreen: false
      case .visible: !isHalted
      }
    }

    /// Whether these rows end on the screen and go on.
    @inlinable
    func wantsMore(of rows: Rows) -> Bool {
      switch end {
      case .offScreen: false
      case .visible(let last): !isHalted && rows.next != nil && rows.list.last == last
      }
    }

    /// The end of the list is here now. Once it has left, all is as at first.
    @inlinable
    mutating func move(_ end: End) {
      switch end {
      case .offScreen: self = Paging()
      case .visible: self.end = end
      }
    }

    /// The user asked for rows.
    @inlinable
    mutating func resume() {
      barren = 0
      isHalted = false
    }

    /// A page was appended.
    @inlinable
    mutating func appended(hasNewRow: Bool, repeatsCursor: Bool) {
      barren = hasNewRow ? 0 : barren + 1
      if repeatsCursor || barren >= Paging.patience { isHalted = true }
    }

    /// The request for a page failed.
    @inlinable
    mutating func failed() { isHalted = true }
  }
}
