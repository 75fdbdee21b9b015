extension TabState.Event: CustomStringConvertible {
  /// The event in the scenario language's words, for logs and messages. Of items it has the number alone.
  public var description: String {
    switch self {
    case .appear(let token): token == 0 ? "appear" : "appear \(token)"
    case .disappear(let token): token == 0 ? "disappear" : "disappear \(token)"
    case .select(let tab, let debounce): "select \(tab)\(words(debounce))"
    case .reload(let debounce): "reload\(words(debounce))"
    case .refresh: "refresh"
    case .retry: "retry"
    case .endVisible(let last): "end after \(last)"
    case .endHidden: "end hidden"
    case .provisional(let ticket, let page): "cached #\(ticket.number) \(words(page))"
    case .answered(let ticket, let page): "ok #\(ticket.number) \(words(page))"
    case .failed(let ticket, _, let isFinal): "fail #\(ticket.number)\(isFinal ? " final" : "")"
    case .cancelled(let ticket, _): "cancel #\(ticket.number)"
    case .timeout: "timeout"
    case .moved(let isAtTop, nil): "moved \(isAtTop ? "top" : "away")"
    case .moved(_, let anchor?): "moved to \(anchor.id) at \(anchor.distance)"
    case .scroll(let row): "scroll to \(row)"
    case .executed: "scrolled"
    case .edit(.update(let item), let tab, let id):
      "edit \(tab) update \(Types.id(of: item))\(pending(id))"
    case .edit(.remove(let row), let tab, let id): "edit \(tab) remove \(row)\(pending(id))"
    case .edit(.insert(let item, let place), let tab, let id):
      "edit \(tab) insert \(Types.id(of: item)) at \(place)\(pending(id))"
    case .settle(let id): "settle \(id)"
    case .revert(let id): "revert \(id)"
    case .invalidate(let tab): "invalidate \(tab)"
    case .invalidateAll: "invalidate"
    case .reset(let tab): "reset \(tab)"
    case .restore(_, let away): "restore\(away.map { " away \($0)" } ?? "")"
    case .close: "close"
    }
  }

  private func words(_ debounce: Duration) -> String {
    debounce > .zero ? " debounce \(debounce)" : ""
  }

  private func words(_ page: TabState.Page) -> String {
    "\(page.items.count) row\(page.items.count == 1 ? "" : "s")"
  }

  private func pending(_ id: Int?) -> String { id.map { " pending \($0)" } ?? "" }
}
