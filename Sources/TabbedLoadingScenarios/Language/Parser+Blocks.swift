/// The lines of `any` that have been read.
struct Block {
  let time: Duration?
  let position: Position
  let remarks: Remarks
  var steps: [Step] = []
  /// How many braces are open.
  var depth = 1
}

extension Parser {
  /// Reads the rest of the line `any {`; what follows is in the block even where it is wrong.
  mutating func openBlock(_ position: Position, isTimed: Bool) {
    attempt { parser throws(ScriptError) in
      guard parser.words.take("{") else {
        throw ScriptError(
          parser.words.position,
          "missing '{'; the lines below 'any {' happen in every order, up to '}'")
      }
      try parser.words.expectEnd("the end of the line")
    }
    block = Block(time: isTimed ? time : nil, position: position, remarks: takeStepRemarks())
  }

  mutating func readInBlock() {
    switch words.peek {
    case "}": return closeBlock()
    case "any": return refuseBlock()
    case _? where words.beginWithTime:
      report(
        ScriptError(
          words.position,
          "unexpected time; the lines of 'any' happen at one moment, that of 'any {'"))
      _ = words.take()
    default: break
    }
    let position = words.position
    guard words.peek != "=>" else {
      return report(
        ScriptError(position, "missing event; in 'any' expectations stand behind one, or after '}'")
      )
    }
    switch readCommand() {
    case .event(let event) where event.isOfOneMoment: readStep(event, position)
    case .event(let event):
      report(
        ScriptError(
          position, "'\(event.rawValue)' does not happen at one moment; expected it after '}'"))
    case .setting(let setting):
      attempt { parser throws(ScriptError) in _ = try parser.read(setting, position) }
    case nil: readExpectations()
    }
  }

  /// Takes a block in a block for its lines.
  private mutating func refuseBlock() {
    report(ScriptError(words.position, "'any' in 'any' is no order of its own; expected an event"))
    if words.text.contains("{") { block?.depth += 1 }
  }

  private mutating func closeBlock() {
    guard let block else { return }
    _ = words.take()
    if words.peek == "=>" {
      report(
        ScriptError(
          words.position, "unexpected '=>'; what holds after '}' stands on the line below it"))
    } else {
      attempt { parser throws(ScriptError) in try parser.words.expectEnd("the end of the line") }
    }
    if block.depth > 1 {
      self.block?.depth -= 1
    } else {
      self.block = nil
      append(block, end: takeRemarks())
    }
  }

  private mutating func append(_ block: Block, end: Remarks) {
    if block.steps.isEmpty {
      report(ScriptError(block.position, "nothing happens in 'any'; expected lines with events"))
    }
    for count in block.steps.indices {
      orders = min(orders * (count + 1), Limits.orders + 1)
    }
    if orders > Limits.orders {
      report(
        ScriptError(
          block.position,
          "too many orders; expected at most \(Limits.orders), those of seven lines, in a script"))
    }
    scenario.steps.append(
      Step(
        time: block.time, action: .any(AnyOrder(steps: block.steps, end: end)),
        position: block.position, remarks: block.remarks))
  }

  mutating func reportOpen(_ block: Block) {
    report(
      ScriptError(block.position, "'any' is not closed; expected '}' on a line of its own below it")
    )
  }
}
