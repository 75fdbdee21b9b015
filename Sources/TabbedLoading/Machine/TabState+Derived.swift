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
    guard presence.allowsWork else { return nil }
    switch phase {
    case .loading(.requesting, after: _): return timing.deadline
    case .loading(.debouncing(let until), after: _), .loading(.waiting(_, let until), after: _),
      .loading(.holding(_, let until), after: _):
      return min(until, timing.deadline ?? until)
    case .ready(_, .debouncing(let until), _): return until
    case .unknown, .ready, .failed: return nil
    }
  }
}

// MARK: - Scrolling (M16)

extension TabState {
  @inlinable @inline(__always)
  mutating func publishScroll(_ effects: inout Effects) {
    switch scrolling.stage {
    case .idle, .published(_, .row), .published(_, .anchor): return  // Looked after by `keepPlace`.
    case .published(_, .top): if !mayDraw { scrolling.drop() }
    case .wanted(.top): effects.scroll = scrolling.publish(.top, sightOfTop)
    case .wanted(let aim): publishScroll(to: aim, &effects)
    }
  }

  @inlinable @inline(never)
  mutating func publishScroll(to aim: Scrolling.Aim, _ effects: inout Effects) {
    var (aim, sight) = (aim, sight(of: aim))
    if case .gone = sight, let other = aim.otherwise {
      aim = other
      sight = self.sight(of: aim)
    }
    effects.scroll = scrolling.publish(aim, sight)
  }

  @inlinable @inline(__always)
  var sightOfTop: Scrolling.Sight {
    if presence.allowsWork, let first = firstDrawn {
      .drawn(.top(first: first))
    } else {
      mayDraw ? .awaited : .gone
    }
  }

  /// For a row, linear in the rows, unless a page was appended to them.
  @inlinable
  func sight(of aim: Scrolling.Aim) -> Scrolling.Sight {
    switch aim {
    case .top: sightOfTop
    case .row(let row, orTop: _): sight(of: row, .row(row))
    case .anchor(let anchor): sight(of: anchor.id, .anchor(anchor))
    }
  }

  @inlinable
  func sight(of row: Types.ItemID, _ target: ScrollCommand.Target) -> Scrolling.Sight {
    switch phase {
    case .unknown, .failed: presence.isVisible ? .gone : .awaited
    case .loading: .awaited
    case .ready(let rows, let activity, _):
      if rows.list.place(of: row) != nil {
        presence.allowsWork ? .drawn(target) : .awaited
      } else if case .idle = activity {
        .gone
      } else {
        .awaited
      }
    }
  }

  /// Whether there are rows to draw, or may be without another event from the user. What is missing
  /// while nobody looks is asked for at the next appearance.
  @inlinable @inline(__always)
  var mayDraw: Bool {
    if case .loading = phase { return true }  // No switch: that would copy the phase.
    if case .ready(let rows, _, _) = phase { return !rows.items.isEmpty }
    return !presence.isVisible
  }

  /// The id at the top of the list, if anything of the tab's own is drawn.
  @inlinable @inline(__always)
  var firstDrawn: RowID? {
    if case .loading = phase {  // No switch, as above.
      return timing.isShown ? .placeholder(PlaceholderID(slot: 0)) : nil
    }
    if case .ready(let rows, _, _) = phase {
      return rows.items.first.map { .item(Types.id(of: $0)) }
    }
    return nil
  }
}
