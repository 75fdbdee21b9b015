extension TabState {
  /// Wishes to scroll, and the command that came of the last one (rule M16): a small machine of
  /// its own.
  @usableFromInline
  package struct Scrolling: Hashable, Sendable {
    /// The list should go to its top as soon as it shows something to scroll to.
    @usableFromInline package var wantsTop = false
    /// The command that waits to be executed.
    @usableFromInline package var command: ScrollCommand?
    /// How many commands there have been.
    @usableFromInline var commands: UInt64 = 0

    @inlinable
    init() {}

    /// Turns the wish into a command if something is drawn. If nothing is, the wish stays while
    /// rows are awaited, and is dropped on an empty or failed screen.
    @inlinable
    mutating func publish(firstDrawn: RowID?, isWaiting: Bool) -> ScrollCommand? {
      guard wantsTop else { return nil }
      wantsTop = firstDrawn == nil && isWaiting
      guard let firstDrawn else { return nil }
      commands += 1
      command = ScrollCommand(id: commands, target: .top(first: firstDrawn))
      return command
    }

    /// The view carried out the command with this id; an older id changes nothing.
    @inlinable
    mutating func executed(_ id: ScrollCommand.ID) {
      if command?.id == id { command = nil }
    }

    /// Forgets the command: whoever would execute it is gone, or shows another tab.
    @inlinable
    mutating func withdraw() { command = nil }

    /// Forgets the command and the wish.
    @inlinable
    mutating func close() {
      self.command = nil
      wantsTop = false
    }
  }
}
