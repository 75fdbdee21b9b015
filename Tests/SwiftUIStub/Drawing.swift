public protocol ShapeStyle: Sendable {}

public struct Color: ShapeStyle, Hashable {
  public func opacity(_ opacity: Double) -> Color { fatalError() }
  public static let black = Color()
  public static let white = Color()
  public static let red = Color()
  public static let orange = Color()
  public static let green = Color()
  public static let blue = Color()
  public static let purple = Color()
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public static let cyan = Color()
  public static let secondary = Color()
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color()
}

extension Color: View {
  public typealias Body = Never
}

extension ShapeStyle where Self == Color {
  public static var red: Color { fatalError() }
  public static var orange: Color { fatalError() }
  public static var white: Color { fatalError() }
  public static var blue: Color { fatalError() }
}

public struct HierarchicalShapeStyle: ShapeStyle {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var secondary: HierarchicalShapeStyle { fatalError() }
  public static var tertiary: HierarchicalShapeStyle { fatalError() }
  @available(iOS 16.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public static var quaternary: HierarchicalShapeStyle { fatalError() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct Material: ShapeStyle {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, visionOS 1.0, *)
extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { fatalError() }
}

nonisolated public protocol Shape: Sendable, View {}

extension Shape {
  nonisolated public func fill<S: ShapeStyle>(_ content: S) -> some View { self }
}

public protocol InsettableShape: Shape {}

public struct Rectangle: InsettableShape {
  public typealias Body = Never
  nonisolated public init() {}
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Shape where Self == Rectangle {
  nonisolated public static var rect: Rectangle { fatalError() }
}

public struct RoundedRectangle: InsettableShape {
  public typealias Body = Never
  nonisolated public init(cornerRadius: CGFloat) {}
}

public struct LinearGradient: View, ShapeStyle {
  public typealias Body = Never
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
  public static func easeInOut(duration: Double) -> Animation { fatalError() }
}

public struct Transaction {
  public init() {}
  public var disablesAnimations: Bool {
    get { fatalError() }
    set { fatalError() }
  }
}

public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct PlaceholderContentView<Value>: View {
  public typealias Body = Never
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { self }
}
