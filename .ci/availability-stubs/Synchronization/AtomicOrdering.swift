@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public struct AtomicLoadOrdering: Hashable, CustomStringConvertible {
  public static var relaxed: AtomicLoadOrdering { fatalError("stand-in") }
  public static var acquiring: AtomicLoadOrdering { fatalError("stand-in") }
  public static var sequentiallyConsistent: AtomicLoadOrdering { fatalError("stand-in") }
  public var description: String { fatalError("stand-in") }
}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public struct AtomicStoreOrdering: Hashable, CustomStringConvertible {
  public static var relaxed: AtomicStoreOrdering { fatalError("stand-in") }
  public static var releasing: AtomicStoreOrdering { fatalError("stand-in") }
  public static var sequentiallyConsistent: AtomicStoreOrdering { fatalError("stand-in") }
  public var description: String { fatalError("stand-in") }
}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public struct AtomicUpdateOrdering: Hashable, CustomStringConvertible {
  public static var relaxed: AtomicUpdateOrdering { fatalError("stand-in") }
  public static var acquiring: AtomicUpdateOrdering { fatalError("stand-in") }
  public static var releasing: AtomicUpdateOrdering { fatalError("stand-in") }
  public static var acquiringAndReleasing: AtomicUpdateOrdering { fatalError("stand-in") }
  public static var sequentiallyConsistent: AtomicUpdateOrdering { fatalError("stand-in") }
  public var description: String { fatalError("stand-in") }
}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public func atomicMemoryFence(ordering: AtomicUpdateOrdering) {}
