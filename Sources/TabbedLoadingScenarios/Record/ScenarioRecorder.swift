public import TabbedLoading

/// Writes down what happens to a store, as a script that `scenario run` plays again: a bug report from
/// the field is a test.
///
///     let recorder = ScenarioRecorder(store, tabs: Shelf.allCases)
///     …
///     report.attach(recorder.text)
///
/// It records as long as it lives. A store has one recorder: a second takes the first one's place. Rows
/// are written by number, tabs as they describe themselves; nothing else of an item is, unless it is asked
/// for. Times are rounded to microseconds, and no timer is late.
///
/// While it records, the store keeps the state from before each event, and a second machine takes the same
/// events: it is for reports and tests, not for every user.
@MainActor
public final class ScenarioRecorder<Types: TabTypes> {
  private let recorded: RecordedText<Types>?
  private var hasStopped = false

  /// Records into a file, or elsewhere, line by line: after a crash, all lines up to it are there, and are
  /// a script.
  ///
  /// - Parameters:
  ///   - store: what is recorded, best before anything has happened to it. If rows are there already, the
  ///     script begins with them.
  ///   - tabs: all tabs there are; where another one comes, the recording ends.
  ///   - name: what the script is called.
  ///   - replacesIDs: whether ids that are whole numbers are replaced; others are anyway, by their order.
  ///   - contents: what to write of an item that an answer has brought, in a comment.
  ///   - write: takes a line and its end, on the main actor, in the turn of the event.
  public init(
    _ store: TabStore<Types>, tabs: [Types.Tab], name: String = "", replacesIDs: Bool = false,
    contents: ((Types.Item) -> String)? = nil, write: @escaping (String) -> Void
  ) {
    recorded = nil
    let log = ScenarioLog(
      store.state, at: store.now, tabs: tabs, name: name, keepsIDs: !replacesIDs, contents: contents
    )
    for line in log.takeLines() { write("\(line)\n") }
    watch(store) { transition in
      log.take(transition)
      for line in log.takeLines() { write("\(line)\n") }
    }
  }

  /// Records into memory, to be read as ``text``. Of a long recording the end is kept.
  ///
  /// - Parameters:
  ///   - store: what is recorded, best before anything has happened to it. If rows are there already, the
  ///     script begins with them.
  ///   - tabs: all tabs there are; where another one comes, the recording begins anew.
  ///   - name: what the script is called.
  ///   - replacesIDs: whether ids that are whole numbers are replaced; others are anyway, by their order.
  ///   - contents: what to write of an item that an answer has brought, in a comment.
  ///   - limit: how many bytes ``text`` may have; up to twice as many are kept.
  public init(
    _ store: TabStore<Types>, tabs: [Types.Tab], name: String = "", replacesIDs: Bool = false,
    contents: ((Types.Item) -> String)? = nil, limit: Int = 256_000
  ) {
    let recorded = RecordedText<Types>(store.state, at: store.now, limit: limit) {
      ScenarioLog(
        $0, at: $1, tabs: tabs, name: name, keepsIDs: !replacesIDs, contents: contents)
    }
    self.recorded = recorded
    watch(store, recorded.take)
  }

  /// Hears of what happens to a store, until this is stopped or gone.
  private func watch(_ store: TabStore<Types>, _ take: @escaping (Transition<Types>) -> Void) {
    store.watch { [weak self, weak store] transition in
      guard let self, !hasStopped else {
        store?.watch(nil)
        return
      }
      take(transition)
    }
  }

  /// The script, if it is recorded into memory. What is gone of its beginning is said in its first line;
  /// it begins with what was there then.
  public var text: String { recorded?.text ?? "" }

  /// Ends the recording.
  public func stop() { hasStopped = true }
}

extension ScenarioRecorder where Types.Tab: CaseIterable {
  /// Records into memory a store whose tabs can be listed. The other parameters are those of a recorder
  /// that is told its tabs.
  public convenience init(
    _ store: TabStore<Types>, name: String = "", replacesIDs: Bool = false, limit: Int = 256_000
  ) {
    self.init(
      store, tabs: Array(Types.Tab.allCases), name: name, replacesIDs: replacesIDs, limit: limit)
  }
}
