/// Numbers in a row, the small ones in one byte each: quick to hash, to compare and to copy.
struct PackedNumbers: Hashable, Sendable {
  /// The first 64 bytes.
  private var head = SIMD8<UInt64>()
  private var tail: [UInt8] = []
  private var count = 0

  /// Seven bits in a byte, the eighth says that more follow; a negative number takes ten.
  mutating func add(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest > 0x7F {
      add(byte: UInt8(truncatingIfNeeded: rest | 0x80))
      rest >>= 7
    }
    add(byte: UInt8(truncatingIfNeeded: rest))
  }

  mutating func add(_ flag: Bool) { add(byte: flag ? 1 : 0) }

  /// Numbers that were packed before.
  mutating func add(_ other: PackedNumbers) {
    for index in 0..<min(other.count, 64) { add(byte: other.headByte(index)) }
    for byte in other.tail { add(byte: byte) }
  }

  private mutating func add(byte: UInt8) {
    if count < 64 {
      head[count >> 3] |= UInt64(byte) << UInt64((count & 7) << 3)
    } else {
      tail.append(byte)
    }
    count += 1
  }

  private func headByte(_ index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: head[index >> 3] >> UInt64((index & 7) << 3))
  }
}

extension PackedNumbers: Comparable {
  /// Any order, so that there is one.
  static func < (left: PackedNumbers, right: PackedNumbers) -> Bool {
    for index in 0..<8 where left.head[index] != right.head[index] {
      return left.head[index] < right.head[index]
    }
    return left.tail.lexicographicallyPrecedes(right.tail)
  }
}
