/// How a request ended, as its task sees it (rule M6).
@usableFromInline
enum RequestEnd<Types: TabTypes>: Sendable {
  case answered(TabState<Types>.Page)
  case failed(Types.Failure)
  /// The task was cancelled, or the loader says that its own work was. No error: the loader was
  /// not even asked.
  case cancelled(Types.Failure?)

  /// Loads, and tells a failure from a cancel. Never trusts that a cancelled loader throws: an
  /// answer is an answer, and the machine decides whether it still counts.
  ///
  /// - Parameter lookup: finds rows to show until then. They outlive a failure, which waits for them.
  @inlinable
  init(
    of request: TabState<Types>.Request,
    load: Engine<Types>.Load,
    isCancellation: @Sendable (Types.Failure) -> Bool,
    after lookup: Task<Void, Never>?
  ) async {
    guard !Task.isCancelled else {
      self = .cancelled(nil)
      return
    }
    do throws(Types.Failure) {
      self = .answered(try await load(request))
    } catch {
      if !Task.isCancelled { await lookup?.value }
      let isCancel = Task.isCancelled || error is CancellationError || isCancellation(error)
      self = isCancel ? .cancelled(error) : .failed(error)
    }
  }
}
