/// Something that is to hold from a line on.
struct Watch {
  enum Period {
    /// Once, before this time is over, which is so long.
    case within(until: Duration, Duration)
    case always
    case never
  }

  let period: Period
  let expectation: Expectation

  /// When it is over by itself.
  var until: Duration? {
    switch period {
    case .within(let until, _): until
    case .always, .never: nil
    }
  }
}

extension Player {
  /// Begins to watch what a line expects, and looks at how things stand now.
  mutating func watch(_ step: Step, _ period: Watch.Period) {
    outcome.checks += step.expectations.count
    watches += step.expectations.map { Watch(period: period, expectation: $0) }
    look(at: now, news: [], offset: stage?.offset)
  }

  /// Looks after something has happened.
  mutating func look(at moment: Moment) {
    look(at: moment.time, news: [moment], offset: stage?.offset)
  }

  /// Looks while the list moves.
  mutating func look(at sample: OffsetSample) {
    expireWatches(before: sample.time)
    look(at: sample.time, news: [], offset: sample.offset)
  }

  private mutating func look(at time: Duration, news: [Moment], offset: Double?) {
    let all = watches
    watches = all.filter { watch in
      let instead = instead(of: watch.expectation.fact, news: news, offset: offset)
      switch (watch.period, instead) {
      case (.within, nil): return false
      case (.within, _), (.always, nil), (.never, _?): return true
      case (.always, let got?): fail(watch, "always", "got \(text(got)) at \(time.brief)")
      case (.never, nil): fail(watch, "never", "got it at \(time.brief)")
      }
      return false
    }
  }

  /// Gives up what has not come to hold by a time that is over.
  mutating func expireWatches(before time: Duration) {
    let all = watches
    watches = all.filter { watch in
      guard case .within(let until, let length) = watch.period, until < time else { return true }
      let got = instead(of: watch.expectation.fact, news: [], offset: stage?.offset) ?? []
      fail(watch, "within \(length.brief)", "got \(text(got)) at \(until.brief)")
      return false
    }
  }

  private mutating func fail(_ watch: Watch, _ word: String, _ got: String) {
    fail(
      watch.expectation.position, "expected \(word) \(watch.expectation.fact), \(got)",
      notes: whatHappenedLast)
  }
}
