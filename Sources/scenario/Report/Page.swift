internal import TabbedLoadingScreen

/// A report: one file without anything from elsewhere, the same for equal chapters.
struct Page {
  private let chapters: [Chapter]

  init(_ chapters: [Chapter]) { self.chapters = chapters }

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
    <link rel="icon" href="data:,">
    <title>\(title.escaped)</title>
    <style>
    \(Page.style)\(Page.lanesStyle)</style>
    </head>
    <body>
    \(header)<main>
    \(sections)</main>
    <script>
    \(Page.script)</script>
    </body>
    </html>

    """
  }

  private var title: String {
    if chapters.count == 1, let chapter = chapters.first { return chapter.title }
    let failed = chapters.count { !$0.isHeld }
    return "\(chapters.count) scripts, " + (failed == 0 ? "all held" : "\(failed) not held")
  }

  private static let note = """
    <p class="note">Simulated: a model predicts the screen; nothing here was compared with SwiftUI \
    itself.</p>

    """

  /// A title and a list of the chapters, if there is more than one.
  private var header: String {
    guard chapters.count > 1 else { return "" }
    let items = chapters.enumerated().map { index, chapter in
      let name = chapter.title.escaped
      return "<li class=\"\(chapter.isHeld ? "held" : "failed")\">"
        + (chapter.body.isEmpty ? name : "<a href=\"#s\(index + 1)\">\(name)</a>")
        + " <span>\(chapter.verdict.escaped)</span></li>\n"
    }
    let brief =
      chapters.contains(where: \.body.isEmpty)
      ? "<p class=\"note\">Of so many scripts only those that did not hold are shown in full.</p>\n"
      : ""
    return """
      <header>
      <h1>\(title.escaped)</h1>
      \(Page.note)\(brief)<nav aria-label="Scripts"><ol>
      \(items.joined())</ol></nav>
      </header>

      """
  }

  private var sections: String {
    let isAlone = chapters.count == 1
    let level = isAlone ? "h1" : "h2"
    return chapters.enumerated().filter { !$0.element.body.isEmpty }.map { index, chapter in
      """
      <section class="chapter" id="s\(index + 1)" aria-labelledby="s\(index + 1)h">
      <\(level) id="s\(index + 1)h">\(chapter.title.escaped) \
      <span class="verdict \(chapter.isHeld ? "held" : "failed")">\(chapter.isHeld ? "✓" : "✗") \
      \(chapter.verdict.escaped)</span></\(level)>
      \(isAlone ? Page.note : "")\(chapter.body)</section>

      """
    }.joined()
  }
}

// MARK: - Resources

extension Page {
  static let lanesStyle = String(decoding: PackageResources.lanes_css, as: UTF8.self)
  private static let style = String(decoding: PackageResources.report_css, as: UTF8.self)
  private static let script = String(decoding: PackageResources.report_js, as: UTF8.self)
}
