public struct Text: Primitive {
  public init(_ text: String) {}
}

public struct Button: Primitive {
  public init(_ title: String, action: @escaping @MainActor () -> Void) {}
}

public struct Toggle: Primitive {
  public init(_ title: String, isOn: Binding<Bool>) {}
}

public struct Picker<Value: Hashable, Content: View>: Primitive {
  public init(
    _ title: String, selection: Binding<Value>, @ViewBuilder content: () -> Content
  ) {}
}

public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle {}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

public protocol ShapeStyle {}
public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

public struct RoundedRectangle: Primitive {
  public init(cornerRadius: CGFloat) {}
  public func fill<Style: ShapeStyle>(_ style: Style) -> some View { Modified() }
}
