extension Screen {
  /// Scrolls to the first view with this id in declaration order (S4 [A]), outside of an update: it
  /// commits at once, in the layout that is there.
  ///
  /// A miss changes nothing and is reported in the trace with its reasons. The destination is held
  /// within the layout, which may be ahead of an animated height that grows ([H]).
  ///
  /// - Parameters:
  ///   - id: The view's id.
  ///   - anchor: 0 aligns tops, 1 bottoms; `nil` moves least (S7 [A, R]). Held between 0 and 1. A
  ///     view higher than the frame without an anchor goes to its top unless it fills the frame
  ///     already ([H]; open).
  ///   - animation: That of an explicit transaction; `nil` jumps (S6 [R]).
  public mutating func scrollTo(
    _ id: ViewID, anchor: Double? = nil, animation: Animation? = nil
  ) {
    perform(Request(id: id, anchor: anchor, animation: animation, found: runs.resolve(id)))
    follow()
  }

  /// The user's finger moves the content to this offset, within the content; it ends an animated
  /// `scrollTo`. An offset that is no number changes nothing.
  public mutating func drag(to offset: Double) {
    guard !offset.isNaN else { return note(.invalidArgument("offset")) }
    (scroll, position) = (nil, nil)
    self.offset = min(max(offset, 0), maximumOffset)
    follow()
  }

  /// The user scrolls by a distance, down if it is positive. As `drag(to:)`.
  public mutating func scroll(by distance: Double) { drag(to: offset + distance) }

  /// Carries out a resolved `scrollTo` in the layout that is there now.
  mutating func perform(_ request: Request) {
    let target: Target
    switch request.found {
    case .missed(let reasons): return note(.missed(request.id, reasons))
    case .found(let found): target = found
    }
    guard let rectangle = rectangle(of: target), let slot = slot(of: target) else {
      return note(.missed(request.id, [runs.isLive(target) ? .notRealised : .goneAtCommit]))
    }
    let anchor = valid(request.anchor)
    if let scroller = runs[slot].scroller {
      let span = runs[slot].span.grown(target.id.map { runs[slot].outset(of: $0) } ?? Margins())
      return scrollAcross(scroller, to: span, by: request, anchor: anchor)
    }
    position = nil
    let end = destination(rectangle, anchor: anchor, from: offset)
    note(.scrolled(request.id, from: offset, to: end))
    var value = scroll?.value ?? AnimatedValue(offset)
    value.shift(by: offset - value.value(at: now))
    value.retarget(to: end, animation: request.animation, at: now)
    scroll =
      value.isMoving ? Scroll(target: target, anchor: anchor, from: offset, value: value) : nil
    if !value.isMoving { offset = end }
  }

  /// One frame of an animated `scrollTo`, aimed anew at where its view is now (S6 [A]).
  mutating func advanceScroll() {
    guard var scroll else { return }
    if let rectangle = rectangle(of: scroll.target) {
      scroll.value.aim(at: destination(rectangle, anchor: scroll.anchor, from: scroll.from))
    }
    scroll.value.settle(at: now)
    offset = min(max(scroll.value.value(at: now), 0), max(maximumOffset, layoutMaximum))
    self.scroll = scroll.value.isMoving ? scroll : nil
  }

  /// Where a view is scrolled to (S7 [A, R]).
  func destination(
    _ view: (minY: Double, height: Double), anchor: Double?, from offset: Double
  ) -> Double {
    min(max(destination(view, anchor: anchor, from: offset, in: viewport), 0), layoutMaximum)
  }

  /// Where a view is scrolled to in a frame of this length, wherever the content ends.
  func destination(
    _ view: (minY: Double, height: Double), anchor: Double?, from offset: Double,
    in length: Double
  ) -> Double {
    let maxY = view.minY + view.height
    if let anchor { return view.minY + anchor * view.height - anchor * length }
    if view.height > length {
      return view.minY <= offset && maxY >= offset + length ? offset : view.minY
    }
    return view.minY < offset ? view.minY : max(offset, maxY - length)
  }

  mutating func valid(_ anchor: Double?) -> Double? {
    guard let anchor else { return nil }
    guard anchor >= 0, anchor <= 1 else {
      note(.invalidArgument("anchor"))
      return anchor.isNaN ? nil : min(max(anchor, 0), 1)
    }
    return anchor
  }
}
