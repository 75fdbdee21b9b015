import TabbedLoadingSimulation

/// What a file of saved state may hold that was cut, overwritten, edited by hand, or written by another app.
struct MangledSaved {
  private(set) var bytes: [UInt8] = []
  private static let odd = [
    "null", "true", "-1", "0", "1e400", "1.5", "-0", "9223372036854775807", "9223372036854775808",
    "\"a\"", "\"\"", "\"\\u0000\"", "\"d\"", "[]", "{}", "[null]", "[[]]", "{\"version\":1}", "",
  ]
  private static let ages = [
    "[0,5000000000000000000]", "[0,0]", "[-1,0]", "[9223372036854775807,18446744073709551615]",
    "[-9223372036854775808,0]", "[0]", "[0,-1]", "5",
  ]
  private var random: Choices

  init(seed: UInt64) {
    random = Choices(seed: seed)
    if random.pick(below: 16) == 0 {
      for _ in 0..<random.pick(below: 40) { bytes.append(UInt8(random.pick(below: 256))) }
    } else {
      bytes = Array(saved().utf8)
      if random.pick(below: 4) == 0 { mangle() }
    }
  }

  private mutating func pick(_ texts: [String]) -> String { texts[random.pick(below: texts.count)] }

  /// Now and then something else in place of a value.
  private mutating func value(_ text: String) -> String {
    random.pick(below: 50) == 0 ? pick(Self.odd) : text
  }

  private mutating func saved() -> String {
    let tabs = (0..<random.pick(below: 5)).map { _ in rows() }.joined(separator: ",")
    return value(
      "{\(member("version", "1")),\(member("selected", tab())),\(member("tabs", "[\(tabs)]"))}")
  }

  /// A member, which may be missing, or be there twice.
  private mutating func member(_ name: String, _ text: String) -> String {
    let member = "\"\(name)\":\(value(text))"
    switch random.pick(below: 60) {
    case 0: return "\"x\":0"
    case 1: return "\(member),\(member)"
    default: return member
    }
  }

  private mutating func tab() -> String { value(pick(["\"a\"", "\"b\"", "\"c\""])) }

  private mutating func rows() -> String {
    let first = random.pick(below: 3) * 100
    let items = (0..<random.pick(below: 5)).map { place in
      value("\(first + (random.pick(below: 4) == 0 ? random.pick(below: 4) : place))")
    }
    var rows = [member("tab", tab()), member("items", "[\(items.joined(separator: ","))]")]
    if random.pick(below: 2) == 0 { rows.append(member("next", "\(random.pick(below: 5))")) }
    if random.pick(below: 2) == 0 { rows.append(member("age", pick(Self.ages))) }
    if random.pick(below: 2) == 0 {
      let id = member("id", "\(first + random.pick(below: 4))")
      let distance = member("distance", pick(["3", "-4.5", "1e308", "0.0000000001"]))
      rows.append(member("anchor", "{\(id),\(distance)}"))
    }
    return value("{\(rows.joined(separator: ","))}")
  }

  /// A byte too many, too few or another one, or only the beginning.
  private mutating func mangle() {
    for _ in 0...random.pick(below: 3) where !bytes.isEmpty {
      let place = random.pick(below: bytes.count)
      switch random.pick(below: 4) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(UInt8(random.pick(below: 256)), at: place)
      case 2: bytes[place] = Array("0123456789{}[],:\"-e.".utf8)[random.pick(below: 20)]
      default: bytes.removeLast(bytes.count - place)
      }
    }
  }
}
