import TabbedLoading

extension TabStore {
  var drawn: Drawn<Types> { Drawn(shown, hasMore: hasMore) }

  /// The view that stood after the last row has disappeared. Where another has taken its place, as
  /// when a page came, the list does not end there any more, and nothing has left.
  func endDisappeared(_ end: Drawn<Types>.End) {
    if drawn.end == end { endHidden() }
  }
}
