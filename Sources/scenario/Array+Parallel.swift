internal import Dispatch
internal import Synchronization

extension Array where Element: Sendable {
  /// As `map`, on as many threads as there are cores.
  func parallelMap<Value: Sendable>(_ transform: @Sendable (Element) -> Value) -> [Value] {
    guard count > 1 else { return map(transform) }
    let values = Mutex([Value?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let value = transform(self[index])
      values.withLock { $0[index] = value }
    }
    return values.withLock { $0.compactMap(\.self) }
  }

  /// Parts of this many elements; the last may be shorter.
  func parts(of size: Int) -> [ArraySlice<Element>] {
    stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
  }
}
