import Foundation
import TabbedLoading
import TabbedLoadingSimulation
import Testing

/// Saved state that nobody has saved (M18). More with `FUZZ=1000000` in the environment, others with
/// `FUZZ_SEED`.
@Suite struct SavedFuzzTests {
  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  private static let count = number("FUZZ") ?? 1_000
  private static let first = number("FUZZ_SEED") ?? 0

  @Test func `mangled saved state is restored or refused with a reason`() {
    let (decoder, encoder) = (JSONDecoder(), JSONEncoder())
    var read: UInt64 = 0
    for seed in Self.first..<Self.first + Self.count {
      let bytes = MangledSaved(seed: seed).bytes
      let result = Result { try decoder.decode(Letters.Saved.self, from: Data(bytes)) }
      if case .success = result { read += 1 }
      guard let problem = Self.problem(with: result, seed, decoder, encoder) else { continue }
      Issue.record("FUZZ_SEED=\(seed) \(String(decoding: bytes, as: UTF8.self)): \(problem)")
    }
    #expect(read > Self.count / 4, "\(read) of \(Self.count) could be read")
    #expect(read < Self.count * 3 / 4, "\(read) of \(Self.count) could be read")
  }

  /// What no saved state may be answered with; nil if all is well.
  private static func problem(
    with result: Result<Letters.Saved, any Error>, _ seed: UInt64, _ decoder: JSONDecoder,
    _ encoder: JSONEncoder
  ) -> String? {
    switch result {
    case .failure(let error): error is DecodingError ? nil : "no reason: \(error)"
    case .success(let saved):
      problem(with: saved)
        ?? (again(saved, decoder, encoder) == saved ? nil : "what is written is not what is read")
        ?? session(after: saved, seed)
    }
  }

  private static func again(
    _ saved: Letters.Saved, _ decoder: JSONDecoder, _ encoder: JSONEncoder
  ) -> Letters.Saved? {
    (try? encoder.encode(saved)).flatMap { try? decoder.decode(Letters.Saved.self, from: $0) }
  }

  /// What is wrong with saved state that was read.
  private static func problem(with saved: Letters.Saved) -> String? {
    for rows in saved.tabs {
      if Set(rows.items).count < rows.items.count { return "two rows have one id" }
      if rows.age.map({ $0 < .zero }) == true { return "an age below zero" }
      if let anchor = rows.anchor, !rows.items.contains(anchor.id) || !anchor.distance.isFinite {
        return "a place that is none"
      }
    }
    return nil
  }

  /// The rule that a screen breaks after it was restored, if it does.
  private static func session(after saved: Letters.Saved, _ seed: UInt64) -> String? {
    var session = RandomSession(Choices(seed: seed))
    if seed % 2 == 0 { session.step() }
    let away = [nil, .zero, .seconds(-1), .seconds(Int64.max), .milliseconds(50)] as [Duration?]
    session.restore(saved, away: away[Int(seed % 5)])
    for _ in 0..<8 where session.brokenRule == nil { session.step() }
    return session.brokenRule.map { "\($0): \(session.history)" }
  }

  @Test func `the search notices what is wrong`() {
    func problem(_ rows: Letters.Saved.Rows) -> String? {
      Self.problem(with: Letters.Saved(selected: .a, tabs: [rows]))
    }
    let rows = Letters.Saved.Rows(
      tab: .a, items: [1, 1], next: nil, age: .seconds(-1), anchor: Letters.Anchor(id: 2))
    #expect(problem(rows) == nil, "it was mended")
    struct Foreign: Error {}
    let foreign = Self.problem(with: .failure(Foreign()), 0, JSONDecoder(), JSONEncoder())
    #expect(foreign?.hasPrefix("no reason") == true)
  }
}

extension Letters.Tab: Codable {}
