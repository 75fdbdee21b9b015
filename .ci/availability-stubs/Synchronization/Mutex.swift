// A stand-in for the Synchronization module, used only by .ci/availability: the signatures and the
// availability are those of the real module, the bodies are never run.

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public struct Mutex<Value: ~Copyable>: ~Copyable {
  public init(_ initialValue: consuming sending Value) { fatalError("stand-in") }
}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension Mutex: @unchecked Sendable where Value: ~Copyable {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension Mutex where Value: ~Copyable {
  public borrowing func withLock<Result: ~Copyable, E: Error>(
    _ body: (inout sending Value) throws(E) -> sending Result
  ) throws(E) -> sending Result { fatalError("stand-in") }

  public borrowing func withLockIfAvailable<Result: ~Copyable, E: Error>(
    _ body: (inout sending Value) throws(E) -> sending Result
  ) throws(E) -> sending Result? { fatalError("stand-in") }
}
