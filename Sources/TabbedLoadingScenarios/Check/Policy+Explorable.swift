package import TabbedLoading

extension Policy {
  /// The same without chance and ages, and with one automatic retry at most, so that the states of a
  /// machine are finitely many. Rows grow old in it when an input says so.
  package var explorable: Policy {
    var policy = self
    if retry.attempts > 0 { policy.retry = Retry(attempts: 1, delay: retry.delay) }
    if keep.tabs > 0 { policy.keep = .rows(tabs: keep.tabs, staleAfter: nil, scroll: keep.scroll) }
    return policy
  }
}
