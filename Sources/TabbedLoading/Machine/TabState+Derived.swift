// MARK: - The timer

extension TabState {
  /// Sets the timer to what is due first, if that has changed.
  @inlinable @inline(__always)
  mutating func setTimer(_ effects: inout Effects) {
    let next = deadline
    guard next != timer else { return }
    timer = next
    effects.timer = next.map { .set($0) } ?? .stop
  }

  /// When something is due by itself; nothing is while nobody looks.
  @inlinable @inline(__always)
  package var deadline: Duration? {
    guard case .loading(let work, after: _) = phase, presence.allowsWork else { return nil }
    switch work {
    case .requesting: return timing.deadline
    case .debouncing(let until), .waiting(_, let until), .holding(_, let until):
      return min(until, timing.deadline ?? until)
    }
  }
}

// MARK: - Scrolling (M16)

extension TabState {
  @inlinable @inline(__always)
  mutating func publishScroll(_ effects: inout Effects) {
    guard scrolling.isWanted else { return }
    let first = presence.allowsWork ? firstDrawn : nil
    let id = scrolling.publish(isDrawn: first != nil, mayBeDrawn: mayDraw)
    guard let id, let first else { return }
    effects.scroll = ScrollCommand(id: id, target: .top(first: first))
  }

  /// Whether there are rows to draw, or may be without another event from the user. What is missing
  /// while nobody looks is asked for at the next appearance.
  @inlinable @inline(__always)
  var mayDraw: Bool {
    switch phase {
    case .unknown, .failed: !presence.allowsWork
    case .loading: true
    case .ready(let rows, _, _): !rows.items.isEmpty
    }
  }

  /// The id at the top of the list, if anything of the tab's own is drawn.
  @inlinable @inline(__always)
  var firstDrawn: RowID? {
    switch phase {
    case .unknown, .failed: nil
    case .loading: timing.isShown ? .placeholder(PlaceholderID(slot: 0)) : nil
    case .ready(let rows, _, _): rows.items.first.map { .item(Types.id(of: $0)) }
    }
  }
}
