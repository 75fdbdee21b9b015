import Testing

@testable import TabbedLoadingScreen

@Suite struct BeyondTests {
  @Test func aDividerIsInTheMiddleBetweenPaddedViews() throws {
    let screen = Screen.showing(
      .dividedCard(spacing: 0) {
        Node.leaf(20).id("a").padding(EdgeInsets(bottom: 10))
        Node.leaf(20).id("b")
      })
    let (one, other) = (try #require(screen.frame(of: "a")), try #require(screen.frame(of: "b")))
    let divider = try #require(screen.drawing.shapes.first { $0.kind == .divider })
    #expect(
      divider.minY + divider.height / 2 == (one.minY + one.height + 10 + other.minY) / 2)
  }

  @Test(arguments: [(0, 0), (1, 2), (20, 2)] as [(Double, Int)])
  func insetsAreDimmed(length: Double, count: Int) {
    let screen = Screen(viewport: 100, safeArea: EdgeInsets(top: length, bottom: length))
    #expect(
      screen.drawing.svg.split(separator: "\n").filter { $0.contains("opacity") }.count == count)
  }

  @Test func whatTouchesTheSafeBandFromOutsideIsBeyondIt() {
    var screen = Screen(viewport: 100, safeArea: EdgeInsets(top: 20, bottom: 20))
    screen.show { Node.rows(50) }
    screen.drag(to: 40)
    #expect(screen.drawing.text.split(separator: "\n").filter { $0.contains("beyond") }.count == 2)
    #expect(screen.drawing.shapes.count == 7)
  }
}

@Suite struct DrawingTests {
  /// One of everything, with something above the safe band and something below it.
  static func screen() -> Screen {
    var screen = Screen(
      viewport: 240, breadth: 320, safeArea: EdgeInsets(top: 20, bottom: 30))
    func body(_ rows: Range<Int>) -> Render {
      .scrollingSurface(animation: .default) {
        Node.text("Today", height: 28).card(.hero)
        Node.sectionedSurface {
          Node.section {
            Node.dividedCard {
              Node.forEach(["Heart rate", "Steps & <more>"]) { id in
                Node.navigationRow { Node.leaf(height: 20, breadth: 120).id(id) }
              }
            }
          } header: {
            Node.sectionHeader("Vitals")
          }
        }
        Node.forEach(.placeholders(1), height: 20).skeleton()
        Node.forEach(.integers(rows), height: 20)
        Node.button("More").id("more")
      }
    }
    screen.update { body(0..<3) }
    screen.drag(to: 50)
    screen.update { body(1..<3) }
    screen.drag(to: 60)
    return screen
  }

  @Test func asText() {
    #expect(
      Self.screen().drawing.text == """
        offset 60 of 137, frame 240
             -44     60  hero card
             -28     28  row  "Today"  beyond the safe band
              40     22  header  "Vitals"
              70    105  card
              86     20  row  "Heart rate"
              86     20  chevron
             122      1  divider
             139     20  row  "Steps & <more>"
             139     20  chevron
             183     20  skeleton  placeholder 0
             211     20  row  1
             211     20  row  0  leaving
             239     20  row  2
             267     34  button  "More"  "more"  beyond the safe band

        """)
  }

  @Test func aLongNumberStandsApart() {
    let text = Screen.showing(.leaf(12_345_678)).drawing.text
    #expect(text.hasSuffix("\n       0 12345678  row\n"))
  }

  @Test func asSVG() {
    var screen = Screen(viewport: 100, breadth: 80, safeArea: EdgeInsets(bottom: 10))
    screen.show { Node.text("a<b>&\"c\"\u{7}d", height: 20).card() }
    #expect(
      screen.drawing.svg == """
        <svg xmlns="http://www.w3.org/2000/svg" width="80" height="110" \
        viewBox="0 0 80 110" font-family="sans-serif" font-size="14">
        <rect x="0" y="0" width="80" height="110" fill="#f2f2f7"/>
        <rect x="0" y="0" width="80" height="52" rx="16" fill="#ffffff"/>
        <rect x="16" y="16" width="48" height="20" fill="none" stroke="#d1d1d6"/>
        <text x="20" y="31" fill="#000000">a&lt;b&gt;&amp;&quot;c&quot;\u{FFFD}d</text>
        <rect x="0" y="100" width="80" height="10" fill="#ff3b30" fill-opacity="0.12"/>
        <rect x="0" y="0" width="80" height="100" fill="none" stroke="#8e8e93" \
        stroke-dasharray="4 4"/>
        </svg>

        """)
  }

  /// Each shape is in the picture, and a horizontal screen's lies on its side.
  @Test func aHorizontalScreenLiesOnItsSide() {
    var screen = Screen(
      viewport: 100, breadth: 60, safeArea: EdgeInsets(leading: 5, trailing: 7))
    screen.update {
      .scrollingSurface(.horizontal(.top), padding: .all(0)) { Node.leaf(30).id("a") }
    }
    let svg = screen.drawing.svg
    #expect(svg.contains("width=\"112\" height=\"60\" viewBox=\"-5 0 112 60\""))
    #expect(svg.contains("<rect x=\"0\" y=\"0\" width=\"30\" height=\"60\""))
  }

  @Test func whatLeavesIsDrawnAsWhatItWas() {
    var screen = Screen.showing(
      .group {
        Node.text("a").skeleton()
        Node.sectionHeader("b")
        Node.button("c")
        Node.leaf(9).modified(.gap)
      })
    screen.show(animation: .default) { Node.branch(0, .empty) }
    #expect(
      screen.drawing.text == """
        offset 0 of 0, frame 100
               0     20  skeleton  "a"  leaving
              20     22  header  "b"  leaving
              42     34  button  "c"  leaving

        """)
    let lines = screen.drawing.svg.split(separator: "\n")
    #expect(lines.filter { $0.contains(" opacity=\"0.5\"") }.count == 4)
  }

  @Test func anEmptyScreenIsDrawn() {
    let drawing = Screen(viewport: 0, breadth: 0).drawing
    #expect(drawing.shapes.isEmpty)
    #expect(drawing.text == "offset 0 of 0, frame 0\n  nothing\n")
    #expect(drawing.svg.hasPrefix("<svg") && drawing.svg.hasSuffix("</svg>\n"))
  }
}
