/// How an animated change runs (S11 [R]).
///
/// Durations count between zero and a minute; an animation of zero length is none.
public enum Animation: Hashable, Sendable {
  /// A critically damped spring. A new target keeps value and velocity.
  case spring(response: Duration)
  /// Slow at both ends. A new target combines: what is left of the old change runs on beside it.
  case easeInOut(Duration)
  /// Even all the way. A new target combines, as for `easeInOut`.
  case linear(Duration)

  /// What SwiftUI calls `.default` since iOS 17: a spring of response 0.5 s and damping 1.
  public static let `default` = Animation.spring(response: .milliseconds(500))

  /// What it was before: ease-in-out over 0.35 s.
  public static let olderDefault = Animation.easeInOut(.milliseconds(350))

  /// How long a removal that this animation adopts lasts (S10 [R]): a spring until a thousandth
  /// of its way is left, 1.47 times its response.
  var settlingDuration: Duration {
    switch self {
    case .spring: length * 147 / 100
    case .easeInOut, .linear: length
    }
  }

  /// The response or the duration, held between zero and a minute.
  var length: Duration {
    switch self {
    case .spring(let length), .easeInOut(let length), .linear(let length):
      min(max(length, .zero), .seconds(60))
    }
  }
}
