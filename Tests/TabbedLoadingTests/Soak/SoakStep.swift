import TabbedLoading
import TabbedLoadingSimulation

/// What a user does next, or the code around a screen.
enum SoakStep: Sendable {
  /// Some events in one turn.
  case send([SoakedState.Event])
  /// The last row is seen.
  case reachEnd
  /// The scroll command is carried out.
  case execute
  /// What is shown is saved and restored.
  case restore
  /// A refresh that somebody awaits.
  case refresh
  /// An edit that somebody awaits, and which then holds or does not.
  case edit(Soaked.Edit, in: Int, holds: Bool)
  case pause(Duration)

  /// Whether the others go on meanwhile.
  var isAwaited: Bool {
    switch self {
    case .refresh, .edit: true
    case .send, .reachEnd, .execute, .restore, .pause: false
    }
  }

  static func random(_ count: Int, _ random: inout Choices) -> [SoakStep] {
    (0..<count).map { _ in next(&random) }
  }

  private static func next(_ random: inout Choices) -> SoakStep {
    let tab = random.pick(below: Soaked.tabs)
    let row = Soaked.Item(random.pick(below: 30), of: tab)
    switch random.pick(below: 24) {
    case 0, 1, 2, 3: return .send([.select(tab)])
    case 4: return .send((0..<20).map { .select(($0 + tab) % Soaked.tabs) })
    case 5: return .send([.select(tab, debounce: .microseconds(random.pick(below: 2_000)))])
    case 6: return .send([.appear(token: tab % 2)])
    case 7: return .send([.disappear(token: tab % 2)])
    case 8: return .send([.reload(), .retry])
    case 9, 10: return .reachEnd
    case 11: return .send([.endHidden, .invalidate(tab)])
    case 12: return .send([.moved(isAtTop: false, anchor: Soaked.Anchor(id: row.id))])
    case 13: return .send([.scroll(to: row.id)])
    case 14: return .execute
    case 15: return random.pick(below: 3) == 0 ? .restore : .send([.invalidateAll])
    case 16: return random.pick(below: 4) == 0 ? .send([.reset(selected: tab)]) : .refresh
    case 17: return .refresh
    case 18, 19:
      let edits: [Soaked.Edit] = [
        .update(row), .remove(row.id), .insert(row, at: random.pick(below: 5)),
      ]
      return .edit(
        edits[random.pick(below: 3)], in: tab, holds: random.pick(below: 2) == 0)
    default: return .pause(.microseconds(random.pick(below: 2_500)))
    }
  }
}
