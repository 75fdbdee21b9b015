import TabbedLoadingScenarios
import TabbedLoadingSimulation

/// A script that was changed here and there, as a slip of the hand or a broken file would: mostly one that
/// cannot be read.
struct MangledScript {
  let text: String
  private static let odd = [
    "\u{0}", "\u{7}", "\t", "\r", "\r\n", "\u{FEFF}", "\u{202E}", "\u{200D}", "\u{301}", "é", "本",
    "🎉", "אב",
    "²", "٣", "-", "--", "@", "#", "//", ";", ";;", ",", "=>", "=", ">", "..", ".", "}", "{", "\n",
  ]
  private static let values = [
    "-1", "0", "00", "1e9", "0x1", "nan", "0.5", ".5", "5.", "1..0", "0..9", "1000001",
    "1..1000000",
    "9223372036854775808", "99999999999999999999999", "-0s", "1000001s", "0.0000001ms", "none",
    "a#0",
    "a#01", "b#", "#1", "any {", "within 0", "=> ids",
  ]

  /// - Parameters:
  ///   - seed: what chance is drawn from.
  ///   - corpus: the scripts that are changed, each perhaps with lines of another.
  init(seed: UInt64, corpus: [String]) {
    var random = SplitMix64(seed: seed)
    var lines = Self.lines(of: random.pick(corpus))
    for _ in 0...random.number(0...4) {
      let place = random.number(0...lines.count - 1)
      switch random.number(0...7) {
      case 0: lines.remove(at: place)
      case 1: lines.insert(lines[place], at: random.number(0...lines.count))
      case 2: lines.swapAt(place, random.number(0...lines.count - 1))
      case 3: lines.insert(random.pick(Self.lines(of: random.pick(corpus))), at: place)
      case 4, 5: lines[place].replaceWord(&random)
      case 6: lines[place].insert(random.pick(Self.odd), &random)
      default: lines[place] = String(lines[place].prefix(random.number(0...20)))
      }
      if lines.isEmpty { lines = [""] }
    }
    text = lines.joined(separator: "\n")
  }

  private static func lines(of script: String) -> [String] {
    script.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  fileprivate static func word(_ random: inout SplitMix64) -> String {
    random.chance(1, in: 2) ? random.pick(values) : random.pick(ScriptWords.all)
  }
}

extension String {
  fileprivate mutating func replaceWord(_ random: inout SplitMix64) {
    var words = split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    words[random.number(0...words.count - 1)] = MangledScript.word(&random)
    self = words.joined(separator: " ")
  }

  fileprivate mutating func insert(_ text: String, _ random: inout SplitMix64) {
    var scalars = Array(unicodeScalars)
    scalars.insert(contentsOf: text.unicodeScalars, at: random.number(0...scalars.count))
    self = String(String.UnicodeScalarView(scalars))
  }
}
