internal import TabbedLoadingScenarios
internal import TabbedLoadingScreen

/// One call of `scrollTo` on the article's first screen: a button above and one below the rows
/// 0...1000, each leading to the other end.
struct EasyViewRow {
  let target: Int
  /// Where the list rests.
  let offset: Double
  /// How much of the button there is drawn, and how much of it can be tapped.
  let reach: (drawn: Double, tappable: Double)

  /// Plays the call, from the other end.
  init(target: Int) {
    self.target = target
    let isDown = target > 0
    var screen = Screen(viewport: 763, safeArea: EdgeInsets(top: 47, bottom: 34))
    screen.update(EasyViewRow.body)
    screen.scrollTo(.integer(isDown ? -1 : 1001))
    screen.scrollTo(.integer(target), animation: .default)
    screen.advance(by: .seconds(3))
    offset = screen.offset
    reach = screen.reach(of: isDown ? 1001 : -1) ?? (0, 0)
  }

  var isAlive: Bool { reach.tappable > 0 }

  /// The screen, laid out whole: a lazy stack would estimate the height and rest at other numbers.
  private static func body() -> Render {
    Render {
      Node.stack(spacing: 8) {
        Node.button("Scroll to bottom").id(-1)
        Node.forEach(.integers(0..<1001), height: 20)
        Node.button("Scroll to top").id(1001)
      }
    }
  }

  static func table() -> String {
    let rows = [1000, 1001, 0, -1].map(EasyViewRow.init)
    var text = """
      The article's first screen: a button above and one below 1,001 rows. A tap scrolls to the last
      or first row, as written, or to the button beyond it. Can that button be tapped then?
      A hypothesis: drawing reaches into the safe-area insets, taps do not.

      call            rests at  drawn  tappable

      """
    for row in rows {
      let columns = [
        "scrollTo(\(row.target))".padded(to: 14), plain(row.offset).padded(toLeft: 8),
        plain(row.reach.drawn).padded(toLeft: 5), plain(row.reach.tappable).padded(toLeft: 8),
        row.isAlive ? "alive" : "DEAD until the user drags",
      ]
      text += columns.joined(separator: "  ") + "\n"
    }
    return text + "\nCure: scroll to the buttons; they have ids of their own, -1 and 1001.\n"
  }
}
