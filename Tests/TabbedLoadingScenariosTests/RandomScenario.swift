import TabbedLoading
import TabbedLoadingSimulation

@testable import TabbedLoadingScenarios

/// A scenario of all the language's words, drawn from a seed. It can be read, and need not be playable.
struct RandomScenario {
  private(set) var scenario = Scenario()
  private var random: SplitMix64
  private var tabs: [String] = []
  private var time = Duration.zero
  private var isSaved = false

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    tabs = random.pick([
      ["a"], ["a", "b", "c"], ["Büro", "本", "🎉"], ["1", "2s", "to"], ["at", "rows", "{"],
      ["scenario", "@", "/x"],
    ])
    drawSettings()
    for _ in 0...random.number(0...12) { scenario.steps.append(step()) }
    if scenario.steps[0].remarks.above.first != "" {
      scenario.steps[0].remarks.above.insert("", at: 0)
    }
    scenario.end = random.chance(1, in: 3) ? ["// the end"] : []
  }

  private mutating func drawSettings() {
    add(.name(random.pick(["a name", "ForEach(0..<5); => x, y", "b"])), isFirst: true)
    add(.tabs(tabs))
    if random.chance(1, in: 4) { add(.logic(.store)) }
    if random.chance(1, in: 2) { add(.server(tab: nil, answer())) }
    for tab in tabs where random.chance(1, in: 4) { add(.server(tab: tab, answer())) }
    let policies = [
      PolicySetting.named(random.pick(PolicySetting.Name.allCases)),
      .placeholders(random.number(0...9)), .showAfter(duration()),
      .minVisible(duration()), .whileWaiting(random.pick([.nothing, .previousRows])), .keep(keep()),
      .reselect(random.pick([.ignore, .scrollToTop, .refreshAtTop])), .retry(retry()),
      .cancelled(random.pick([.fail, .retryOnce])), .disappear(random.pick([.finish, .cancel])),
      .seed(random.next()),
    ].filter { _ in random.chance(1, in: 2) }
    if !policies.isEmpty { add(.policy(policies)) }
    let first = ScreenSetting.viewport(points())
    add(
      .screen(
        [first]
          + [
            .row(element()), .placeholder(element()),
            .ids(random.pick(ScreenSettings.IDs.allCases)),
            .animation(random.pick(ScreenSettings.Movement.allCases)),
            .clamp(random.pick(ScreenSettings.Clamp.allCases)),
          ].filter { _ in random.chance(1, in: 2) }))
  }

  private mutating func add(_ setting: Setting, isFirst: Bool = false) {
    scenario.add(SettingLine(setting: setting, remarks: remarks(isFirst: isFirst)))
  }

  private mutating func remarks(isFirst: Bool = false) -> Remarks {
    let above = random.pick([
      [], [], [], ["// one", "//two  é"], isFirst ? ["//"] : ["", "// after a gap"],
    ])
    return Remarks(above: above, beside: random.chance(1, in: 5) ? "// => \"; @0" : nil)
  }

  private mutating func step(isInBlock: Bool = false) -> Step {
    var step = Step(remarks: remarks())
    if !isInBlock, random.chance(2, in: 3) {
      time += random.pick([.zero, .milliseconds(300), .microseconds(1), .milliseconds(1_250)])
      step.time = time
    }
    step.action = isInBlock || random.chance(6, in: 7) ? action(isInBlock: isInBlock) : nil
    let isAny = if case .any = step.action { true } else { false }
    if step.action == nil || step.action?.isWatch == true || (!isAny && random.chance(1, in: 2)) {
      for _ in 0...random.number(0...3) { step.expectations.append(expectation(step.action)) }
    }
    return step
  }

  private mutating func expectation(_ action: Action?) -> Expectation {
    var fact = fact()
    while action == .always, fact.isOfOneMoment { fact = self.fact() }
    return Expectation(fact: fact, position: Position(line: 1, column: 1))
  }

  private mutating func action(isInBlock: Bool) -> Action {
    let (tab, row) = (random.pick(tabs), random.number(0...1_000_000))
    switch random.number(0...(isInBlock ? 23 : 28)) {
    case 0: return .appear(token: random.number(0...2))
    case 1: return .disappear(token: random.number(0...2))
    case 2: return .select(tab, debounce: duration())
    case 3: return .reload(debounce: duration())
    case 4: return random.pick([.refresh, .retry, .close, .endHidden, .scrolled])
    case 5: return .moved(random.pick([.top, .away, .row(row, distance: -points())]))
    case 6: return .scrollTo(row: row)
    case 7: return .endVisible(after: row)
    case 8: return .cached(handle(), answer(hasNext: false))
    case 9, 10:
      let handle = handle()
      scenario.server.scripted.insert(handle)
      return .answer(handle, answer(hasNext: true))
    case 11: return .fail(handle(), isFinal: random.chance(1, in: 2))
    case 12: return .cancel(handle())
    case 13, 14:
      let change = random.pick([Change.update(row), .remove(row), .insert(row, at: 3)])
      return .edit(change, tab: tab, pending: random.pick([nil, 0, 7]))
    case 15: return .settle(row)
    case 16: return .revert(row)
    case 17: return .invalidate(tab: random.pick([nil, tab]))
    case 18: return .reset(tab: tab)
    case 19 where isSaved: return .restore(away: random.pick([nil, duration()]))
    case 19, 20:
      isSaved = true
      return .save
    case 21, 22:
      isSaved = true
      return .saved(saved(tab))
    case 23: return .scroll(points())
    case 24: return .idle
    case 25: return .within(duration())
    case 26: return random.pick([.always, .never])
    default:
      let steps = (0...random.number(0...1)).map { _ in step(isInBlock: true) }
      return .any(AnyOrder(steps: steps, end: remarks()))
    }
  }

  private mutating func fact() -> Expectation.Fact {
    let (tab, handle, holds) = (random.pick(tabs), handle(), random.chance(1, in: 2))
    let count = random.pick([nil, 0, 1, 31])
    switch random.number(0...15) {
    case 0, 1:
      return .progress(tab: tab, random.pick([.blank, .loading, .ready(rows: count), .failed]))
    case 2:
      return .shown(
        random.pick([
          .nothing, .previous(of: tab, count), .placeholders(count), .rows(count), .empty, .failure,
        ]))
    case 3: return .live(random.pick([nil, handle]))
    case 4: return .refreshing(holds)
    case 5: return .appending(holds)
    case 6: return .more(holds)
    case 7: return .problem(random.pick([nil, handle]))
    case 8: return .started(handle)
    case 9: return .cancelled(handle)
    case 10: return .discarded(handle)
    case 11: return .scroll(scroll())
    case 12: return .ids(ids())
    case 13:
      let (low, high) = (points(), points())
      return .offset(
        random.pick([.near(low), .above(low), .below(low), .within(min(low, high), max(low, high))])
      )
    case 14: return .kept(tab: tab, random.pick([.nothing, .rows(count)]))
    default: return .command(scroll())
    }
  }

  private mutating func saved(_ tab: String) -> SavedRows {
    guard random.chance(3, in: 4) else { return SavedRows(tab: tab) }
    return SavedRows(
      tab: tab, rows: answer(hasNext: true), age: random.pick([nil, duration()]),
      place: random.pick([nil, .row(7, distance: 0), .row(7, distance: -points())]))
  }

  private mutating func scroll() -> ScrollSummary? {
    random.pick([nil, .top, .row(7), .anchor(7, distance: 0), .anchor(0, distance: -points())])
  }

  private mutating func handle() -> Handle {
    Handle(tab: random.pick(tabs), ordinal: random.number(1...20))
  }

  private mutating func answer() -> Server.Answer {
    Server.Answer(latency: duration(), rows: random.number(0...99))
  }

  private mutating func answer(hasNext: Bool) -> Answer {
    let next = hasNext ? random.pick([nil, 2]) : nil
    return random.chance(1, in: 2)
      ? Answer(ids: ids(), next: next)
      : Answer(rows: random.number(0...31), from: random.number(0...9), next: next)
  }

  private mutating func ids() -> [Int] {
    random.pick([[], [3], [3, 1, 2], Array(0...30) + [7, 9, 10, 11], Array(5...8), [1, 1, 2]])
  }

  private mutating func duration() -> Duration {
    random.pick([
      .zero, .microseconds(1), .milliseconds(300), .microseconds(1_500_001), .seconds(60),
      .microseconds(random.number(0...3_600_000_000)),
    ])
  }

  private mutating func points() -> Double {
    random.pick([0, 709, 473.5, 0.1, 1e-7, 999_999.25, Double(random.number(0...999)) / 7])
  }

  private mutating func element() -> ScreenSettings.Element {
    ScreenSettings.Element(height: points(), spacing: points())
  }

  private mutating func keep() -> Policy.Keep {
    random.chance(1, in: 3)
      ? .nothing
      : .rows(
        tabs: random.number(1...3), staleAfter: random.pick([nil, duration()]),
        scroll: random.pick([.top, .anchor]))
  }

  private mutating func retry() -> Policy.Retry {
    Policy.Retry(
      attempts: random.number(0...3), delay: duration(), factor: random.pick([2, 1, 1.5]),
      longest: random.pick([.seconds(30), duration()]), jitter: random.pick([0, 0.5, 1]))
  }
}
