// What the page calls. Text crosses through `input` and `output`; a call that is refused answers 0, and
// leaves the reason in `output`.

nonisolated(unsafe) private var session = Session()
nonisolated(unsafe) private let input = UnsafeMutableBufferPointer<UInt8>.allocate(
  capacity: 1 << 16)
nonisolated(unsafe) private var output: [UInt8] = []

/// Where the page writes text for the next call.
@_expose(wasm, "input") @_cdecl("page_input")
public func inputAddress() -> UnsafeMutablePointer<UInt8>? { input.baseAddress }

/// How much fits there.
@_expose(wasm, "capacity") @_cdecl("page_capacity")
public func inputCapacity() -> Int32 { Int32(input.count) }

/// Where the text of the last call is.
@_expose(wasm, "output") @_cdecl("page_output")
public func outputAddress() -> UnsafePointer<UInt8>? {
  output.withUnsafeBufferPointer { $0.baseAddress }
}

/// How long it is.
@_expose(wasm, "length") @_cdecl("page_length")
public func outputLength() -> Int32 { Int32(output.count) }

/// Begins what a link says.
@_expose(wasm, "load") @_cdecl("page_load")
public func load(_ length: Int32) -> Int32 {
  perform(length) { text throws(Refusal) in session = try Session(link: text) }
}

/// Makes a choice, as in `latency=100`.
@_expose(wasm, "choose") @_cdecl("page_choose")
public func choose(_ length: Int32) -> Int32 {
  perform(length) { text throws(Refusal) in
    let words = text.split(separator: "=", maxSplits: 1)
    guard words.count == 2 else { throw Refusal("'\(text.shortened)' is no choice.") }
    try session.choose(String(words[1]), for: String(words[0]))
  }
}

/// The visitor does something, as in `select.b`.
@_expose(wasm, "act") @_cdecl("page_act")
public func act(_ length: Int32) -> Int32 {
  perform(length) { text throws(Refusal) in try session.act(try Command(text)) }
}

/// Lets time pass, in milliseconds.
@_expose(wasm, "advance") @_cdecl("page_advance")
public func advance(_ milliseconds: Int32) { session.advance(by: Int(milliseconds)) }

/// Goes on to the next thing that happens.
@_expose(wasm, "step") @_cdecl("page_step")
public func step() { session.step() }

/// Does all that the link has to do, and what comes of it.
@_expose(wasm, "finish") @_cdecl("page_finish")
public func finish() { session.finish() }

/// The list has come to rest.
@_expose(wasm, "rest") @_cdecl("page_rest")
public func rest() { session.rest() }

/// Begins anew, up to shortly before the last tap.
@_expose(wasm, "rewind") @_cdecl("page_rewind")
public func rewind() { session.rewind() }

/// Begins the same events anew.
@_expose(wasm, "replay") @_cdecl("page_replay")
public func replay() { session.replay() }

/// What is on the screen.
@_expose(wasm, "frame") @_cdecl("page_frame")
public func frame() { write(session.frame.text) }

/// What happened so far.
@_expose(wasm, "history") @_cdecl("page_history")
public func history() { write(session.history.text) }

/// The choices and the address.
@_expose(wasm, "state") @_cdecl("page_state")
public func state() { write(session.state.text) }

/// The script of what was done.
@_expose(wasm, "script") @_cdecl("page_script")
public func script() -> Int32 {
  do throws(Refusal) {
    write(try session.script)
    return 1
  } catch {
    write(error.message)
    return 0
  }
}

/// The trace, as `scenario run` prints it.
@_expose(wasm, "trace") @_cdecl("page_trace")
public func trace() { write((session.scene as? TabsScene)?.trace.text ?? "") }

/// Does something with the text that the page wrote.
private func perform(_ length: Int32, _ body: (String) throws(Refusal) -> Void) -> Int32 {
  let bytes = input.prefix(max(0, min(Int(length), input.count)))
  do throws(Refusal) {
    try body(String(decoding: bytes, as: UTF8.self))
    return 1
  } catch {
    write(error.message)
    return 0
  }
}

private func write(_ text: String) { output = Array(text.utf8) }
