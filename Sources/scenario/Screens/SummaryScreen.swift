internal import TabbedLoading
internal import TabbedLoadingScreen
internal import TabbedLoadingSimulation

/// The list replacement's example as data: six sections, each of which a store of its own loads, and
/// which are not there when they have nothing to show.
struct SummaryScreen {
  /// The sections, in the order of the screen.
  enum Part: String, CaseIterable {
    case coach = "Coach"
    case activity = "Activity"
    case recovery = "Recovery"
    case vitals = "Vitals"
    case heartRate = "Heart rate"
    case beverages = "Beverages"
  }

  private(set) var screen: Screen
  private let simulation = Simulation()
  private let stores: [Part: SummaryStore]

  /// The screen as it appears: every section loads.
  ///
  /// - Parameter server: what it answers to a section's first load, or to a refresh.
  init(
    anchoring: Anchoring,
    server: @escaping @Sendable (Part, _ isFirst: Bool) -> SummaryStore.Answer
  ) {
    screen = Screen(viewport: 300, anchoring: anchoring)
    let simulation = simulation
    let numbered = Part.allCases.enumerated().map { number, part in
      (part, SummaryStore(simulation, number: number) { server(part, $0) })
    }
    stores = Dictionary(uniqueKeysWithValues: numbered)
    for part in Part.allCases { send(.appear(), to: part) }
  }

  /// Time passes: what is answered until then is drawn when it comes.
  mutating func advance(to time: Duration) {
    while let next = simulation.nextDeadline, next <= time {
      screen.advance(by: next - screen.now)
      simulation.wakeNext()
      draw()
    }
    simulation.move(to: time)
    screen.advance(by: time - screen.now)
  }

  /// The user asks a section for newer rows.
  mutating func refresh(_ part: Part) { send(.refresh, to: part) }

  /// The user scrolls until a view with this id is at the top: more than once, since each movement
  /// realises cards whose height had only been estimated.
  mutating func scroll(to id: ViewID) {
    for _ in 0..<4 {
      if let frame = screen.frame(of: id) { screen.drag(to: frame.minY) }
    }
  }

  /// The sections that are there.
  var shown: [Part] {
    Part.allCases.filter { screen.frame(of: .text($0.rawValue)) != nil }
  }

  private mutating func send(_ event: TabState<SummaryStore.Names>.Event, to part: Part) {
    guard let store = stores[part] else { return }
    simulation.perform(on: store) { $0.send(event) }
    simulation.runUntilIdle()
    draw()
  }

  private mutating func draw() { screen.update(body) }
}

// MARK: - The screen

extension SummaryScreen {
  private func body() -> Render {
    .scrollingSurface(spacing: 8) {
      Node.sectionedSurface {
        Node.forEach(Part.allCases, id: { .pair("section", .text($0.rawValue)) }) { part in
          section(part)
        }
      }
    }
  }

  private func section(_ part: Part) -> Node {
    .section {
      content(part)
    } header: {
      Node.sectionHeader(part.rawValue).id(.text(part.rawValue))
    }
  }

  /// `nothing` and `empty` draw nothing at all, so that the surface drops the section.
  private func content(_ part: Part) -> Node {
    .group {
      switch stores[part].map({ store in simulation.perform(on: store) { $0.shown } }) {
      case nil, .nothing, .empty: Node.empty
      case .placeholders: Node.text("Measurements of the day").card().skeleton()
      case .previous(let names, of: _), .rows(let names): rows(part, names)
      case .failure: Node.text("Could not load").card()
      }
    }
  }

  private func rows(_ part: Part, _ names: [String]) -> Node {
    .group {
      switch part {
      case .coach:
        Node.forEach(names, id: { .text($0) }) { Node.text($0, height: 28).card(.hero) }
      case .activity, .recovery:
        Node.forEach(names, id: { .text($0) }) { Node.text($0).card(.tinted) }
      case .vitals, .heartRate, .beverages:
        Node.dividedCard {
          Node.forEach(names, id: { .text($0) }) { name in
            Node.navigationRow { Node.text(name) }
          }
        }
        .id(.pair("card", .text(part.rawValue)))
      }
    }
  }
}
