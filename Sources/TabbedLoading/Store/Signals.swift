public import Observation

/// Tells observers of a store which of its properties they read and which have changed.
///
/// Not generic, and that is its reason to be: a key path into a generic class is built anew each
/// time it is mentioned, a key path into this one once.
@usableFromInline
@MainActor
final class Signals: Observable {
  /// What can be observed.
  @usableFromInline
  enum Property: UInt8 {
    case selected, progress, shown, isRefreshing, isAppending, problem, command, kept
  }

  private let registrar = ObservationRegistrar()
  /// What anybody has ever read, a bit for each property: changes of the others concern nobody.
  private var everRead: UInt8 = 0
  private var selected: Void { () }
  private var progress: Void { () }
  private var shown: Void { () }
  private var isRefreshing: Void { () }
  private var isAppending: Void { () }
  private var problem: Void { () }
  private var command: Void { () }
  private var kept: Void { () }

  @usableFromInline
  init() {}

  /// Notes that whoever is tracking reads `property`.
  @usableFromInline
  func access(_ property: Property) {
    everRead |= bit(of: property)
    registrar.access(self, keyPath: path(to: property))
  }

  /// Tells those who read `property` that it has changed.
  @usableFromInline
  func change(_ property: Property) {
    guard everRead & bit(of: property) != 0 else { return }
    let path = path(to: property)
    registrar.willSet(self, keyPath: path)
    registrar.didSet(self, keyPath: path)
  }

  private func bit(of property: Property) -> UInt8 { 1 << property.rawValue }

  private func path(to property: Property) -> KeyPath<Signals, Void> {
    switch property {
    case .selected: \.selected
    case .progress: \.progress
    case .shown: \.shown
    case .isRefreshing: \.isRefreshing
    case .isAppending: \.isAppending
    case .problem: \.problem
    case .command: \.command
    case .kept: \.kept
    }
  }
}
