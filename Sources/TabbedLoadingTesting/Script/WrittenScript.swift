internal import TabbedLoadingScenarios

/// A script written in Swift, as text, and where its lines stand in Swift.
struct WrittenScript {
  private(set) var text = ""
  /// By the number of the line of text.
  private var places: [Int: SwiftPlace] = [:]
  private let start: SwiftPlace

  init(
    _ name: String, tabs: [String], settings: [ScriptSetting], lines: [ScriptLine],
    at start: SwiftPlace
  ) {
    self.start = start
    var all: [(text: String, place: SwiftPlace?)] = [("scenario \(name)", nil)]
    all.append(("tabs " + tabs.joined(separator: " "), nil))
    all += settings.map(\.text).filter { !$0.isEmpty }.map { ($0, nil) }
    for line in all + lines.flatMap(\.lines) {
      text += "\(line.text.split(whereSeparator: \.isNewline).joined(separator: " "))\n"
      places[places.count + 1] = line.place ?? start
    }
  }

  /// Where in Swift something stands.
  func place(of diagnostic: Diagnostic) -> SwiftPlace { places[diagnostic.position.line] ?? start }

  /// What is wrong, by its place in Swift, with the line as text.
  func problem(_ diagnostic: Diagnostic) -> ScriptProblem {
    let place = place(of: diagnostic)
    var moved = diagnostic
    moved.headPlace = "\(place.fileID):\(place.line):\(place.column)"
    return ScriptProblem(text: "\(moved)", place: place)
  }
}

/// What is wrong with a script, and where in Swift that is; nil for one that is text.
struct ScriptProblem: Hashable, Sendable {
  let text: String
  var place: SwiftPlace?
}
