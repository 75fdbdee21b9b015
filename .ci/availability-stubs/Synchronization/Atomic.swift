@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public struct Atomic<Value: AtomicRepresentable>: ~Copyable {
  public init(_ initialValue: consuming Value) { fatalError("stand-in") }
}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension Atomic: @unchecked Sendable where Value: Sendable {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension Atomic {
  public func load(ordering: AtomicLoadOrdering) -> Value { fatalError("stand-in") }

  public func store(_ desired: consuming Value, ordering: AtomicStoreOrdering) {}

  public func exchange(_ desired: consuming Value, ordering: AtomicUpdateOrdering) -> Value {
    fatalError("stand-in")
  }

  public func compareExchange(
    expected: consuming Value, desired: consuming Value, ordering: AtomicUpdateOrdering
  ) -> (exchanged: Bool, original: Value) { fatalError("stand-in") }

  public func compareExchange(
    expected: consuming Value, desired: consuming Value, successOrdering: AtomicUpdateOrdering,
    failureOrdering: AtomicLoadOrdering
  ) -> (exchanged: Bool, original: Value) { fatalError("stand-in") }

  public func weakCompareExchange(
    expected: consuming Value, desired: consuming Value, ordering: AtomicUpdateOrdering
  ) -> (exchanged: Bool, original: Value) { fatalError("stand-in") }

  public func weakCompareExchange(
    expected: consuming Value, desired: consuming Value, successOrdering: AtomicUpdateOrdering,
    failureOrdering: AtomicLoadOrdering
  ) -> (exchanged: Bool, original: Value) { fatalError("stand-in") }
}

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

  @discardableResult
  public func add(_ operand: Value, ordering: AtomicUpdateOrdering)
    -> (oldValue: Value, newValue: Value)
  { fatalError("stand-in") }

  @discardableResult
  public func subtract(_ operand: Value, ordering: AtomicUpdateOrdering)
    -> (oldValue: Value, newValue: Value)
  { fatalError("stand-in") }

  @discardableResult
  public func bitwiseAnd(_ operand: Value, ordering: AtomicUpdateOrdering)
    -> (oldValue: Value, newValue: Value)
  { fatalError("stand-in") }

  @discardableResult
  public func bitwiseOr(_ operand: Value, ordering: AtomicUpdateOrdering)
    -> (oldValue: Value, newValue: Value)
  { fatalError("stand-in") }

  @discardableResult
  public func bitwiseXor(_ operand: Value, ordering: AtomicUpdateOrdering)
    -> (oldValue: Value, newValue: Value)
  { fatalError("stand-in") }

  @discardableResult
  public func min(_ operand: Value, ordering: AtomicUpdateOrdering)
    -> (oldValue: Value, newValue: Value)
  { fatalError("stand-in") }

  @discardableResult
  public func max(_ operand: Value, ordering: AtomicUpdateOrdering)
    -> (oldValue: Value, newValue: Value)
  { fatalError("stand-in") }
}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension Atomic where Value == Bool {
  @discardableResult
  public func logicalAnd(_ operand: Bool, ordering: AtomicUpdateOrdering)
    -> (oldValue: Bool, newValue: Bool)
  { fatalError("stand-in") }

  @discardableResult
  public func logicalOr(_ operand: Bool, ordering: AtomicUpdateOrdering)
    -> (oldValue: Bool, newValue: Bool)
  { fatalError("stand-in") }

  @discardableResult
  public func logicalXor(_ operand: Bool, ordering: AtomicUpdateOrdering)
    -> (oldValue: Bool, newValue: Bool)
  { fatalError("stand-in") }
}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public struct AtomicLazyReference<Instance: AnyObject>: ~Copyable {
  public init() {}
  public func storeIfNil(_ desired: consuming Instance) -> Instance { fatalError("stand-in") }
  public func load() -> Instance? { fatalError("stand-in") }
}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension AtomicLazyReference: @unchecked Sendable where Instance: Sendable {}
