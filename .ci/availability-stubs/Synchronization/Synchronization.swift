// A stand-in for the Synchronization module, used only by .ci/availability: the signatures and the
// availability of what we use are those of the real module, the bodies are never run.

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public struct Mutex<Value: ~Copyable>: ~Copyable {
  public init(_ initialValue: consuming sending Value) { fatalError("stand-in") }

  public borrowing func withLock<Result: ~Copyable, E: Error>(
    _ body: (inout sending Value) throws(E) -> sending Result
  ) throws(E) -> sending Result { fatalError("stand-in") }
}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension Mutex: @unchecked Sendable where Value: ~Copyable {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public struct Atomic<Value: AtomicRepresentable>: ~Copyable {
  public init(_ initialValue: consuming Value) { fatalError("stand-in") }

  public func load(ordering: AtomicLoadOrdering) -> Value { fatalError("stand-in") }

  public func store(_ desired: consuming Value, ordering: AtomicStoreOrdering) {}

  public func exchange(_ desired: consuming Value, ordering: AtomicUpdateOrdering) -> Value {
    fatalError("stand-in")
  }
}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension Atomic: @unchecked Sendable where Value: Sendable {}

// In the real module there is one such extension for each integer type.
@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension Atomic where Value: FixedWidthInteger {
  @discardableResult
  public func wrappingAdd(_ operand: Value, ordering: AtomicUpdateOrdering)
    -> (oldValue: Value, newValue: Value)
  { fatalError("stand-in") }

  @discardableResult
  public func wrappingSubtract(_ operand: Value, ordering: AtomicUpdateOrdering)
    -> (oldValue: Value, newValue: Value)
  { fatalError("stand-in") }
}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public struct AtomicLoadOrdering {
  public static var relaxed: Self { fatalError("stand-in") }
}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public struct AtomicStoreOrdering {
  public static var relaxed: Self { fatalError("stand-in") }
}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public struct AtomicUpdateOrdering {
  public static var relaxed: Self { fatalError("stand-in") }
}

// The real one has requirements, which concern those alone who conform.
@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public protocol AtomicRepresentable {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension Bool: AtomicRepresentable {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension Int: AtomicRepresentable {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension UInt: AtomicRepresentable {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension UInt32: AtomicRepresentable {}
