/// What tabs are called in a script: as they describe themselves, or by their place if that is no word.
struct Names<Tab: Hashable> {
  private(set) var all: [String] = []
  private(set) var byTab: [Tab: String] = [:]

  init(of tabs: [Tab]) {
    for tab in tabs where byTab[tab] == nil {
      let text = String(String(describing: tab).prefix(40))
      let isWord =
        !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
        && Parser.reasonAgainstTab(text) == nil && !all.contains(text)
      let name = isWord ? text : freeName
      all.append(name)
      byTab[tab] = name
    }
  }

  /// By its place; where another tab is called that already, by a later one.
  private var freeName: String {
    var number = all.count + 1
    while all.contains("tab\(number)") { number += 1 }
    return "tab\(number)"
  }
}
