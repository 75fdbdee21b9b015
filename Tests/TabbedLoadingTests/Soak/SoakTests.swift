import Foundation
import TabbedLoading
import Testing

/// Stores and engines on the real clock, on all cores, with a server that does its worst: nothing is lost, and
/// memory stays level. Runs for as long as `SOAK` says, in seconds; not at all without it.
@Suite struct SoakTests {
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test(.enabled(if: number("SOAK") != nil, "SOAK=20 in the environment soaks for 20 s"))
  func `sessions end as they must, and memory is level`() async throws {
    Memory.keepNoBacktraces()
    let seconds = Self.number("SOAK") ?? 0
    let seed = UInt64(Self.number("SOAK_SEED") ?? 0)
    let problems = Problems()
    let (clock, start) = (ContinuousClock(), ContinuousClock().now)
    var (tally, rounds) = (SoakSession.Tally(), [(time: Duration, memory: Memory)]())
    var round = seed
    while clock.now - start < .seconds(seconds), problems.list.isEmpty {
      tally += await Self.round(round << 8, problems)
      round += 1
      if let memory = Memory.now { rounds.append((clock.now - start, memory)) }
    }
    let failures = problems.list.prefix(10).joined(separator: "\n")
    #expect(failures.isEmpty, "SOAK_SEED=\(round - 1)")
    let level = try Self.level(rounds, of: .seconds(seconds), tally)
    print(
      "soak: \(seconds) s from seed \(seed): \(tally.sessions) sessions, \(tally.events) events,",
      "\(tally.requests) requests; \(level)")
  }

  /// Eight screens at once, from the first view of each to its end.
  private static func round(_ seed: UInt64, _ problems: Problems) async -> SoakSession.Tally {
    await withTaskGroup(of: SoakSession.Tally.self) { group in
      for number in 0..<8 as Range<UInt64> {
        group.addTask {
          await SoakSession(seed: seed + number, isStore: number % 2 == 0, problems).play()
        }
      }
      return await group.reduce(into: SoakSession.Tally()) { $0 += $1 }
    }
  }

  /// Compares the first fifth of the time with the last one, in words.
  private static func level(
    _ rounds: [(time: Duration, memory: Memory)], of time: Duration, _ tally: SoakSession.Tally
  ) throws -> String {
    guard !rounds.isEmpty else { return "memory is not measured on this system" }
    let first = rounds.filter { $0.time <= time / 5 }.map(\.memory)
    let last = rounds.filter { $0.time >= time / 5 * 4 }.map(\.memory)
    func change(_ value: (Memory) -> Int) throws -> (from: Int, to: Int) {
      (try median(first.map(value)), try median(last.map(value)))
    }
    let (allocated, resident) = (try change(\.allocated), try change(\.resident))
    let words = """
      in the first and the last fifth \(allocated.from) and \(allocated.to) bytes allocated, \
      \(resident.from / 1024) and \(resident.to / 1024) KiB resident
      """
    #expect(allocated.to - allocated.from < 524_288 + 4 * tally.sessions, "\(words)")
    #expect(resident.to - resident.from < 8 << 20, "\(words)")
    return words
  }

  private static func median(_ values: [Int]) throws -> Int {
    try #require(values.isEmpty ? nil : values.sorted()[values.count / 2])
  }
}
