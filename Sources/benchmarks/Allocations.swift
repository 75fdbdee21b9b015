#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Counts what Swift allocates on the heap: objects, and what arrays and dictionaries consist of; not the
/// memory of tasks, which is allocated elsewhere.
///
/// The runtime allocates through a pointer to a function that may be replaced. Only for work on one thread:
/// the runtime notes each time that the function is not its own, and until that is taken back, another
/// thread would retain values in a way that traps.
enum Allocations {
  private typealias Allocate =
    @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  // Unchecked: they do not move, and nobody counts on two threads.
  private nonisolated(unsafe) static let allocate =
    symbol("_swift_allocObject")?.assumingMemoryBound(to: Allocate.self)
  private nonisolated(unsafe) static let isReplaced =
    symbol("_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly")?
    .assumingMemoryBound(to: Bool.self)
  private static let original: Allocate? = allocate?.pointee
  private nonisolated(unsafe) static var count = 0

  private static func symbol(_ name: String) -> UnsafeMutableRawPointer? {
    dlsym(dlopen(nil, RTLD_NOW), name)
  }

  /// How many there are meanwhile; nil where they cannot be counted.
  @MainActor
  static func count(during body: @MainActor () async throws -> Void) async rethrows -> Int? {
    guard let allocate, let original, isReplaced != nil else { return nil }
    count = 0
    allocate.pointee = { type, size, alignment in
      Allocations.isReplaced?.pointee = false
      Allocations.count += 1
      return Allocations.original?(type, size, alignment)
    }
    defer { allocate.pointee = original }
    probe = Probe()
    guard count == 1 else { return nil }
    try await body()
    return count - 1
  }

  /// Shows whether one is counted as one. Kept, or it would not be made on the heap.
  @MainActor private static var probe: Probe?

  private final class Probe {}
}
