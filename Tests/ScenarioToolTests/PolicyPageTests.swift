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

  /// What stands between two fences of the page.
  struct Picture: Sendable, CustomTestStringConvertible {
    let title: String
    let step: Duration
    let lanes: [Lane]

    var testDescription: String { title }

    /// Two lines for each lane: what is drawn at each step, and what is asked for.
    var text: String {
      get throws {
        let width = lanes.map(\.label.count).max() ?? 0
        let blank = String(repeating: " ", count: width)
        let lines = try lanes.map { lane in
          let moments = try lane.moments
          return """
            \(lane.label.padded(to: width))  drawn \(strip(moments, \.drawn))
            \(blank)  asks  \(strip(moments, \.asks))
            """
        }
        return "\(title)\n\(lines.joined(separator: "\n"))\n"
      }
    }

    private func strip(_ moments: [Moment], _ character: (Moment) -> Character) -> String {
      String(
        (0..<28).compactMap { number in
          moments.last { $0.time <= Lane.begin + step * number }.map(character)
        })
    }
  }

  private static func variant(_ change: (inout Policy) -> Void) -> Policy {
    var policy = Policy.article
    change(&policy)
    return policy
  }

  private static func tap(answer: String) -> String { "@1s select b\n@\(answer) ok b#1 3 rows" }

  static let pictures = [
    Picture(
      title: "tab b is tapped; a step is 25 ms; the answer takes 100, 150 or 600 ms",
      step: .milliseconds(25),
      lanes: [("1.1s", "100 ms"), ("1.15s", "150 ms"), ("1.6s", "600 ms")].flatMap { time, name in
        [
          Lane(label: ".article, \(name)", policy: .article, events: tap(answer: time)),
          Lane(label: ".standard, \(name)", policy: .standard, events: tap(answer: time)),
        ]
      }),
    Picture(
      title: "tab b is tapped; a step is 25 ms; the answer takes 150 ms",
      step: .milliseconds(25),
      lanes: [
        Lane(
          label: "showAfter 120 ms", policy: variant { $0.showAfter = .milliseconds(120) },
          events: tap(answer: "1.15s")),
        Lane(
          label: "showAfter 200 ms", policy: variant { $0.showAfter = .milliseconds(200) },
          events: tap(answer: "1.15s")),
        Lane(
          label: "minVisible 400 ms", policy: variant { $0.minVisible = .milliseconds(400) },
          events: tap(answer: "1.15s")),
        Lane(
          label: "both, 120 and 400 ms",
          policy: variant {
            $0.showAfter = .milliseconds(120)
            $0.minVisible = .milliseconds(400)
          }, events: tap(answer: "1.15s")),
      ]),
    Picture(
      title: "tab b is tapped; a step is 25 ms; showAfter is 200 ms, the answer takes 400 ms",
      step: .milliseconds(25),
      lanes: [Policy.WhileWaiting.nothing, .previousRows].map { choice in
        Lane(
          label: ".\(choice)",
          policy: variant {
            $0.showAfter = .milliseconds(200)
            $0.whileWaiting = choice
          }, events: tap(answer: "1.4s"))
      }),
    Picture(
      title: "b is tapped, and after 1.2 s a again; a step is 75 ms, an answer takes 400 ms",
      step: .milliseconds(75),
      lanes: [
        (".nothing", Policy.Keep.nothing), (".rows(tabs: 1)", .rows(tabs: 1)),
        ("staleAfter: 1 s", .rows(tabs: 1, staleAfter: .seconds(1))),
      ].map { label, keep in
        Lane(
          label: label, policy: variant { $0.keep = keep },
          events: "server 400ms 3 rows\n@1s select b\n@2.2s select a\nidle")
      }),
    Picture(
      title: "the server fails after 400 ms, each time; a step is 200 ms",
      step: .milliseconds(200),
      lanes: [
        Lane(
          label: ".never", policy: .article,
          events: "@1s select b\n@1.4s fail b#1"),
        Lane(
          label: "2 attempts, 1 s",
          policy: variant { $0.retry = Policy.Retry(attempts: 2, delay: .seconds(1)) },
          events: "@1s select b\n@1.4s fail b#1\n@2.8s fail b#2\n@5.2s fail b#3"),
      ]),
    Picture(
      title: "somebody else cancels the request after 300 ms; a step is 25 ms",
      step: .milliseconds(25),
      lanes: [
        Lane(
          label: ".fail", policy: .article, events: "@1s select b\n@1.3s cancel b#1"),
        Lane(
          label: ".retryOnce", policy: variant { $0.unaskedCancel = .retryOnce },
          events: "@1s select b\n@1.3s cancel b#1\n@1.6s ok b#2 3 rows"),
      ]),
    Picture(
      title:
        "the view disappears after 150 ms, and is back at 450; a step is 30 ms, an answer takes 300",
      step: .milliseconds(30),
      lanes: [
        Lane(
          label: ".finish", policy: .article,
          events: "@1s select b\n@1.15s disappear\n@1.3s ok b#1 3 rows\n@1.45s appear"),
        Lane(
          label: ".cancel", policy: variant { $0.disappear = .cancel },
          events: "@1s select b\n@1.15s disappear\n@1.45s appear\n@1.75s ok b#2 3 rows"),
      ]),
  ]

  @Test(arguments: pictures)
  func `a picture is what the machine does`(picture: Picture) throws {
    let page = try String(contentsOf: PolicyPageTests.page, encoding: .utf8)
    let text = try picture.text
    let isThere = page.contains("```text\n\(text)```\n")
    #expect(isThere, "the page of policies has to have this picture:\n\(text)")
  }

  @Test func `the page has no picture of its own`() throws {
    let page = try String(contentsOf: PolicyPageTests.page, encoding: .utf8)
    #expect(page.components(separatedBy: "```text\n").count - 1 == PolicyPageTests.pictures.count)
  }

  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/TabbedLoading/TabbedLoading.docc/Policies.md")
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
      let script = ["tabs a b"] + settings.map(String.init) + first + lines.map(String.init)
      var scenario = try Parser.parse(script.joined(separator: "\n"), file: label).get()
      scenario.policy = policy
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
