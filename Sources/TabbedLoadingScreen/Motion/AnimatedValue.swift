/// A value on its way to a target: the target, and what is left of each change (S11).
struct AnimatedValue: Sendable {
  private(set) var target: Double
  private(set) var parts: [Part] = []

  /// What is left of one change, added to the target.
  struct Part: Sendable {
    let start: Duration
    var distance: Double
    let velocity: Double
    let animation: Animation
  }

  init(_ value: Double) { target = value }

  var isMoving: Bool { !parts.isEmpty }

  func value(at now: Duration) -> Double {
    parts.reduce(target) { $0 + $1.remaining(at: now) }
  }

  /// Sets a new target: at once without animation, else from the value and velocity of now.
  mutating func retarget(to new: Double, animation: Animation?, at now: Duration) {
    let old = target
    let value = value(at: now)
    target = new
    guard let animation, animation.length > .zero else {
      parts = []
      return
    }
    switch animation {
    case .spring:
      let velocity = parts.reduce(0) { $0 + $1.velocity(at: now) }
      parts = []
      add(Part(start: now, distance: value - new, velocity: velocity, animation: animation))
    case .easeInOut, .linear:
      add(Part(start: now, distance: old - new, velocity: 0, animation: animation))
    }
  }

  /// Moves value and target alike.
  mutating func shift(by distance: Double) { target += distance }

  /// Corrects the target under way; the motion starts where it started.
  mutating func aim(at new: Double) {
    guard new != target else { return }
    if !parts.isEmpty { parts[parts.count - 1].distance += target - new }
    target = new
  }

  /// Drops the parts that have ended.
  mutating func settle(at now: Duration) { parts.removeAll { $0.isOver(at: now) } }

  /// Adds a part; changes of one instant make one part, so that their number stays bounded.
  private mutating func add(_ part: Part) {
    if let last = parts.last, last.start == part.start, last.animation == part.animation {
      parts[parts.count - 1].distance += part.distance
    } else {
      parts.append(part)
    }
    if let last = parts.last, last.distance == 0, last.velocity == 0 { parts.removeLast() }
  }
}

extension AnimatedValue.Part {
  /// How far from its end the change is, in points.
  func remaining(at now: Duration) -> Double {
    let (time, length) = times(at: now)
    switch animation {
    case .spring:
      let omega = 2 * Double.pi / length
      return (distance + (velocity + omega * distance) * time) * exponential(-omega * time)
    case .easeInOut: return time < length ? distance * (1 - easeInOut(time / length).value) : 0
    case .linear: return time < length ? distance * (1 - time / length) : 0
    }
  }

  /// The change of `remaining`, in points per second.
  func velocity(at now: Duration) -> Double {
    let (time, length) = times(at: now)
    switch animation {
    case .spring:
      let omega = 2 * Double.pi / length
      let sum = velocity + omega * distance
      return (velocity - omega * sum * time) * exponential(-omega * time)
    case .easeInOut:
      return time < length ? -distance * easeInOut(time / length).slope / length : 0
    case .linear: return time < length ? -distance / length : 0
    }
  }

  /// A spring is at rest when both its way and what its speed amounts to are below 0.01 pt.
  func isOver(at now: Duration) -> Bool {
    let (time, length) = times(at: now)
    switch animation {
    case .spring:
      let speed = velocity(at: now).magnitude * length / (2 * Double.pi)
      return time > 0 && remaining(at: now).magnitude < 0.01 && speed < 0.01
    case .easeInOut, .linear: return time >= length
    }
  }

  private func times(at now: Duration) -> (time: Double, length: Double) {
    ((now - start).inSeconds, animation.length.inSeconds)
  }
}

/// The curve of ease-in-out, a cubic through (0.42, 0) and (0.58, 1), at a part of its time.
private func easeInOut(_ part: Double) -> (value: Double, slope: Double) {
  var low = 0.0
  var high = 1.0
  for _ in 0..<52 {
    let middle = (low + high) / 2
    let x = ((1.26 * (1 - middle) + 1.74 * middle) * (1 - middle) + middle * middle) * middle
    if x < part { low = middle } else { high = middle }
  }
  let (s, r) = (low, 1 - low)
  let value = (3 * r + s) * s * s
  return (value, 6 * r * s / (1.26 * r * r + 0.96 * r * s + 1.26 * s * s))
}
