/// A value that the page reads.
enum JSON {
  case number(Double)
  case text(String)
  case flag(Bool)
  case nothing
  case list([JSON])
  case object([(name: String, value: JSON)])

  static func number(_ value: Int) -> JSON { .number(Double(value)) }

  static func text(_ value: String?) -> JSON {
    if let value { JSON.text(value) } else { .nothing }
  }

  /// Milliseconds.
  static func time(_ time: Duration?) -> JSON {
    if let time { .number(time / .milliseconds(1)) } else { .nothing }
  }

  var text: String {
    switch self {
    case .number(let value): value.isFinite ? plain(value) : "0"
    case .text(let value): value.quoted
    case .flag(let isTrue): isTrue ? "true" : "false"
    case .nothing: "null"
    case .list(let values): "[" + values.map { $0.text }.joined(separator: ",") + "]"
    case .object(let fields):
      "{" + fields.map { $0.name.quoted + ":" + $0.value.text }.joined(separator: ",") + "}"
    }
  }
}

extension String {
  fileprivate var quoted: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(scalar.value < 32 ? " " : scalar)
      }
    }
    return text + "\""
  }
}
