import Testing

@testable import TabbedLoadingScreen

/// Numbers as the trace and drawings write them.
@Suite struct NumbersTests {
  @Test(
    arguments: [
      (0, "0"), (12, "12"), (12.34, "12.3"), (12.36, "12.4"), (-0.04, "0"), (-0.06, "-0.1"),
      (-12, "-12"), (0.05, "0.1"), (9e14, "900000000000000"), (1e15, "?"), (-1e15, "?"),
      (.nan, "?"), (.infinity, "?"),
    ] as [(Double, String)])
  func pointsHaveOneDecimalAtMost(points: Double, text: String) {
    #expect(points.inPoints == text)
  }

  @Test(arguments: [(0, "0ms"), (499, "0ms"), (500, "1ms"), (1499, "1ms"), (2_000_000, "2000ms")])
  func timesAreWholeMilliseconds(microseconds: Int, text: String) {
    #expect(Duration.microseconds(microseconds).inMilliseconds == text)
  }

  @Test(
    arguments: [
      (0, 1), (-0.5, 0.6065306597126334), (-1, 0.36787944117144233), (-2.5, 0.0820849986238988),
      (-10, 4.5399929762484854e-05), (-30, 9.357622968840175e-14), (-701, 0), (-.infinity, 0),
    ] as [(Double, Double)])
  func theExponentialIsTheKnownOne(x: Double, expected: Double) {
    #expect(abs(exponential(x) - expected) <= expected * 1e-12)
  }
}
