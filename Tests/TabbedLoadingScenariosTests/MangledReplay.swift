import TabbedLoadingSimulation

/// The text of a replay that was cut, mistyped or never one.
struct MangledReplay {
  let text: String
  private static let odd = [
    "-", "(", ")", "()", "(0)", "(35)", "(36)", "(-1)", "(+7)", "(007)", "(9223372036854775807)",
    "(9223372036854775808)", "(1e3)", "(٣)", "(", "0", "00", "z", "Z", "1", "2", "11", "١", "c",
    "j",
    "e", "q", " ", "\n", "\u{0}", "\u{301}", "\u{200D}", "é", "本", "🎉", "'", "\\", "1c-", "2j-",
  ]

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    if random.chance(1, in: 8) {
      let bytes = (0..<random.number(0...12)).map { _ in UInt8(random.number(0...255)) }
      text = String(decoding: bytes, as: UTF8.self)
      return
    }
    let values = (0..<random.number(0...10)).map { _ in
      random.chance(1, in: 8) ? Int.random(in: 0...Int.max, using: &random) : random.number(0...40)
    }
    var scalars = Array("\(Replay(random.pick(Replay.Kind.allCases), values))".unicodeScalars)
    for _ in 0..<random.number(0...3) {
      let place = random.number(0...scalars.count)
      switch random.number(0...3) {
      case 0: scalars.insert(contentsOf: random.pick(Self.odd).unicodeScalars, at: place)
      case 1: scalars.removeFirst(min(scalars.count, place))
      case 2: scalars.removeSubrange(place..<min(scalars.count, place + random.number(0...2)))
      default: scalars += scalars.suffix(place)
      }
    }
    text = String(String.UnicodeScalarView(scalars.prefix(100)))
  }
}
