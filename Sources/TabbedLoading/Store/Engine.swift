/// Runs the machine: performs its effects with real tasks, and brings back how they end.
///
/// It belongs to one actor, the one whose methods call it. That isolation is passed to each call
/// and not kept: an isolation bound at `init` is nil in property initialisers, and a task that
/// captures nil races silently. A task that runs keeps its actor alive, and the engine only weakly.
@usableFromInline
package final class Engine<Types: TabTypes> {
  @usableFromInline package typealias State = TabState<Types>
  @usableFromInline
  package typealias Load =
    @concurrent @Sendable (State.Request) async throws(Types.Failure) -> State.Page

  @usableFromInline
  package typealias Cached = @concurrent @Sendable (Types.Tab) async -> [Types.Item]

  /// The machine's state.
  @usableFromInline package var state: State
  // All but the state are changed in one step, with no call of anybody else's code: such accesses cannot
  // overlap, and are not checked.
  /// Sees each transition as soon as its effects are performed. Without one nothing is copied.
  @exclusivity(unchecked) @usableFromInline package var watcher: ((Transition<Types>) -> Void)?
  /// Hears after each transition what the screen looks like.
  @exclusivity(unchecked) @usableFromInline var looker: ((Look<Types>) -> Void)?

  @usableFromInline let loading: Loading<Types>
  @usableFromInline let cached: Cached?
  @usableFromInline let isFinal: @Sendable (Types.Failure) -> Bool
  @usableFromInline let stopwatch: Stopwatch
  @exclusivity(unchecked) @usableFromInline var live: (ticket: Ticket, task: Task<Void, Never>)?
  /// Looks for rows to show until the live request's answer comes.
  @exclusivity(unchecked) @usableFromInline var lookup: Task<Void, Never>?
  @exclusivity(unchecked) @usableFromInline var timer: Task<Void, Never>?
  /// Who awaits the end of a request.
  @exclusivity(unchecked) @usableFromInline var waiters: [Waiter] = []
  @exclusivity(unchecked) @usableFromInline
  var queue: [(event: State.Event, waiter: Waiter?)] = []
  @exclusivity(unchecked) @usableFromInline var isDelivering = false

  /// - Parameters:
  ///   - state: where to begin.
  ///   - executor: where tasks run by preference; nil costs nothing.
  ///   - stopwatch: measures the time since the engine began.
  ///   - isCancellation: whether an error is a transport's own way to say *cancelled*.
  ///   - isFinal: whether trying again by itself is of no use after a failure.
  ///   - cached: asked beside each first load, for rows to show until it is answered.
  ///   - load: asked once per request.
  @inlinable
  package init(
    _ state: State,
    executor: (any TaskExecutor)? = nil,
    stopwatch: Stopwatch,
    isCancellation: @escaping @Sendable (Types.Failure) -> Bool = { _ in false },
    isFinal: @escaping @Sendable (Types.Failure) -> Bool = { _ in false },
    cached: Cached? = nil,
    load: @escaping Load
  ) {
    self.state = state
    self.stopwatch = stopwatch
    self.isFinal = isFinal
    self.cached = cached
    loading = Loading(load: load, isCancellation: isCancellation, executor: executor)
  }

  deinit {
    live?.task.cancel()
    lookup?.cancel()
    timer?.cancel()
  }

  /// Takes an event to its end: state, effects, watcher. An event sent from inside a delivery waits
  /// for that delivery to end, and is never lost (rule M20).
  ///
  /// - Parameter waiter: resumed when the request that is live after the event has ended.
  @inlinable
  package func send(
    _ event: State.Event, waiter: Waiter? = nil,
    isolation: isolated any Actor = #isolation
  ) {
    guard !isDelivering else { return queue.append((event, waiter)) }
    isDelivering = true
    deliver(event, waiter, isolation)
    var next = 0
    while next < queue.count {
      deliver(queue[next].event, queue[next].waiter, isolation)
      next += 1
    }
    if next > 0 { queue.removeAll() }
    isDelivering = false
  }

  @inlinable
  func deliver(
    _ event: State.Event, _ waiter: Waiter?, _ isolation: isolated any Actor
  ) {
    let time = stopwatch.now()
    if let watcher {
      let before = state
      let effects = take(event, waiter, time, isolation)
      watcher(
        Transition(event: event, time: time, before: before, after: state, effects: effects))
    } else {
      _ = take(event, waiter, time, isolation)
    }
    if let looker { looker(Look(of: &state)) }
  }

  @inlinable @inline(never)
  func take(
    _ event: State.Event, _ waiter: Waiter?, _ time: Duration, _ isolation: isolated any Actor
  ) -> State.Effects {
    let live = waiters.isEmpty ? nil : state.liveTicket
    let effects = state.handle(event, now: time)
    perform(effects, isolation)
    if let waiter { enlist(waiter) }
    if !waiters.isEmpty { resumeWaiters(live, effects) }
    return effects
  }
}

extension Engine {
  /// Says something of the state where it stands. A getter of a property of an object is mostly called with
  /// a copy, and a copy of the state retains all that it refers to.
  @inlinable
  func read<Value>(_ body: (inout State) -> Value) -> Value { body(&state) }

  /// What to save of the state now.
  @inlinable
  package var saved: State.Saved { state.saved(now: stopwatch.now()) }
}

// MARK: - Awaiting

extension Engine {
  /// Refreshes, and returns when the request that this started or joined has ended or its tab is
  /// left (rule M9). Cancelling the awaiting task cancels nothing. The engine lives on until then.
  @inlinable
  package func refresh(isolation: isolated any Actor = #isolation) async {
    await withCheckedContinuation { continuation in
      send(.refresh, waiter: Waiter(continuation), isolation: isolation)
    }
  }

  /// Somebody who awaits the end of a request. A class, so that an event without one carries no more than
  /// a pointer.
  @usableFromInline
  package final class Waiter {
    @usableFromInline var ticket: Ticket?
    @usableFromInline let continuation: CheckedContinuation<Void, Never>

    @inlinable
    init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }
  }

  @inlinable
  func enlist(_ waiter: Waiter) {
    guard let ticket = state.liveTicket else { return waiter.continuation.resume() }
    waiter.ticket = ticket
    waiters.append(waiter)
  }

  /// Resumes those whose request has ended. A request that is issued once more goes on under its new
  /// ticket.
  @inlinable
  func resumeWaiters(_ before: Ticket?, _ effects: State.Effects) {
    if let request = effects.start, request.kind != .append, effects.cancel == nil, let before {
      for waiter in waiters where waiter.ticket == before { waiter.ticket = request.ticket }
    }
    let live = state.liveTicket
    let ended = waiters.filter { $0.ticket != live }
    waiters.removeAll { $0.ticket != live }
    for waiter in ended { waiter.continuation.resume() }
  }
}

// MARK: - Effects

extension Engine {
  /// A cancel runs cancellation handlers, which may send events: those wait for this delivery.
  @inlinable
  func perform(_ effects: State.Effects, _ isolation: isolated any Actor) {
    for effect in effects {
      switch effect {
      case .cancel(let ticket): cancel(ticket)
      case .start(let request): start(request, isolation)
      case .timer(let time): setTimer(time, isolation)
      case .scroll: break  // Published in the state; whoever draws executes it.
      }
    }
  }

  @inlinable
  func cancel(_ ticket: Ticket) {
    guard let live, live.ticket == ticket else { return }
    live.task.cancel()
    self.live = nil
    endLookup()
  }

  @inlinable
  func endLookup() {
    lookup?.cancel()
    lookup = nil
  }

  /// Registers the ticket in the same turn in which its task is made, so that a cancel reaches a
  /// task that has not begun.
  @inlinable
  func start(_ request: State.Request, _ isolation: isolated any Actor) {
    if let cached, request.kind == .first, request.attempt == 1, request.known == nil {
      lookUp(request, cached, isolation)
    }
    let task = Task { [weak self, loading, lookup] in
      _ = isolation  // Captured, or the task would not inherit it.
      let end = await loading.end(of: request, after: lookup)
      self?.ended(request.ticket, end, isolation)
    }
    live = (request.ticket, task)
  }

  /// Runs beside the request, so that a slow cache does not put off the answer.
  @inlinable
  func lookUp(_ request: State.Request, _ cached: @escaping Cached, _ isolation: isolated any Actor)
  {
    lookup = Task { [weak self, loading] in
      _ = isolation
      let items = await loading.preferringExecutor { await cached(request.tab) }
      guard !Task.isCancelled else { return }
      self?.send(.provisional(request.ticket, State.Page(items)), isolation: isolation)
    }
  }

  @inlinable
  func setTimer(_ time: Duration?, _ isolation: isolated any Actor) {
    timer?.cancel()
    guard let time else {
      timer = nil
      return
    }
    timer = Task { [weak self, loading, sleep = stopwatch.sleep] in
      _ = isolation
      let isDue = await loading.preferringExecutor { (try? await sleep(time)) != nil }
      // A sleep that was ended early is no timeout: the state would ask for the rest of it, for ever.
      guard isDue, !Task.isCancelled else { return }
      self?.send(.timeout, isolation: isolation)
    }
  }

  @inlinable
  func ended(_ ticket: Ticket, _ end: RequestEnd<Types>, _ isolation: isolated any Actor) {
    if live?.ticket == ticket {
      live = nil
      endLookup()
    } else if case .cancelled = end, watcher == nil {
      return  // We asked for it, and it changes nothing (rule M6).
    }
    switch end {
    case .answered(let page): send(.answered(ticket, page), isolation: isolation)
    case .failed(let failure):
      send(.failed(ticket, failure, isFinal: isFinal(failure)), isolation: isolation)
    case .cancelled(let failure): send(.cancelled(ticket, failure), isolation: isolation)
    }
  }
}
