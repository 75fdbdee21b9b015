extension TabState {
  /// The wish to scroll and the command that comes of it (rule M16): a small machine of its own.
  @usableFromInline
  package struct Scrolling: Hashable, Sendable {
    /// What a wish is about. Which row is the first one is no part of it: that is whatever the screen
    /// draws first when the command is read, so that a command cannot aim at what is gone.
    @usableFromInline
    package enum Aim: Hashable, Sendable {
      case top
      /// This row; where there is none, the top if the list was to go somewhere anyway.
      case row(Types.ItemID, orTop: Bool)
      case anchor(Anchor)

      /// What to aim at if this is not there.
      @inlinable
      var otherwise: Aim? {
        switch self {
        case .top, .row(_, orTop: false): nil
        case .anchor, .row(_, orTop: true): .top
        }
      }
    }

    @usableFromInline
    package enum Stage: Hashable, Sendable {
      /// Nobody wants to scroll.
      case idle
      /// The list should go there, and does not show it yet.
      case wanted(Aim)
      /// The command with this id waits to be executed.
      case published(ScrollCommand.ID, Aim)
    }

    /// Whether what is aimed at can be scrolled to.
    @usableFromInline
    package enum Sight: Hashable, Sendable {
      case drawn(ScrollCommand.Target)
      /// It may be drawn yet.
      case awaited
      case gone
    }

    @usableFromInline package var stage = Stage.idle
    /// How many commands there have been.
    @usableFromInline var commands: UInt64 = 0

    @inlinable
    init() {}

    /// Where the list should go, or will when the command is executed.
    @inlinable
    package var aim: Aim? {
      switch stage {
      case .idle: nil
      case .wanted(let aim), .published(_, let aim): aim
      }
    }

    /// A new wish takes the place of an older one, and of its command.
    @inlinable
    mutating func want(_ aim: Aim) { stage = .wanted(aim) }

    /// Publishes a wish if what it aims at is drawn. Else it waits as long as that may be.
    ///
    /// - Returns: the command that was published now, if one was.
    @inlinable @inline(__always)
    mutating func publish(_ aim: Aim, _ sight: Sight) -> ScrollCommand? {
      switch sight {
      case .drawn(let target):
        commands += 1
        stage = .published(commands, aim)
        return ScrollCommand(id: commands, target: target)
      case .awaited: stage = .wanted(aim)
      case .gone: stage = .idle
      }
      return nil
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
