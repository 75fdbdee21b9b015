// The signatures that the pages use of SwiftUI, to compile them where it does not exist. Written by
// hand after the public documentation: that a page compiles here says nothing of how it runs. Only
// signatures that a page uses belong here. ForEach over a range without `id:` is there on purpose.
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGSize

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("the stub draws nothing") }
}

// The initialisers are written out since those that the compiler makes are isolated.

/// A view that is never drawn.
public protocol Primitive: View where Body == Never {}
extension Primitive {
  public var body: Never { fatalError("the stub draws nothing") }
}

// swift-format-ignore: UseSynthesizedInitializer
public struct Modified: Primitive {
  nonisolated init() {}
}

public struct EmptyView: Primitive {
  public nonisolated init() {}
}

// swift-format-ignore: UseSynthesizedInitializer
public struct TupleView<each Content: View>: Primitive {
  nonisolated init() {}
}

// swift-format-ignore: UseSynthesizedInitializer
public struct ConditionalContent<First: View, Second: View>: Primitive {
  nonisolated init() {}
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> { TupleView() }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { ConditionalContent() }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { ConditionalContent() }
}
