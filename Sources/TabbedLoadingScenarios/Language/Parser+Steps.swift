extension Parser {
  /// Reads a line that begins with a time, or only looks.
  mutating func readTimedOrBareStep() {
    let isTimed = words.beginWithTime
    if isTimed { attempt { parser throws(ScriptError) in try parser.readTime() } }
    let position = words.position
    beginTimeline(position)
    guard words.peek != "=>" else { return readStep(nil, position, isTimed: isTimed) }
    guard !(isTimed && words.isEmpty) else { return reportTimeAlone(position) }
    switch readCommand() {
    case .event(let event): readStep(event, position, isTimed: isTimed)
    case .setting(let setting):
      report(
        ScriptError(
          position, "'\(setting.rawValue)' has no time; expected it before the first event"))
    case nil: readStep(nil, position, isTimed: isTimed)
    }
  }

  /// Reads what follows an event's word, or its place.
  mutating func readStep(_ event: EventWord?, _ position: Position, isTimed: Bool = false) {
    beginTimeline(position)
    if event == .any { return openBlock(position, isTimed: isTimed) }
    let action = event.flatMap { event in
      attempt { parser throws(ScriptError) in try parser.readAction(event, position) }
    }
    let isWatch = [.within, .always, .never].contains(event)
    let expectations = isWatch ? readWatched(event, isRead: action != nil) : readExpectations()
    append(
      Step(
        time: isTimed ? time : nil, action: action, expectations: expectations, position: position,
        remarks: takeStepRemarks()))
  }

  /// An empty line parts the settings from the timeline.
  mutating func takeStepRemarks() -> Remarks {
    var remarks = takeRemarks()
    if scenario.steps.isEmpty, block == nil, !scenario.header.isEmpty, remarks.above.first != "" {
      remarks.above.insert("", at: 0)
    }
    return remarks
  }

  private mutating func append(_ step: consuming Step) {
    if block == nil { scenario.steps.append(step) } else { block?.steps.append(step) }
  }

  private mutating func reportTimeAlone(_ position: Position) {
    let tab = scenario.tabs.first ?? "a"
    report(
      ScriptError(
        position,
        "missing event; expected one after its time, as in '@300ms select \(tab)', "
          + "or expectations, as in '@300ms => \(tab) loading'"))
  }

  /// Takes a time that lacks its sign, and reports it.
  mutating func takeTimeWithoutSign() -> Bool {
    guard let word = words.peek else { return false }
    guard word.drop(while: { $0 == "+" }).first?.isDigit == true else { return false }
    let isTime = (try? Word(text: word, position: words.position).duration()) != nil
    let hint =
      isTime ? "; did you mean '@\(word)'?" : ", counted from the beginning, as in '@300ms'"
    report(ScriptError(words.position, "a time begins with '@'\(hint)"))
    _ = words.take()
    return true
  }

  mutating func beginTimeline(_ position: Position) {
    guard firstEvent == nil else { return }
    firstEvent = position
    if settings["tabs"] == nil {
      report(
        ScriptError(
          position, "missing tabs; name them before the first event, as in 'tabs a b c'"))
    }
  }

  private mutating func readTime() throws(ScriptError) {
    guard let word = words.take() else { return }
    guard word.text != "@" else {
      if words.peek?.first?.isDigit == true { _ = words.take() }
      throw ScriptError(word.position, "missing time; expected one after '@', as in '@300ms'")
    }
    let moment = try Word(text: String(word.text.dropFirst()), position: word.position).duration()
    guard moment >= time else {
      throw ScriptError(
        word.position,
        "time runs backwards: \(moment.brief) after \(time.brief); "
          + "expected '@\(time.brief)' or later"
      )
    }
    time = moment
  }
}
