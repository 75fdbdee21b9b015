internal import Foundation

/// How many columns the terminal has that standard output is; nil: it is none.
func terminalColumns() -> Int? {
  guard isatty(STDOUT_FILENO) == 1 else { return nil }
  var size = winsize()
  let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
  return isKnown && size.ws_col > 0 ? Int(size.ws_col) : 100
}
