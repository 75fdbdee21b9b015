// A stand-in for SwiftUI: the signatures, isolation and availability of its public documentation, as
// far as this package uses them, and bodies that never run. It lets the compiler check the views
// where SwiftUI does not exist. It is no target of the package: .ci/lib/swiftui-stub says how it is
// used. What has no @available exists since iOS 13, macOS 10.15, tvOS 13, watchOS 6 and visionOS 1.
// Apple's modifiers return what they wrap; here each returns `self`, hidden by the same `some View`.

@_exported public import Observation

/// Foundation does not build for a foreign triple. A type of its own, without the implicit conversion
/// from Double: stricter than Apple's.
public struct CGFloat: Hashable, Comparable, Sendable, SignedNumeric,
  ExpressibleByFloatLiteral
{
  public init(_ value: Double) { fatalError() }
  public init(_ value: Int) { fatalError() }
  public init(integerLiteral value: Int) { fatalError() }
  public init(floatLiteral value: Double) { fatalError() }
  public init?<Source: BinaryInteger>(exactly source: Source) { fatalError() }
  public var magnitude: CGFloat { fatalError() }
  public static func < (left: CGFloat, right: CGFloat) -> Bool { fatalError() }
  public static func + (left: CGFloat, right: CGFloat) -> CGFloat { fatalError() }
  public static func - (left: CGFloat, right: CGFloat) -> CGFloat { fatalError() }
  public static func * (left: CGFloat, right: CGFloat) -> CGFloat { fatalError() }
  public static func / (left: CGFloat, right: CGFloat) -> CGFloat { fatalError() }
  public static func *= (left: inout CGFloat, right: CGFloat) { fatalError() }
  public static var infinity: CGFloat { fatalError() }
}

extension Double {
  public init(_ value: CGFloat) { fatalError() }
}

public struct CGPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
}

public struct CGSize: Hashable, Sendable {
  public var width: CGFloat
  public var height: CGFloat
}

public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { fatalError() }
  public init() { fatalError() }
}

public enum Edge: Int8, CaseIterable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let all = Set(rawValue: 15)
    public static let horizontal = Set(rawValue: 10)
    public static let vertical = Set(rawValue: 5)
  }
}

public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal
  case vertical

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat) { fatalError() }
  public static let top = UnitPoint(x: 0, y: 0)
}

public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
}

public struct VerticalAlignment: Equatable, Sendable {
  public static let top = VerticalAlignment()
  public static let center = VerticalAlignment()
  public static let firstTextBaseline = VerticalAlignment()
}

public struct Alignment: Equatable, Sendable {
  public static let leading = Alignment()
  public static let center = Alignment()
  public static let topLeading = Alignment()
  public static let top = Alignment()
}
