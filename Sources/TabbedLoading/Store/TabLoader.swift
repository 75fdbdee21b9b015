/// Loads pages. A type that conforms can be shared by several stores.
public protocol TabLoader<Types>: Sendable {
  /// The types of the screens that it loads for.
  associatedtype Types: TabTypes

  /// Loads what `request` asks for.
  ///
  /// Runs off the store's actor, so that decoding never blocks it, unless the conforming type binds
  /// it to an actor of its own. The task is cancelled as soon as nobody wants the answer; a loader
  /// that goes on regardless does no harm, since its late answer is refused.
  ///
  /// - Throws: a failure to show. Once the task is cancelled, whatever is thrown is taken for the
  ///   cancel, and so is `CancellationError` at any time.
  @concurrent
  func page(for request: Types.Request) async throws(Types.Failure) -> Types.Page
}
