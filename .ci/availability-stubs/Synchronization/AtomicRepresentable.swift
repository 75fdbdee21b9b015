@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public protocol AtomicRepresentable {
  associatedtype AtomicRepresentation: BitwiseCopyable
  static func encodeAtomicRepresentation(_ value: consuming Self) -> AtomicRepresentation
  static func decodeAtomicRepresentation(_ storage: consuming AtomicRepresentation) -> Self
}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public protocol AtomicOptionalRepresentable: AtomicRepresentable {
  associatedtype AtomicOptionalRepresentation: BitwiseCopyable
  static func encodeAtomicOptionalRepresentation(
    _ value: consuming Self?
  ) -> AtomicOptionalRepresentation
  static func decodeAtomicOptionalRepresentation(
    _ representation: consuming AtomicOptionalRepresentation
  ) -> Self?
}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension RawRepresentable where Self: AtomicRepresentable, RawValue: AtomicRepresentable {
  public typealias AtomicRepresentation = RawValue.AtomicRepresentation
  public static func encodeAtomicRepresentation(
    _ value: consuming Self
  ) -> RawValue.AtomicRepresentation { fatalError("stand-in") }
  public static func decodeAtomicRepresentation(
    _ representation: consuming RawValue.AtomicRepresentation
  ) -> Self { fatalError("stand-in") }
}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public struct _Bits: BitwiseCopyable {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public protocol _AtomicByBits: AtomicRepresentable where AtomicRepresentation == _Bits {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension _AtomicByBits {
  public static func encodeAtomicRepresentation(_ value: consuming Self) -> _Bits {
    fatalError("stand-in")
  }
  public static func decodeAtomicRepresentation(_ storage: consuming _Bits) -> Self {
    fatalError("stand-in")
  }
}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public protocol _OptionalByBits: AtomicOptionalRepresentable
where AtomicOptionalRepresentation == _Bits {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension _OptionalByBits {
  public static func encodeAtomicOptionalRepresentation(_ value: consuming Self?) -> _Bits {
    fatalError("stand-in")
  }
  public static func decodeAtomicOptionalRepresentation(_ storage: consuming _Bits) -> Self? {
    fatalError("stand-in")
  }
}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension Optional: AtomicRepresentable where Wrapped: AtomicOptionalRepresentable {
  public typealias AtomicRepresentation = Wrapped.AtomicOptionalRepresentation
  public static func encodeAtomicRepresentation(
    _ value: consuming Wrapped?
  ) -> Wrapped.AtomicOptionalRepresentation { fatalError("stand-in") }
  public static func decodeAtomicRepresentation(
    _ storage: consuming Wrapped.AtomicOptionalRepresentation
  ) -> Wrapped? { fatalError("stand-in") }
}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension Bool: _AtomicByBits {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension Float: _AtomicByBits {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension Double: _AtomicByBits {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension Duration: _AtomicByBits {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension Int: _AtomicByBits {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension Int8: _AtomicByBits {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension Int16: _AtomicByBits {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension Int32: _AtomicByBits {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension Int64: _AtomicByBits {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension Int128: _AtomicByBits {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension UInt: _AtomicByBits {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension UInt8: _AtomicByBits {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension UInt16: _AtomicByBits {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension UInt32: _AtomicByBits {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension UInt64: _AtomicByBits {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension UInt128: _AtomicByBits {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension ObjectIdentifier: _AtomicByBits, _OptionalByBits {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension OpaquePointer: _AtomicByBits, _OptionalByBits {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension UnsafeRawPointer: _AtomicByBits, _OptionalByBits {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension UnsafeMutableRawPointer: _AtomicByBits, _OptionalByBits {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension UnsafePointer: _AtomicByBits, _OptionalByBits {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension UnsafeMutablePointer: _AtomicByBits, _OptionalByBits {}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension Unmanaged: _AtomicByBits, _OptionalByBits {}
