public import TabbedLoading

/// What the summary screen shows: one store per section, so that each loads, fails and is tried
/// again on its own.
@MainActor
public final class SummaryStore {
  /// The sections, in the order of the screen.
  public enum Part: CaseIterable, Hashable, Sendable {
    /// Advice for today, on hero cards.
    case coach
    /// What was done today, on tinted cards.
    case activity
    /// How rested one is, on tinted cards.
    case recovery
    /// Body temperature and the like, as rows of a divided card.
    case vitals
    /// The heart's figures, as rows of a divided card.
    case heartRate
    /// What was drunk, as rows of a divided card.
    case beverages
  }

  /// The store of each section.
  public let stores: [Part: TabStore<Readings>]

  /// A store whose sections are loaded by `load`.
  ///
  /// - Parameters:
  ///   - policy: the choices that every section makes.
  ///   - load: all readings of a section, which may be none.
  public init(
    policy: Policy = .standard,
    load: @escaping @concurrent @Sendable (Part) async throws -> [Reading]
  ) {
    stores = Dictionary(
      uniqueKeysWithValues: Part.allCases.map { part in
        let store = TabStore(Readings.self, selected: .today, policy: policy) { _ in
          try await load(part)
        }
        return (part, store)
      })
  }

  /// The screen appeared: each section loads what it lacks.
  public func appear() {
    for store in stores.values { store.appear() }
  }

  /// The screen disappeared.
  public func disappear() {
    for store in stores.values { store.disappear() }
  }

  /// Asks for newer readings everywhere at once; returns when all have come.
  public func refresh() async {
    await withTaskGroup { group in
      for store in stores.values {
        group.addTask { await store.refresh() }
      }
    }
  }
}
