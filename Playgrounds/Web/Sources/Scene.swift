internal import TabbedLoadingScreen

/// One of the screens that the page can show.
protocol Scene: AnyObject {
  var screen: Screen { get }
  var diary: Diary { get }
  /// When something happens next by itself.
  var deadline: Duration? { get }
  /// What is drawn, as a word.
  var shown: String { get }
  /// How the latest scroll has ended; nil while that is open.
  var verdict: Verdict? { get }
  /// Where the list was, each time it had moved.
  var offsets: [OffsetSample] { get }

  func perform(_ command: Command, at now: Duration) throws(Refusal)
  /// Lets happen what is due.
  func runNext(at now: Duration)
  /// Lets the screen move.
  func pass(to time: Duration)
  /// The text of a shape.
  func label(of shape: Drawing.Shape) -> String?
}

/// Where the list is after all, and why.
struct Verdict {
  enum Kind: String {
    case bad
    /// It ends well, but what was asked for was not done.
    case luck
    case good
  }

  let kind: Kind
  let text: String
}
