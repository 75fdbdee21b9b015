/// The choices of one run: a stream of small integers, each below a bound that the run names.
///
/// A run that draws all its chance from here is that stream: the same integers give the same run, and
/// smaller ones give a simpler run, if whoever chooses puts what is simplest first.
package struct Choices: Sendable {
  /// One choice that a run made.
  package struct Choice: Hashable, Sendable {
    /// What was chosen, from 0.
    package let value: Int
    /// How many there were to choose from.
    package let bound: Int
  }

  private enum Source: Sendable {
    case random(SplitMix64)
    case list([Int])
  }

  private var source: Source
  /// The choices so far.
  package private(set) var made: [Choice] = []
  /// Where in ``made`` each step of the run began, in rising order.
  package private(set) var steps: [Int] = []
  /// The first choice of the list that was not among those to choose from; nil while all fit.
  package private(set) var misfit: Int?

  /// Choices drawn from a seed.
  package init(seed: UInt64) { source = .random(SplitMix64(seed: seed)) }

  /// Choices taken from a list, and 0 after its end. One that does not fit is lowered to the greatest
  /// that does.
  package init(replaying values: [Int]) { source = .list(values) }

  /// The first of what there is to choose from, always.
  package init() { self.init(replaying: []) }

  /// Chooses one of `bound`. Where there is but one, there is no choice, and none is kept.
  ///
  /// - Precondition: `bound` is at least 1.
  package mutating func pick(below bound: Int) -> Int {
    precondition(bound > 0, "Choices.pick(below:): there must be something to choose from.")
    guard bound > 1 else { return 0 }
    let value: Int
    switch source {
    case .random(var random):
      value = Int(random.next() % UInt64(bound))
      source = .random(random)
    case .list(let list):
      let wanted = made.count < list.count ? list[made.count] : 0
      if wanted >= bound && misfit == nil { misfit = made.count }
      value = min(max(wanted, 0), bound - 1)
    }
    made.append(Choice(value: value, bound: bound))
    return value
  }

  /// Says which choice the last one came to: one that could not be made stood for another. It is kept as
  /// that one, which it goes on to mean where something before it is left out.
  ///
  /// - Precondition: a choice was made, and `value` is below its bound.
  package mutating func settle(for value: Int) {
    let last = made.removeLast()
    precondition(0..<last.bound ~= value, "Choices.settle(for:): there is no such choice.")
    made.append(Choice(value: value, bound: last.bound))
  }

  /// Says that a step of the run begins: shrinking leaves out whole steps.
  package mutating func beginStep() { steps.append(made.count) }

  /// What was chosen, without the zeros at the end.
  package var values: [Int] { Array(made.map(\.value).trimmingZeros) }

  /// How many choices of the list were left when the run ended; zeros at its end count for none.
  package var unused: Int {
    switch source {
    case .random: 0
    case .list(let list): max(0, list.trimmingZeros.count - made.count)
    }
  }
}

extension [Int] {
  /// Without the zeros at the end.
  var trimmingZeros: ArraySlice<Int> {
    self[..<(lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0)]
  }
}
