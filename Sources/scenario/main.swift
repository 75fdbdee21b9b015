internal import Foundation

/// Writes to a stream of the process; a stream that is closed or full throws and does not trap.
func write(_ text: String, to file: FileHandle, _ stream: String) throws(WriteError) {
  do {
    try file.write(contentsOf: Data(text.utf8))
  } catch {
    throw WriteError(stream: stream)
  }
}

var tool = Tool(
  readFile: DiskFile.text(at:),
  print: { text throws(WriteError) in
    try write(text, to: .standardOutput, "standard output")
  },
  printError: { text throws(WriteError) in
    try write(text, to: .standardError, "standard error")
  },
  terminal: Terminal(columns: terminalColumns(), environment: ProcessInfo.processInfo.environment))
if isatty(STDERR_FILENO) == 1 {
  tool.showProgress = { text in
    try? write("\r\(text)\u{1B}[K", to: .standardError, "standard error")
  }
}
exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
