extension Action: CustomStringConvertible {
  /// The event as a script has it; of `any` only its first line.
  package var description: String {
    switch self {
    case .appear(let token): token == 0 ? "appear" : "appear \(token)"
    case .disappear(let token): token == 0 ? "disappear" : "disappear \(token)"
    case .select(let tab, let debounce): "select \(tab)\(text(ofDebounce: debounce))"
    case .reload(let debounce): "reload\(text(ofDebounce: debounce))"
    case .refresh: "refresh"
    case .retry: "retry"
    case .moved(let place): "moved \(place)"
    case .scrollTo(let row): "scroll to \(row)"
    case .close: "close"
    case .endVisible(let last): "end after \(last)"
    case .endHidden: "end hidden"
    case .cached(let handle, let answer): "cached \(handle) \(answer)"
    case .answer(let handle, let answer): "ok \(handle) \(answer)"
    case .fail(let handle, let isFinal): "fail \(handle)\(isFinal ? " final" : "")"
    case .cancel(let handle): "cancel \(handle)"
    case .scrolled: "scrolled"
    case .edit(let change, let tab, let pending):
      "edit \(tab) \(change)\(pending.map { " pending \($0)" } ?? "")"
    case .settle(let id): "settle \(id)"
    case .revert(let id): "revert \(id)"
    case .invalidate(let tab): "invalidate\(tab.map { " \($0)" } ?? "")"
    case .reset(let tab): "reset \(tab)"
    case .save: "save"
    case .saved(let rows): "saved \(rows)"
    case .restore(let away): "restore\(away.map { " away \($0.brief)" } ?? "")"
    case .scroll(let offset): "scroll \(plain(offset))"
    case .idle: "idle"
    case .within(let time): "within \(time.brief)"
    case .always: "always"
    case .never: "never"
    case .any: "any {"
    }
  }

  private func text(ofDebounce debounce: Duration) -> String {
    debounce == .zero ? "" : " debounce \(debounce.brief)"
  }

  /// Whether what the line expects is looked at from then on, and not at once.
  var isWatch: Bool {
    switch self {
    case .within, .always, .never: true
    case .appear, .disappear, .select, .reload, .refresh, .retry, .moved, .scrollTo, .close,
      .endVisible, .endHidden, .cached, .answer, .fail, .cancel, .scrolled, .edit, .settle, .revert,
      .invalidate, .reset, .save, .saved, .restore, .scroll, .idle, .any:
      false
    }
  }
}

extension Answer: CustomStringConvertible {
  package var description: String {
    let start = from == 0 || rows == 0 ? "" : " from \(from)"
    let list = ids.map { "ids \(text(ofRows: $0))" } ?? counted(rows, "row") + start
    return list + (next.map { " next \($0)" } ?? "")
  }
}

extension Place: CustomStringConvertible {
  package var description: String {
    switch self {
    case .top: "top"
    case .away: "away"
    case .row(let row, 0): "to \(row)"
    case .row(let row, let distance): "to \(row) at \(plain(distance))"
    }
  }
}

extension Change: CustomStringConvertible {
  package var description: String {
    switch self {
    case .update(let row): "update \(row)"
    case .remove(let row): "remove \(row)"
    case .insert(let row, let place): "insert \(row) at \(place)"
    }
  }
}

extension SavedRows: CustomStringConvertible {
  package var description: String {
    [
      tab, rows.map { "\($0)" }, age.map { "age \($0.brief)" }, place.map { "\($0)" },
    ].compactMap { $0 }.joined(separator: " ")
  }
}

/// `0..30 7 9 8`: numbers that follow each other, if there are more than three, by the first and the last.
func text(ofRows rows: [Int]) -> String {
  var parts: [String] = []
  var rest = rows[...]
  while let first = rest.first {
    let run = zip(rest, rest.indices).prefix { $0 - first == $1 - rest.startIndex }.count
    if run > 3 {
      parts.append("\(first)..\(first + run - 1)")
    } else {
      parts += rest.prefix(run).map { "\($0)" }
    }
    rest = rest.dropFirst(run)
  }
  return parts.joined(separator: " ")
}
