/// Where a list may be.
package enum OffsetRange: Hashable, Sendable {
  /// Within half a point.
  case near(Double)
  case above(Double)
  case below(Double)
  case within(Double, Double)

  func contains(_ offset: Double) -> Bool {
    switch self {
    case .near(let place): abs(offset - place) <= 0.5
    case .above(let place): offset > place
    case .below(let place): offset < place
    case .within(let low, let high): (low...high).contains(offset)
    }
  }
}

extension OffsetRange: CustomStringConvertible {
  package var description: String {
    switch self {
    case .near(let place): plain(place)
    case .above(let place): "> \(plain(place))"
    case .below(let place): "< \(plain(place))"
    case .within(let low, let high): "\(plain(low))..\(plain(high))"
    }
  }
}
