public import Observation

/// A screen with tabs over one list that loads, run with real tasks on the main actor.
///
///     let store = TabStore(Books.self, selected: .fiction) { shelf in
///       try await api.books(on: shelf)
///     }
///     store.appear()
///     store.selected = .science  // fiction's task is cancelled before this line ends
///
/// Each property is observed by itself; a response that is refused invalidates none. Observers are told
/// when an event has done all that it does: inside `onChange` every property already has its new value.
/// What is sent from there, or from a loader's cancellation handler, follows as soon as that event is done.
///
/// Releasing the store cancels what it waits for. While somebody awaits ``refresh()`` the store lives
/// on; ``close()`` ends that too.
@MainActor
public final class TabStore<Types: TabTypes>: Observable {
  @usableFromInline let engine: Engine<Types>
  @usableFromInline let signals = Signals()
  @usableFromInline let observers = Observers()
  /// Numbers the edits that are pending.
  var edits = 0

  /// A store that asks `load` for all items of a tab.
  ///
  /// - Parameters:
  ///   - types: the screen's types; may be left out where they can be inferred.
  ///   - selected: the tab that the first appearance loads.
  ///   - policy: the choices this screen makes.
  ///   - clock: what measures time; a test may inject its own.
  ///   - isCancellation: whether an error is a transport's own way to say *cancelled*, such as
  ///     `URLError.cancelled`. `CancellationError` need not be named.
  ///   - isFinal: whether trying again by itself is of no use after a failure, such as a refused
  ///     login. See ``Policy/retry``.
  ///   - cached: rows that are at hand, to be shown until a first load is answered; asked at the same time.
  ///     They are stale: if the load fails, they stay, with the problem beside them.
  ///   - load: runs off the main actor, once per request, and is cancelled when nobody wants its
  ///     answer.
  @inlinable
  public convenience init(
    _ types: Types.Type = Types.self,
    selected: Types.Tab,
    policy: Policy = .standard,
    clock: any Clock<Duration> = ContinuousClock(),
    isCancellation: @escaping @Sendable (Types.Failure) -> Bool = { _ in false },
    isFinal: @escaping @Sendable (Types.Failure) -> Bool = { _ in false },
    cached: (@concurrent @Sendable (Types.Tab) async -> [Types.Item])? = nil,
    load: @escaping @concurrent @Sendable (Types.Tab) async throws(Types.Failure) -> [Types.Item]
  ) {
    self.init(
      TabState(selected: selected, policy: policy), clock: clock,
      isCancellation: isCancellation, isFinal: isFinal, cached: cached
    ) { (request: Types.Request) async throws(Types.Failure) -> Types.Page in
      Types.Page(try await load(request.tab))
    }
  }

  /// A store that asks `load` for one page of a tab at a time:
  ///
  ///     let store = TabStore(Books.self, selected: .fiction) { shelf, page in
  ///       let answer = try await api.books(on: shelf, page: page ?? 1)
  ///       return Books.Page(answer.books, next: answer.nextPage)
  ///     }
  ///
  /// The cursor is nil for the first page. The other parameters are those of a store that asks for
  /// all items of a tab.
  @inlinable
  public convenience init(
    _ types: Types.Type = Types.self,
    selected: Types.Tab,
    policy: Policy = .standard,
    clock: any Clock<Duration> = ContinuousClock(),
    isCancellation: @escaping @Sendable (Types.Failure) -> Bool = { _ in false },
    isFinal: @escaping @Sendable (Types.Failure) -> Bool = { _ in false },
    cached: (@concurrent @Sendable (Types.Tab) async -> [Types.Item])? = nil,
    load:
      @escaping @concurrent @Sendable (Types.Tab, Types.Cursor?) async throws(Types.Failure) ->
      Types.Page
  ) {
    self.init(
      TabState(selected: selected, policy: policy), clock: clock,
      isCancellation: isCancellation, isFinal: isFinal, cached: cached
    ) { (request: Types.Request) async throws(Types.Failure) -> Types.Page in
      try await load(request.tab, request.cursor)
    }
  }

  /// A store that asks `loader`. The other parameters are those of a store that asks for all items of
  /// a tab.
  @inlinable
  public convenience init(
    selected: Types.Tab,
    policy: Policy = .standard,
    clock: any Clock<Duration> = ContinuousClock(),
    isCancellation: @escaping @Sendable (Types.Failure) -> Bool = { _ in false },
    isFinal: @escaping @Sendable (Types.Failure) -> Bool = { _ in false },
    cached: (@concurrent @Sendable (Types.Tab) async -> [Types.Item])? = nil,
    loader: some TabLoader<Types>
  ) {
    self.init(
      TabState(selected: selected, policy: policy), clock: clock,
      isCancellation: isCancellation, isFinal: isFinal, cached: cached
    ) { (request: Types.Request) async throws(Types.Failure) -> Types.Page in
      try await loader.page(for: request)
    }
  }

  @inlinable
  init(
    _ state: TabState<Types>,
    clock: any Clock<Duration>,
    isCancellation: @escaping @Sendable (Types.Failure) -> Bool,
    isFinal: @escaping @Sendable (Types.Failure) -> Bool,
    cached: Engine<Types>.Cached? = nil,
    asking load: @escaping Engine<Types>.Load
  ) {
    engine = Engine(
      state, stopwatch: Stopwatch(clock), isCancellation: isCancellation, isFinal: isFinal,
      cached: cached, load: load)
    var before = engine.read { Look(of: &$0) }
    engine.looker = { [signals, observers, unowned engine] after in
      var hasChanged = false
      after.forEachChange(since: before) { property in
        signals.change(property)
        hasChanged = true
      }
      before = after
      if !observers.isEmpty { observers.tell(engine.state, hasChanged: hasChanged) }
    }
  }
}

// MARK: - What to draw

extension TabStore {
  /// The selected tab. Setting it is ``select(_:debounce:)``.
  @inlinable
  public var selected: Types.Tab {
    get {
      signals.access(.selected)
      return engine.read { $0.selected }
    }
    set { select(newValue) }
  }

  /// The data of the selected tab.
  @inlinable
  public var progress: Types.Progress {
    signals.access(.progress)
    return engine.read { $0.progress }
  }

  /// What to draw.
  @inlinable
  public var shown: Types.Shown {
    signals.access(.shown)
    return engine.read { $0.shown }
  }

  /// What to draw for any tab, in a view that shows several: one that is not selected shows the rows it
  /// keeps, or `nothing`.
  @inlinable
  public func shown(of tab: Types.Tab) -> Types.Shown {
    signals.access(.selected)
    signals.access(.shown)
    signals.access(.kept)
    return engine.read { $0.shown(of: tab) }
  }

  /// Whether newer rows are awaited while the old ones are shown.
  @inlinable
  public var isRefreshing: Bool {
    signals.access(.isRefreshing)
    return engine.read { $0.isRefreshing }
  }

  /// Whether the next page is awaited.
  @inlinable
  public var isAppending: Bool {
    signals.access(.isAppending)
    return engine.read { $0.isAppending }
  }

  /// Whether the rows that are there go on: false at the end of the list, and where there are none.
  @inlinable
  public var hasMore: Bool {
    signals.access(.progress)
    return engine.read { $0.hasMore }
  }

  /// Why the rows that are shown are not newer, or not more: the last request for them failed.
  @inlinable
  public var problem: Types.Problem? {
    signals.access(.problem)
    return engine.read { $0.problem }
  }

  /// The scroll command that waits to be executed, if any.
  @inlinable
  public var command: Types.ScrollCommand? {
    signals.access(.command)
    return engine.read { $0.command }
  }
}

// MARK: - What happened

extension TabStore {
  /// Chooses a tab: cancels the old tab's request, shows the rows that the new one keeps or asks for
  /// them, and publishes a scroll to its top or its place, all before it returns. For the selected tab,
  /// see ``Policy/reselect``.
  ///
  /// - Parameters:
  ///   - tab: the tab to select.
  ///   - debounce: delays the request alone, for a user who is still choosing.
  @inlinable
  public func select(_ tab: Types.Tab, debounce: Duration = .zero) {
    engine.send(.select(tab, debounce: debounce))
  }

  /// What the selected tab loads is another thing now, such as the answer to a longer search text:
  /// cancels its request and loads it anew, as after a selection.
  ///
  /// - Parameter debounce: delays the request alone, for a user who is still typing.
  @inlinable
  public func reload(debounce: Duration = .zero) { engine.send(.reload(debounce: debounce)) }

  /// Asks for newer rows; the old ones stay meanwhile, and if it fails. Joins what is under way.
  ///
  /// Returns when the request has ended or its tab is left, as `.refreshable` wants it. Cancelling
  /// the awaiting task cancels nothing. A test can await a first load with it.
  @inlinable
  public func refresh() async { await engine.refresh() }

  /// Tries again what failed, at once. Asks for a tab that nothing was asked for; else does nothing.
  @inlinable
  public func retry() { engine.send(.retry) }

  /// The end of the list is visible: asks for the next page, if there is one and nothing else is under
  /// way. Call it when the last row appears:
  ///
  ///     row.onAppear { if book.id == books.last?.id { store.endVisible(after: book.id) } }
  ///
  /// Asking by itself stops after a request that failed, after a page that names itself as the next one,
  /// and after three pages in a row without a new row, until ``retry()``, ``refresh()`` or
  /// ``endHidden()``.
  ///
  /// - Parameter id: the last row's. Said of other rows than those that are there it means nothing, so
  ///   that a late report cannot load a page too many.
  @inlinable
  public func endVisible(after id: Types.ItemID) { engine.send(.endVisible(after: id)) }

  /// The end of the list left the screen.
  @inlinable
  public func endHidden() { engine.send(.endHidden) }

  /// Where the list is, to be said when it has come to rest.
  ///
  /// - Parameters:
  ///   - isAtTop: whether it rests at its top. See ``Policy/reselect``.
  ///   - anchor: the top-most row and where it is. The list stays there when rows change above it, and is
  ///     there again when the tab is left and selected again, see ``Policy/Keep/Scroll``.
  @inlinable
  public func moved(isAtTop: Bool, anchor: Types.Anchor? = nil) {
    engine.send(.moved(isAtTop: isAtTop, anchor: anchor))
  }

  /// Publishes a scroll to the row with this id, as soon as it is there; never, if what is under way now
  /// does not bring it. Takes the place of any other scroll.
  @inlinable
  public func scroll(to id: Types.ItemID) { engine.send(.scroll(to: id)) }

  /// A view of the screen appeared: loads what the selected tab lacks, and refreshes what is stale.
  ///
  /// - Parameter token: tells one view from another where several show this screen, so that an old
  ///   view's late disappearance does not hide the new one. A token that is in changes nothing: two
  ///   views that share one are one view, and gone when the first of them disappears.
  @inlinable
  public func appear(token: Int = 0) { engine.send(.appear(token: token)) }

  /// The view with this token disappeared. See ``Policy/disappear``.
  @inlinable
  public func disappear(token: Int = 0) { engine.send(.disappear(token: token)) }

  /// The view has carried out `command`, which is withdrawn.
  @inlinable
  public func markExecuted(_ command: Types.ScrollCommand) {
    engine.send(.executed(command.id))
  }

  /// The screen is gone for good: cancels, and ignores all that follows.
  @inlinable
  public func close() { engine.send(.close) }
}
