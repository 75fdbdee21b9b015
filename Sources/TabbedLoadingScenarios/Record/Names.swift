/// What tabs are called in a script: as they describe themselves, or by their place if that is no word.
struct Names<Tab: Hashable> {
  private(set) var all: [String] = []
  private(set) var byTab: [Tab: String] = [:]

  init(of tabs: [Tab]) {
    for tab in tabs where byTab[tab] == nil {
      let text = String(String(describing: tab).prefix(40))
      let isWord =
        !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
        && FactWord(rawValue: text) == nil && text != "none" && !all.contains(text)
      let name = isWord ? text : "tab\(all.count + 1)"
      all.append(name)
      byTab[tab] = name
    }
  }
}
