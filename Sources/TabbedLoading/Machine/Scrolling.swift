extension TabState {
  /// The wish to scroll and the command that comes of it (rule M16): a small machine of its own.
  ///
  /// What the command aims at is no part of it: that is whatever the screen draws first when the
  /// command is read, so that a command cannot aim at what is gone.
  @usableFromInline
  package struct Scrolling: Hashable, Sendable {
    @usableFromInline
    package enum Stage: Hashable, Sendable {
      /// Nobody wants to scroll.
      case idle
      /// The list should go to its top, and shows nothing yet to scroll to.
      case wanted
      /// The command with this id waits to be executed.
      case published(ScrollCommand.ID)
    }

    @usableFromInline package var stage = Stage.idle
    /// How many commands there have been.
    @usableFromInline var commands: UInt64 = 0

    @inlinable
    init() {}

    /// Whether there is a wish, or a command that came of it.
    @inlinable
    var isWanted: Bool {
      switch stage {
      case .idle: false
      case .wanted, .published: true
      }
    }

    /// A new wish takes the place of an older one, and of its command.
    @inlinable
    mutating func want() { stage = .wanted }

    /// Publishes what is wanted if something is drawn. Where nothing is, wish and command wait as
    /// long as there may be rows yet; an empty or failed screen drops them.
    ///
    /// - Returns: the id of the command that was published now.
    @inlinable
    mutating func publish(isDrawn: Bool, mayBeDrawn: Bool) -> ScrollCommand.ID? {
      switch stage {
      case .idle: return nil
      case .wanted where isDrawn:
        commands += 1
        stage = .published(commands)
        return commands
      case .wanted, .published:
        if !isDrawn && !mayBeDrawn { stage = .idle }
        return nil
      }
    }

    /// The view carried out the command with this id; an older id changes nothing.
    @inlinable
    mutating func executed(_ id: ScrollCommand.ID) {
      if case .published(id) = stage { stage = .idle }
    }

    /// Whoever would execute a command is gone, and the next view replays none. A wish stays.
    @inlinable
    mutating func viewDisappeared() {
      switch stage {
      case .idle, .wanted: break
      case .published: stage = .idle
      }
    }

    /// Drops wish and command.
    @inlinable
    mutating func drop() { stage = .idle }
  }
}
