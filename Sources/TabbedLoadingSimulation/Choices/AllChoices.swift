/// Every run there is, one after the other: after each, the last choice that can be raised is raised,
/// and what came after it begins at zero again. The first run chooses zero always.
package struct AllChoices {
  /// The choices of the next run; nil when there is none left.
  package private(set) var next: Choices? = Choices()

  package init() {}

  /// Takes what the run of ``next`` has chosen.
  package mutating func advance(after run: Choices) {
    guard let index = run.made.lastIndex(where: { $0.value + 1 < $0.bound }) else {
      next = nil
      return
    }
    next = Choices(replaying: run.made[..<index].map(\.value) + [run.made[index].value + 1])
  }
}
