// Compiled together with the stub for pages that show the articles as they were written. The views of
// this package never see it.

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  nonisolated public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) { self.init(nothing: ()) }
}

extension View {
  /// Apple deprecated it in iOS 17; the articles use it.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View { self }
}
