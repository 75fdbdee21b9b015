import Foundation
import Testing

/// The page of guarantees names tests that are there.
@Suite struct GuaranteesPageTests {
  @Test func `each guarantee names its tests, and they exist`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let page = try String(
      contentsOf: root.appending(
        path: "Sources/TabbedLoading/TabbedLoading.docc/Guarantees.md"), encoding: .utf8)
    let promises = page.split(separator: "\n- ").dropFirst()
    #expect(promises.count > 15)
    let tests = try names(under: root.appending(path: "Tests"))
    for promise in promises {
      let parts = promise.split(separator: "→", maxSplits: 1)
      guard parts.count == 2 else {
        #expect(promise.contains("compiler holds"), "\(promise)")
        continue
      }
      // Up to the end of the list.
      let named = parts[1].split(separator: "\n\n")[0]
        .replacing("\n  ", with: " ").matches(of: /`([^`]+)`/)
      #expect(!named.isEmpty, "\(promise)")
      let missing = named.map { "\($0.1)" }.filter { !tests.contains($0) }
      #expect(missing.isEmpty)
    }
  }

  /// The names of all tests, with and without backticks.
  private func names(under folder: URL) throws -> Set<String> {
    let files = FileManager.default.enumerator(atPath: folder.path()) ?? .init()
    var names: Set<String> = []
    for case let file as String in files where file.hasSuffix("Tests.swift") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for match in text.matches(of: #/@Test[^`]*?func (`[^`]+`|\w+)\(/#) {
        names.insert(String(match.1.trimmingPrefix("`").replacing("`", with: "")))
      }
    }
    return names
  }
}
