/// The choices a screen makes, as a value. To vary one that has a name:
///
///     var policy = Policy.standard
///     policy.keep = .rows(tabs: 3)
public struct Policy: Hashable, Sendable {
  /// What selecting the selected tab again does. It never shows placeholders.
  public enum Reselect: Hashable, Sendable {
    /// Nothing.
    case ignore
    /// Brings the list to its top; no request.
    case scrollToTop
    /// Refreshes if rows are there and the list is at its top, else brings it there.
    case refreshAtTop
  }

  /// What is drawn before the placeholders are.
  public enum WhileWaiting: Hashable, Sendable {
    /// Nothing.
    case nothing
    /// The rows that were drawn last, marked as not being the tab's own.
    case previousRows
  }

  /// What becomes of a request that was cancelled although nobody asked for it.
  public enum UnaskedCancel: Hashable, Sendable {
    /// It is a failure at once; or, while nobody looks, as if it had never been made.
    case fail
    /// It is issued once more; if that one is cancelled too, as for `fail`.
    case retryOnce
  }

  /// What disappearing does to the live request.
  public enum Disappear: Hashable, Sendable {
    /// The request goes on, and its answer is there when the screen returns.
    case finish
    /// The request is cancelled; the next appearance starts anew.
    case cancel
  }

  /// What a tab keeps when another one is selected.
  public struct Keep: Hashable, Sendable {
    /// Where the list is after returning to a tab that kept its rows.
    public enum Scroll: Hashable, Sendable {
      /// At its top.
      case top
      /// Where it was when the tab was left, as far as the view has said
      /// (``TabStore/moved(isAtTop:anchor:)``).
      case anchor
    }

    /// How many tabs keep their rows beside the selected one. Of more, the least recently left one
    /// goes first.
    @usableFromInline package let tabs: Int
    /// For how long rows are taken for new. Older ones are shown, and refreshed in the background, when
    /// their tab is selected again or the screen appears; nil: for ever.
    @usableFromInline package let staleAfter: Duration?
    /// Where the list is after returning to a tab that kept its rows.
    @usableFromInline package let scroll: Scroll

    @inlinable
    init(tabs: Int, staleAfter: Duration?, scroll: Scroll) {
      self.tabs = tabs
      self.staleAfter = staleAfter
      self.scroll = scroll
    }

    /// Nothing: each selection loads anew. The selected tab's rows are never too old.
    public static let nothing = Keep(tabs: 0, staleAfter: nil, scroll: .top)

    /// The rows of some tabs.
    ///
    /// - Precondition: `tabs` is at least 1, and `staleAfter` not negative.
    public static func rows(
      tabs: Int, staleAfter: Duration? = .seconds(60), scroll: Scroll = .anchor
    ) -> Keep {
      precondition(tabs > 0, "Policy.Keep: no tab would keep its rows; say .nothing.")
      precondition(
        staleAfter.map { $0 >= .zero } ?? true, "Policy.Keep: an age cannot be negative.")
      return Keep(tabs: tabs, staleAfter: staleAfter, scroll: scroll)
    }

    /// Whether rows that were answered then, nil for those that are stale anyway, are too old now.
    @inlinable
    func isStale(_ answeredAt: Duration?, now: Duration) -> Bool {
      guard let answeredAt else { return true }
      return staleAfter.map { now - answeredAt >= $0 } ?? false
    }
  }

  /// How many placeholders a loading tab shows; 0 shows none, ever.
  public var placeholders: Int { didSet { check() } }
  /// How long a load may take before placeholders are drawn. An answer that comes earlier, or just
  /// then, shows none.
  public var showAfter: Duration {
    didSet {
      check()
      showAfter = min(showAfter, Policy.longestWait)
    }
  }
  /// How long placeholders stay once they are drawn; what comes earlier is held until then.
  public var minVisible: Duration {
    didSet {
      check()
      minVisible = min(minVisible, Policy.longestWait)
    }
  }
  /// What is drawn before the placeholders are.
  public var whileWaiting: WhileWaiting
  /// What a tab keeps when another one is selected.
  public var keep: Keep
  /// What selecting the selected tab again does.
  public var reselect: Reselect
  /// Whether, and when, a first load that failed is tried again by itself.
  public var retry: Retry
  /// What becomes of a request that was cancelled although nobody asked for it.
  public var unaskedCancel: UnaskedCancel
  /// What disappearing does to the live request.
  public var disappear: Disappear

  /// A policy; what is left out is as in ``article``.
  ///
  /// - Precondition: `placeholders`, `showAfter` and `minVisible` are not negative.
  public init(
    placeholders: Int = 5,
    showAfter: Duration = .zero,
    minVisible: Duration = .zero,
    whileWaiting: WhileWaiting = .nothing,
    keep: Keep = .nothing,
    reselect: Reselect = .ignore,
    retry: Retry = .never,
    unaskedCancel: UnaskedCancel = .fail,
    disappear: Disappear = .finish
  ) {
    self.placeholders = placeholders
    self.showAfter = min(showAfter, Policy.longestWait)
    self.minVisible = min(minVisible, Policy.longestWait)
    self.whileWaiting = whileWaiting
    self.keep = keep
    self.reselect = reselect
    self.retry = retry
    self.unaskedCancel = unaskedCancel
    self.disappear = disappear
    check()
  }

  private func check() {
    precondition(placeholders >= 0, "Policy: placeholders is a count and cannot be negative.")
    precondition(showAfter >= .zero, "Policy: showAfter is a wait and cannot be negative.")
    precondition(minVisible >= .zero, "Policy: minVisible is a time and cannot be negative.")
  }

  /// Longer waits are cut to this: a hundred years.
  @usableFromInline
  static var longestWait: Duration { .seconds(3_155_760_000 as Int64) }

  /// Whether a request that was cancelled by nobody is issued once more.
  @inlinable
  var reissues: Bool {
    switch unaskedCancel {
    case .fail: false
    case .retryOnce: true
    }
  }

  /// Whether rows are to be drawn after their tab is left.
  @inlinable
  var keepsPrevious: Bool {
    switch whileWaiting {
    case .nothing: false
    case .previousRows: true
    }
  }

  /// The source article's screen: five placeholders at once, nothing kept, nothing repeated.
  ///
  /// It differs from the article's listing in two ways: leaving a tab cancels its request, and
  /// every selection scrolls to the top.
  public static let article = Policy()

  /// What most screens want: a fast answer shows no placeholders, a slow one shows them for long
  /// enough to be seen; rows stay until then; eight tabs keep their rows and their place, for a minute
  /// without asking again; choosing the selected tab goes to the top; a failed first load is tried
  /// twice more.
  public static let standard = Policy(
    showAfter: .milliseconds(120),
    minVisible: .milliseconds(400),
    whileWaiting: .previousRows,
    keep: .rows(tabs: 8),
    reselect: .scrollToTop,
    retry: Retry(attempts: 2, delay: .seconds(1), jitter: 0.5),
    unaskedCancel: .retryOnce)
}
