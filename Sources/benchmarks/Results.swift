internal import Foundation

/// All that was measured.
struct Results: Encodable {
  private(set) var figures: [Measurement] = []
  private(set) var growth: [GrowthCurve] = []
  /// What could not be measured, and why.
  private(set) var problems: [String] = []

  var areWithinLimits: Bool { problems.isEmpty && figures.allSatisfy(\.holds) }

  /// Measures what is asked for.
  ///
  /// - Parameter say: hears each result as soon as it is there.
  @MainActor
  init(_ invocation: Invocation, say: (String) -> Void) async throws {
    let filter = invocation.filter
    let chosen = Figure.all.filter { filter.isEmpty || $0.name.contains(filter) }
    let curves = Growth.all.filter { filter.isEmpty || $0.name.contains(filter) }
    guard !chosen.isEmpty || !curves.isEmpty else {
      let names = Figure.all.map(\.name) + Growth.all.map(\.name)
      throw Problem("No name contains '\(filter)'. Known are:\n" + names.joined(separator: "\n"))
    }
    for figure in chosen {
      do {
        let measurement = try await figure.measured(rounds: invocation.rounds)
        figures.append(measurement)
        say(measurement.line)
      } catch {
        problems.append("\(figure.name): \(error)")
        say("\(figure.name): \(error)")
      }
    }
    for curve in curves {
      let curve = try curve.measured(rounds: invocation.rounds)
      growth.append(curve)
      say(curve.lines)
    }
  }

  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  /// Draws how times grow.
  func draw(to file: String) throws {
    try GrowthPlot(curves: growth).svg.write(toFile: file, atomically: true, encoding: .utf8)
  }
}

extension Figure {
  @MainActor static var all: [Figure] {
    machine + rows + tabs + effects + store + simulation + checks + scenarios + screen + keyedRows
      + builds
  }
}
