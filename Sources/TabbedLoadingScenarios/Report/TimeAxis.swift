internal import TabbedLoadingScreen

/// How far along a picture a time is drawn.
///
/// A wait of seconds beside a movement of some frames: to scale, one of them could not be seen. So
/// the picture is cut where something happens, and each piece is as wide as the square root of how
/// long it takes.
package struct TimeAxis: Equatable, Sendable {
  /// The times at which something happens, in order, without repetition.
  package let stops: [Duration]
  /// How far along the picture each of them is, up to 1.
  private let places: [Double]

  /// The part of the picture that shows how things stand in the end.
  private static let rest = 0.08

  package init(_ times: [Duration]) {
    var stops: [Duration] = []
    for time in times.sorted() where time != stops.last { stops.append(time) }
    var sums = stops.isEmpty ? [] : [0.0]
    for (stop, next) in zip(stops, stops.dropFirst()) {
      sums.append((sums.last ?? 0) + ((next - stop) / .seconds(1)).squareRoot())
    }
    let whole = sums.last ?? 0
    self.stops = stops
    places = sums.map { whole > 0 ? $0 / whole * (1 - TimeAxis.rest) : 0 }
  }

  /// How far along the picture a time is, from 0 to 1. Cost: the logarithm of the number of stops.
  package func place(of time: Duration) -> Double {
    let index = partitionPoint(in: stops.indices) { stops[$0] > time }
    guard index > 0 else { return 0 }
    guard index < stops.count else { return places[index - 1] }
    let (start, end) = (stops[index - 1], stops[index])
    let part = (time - start) / (end - start)
    return places[index - 1] + part * (places[index] - places[index - 1])
  }

  /// The time that is drawn here; the last one beyond it.
  package func time(at place: Double) -> Duration {
    guard let index = places.lastIndex(where: { $0 <= place }) else { return .zero }
    guard index + 1 < stops.count else { return stops[index] }
    let part = (place - places[index]) / (places[index + 1] - places[index])
    return stops[index] + (stops[index + 1] - stops[index]) * part
  }
}

extension Duration {
  /// As a script has it, to the millisecond: frames fall between them.
  package var label: String {
    Duration.milliseconds(Int((self / .milliseconds(1)).rounded())).brief
  }
}
