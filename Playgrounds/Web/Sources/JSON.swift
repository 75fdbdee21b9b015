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
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .number(let value): text += value.isFinite ? plain(value) : "0"
    case .text(let value): text += value.quoted
    case .flag(let isTrue): text += isTrue ? "true" : "false"
    case .nothing: text += "null"
    case .list(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let fields):
      text += "{"
      for (index, field) in fields.enumerated() {
        if index > 0 { text += "," }
        text += field.name.quoted + ":"
        field.value.write(to: &text)
      }
      text += "}"
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
