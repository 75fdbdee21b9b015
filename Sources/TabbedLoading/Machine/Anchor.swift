extension TabState {
  /// A place in a list: a row, and where on the screen it is.
  public struct Anchor: Hashable, Sendable {
    /// The row's id; as reported, that of the top-most row.
    public let id: Types.ItemID
    /// How far the row's top is below the upper edge of the list's visible part, in points; negative
    /// if the row is cut off there.
    public let distance: Double

    /// A distance that is no finite number counts as 0.
    @inlinable
    public init(id: Types.ItemID, distance: Double = 0) {
      self.id = id
      self.distance = distance.isFinite ? distance : 0
    }

    /// Where a list that is at this place has to go, now that its rows are others: nowhere (nil) if the
    /// rows above are the same; else to where the row is now, or the next one that is still there, or the
    /// one before; if none is, to the top. Linear in both lists.
    @inlinable
    package func aim(from old: [Types.Item], to new: [Types.Item]) -> Scrolling.Aim? {
      guard let place = old.firstIndex(where: { Types.id(of: $0) == id }) else { return nil }
      let above = old[...place].map { Types.id(of: $0) }
      if new.count > place, new[...place].elementsEqual(above, by: { Types.id(of: $0) == $1 }) {
        return nil
      }
      let left = Set(new.map { Types.id(of: $0) })
      let survivor =
        old[place...].first { left.contains(Types.id(of: $0)) }
        ?? old[..<place].last { left.contains(Types.id(of: $0)) }
      return survivor.map { .anchor(Anchor(id: Types.id(of: $0), distance: distance)) } ?? .top
    }
  }
}

#if !hasFeature(Embedded)
  extension TabState.Anchor: Codable where Types.ItemID: Codable {
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        id: try values.decode(Types.ItemID.self, forKey: .id),
        distance: try values.decode(Double.self, forKey: .distance))
    }
  }
#endif
