internal import TabbedLoading
internal import TabbedLoadingScreen

/// The list replacement's example as data: six sections, each of which loads on its own and is not
/// there when it has nothing to show.
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

  /// The types of one section: a list of names that has one tab only.
  enum Names: TabTypes {
    typealias Tab = Int
    typealias Item = String

    static func id(of item: String) -> String { item }
  }

  private(set) var screen: Screen
  private var states: [Part: TabState<Names>] = [:]

  /// The screen as it appears: every section loads.
  init(anchoring: Anchoring) {
    screen = Screen(viewport: 300, anchoring: anchoring)
    for (number, part) in Part.allCases.enumerated() {
      var state = TabState<Names>(selected: 0, policy: .article, identity: UInt32(number))
      _ = state.handle(.appear(), now: .zero)
      states[part] = state
    }
    screen.update(body)
  }

  /// A section's request is answered.
  mutating func answer(_ part: Part, _ names: [String]) {
    send(part) { state in
      if let ticket = state.liveTicket {
        _ = state.handle(.answered(ticket, .init(names)), now: .zero)
      }
    }
  }

  /// The user asks a section for newer rows, and gets these.
  mutating func refresh(_ part: Part, _ names: [String]) {
    send(part) { state in
      _ = state.handle(.refresh, now: .zero)
      if let ticket = state.liveTicket {
        _ = state.handle(.answered(ticket, .init(names)), now: .zero)
      }
    }
  }

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

  private mutating func send(_ part: Part, _ events: (inout TabState<Names>) -> Void) {
    guard var state = states[part] else { return }
    events(&state)
    states[part] = state
    screen.update(body)
    screen.advance(by: .seconds(1))
  }
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
      switch states[part]?.shown {
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
