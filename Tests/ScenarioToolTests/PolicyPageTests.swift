import Foundation
import TabbedLoading
import Testing

@testable import TabbedLoadingScenarios

/// The pictures of the page of policies, which are drawn from scripts that are played.
@Suite struct PolicyPageTests {
  /// One policy's part of a picture.
  struct Lane: Sendable {
    let label: String
    let policy: Policy
    let events: String
  }

  /// A sentence of the page, and what stands between two fences below it.
  struct Picture: Sendable, CustomTestStringConvertible {
    let title: String
    let step: Int
    let lanes: [Lane]

    var testDescription: String { title }

    /// A line for what each lane draws, and below it, unless the next lane's is the same, what it asks for.
    var text: String {
      get throws {
        let width = lanes.map(\.label.count).max() ?? 0
        let moments = try lanes.map { try $0.moments }
        let asks = moments.map { strip($0, \.asks) }
        let blank = String(repeating: " ", count: width)
        let lines = lanes.indices.flatMap { lane in
          let drawn = "\(lanes[lane].label.padded(to: width))  \(strip(moments[lane], \.drawn))"
          let isLast = lane + 1 == lanes.count || asks[lane] != asks[lane + 1]
          return isLast ? [drawn, "\(blank)  \(asks[lane])"] : [drawn]
        }
        return "\(title); a step is \(step) ms:\n\n```text\n\(lines.joined(separator: "\n"))\n```\n"
      }
    }

    private func strip(_ moments: [Moment], _ character: (Moment) -> Character) -> String {
      String(
        (0..<24).compactMap { number in
          moments.last { $0.time <= Lane.begin + .milliseconds(step * number) }.map(character)
        })
    }
  }

  private static func lane(
    _ label: String, _ events: String, _ change: (inout Policy) -> Void = { _ in }
  ) -> Lane {
    var policy = Policy.article
    change(&policy)
    return Lane(label: label, policy: policy, events: events)
  }

  private static func answered(at time: String) -> String { "@1s select b\n@\(time) ok b#1 3 rows" }

  private static let named = [("100", "1.1s"), ("150", "1.15s"), ("550", "1.55s")].map {
    wait, time in
    Picture(
      title: "A tab is tapped, and answered after \(wait) ms", step: 25,
      lanes: [
        lane(".article", answered(at: time)),
        lane(".standard", answered(at: time)) { $0 = .standard },
      ])
  }

  static let pictures =
    named + [
      Picture(
        title: "A tab is tapped, and answered after 150 ms", step: 25,
        lanes: [0, 120, 200].map { wait in
          lane("\(wait) ms", answered(at: "1.15s")) { $0.showAfter = .milliseconds(wait) }
        }),
      Picture(
        title: "The same", step: 25,
        lanes: [0, 400].map { wait in
          lane("\(wait) ms", answered(at: "1.15s")) { $0.minVisible = .milliseconds(wait) }
        }),
      Picture(
        title: "A tab is tapped, and answered after 400 ms; `showAfter` is 200 ms", step: 25,
        lanes: [Policy.WhileWaiting.nothing, .previousRows].map { choice in
          lane(".\(choice)", answered(at: "1.4s")) {
            $0.showAfter = .milliseconds(200)
            $0.whileWaiting = choice
          }
        }),
      Picture(
        title: "Tab b is tapped, and after 1.2 s a again; an answer takes 400 ms", step: 75,
        lanes: [
          (".nothing", Policy.Keep.nothing), (".rows(tabs: 1)", .rows(tabs: 1)),
          ("staleAfter 1 s", .rows(tabs: 1, staleAfter: .seconds(1))),
        ].map { label, keep in
          lane(label, "server 400ms 3 rows\n@1s select b\n@2.2s select a\nidle") { $0.keep = keep }
        }),
      Picture(
        title: "The server fails after 400 ms, each time", step: 200,
        lanes: [
          lane(".never", "@1s select b\n@1.4s fail b#1"),
          lane("2, after 1 s", "@1s select b\n@1.4s fail b#1\n@2.8s fail b#2\n@5.2s fail b#3") {
            $0.retry = Policy.Retry(attempts: 2, delay: .seconds(1))
          },
        ]),
      Picture(
        title: "Somebody else cancels the request after 300 ms", step: 25,
        lanes: [
          lane(".fail", "@1s select b\n@1.3s cancel b#1"),
          lane(".retryOnce", "@1s select b\n@1.3s cancel b#1\n@1.5s ok b#2 3 rows") {
            $0.unaskedCancel = .retryOnce
          },
        ]),
      Picture(
        title: "The view is gone after 100 ms, and back after 300; an answer takes 200 ms",
        step: 25,
        lanes: [
          lane(".finish", "@1s select b\n@1.1s disappear\n@1.2s ok b#1 3 rows\n@1.3s appear"),
          lane(".cancel", "@1s select b\n@1.1s disappear\n@1.3s appear\n@1.5s ok b#2 3 rows") {
            $0.disappear = .cancel
          },
        ]),
    ]

  @Test(arguments: pictures)
  func `a picture is what the machine does`(picture: Picture) throws {
    let page = try text(of: PolicyPageTests.page)
    let drawn = try picture.text
    let isThere = page.contains("\n\(drawn)")
    #expect(isThere, "the page of policies has to have this picture:\n\(drawn)")
  }

  @Test func `the page has no picture of its own`() throws {
    let page = try text(of: PolicyPageTests.page)
    #expect(page.components(separatedBy: "```text\n").count - 1 == PolicyPageTests.pictures.count)
  }

  private static let page = "Sources/TabbedLoading/TabbedLoading.docc/Policies.md"
}

extension PolicyPageTests.Lane {
  /// When what is drawn begins: tab a has been there for a while.
  static let begin = Duration.seconds(1)

  /// The events of a run that holds, from the first on.
  var moments: [Moment] {
    get throws {
      let settings = events.split(separator: "\n").prefix { !$0.hasPrefix("@") }
      let lines = events.split(separator: "\n").dropFirst(settings.count)
      let first = settings.isEmpty ? ["@0 appear", "@1ms ok a#1 3 rows"] : ["@0 appear"]
      let choices = policy.choices.map { "policy \($0)" }
      let script =
        ["tabs a b"] + choices + settings.map(String.init) + first + lines.map(String.init)
      let scenario = try Parser.parse(script.joined(separator: "\n"), file: label).get()
      let outcome = Player.play(scenario, on: .machine)
      try #require(outcome.errors.isEmpty && outcome.failures.isEmpty, "\(outcome.errors)")
      return outcome.trace.entries.compactMap {
        if case .moment(let moment) = $0 { moment } else { nil }
      }
    }
  }
}

extension Moment {
  fileprivate var drawn: Character {
    switch shown {
    case .nothing: "·"
    case .previous: "░"
    case .placeholders: "▒"
    case .rows: "█"
    case .empty: "-"
    case .failure: "×"
    }
  }

  fileprivate var asks: Character { live?.tab.first ?? "·" }
}
