// Must be refused: both of these need iOS 26.
import Observation

@Observable
final class Model: Sendable {
  init() {}
}

func startsImmediately() {
  Task.immediate {}
}

func observes(_ model: Model) {
  _ = Observations { ObjectIdentifier(model) }
}
