import Foundation
import TabbedLoadingTesting
import Testing

/// What readers reported, each as a script that holds.
@Suite struct ScenarioTests {
  static let files: [URL] = {
    let folder = Bundle.module.url(forResource: "Scenarios", withExtension: nil)
    let files = folder.flatMap {
      try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    return (files ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }()

  @Test func `there are scripts`() { #expect(!Self.files.isEmpty) }

  @Test(arguments: files)
  func `it holds`(file: URL) throws {
    let script = try String(contentsOf: file, encoding: .utf8)
    try ScriptedRun(script, file: file.lastPathComponent).expectHeld()
  }
}
