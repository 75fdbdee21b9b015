/// The choices a screen makes, as a value.
public struct Policy: Hashable, Sendable {
  /// What selecting the selected tab again does.
  public enum Reselect: Hashable, Sendable {
    /// Nothing.
    case ignore
    /// Brings the list to its top; no request.
    case scrollToTop
  }

  /// What becomes of a request that was cancelled although nobody asked for it.
  public enum UnaskedCancel: Hashable, Sendable {
    /// It is a failure at once; or, while nobody looks or without an error to show, as if it had
    /// never been made.
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

  /// How many placeholders a loading tab shows; 0 shows nothing while it loads.
  public let placeholders: Int
  /// What selecting the selected tab again does.
  public let reselect: Reselect
  /// What becomes of a request that was cancelled although nobody asked for it.
  public let unaskedCancel: UnaskedCancel
  /// What disappearing does to the live request.
  public let disappear: Disappear

  /// A policy; what is left out is as in ``article``.
  ///
  /// - Precondition: `placeholders` is not negative.
  public init(
    placeholders: Int = 5,
    reselect: Reselect = .ignore,
    unaskedCancel: UnaskedCancel = .fail,
    disappear: Disappear = .finish
  ) {
    precondition(placeholders >= 0, "Policy: placeholders is a count and cannot be negative.")
    self.placeholders = placeholders
    self.reselect = reselect
    self.unaskedCancel = unaskedCancel
    self.disappear = disappear
  }

  /// The source article's screen: five placeholders at once, nothing kept, nothing repeated.
  ///
  /// It differs from the article's listing in two ways: leaving a tab cancels its request, and
  /// every selection scrolls to the top.
  public static let article = Policy()
}
