/// What a request's task needs of its engine: in one piece, so that a task holds one reference.
@usableFromInline
final class Loading<Types: TabTypes>: Sendable {
  @usableFromInline let load: Engine<Types>.Load
  @usableFromInline let isCancellation: @Sendable (Types.Failure) -> Bool
  @usableFromInline let executor: (any TaskExecutor)?

  @inlinable
  init(
    load: @escaping Engine<Types>.Load,
    isCancellation: @escaping @Sendable (Types.Failure) -> Bool, executor: (any TaskExecutor)?
  ) {
    self.load = load
    self.isCancellation = isCancellation
    self.executor = executor
  }

  /// Loads, and tells a failure from a cancel. Never trusts that a cancelled loader throws: an
  /// answer is an answer, and the machine decides whether it still counts.
  ///
  /// - Parameter lookup: finds rows to show until then. They outlive a failure, which waits for them.
  @inlinable
  func end(
    of request: TabState<Types>.Request, after lookup: Task<Void, Never>?
  ) async -> RequestEnd<Types> {
    guard !Task.isCancelled else { return .cancelled(nil) }
    return await preferringExecutor { [self] in
      do throws(Types.Failure) {
        return .answered(try await load(request))
      } catch {
        if !Task.isCancelled { await lookup?.value }
        let isCancel = Task.isCancelled || error is CancellationError || isCancellation(error)
        return isCancel ? .cancelled(error) : .failed(error)
      }
    }
  }

  /// Runs something, on the executor if there is one: asking for none costs two changes of threads.
  @inlinable
  func preferringExecutor<Value: Sendable>(_ body: () async -> Value) async -> Value {
    guard let executor else { return await body() }
    return await withTaskExecutorPreference(executor) { await body() }
  }
}
