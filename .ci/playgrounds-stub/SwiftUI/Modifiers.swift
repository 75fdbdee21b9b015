public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
}

public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
}

public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
}

extension View {
  public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View {
    Modified()
  }
  public nonisolated func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View { Modified() }
  public nonisolated func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    Modified()
  }
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View { Modified() }
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { Modified() }
  public nonisolated func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping @Sendable (ScrollGeometry) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> some View { Modified() }
}
