import TabbedLoadingScreen

/// The article's second screen: tabs over 31 rows, five skeletons, a server, and scrolling to the
/// first skeleton when loading starts.
struct ArticleScreen {
  /// What tells the variants of the screen apart.
  struct Variant {
    var skeletons = RowIDs.offsets(5)
    var animation: Animation? = .default
    var hasAnchor = false
    var hasTabID = false
    var minimum = Duration.zero
    var clamping = Clamping.perFrame
    var framesPerSecond = 60
    var isLazy = false
  }

  struct Model {
    var tab = 0
    var isLoading = false
  }

  let variant: Variant
  var model = Model()
  var screen: Screen

  /// Tab a's rows are there, scrolled to 800.
  init(viewport: Double, _ variant: Variant = Variant()) {
    self.variant = variant
    screen = Screen(
      viewport: viewport, clamping: variant.clamping, framesPerSecond: variant.framesPerSecond)
    render(animation: nil)
    screen.drag(to: 800)
  }

  /// Chooses tab b, which the server answers after `latency`; then all comes to rest.
  mutating func chooseTabB(latency: Duration) {
    model = Model(tab: 1, isLoading: true)
    render(animation: variant.animation)
    screen.advance(by: max(latency, variant.minimum))
    model.isLoading = false
    render(animation: variant.animation)
    screen.advance(by: .seconds(5))
  }

  private mutating func render(animation: Animation?) {
    let variant = variant
    screen.update(&model) { model in
      Render(
        id: variant.hasTabID ? .integer(model.tab) : nil, animation: animation,
        onChange: [OnChange("loading", of: model.isLoading ? "yes" : "no")]
      ) {
        if variant.hasAnchor { Node.leaf(0).id("top") }
        if model.isLoading {
          Node.stack(spacing: 16) { Node.forEach(variant.skeletons, height: 120) }
        } else {
          variant.rows(of: model.tab)
        }
      }
    } perform: { model, _, proxy in
      if model.isLoading { proxy.scrollTo(variant.hasAnchor ? "top" : 0) }
    }
  }
}

extension ArticleScreen.Variant {
  fileprivate func rows(of tab: Int) -> Node {
    let ids = RowIDs.integers(tab * 100..<tab * 100 + 31)
    return .stack(spacing: 32, isLazy: isLazy, [.rows(ids, .uniform(20))])
  }
}
