// The address: choices that are not the usual ones, and what was done.
extension Session {
  /// As in `ids=value&latency=1500&do=0.appear,3000.scroll.800,4000.select.b`.
  var link: String {
    var parts: [String] = []
    for (mine, usual) in zip(choices.words, Choices().words) where mine.value != usual.value {
      parts.append("\(mine.name)=\(mine.value)")
    }
    if !isTooLong {
      parts.append("do=" + steps.map { "\($0.time).\($0.command.text)" }.joined(separator: ","))
    }
    return parts.joined(separator: "&")
  }

  /// Reads a link. What cannot be read is refused as a whole.
  init(link: String) throws(Refusal) {
    var choices = Choices()
    var steps: [Step]?
    for part in link.split(separator: "&") {
      let words = part.split(separator: "=", maxSplits: 1)
      guard words.count == 2 else {
        throw Refusal("The link is damaged at '\(String(part).shortened)'.")
      }
      if words[0] == "do" {
        steps = try Session.steps(String(words[1]))
      } else {
        try choices.choose(String(words[1]), for: String(words[0]))
      }
    }
    if let steps { self.init(choices, steps) } else { self.init(choices) }
  }

  private static func steps(_ text: String) throws(Refusal) -> [Step] {
    var steps: [Step] = []
    for part in text.split(separator: ",") {
      let words = part.split(separator: ".", maxSplits: 1)
      guard words.count == 2 else {
        throw Refusal("The link is damaged at '\(String(part).shortened)'.")
      }
      let time = try number(words[0], in: 0...timeLimit)
      guard time >= steps.last?.time ?? 0 else { throw Refusal("The link's times go back.") }
      guard steps.count < stepLimit else { throw Refusal("The link is too long.") }
      steps.append(Step(time: time, command: try Command(words[1])))
    }
    return steps
  }
}
