/// The phases of a model and what leads from one to another, to be looked at.
package struct Diagram: Sendable {
  /// From where to where.
  package struct Ends: Hashable, Sendable {
    package let from: String
    package let to: String
  }

  /// The most nodes that a picture can have and still be read.
  static let mostNodes = 40

  /// Where it begins.
  package let start: String
  /// What leads from one to another.
  package let arrows: [Ends: Set<String>]
  /// In alphabetic order.
  package let nodes: [String]

  /// - Throws: ``TooManyNodes`` if there are more than ``mostNodes``.
  init(start: String, arrows: [Ends: Set<String>]) throws(TooManyNodes) {
    nodes = Set(arrows.keys.flatMap { [$0.from, $0.to] }).union([start]).sorted()
    guard nodes.count <= Diagram.mostNodes else { throw TooManyNodes(count: nodes.count) }
    self.start = start
    self.arrows = arrows
  }

  /// What leads from a node, in the order of the nodes.
  func leaving(_ node: String) -> [(to: String, kinds: [String])] {
    nodes.compactMap { other in
      arrows[Ends(from: node, to: other)].map { (other, $0.sorted()) }
    }
  }

  /// As Mermaid has it.
  package var mermaid: String {
    let names = Dictionary(
      uniqueKeysWithValues: nodes.enumerated().map { ($0.element, "s\($0.offset)") })
    func name(_ node: String) -> String { names[node] ?? "" }
    let states = nodes.map { "  state \"\($0)\" as \(name($0))" }
    let lines = nodes.flatMap { node in
      leaving(node).map {
        "  \(name(node)) --> \(name($0.to)): \($0.kinds.joined(separator: ", "))"
      }
    }
    return (["stateDiagram-v2"] + states + ["  [*] --> \(name(start))"] + lines)
      .joined(separator: "\n") + "\n"
  }
}

/// Why there is no picture: it could not be read.
package struct TooManyNodes: Error, Hashable, Sendable, CustomStringConvertible {
  package let count: Int

  package var description: String {
    "a diagram of \(count) nodes cannot be read; \(Diagram.mostNodes) are the most: "
      + "group the states into fewer phases"
  }
}
