import Testing

@testable import TabbedLoadingScreen

/// A value on its way, against the curves' closed forms and the cubic solved elsewhere (S11).
@Suite struct S11AnimationTests {
  static let spring = Animation.spring(response: .milliseconds(500))
  static let ease = Animation.easeInOut(.milliseconds(400))
  static let linear = Animation.linear(.milliseconds(400))

  /// On its way from 0 to 100 since 1 s.
  static func moving(_ animation: Animation) -> AnimatedValue {
    var value = AnimatedValue(0)
    value.retarget(to: 100, animation: animation, at: .seconds(1))
    return value
  }

  @Test(
    arguments: [
      (spring, 0, 0), (spring, 50, 13.131146), (spring, 100, 35.773956), (spring, 250, 82.102555),
      (spring, 500, 98.639907), (spring, 730, 99.894442),
      (ease, 0, 0), (ease, 40, 1.972245), (ease, 100, 12.916193), (ease, 200, 50),
      (ease, 300, 87.083807), (ease, 360, 98.027755), (ease, 400, 100),
      (linear, 0, 0), (linear, 100, 25), (linear, 399, 99.75), (linear, 400, 100),
    ] as [(Animation, Int, Double)])
  func `it follows its curve`(animation: Animation, time: Int, expected: Double) {
    let value = Self.moving(animation).value(at: .milliseconds(1000 + time))
    #expect(abs(value - expected) < 1e-6)
  }

  /// From the value and velocity at 100 ms: 35.77 and 449 points a second, 12.92 and 265, 25 and 250.
  @Test(
    arguments: [(spring, 43.064900), (ease, 18.283944), (linear, 28.385815)]
      as [(Animation, Double)])
  func `a spring takes over value and velocity`(animation: Animation, expected: Double) {
    var value = Self.moving(animation)
    let before = value.value(at: .milliseconds(1100))
    value.retarget(to: 0, animation: Self.spring, at: .milliseconds(1100))
    #expect(abs(value.value(at: .milliseconds(1100)) - before) < 1e-9)
    #expect(abs(value.value(at: .milliseconds(1150)) - expected) < 1e-6)
    #expect(value.parts.count == 1)
  }

  @Test func `other changes add up, those of one instant to one part`() {
    var value = Self.moving(Self.linear)
    value.retarget(to: 300, animation: Self.linear, at: .seconds(1))
    #expect(value.parts.count == 1)
    #expect(value.value(at: .milliseconds(1100)) == 75)
    value.retarget(to: 0, animation: Self.linear, at: .milliseconds(1100))
    #expect(value.value(at: .milliseconds(1200)) == 75)
    value.retarget(to: 300, animation: Self.linear, at: .milliseconds(1100))
    #expect(value.parts.count == 1, "there and back at once is nothing")
  }

  @Test func whatIsOverIsDroppedAndTheRestRunsOn() {
    var value = Self.moving(Self.ease)
    value.retarget(to: 0, animation: Self.ease, at: .milliseconds(1200))
    #expect(abs(value.value(at: .milliseconds(1200)) - 50) < 1e-6)
    // The way there is over; of the way back half is left.
    value.settle(at: .milliseconds(1400))
    #expect(value.parts.count == 1)
    #expect(abs(value.value(at: .milliseconds(1400)) - 50) < 1e-6)
  }

  @Test func `a target that is corrected under way changes the way, not its start`() {
    var value = Self.moving(Self.linear)
    value.aim(at: 200)
    #expect(value.value(at: .seconds(1)) == 0)
    #expect(value.value(at: .milliseconds(1100)) == 50)
    var other = AnimatedValue(5)
    other.aim(at: 7)
    #expect(other.value(at: .zero) == 7)
    #expect(!other.isMoving)
  }

  @Test(arguments: [(spring, 936), (ease, 400), (linear, 400)] as [(Animation, Int)])
  func `it is over when nothing of it can be seen any more`(animation: Animation, end: Int) {
    for (time, isMoving) in [(0, true), (end - 1, true), (end, false)] {
      var value = Self.moving(animation)
      value.settle(at: .milliseconds(1000 + time))
      #expect(value.isMoving == isMoving, "after \(time) ms")
    }
  }

  /// A spring that takes over 250 points a second away from its target, or towards it, at 25.
  @Test(arguments: [(0, 35_264), (26, 4212)])
  func `a spring that turns, or passes its target, is not over`(target: Double, time: Int) {
    var value = Self.moving(Self.linear)
    value.retarget(to: target, animation: Self.spring, at: .milliseconds(1100))
    value.settle(at: .microseconds(1_100_000 + time))
    #expect(value.isMoving)
  }

  @Test func `a removal lasts until a spring has settled, or a curve has ended`() {
    #expect(Animation.spring(response: .milliseconds(500)).settlingDuration == .milliseconds(735))
    #expect(Animation.spring(response: .seconds(600)).settlingDuration == .milliseconds(88_200))
    #expect(Animation.easeInOut(.milliseconds(350)).settlingDuration == .milliseconds(350))
    #expect(Animation.linear(.seconds(-1)).settlingDuration == .zero)
  }

  @Test func `without an animation it is there at once`() {
    for animation in [nil, Animation.linear(.zero)] {
      var value = Self.moving(Self.spring)
      value.retarget(to: 7, animation: animation, at: .milliseconds(1100))
      #expect(value.value(at: .milliseconds(1100)) == 7)
      #expect(!value.isMoving)
    }
  }
}
