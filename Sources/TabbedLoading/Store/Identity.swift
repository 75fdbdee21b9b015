internal import Synchronization

/// An identity that no other state of this process has: those given by hand are below 2³¹.
@usableFromInline
func nextIdentity() -> UInt32 {
  1 << 31 | identities.wrappingAdd(1, ordering: .relaxed).newValue
}

private let identities = Atomic<UInt32>(0)

extension TabState {
  /// A screen that nobody has looked at yet, with an identity that no other state of this process
  /// has.
  ///
  /// - Parameters:
  ///   - selected: the tab that the first appearance loads.
  ///   - policy: the choices this screen makes.
  public init(selected: Types.Tab, policy: Policy = .standard) {
    self.init(
      selected: selected, policy: policy, identity: nextIdentity(),
      seed: .random(in: .min ... .max))
  }
}
