/// Runs the machine: performs its effects with real tasks, and brings back how they end.
///
/// It belongs to one actor, the one whose methods call it. That isolation is passed to each call
/// and not kept: an isolation bound at `init` is nil in property initialisers, and a task that
/// captures nil races silently.
@usableFromInline
package final class Engine<Types: TabTypes> {
  @usableFromInline package typealias State = TabState<Types>
  @usableFromInline
  package typealias Load =
    @concurrent @Sendable (State.Request) async throws(Types.Failure) -> State.Page

  /// The machine's state.
  @usableFromInline package var state: State
  /// Sees each transition as soon as its effects are performed. Without one nothing is copied.
  @usableFromInline package var watcher: ((Transition<Types>) -> Void)?
  /// Hears after each transition what the screen looked like before and looks like now.
  @usableFromInline var appearanceChanged: ((Appearance<Types>, Appearance<Types>) -> Void)?

  @usableFromInline let load: Load
  @usableFromInline let isCancellation: @Sendable (Types.Failure) -> Bool
  @usableFromInline let executor: (any TaskExecutor)?
  @usableFromInline let now: () -> Duration
  @usableFromInline var live: (ticket: Ticket, task: Task<Void, Never>)?
  @usableFromInline var queue: [State.Event] = []
  @usableFromInline var isDelivering = false

  /// - Parameters:
  ///   - state: where to begin.
  ///   - executor: where tasks run by preference; nil costs nothing.
  ///   - now: the time since the engine began.
  ///   - isCancellation: whether an error is a transport's own way to say *cancelled*.
  ///   - load: asked once per request.
  @inlinable
  package init(
    _ state: State,
    executor: (any TaskExecutor)? = nil,
    now: @escaping () -> Duration,
    isCancellation: @escaping @Sendable (Types.Failure) -> Bool = { _ in false },
    load: @escaping Load
  ) {
    self.state = state
    self.executor = executor
    self.now = now
    self.isCancellation = isCancellation
    self.load = load
  }

  deinit { live?.task.cancel() }

  /// Takes an event to its end: state, effects, watcher. An event sent from inside a delivery waits
  /// for that delivery to end, and is never lost (rule M20).
  @inlinable
  package func send(_ event: State.Event, isolation: isolated any Actor = #isolation) {
    guard !isDelivering else { return queue.append(event) }
    isDelivering = true
    deliver(event, isolation)
    var next = 0
    while next < queue.count {
      deliver(queue[next], isolation)
      next += 1
    }
    queue.removeAll()
    isDelivering = false
  }

  @inlinable
  func deliver(_ event: State.Event, _ isolation: isolated any Actor) {
    let time = now()
    let before = watcher == nil ? nil : state
    let appearance = Appearance(of: state)
    let effects = state.handle(event, now: time)
    perform(effects, isolation)
    if let watcher, let before {
      watcher(
        Transition(event: event, time: time, before: before, after: state, effects: effects))
    }
    appearanceChanged?(appearance, Appearance(of: state))
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
      case .scroll: break  // Published in the state; whoever draws executes it.
      }
    }
  }

  @inlinable
  func cancel(_ ticket: Ticket) {
    guard let live, live.ticket == ticket else { return }
    live.task.cancel()
    self.live = nil
  }

  /// Registers the ticket in the same turn in which its task is made, so that a cancel reaches a
  /// task that has not begun.
  @inlinable
  func start(_ request: State.Request, _ isolation: isolated any Actor) {
    let (load, isCancellation, executor) = (load, isCancellation, executor)
    let task = Task { [weak self] in
      _ = isolation  // Captured, or the task would not inherit it.
      let end: RequestEnd<Types>
      if let executor {
        end = await withTaskExecutorPreference(executor) {
          await RequestEnd(of: request, load: load, isCancellation: isCancellation)
        }
      } else {
        end = await RequestEnd(of: request, load: load, isCancellation: isCancellation)
      }
      self?.ended(request.ticket, end, isolation)
    }
    live = (request.ticket, task)
  }

  @inlinable
  func ended(_ ticket: Ticket, _ end: RequestEnd<Types>, _ isolation: isolated any Actor) {
    if live?.ticket == ticket { live = nil }
    switch end {
    case .answered(let page): send(.answered(ticket, page), isolation: isolation)
    case .failed(let failure): send(.failed(ticket, failure), isolation: isolation)
    case .cancelled(let failure): send(.cancelled(ticket, failure), isolation: isolation)
    }
  }
}
