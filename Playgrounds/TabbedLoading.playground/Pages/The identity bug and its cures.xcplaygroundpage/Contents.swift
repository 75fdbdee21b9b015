//: [Previous](@previous)
//:
//: # The identity bug and its cures
//:
//: The screen of the first page once more, without SwiftUI: a model of the scroll view, which runs
//: in no time and prints where the list is. All figures here are *predicted*.
import TabbedLoadingScreen

//: What may differ from the screen as it was written.
struct Variant {
  var boxes = RowIDs.offsets(5)  // ForEach(0..<5), without id:
  var latency = Duration.milliseconds(100)
  var animation: Animation? = .default
  var hasAnchor = false
  var hasTabID = false
  var scrollsToEdge = false
  var minimum = Duration.zero
}

struct Model {
  var tab = 0
  var isLoading = false
}

//: The body: boxes while it loads, else 31 rows. It reads much like SwiftUI's.
func body(_ model: Model, _ variant: Variant, animation: Animation?) -> Render {
  Render(
    id: variant.hasTabID ? .integer(model.tab) : nil,
    animation: animation,
    onChange: [OnChange("loading", of: model.isLoading ? "yes" : "no")]
  ) {
    if variant.hasAnchor { Node.leaf(0).id("top") }
    if model.isLoading {
      Node.stack(spacing: 16) { Node.forEach(variant.boxes, height: 120) }
    } else {
      Node.stack(spacing: 32) { Node.forEach(.integers(0..<31), height: 20) }
    }
  }
}

//: The list is scrolled to 800, then another tab is chosen. Where is it after each of these times?
let times: [Duration] = [
  .zero, .milliseconds(100), .milliseconds(200), .milliseconds(500), .seconds(3),
]

func offsets(_ variant: Variant) -> [Int] {
  var model = Model()
  var screen = Screen(viewport: 709)
  screen.update(&model, body: { body($0, variant, animation: nil) })
  screen.drag(to: 800)

  func draw() {
    screen.update(&model, body: { body($0, variant, animation: variant.animation) }) {
      model, _, proxy in
      if model.isLoading { proxy.scrollTo(variant.hasAnchor ? "top" : 0) }
    }
  }

  model = Model(tab: 1, isLoading: true)
  draw()
  if variant.scrollsToEdge { screen.bind(to: .top) }

  let answer = screen.now + max(variant.latency, variant.minimum)
  let tap = screen.now
  return times.map { time in
    if model.isLoading, tap + time >= answer {
      screen.advance(by: answer - screen.now)
      model.isLoading = false
      draw()
    }
    screen.advance(by: tap + time - screen.now)
    return Int(screen.offset.rounded())
  }
}

func column(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

func show(_ name: String, _ variant: Variant) {
  let figures = offsets(variant)
  let columns = figures.map { column("\($0)", 6) }.joined()
  let rest = figures.last ?? 0
  print(columns, rest == 0 ? "top   " : "STAYS ", name)
}

print(["0 s", "0.1 s", "0.2 s", "0.5 s", "3 s"].map { column($0, 6) }.joined())

//: ## The bug
//:
//: Without `id:` nothing has the id 0, so `scrollTo(0)` moves nothing. What moves the list is that
//: the boxes are shorter than the rows, and the list is pulled up as the height shrinks. A slow
//: server gives it the time to reach the top. A fast one does not.
show("as written, 1.5 s server", Variant(latency: .milliseconds(1500)))
show("as written, 0.1 s server", Variant())

//: ## The cures
//:
//: Each of these is enough by itself.
show("ForEach(0..<5, id: \\.self)", Variant(boxes: .integers(0..<5)))
show("no animation", Variant(animation: nil))
show("an empty view with an id above the list", Variant(hasAnchor: true))
show(".id(tab) on the scroll view", Variant(hasTabID: true))
show("boxes stay 0.5 s at least", Variant(minimum: .milliseconds(500)))
show("ScrollPosition.scrollTo(edge: .top)", Variant(scrollsToEdge: true))

//: They differ in what else they do. `.id(tab)` throws the scroll view away, and with it the state
//: of its rows. Without an animation the change is abrupt. A minimum makes a fast server slower, and
//: still relies on the boxes being short. Ids cost nothing: this package's placeholders have ids of
//: their own, which no row can have.
//:
//: ## The boxes must be short enough
//:
//: The luck of the slow server ends where five boxes are higher than the frame.
func restWithSlowServer(viewport: Double) -> Int {
  var screen = Screen(viewport: viewport)
  screen.update { body(Model(), Variant(), animation: nil) }
  screen.drag(to: 800)
  screen.update { body(Model(tab: 1, isLoading: true), Variant(), animation: .default) }
  screen.advance(by: .seconds(2))
  return Int(screen.offset.rounded())
}

for viewport in [709.0, 600, 400] {
  let rest = restWithSlowServer(viewport: viewport)
  print("a frame of \(Int(viewport)) points: the boxes pull the list to \(rest)")
}
//: [Next: cancel and late answers](@next)
