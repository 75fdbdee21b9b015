extension TabState {
  /// What a screen was showing, to be shown again later (rule M18): its rows and places, and nothing
  /// that goes on. Codable where its types are.
  public struct Saved: Sendable {
    /// What one tab had.
    @usableFromInline
    package struct Rows: Sendable {
      /// The tab.
      @usableFromInline package let tab: Types.Tab
      /// The items; no two have the same id.
      @usableFromInline package let items: [Types.Item]
      /// What names the next page; nil if there is none.
      @usableFromInline package let next: Types.Cursor?
      /// The time since they were answered; nil if they are stale, whatever it is.
      @usableFromInline package let age: Duration?
      /// Where the list was; nil at its top.
      @usableFromInline package let anchor: Anchor?

      /// The first item of each id is kept. An age below zero counts as zero, and a place at none of the
      /// items as none.
      @inlinable
      package init(
        tab: Types.Tab, items: [Types.Item], next: Types.Cursor?, age: Duration?, anchor: Anchor?
      ) {
        self.tab = tab
        self.items = Page(items).items
        self.next = next
        self.age = age.map { min(max($0, .zero), Policy.longestWait) }
        self.anchor = anchor.flatMap { anchor in
          items.contains { Types.id(of: $0) == anchor.id } ? anchor : nil
        }
      }
    }

    /// The selected tab.
    @usableFromInline package let selected: Types.Tab
    /// What the tabs had, the least recently left one first, the selected one last. A tab that is here
    /// twice counts once, the last time.
    @usableFromInline package let tabs: [Rows]

    @inlinable
    package init(selected: Types.Tab, tabs: [Rows]) {
      self.selected = selected
      self.tabs = tabs
    }
  }

  /// What to save of this state.
  ///
  /// Left out are pending edits, since it is not known yet whether they are so: the rows are stale then.
  /// So are provisional rows, since whoever has them has them still. Linear in the rows of all tabs.
  ///
  /// - Parameter now: the time since this state began.
  public func saved(now: Duration) -> Saved {
    func save(_ rows: Rows, of tab: Types.Tab, at anchor: Anchor?) -> Saved.Rows? {
      rows.isProvisional
        ? nil
        : Saved.Rows(
          tab: tab, items: (rows.base ?? rows.list).items, next: rows.next,
          age: rows.base == nil ? rows.answeredAt.map { now - $0 } : nil, anchor: anchor)
    }
    var tabs = kept.tabs.compactMap { tab in
      kept[tab].flatMap { save($0.rows, of: tab, at: $0.anchor) }
    }
    if let rows = phase.rows.flatMap({ save($0, of: tab, at: placeToKeep) }) { tabs.append(rows) }
    return Saved(selected: tab, tabs: tabs)
  }
}

extension TabState.Saved.Rows: Equatable where Types.Item: Equatable {}
extension TabState.Saved: Equatable where Types.Item: Equatable {}

#if !hasFeature(Embedded)
  extension TabState.Saved.Rows: Codable
  where Types.Tab: Codable, Types.Item: Codable, Types.ItemID: Codable, Types.Cursor: Codable {
    /// - Throws: `DecodingError` if something is missing, or is no such value.
    @usableFromInline
    package init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        tab: try values.decode(Types.Tab.self, forKey: .tab),
        items: try values.decode([Types.Item].self, forKey: .items),
        next: try values.decodeIfPresent(Types.Cursor.self, forKey: .next),
        age: try values.decodeIfPresent(Duration.self, forKey: .age),
        anchor: try values.decodeIfPresent(TabState<Types>.Anchor.self, forKey: .anchor))
    }
  }

  extension TabState.Saved: Codable
  where Types.Tab: Codable, Types.Item: Codable, Types.ItemID: Codable, Types.Cursor: Codable {
    /// Goes up when what is written could not be read by what reads it now.
    private static var version: Int { 1 }

    private enum CodingKeys: String, CodingKey { case version, selected, tabs }

    /// - Throws: `DecodingError` if it was written by a newer version, by something else, or for types that
    ///   are written in another way.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      guard let version = try values.decodeIfPresent(Int.self, forKey: .version), version > 0 else {
        throw DecodingError.keyNotFound(
          CodingKeys.version,
          DecodingError.Context(
            codingPath: values.codingPath,
            debugDescription: "This is not the saved state of a tabbed screen: it has no version."))
      }
      guard version <= Self.version else {
        throw DecodingError.dataCorruptedError(
          forKey: .version, in: values,
          debugDescription: """
            The saved state has version \(version), and versions up to \(Self.version) can be read: \
            go on without it, or update the app.
            """)
      }
      self.init(
        selected: try values.decode(Types.Tab.self, forKey: .selected),
        tabs: try values.decode([Rows].self, forKey: .tabs))
    }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(Self.version, forKey: .version)
      try values.encode(selected, forKey: .selected)
      try values.encode(tabs, forKey: .tabs)
    }
  }
#endif
