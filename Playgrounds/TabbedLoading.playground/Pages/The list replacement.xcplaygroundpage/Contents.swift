//: [Previous](@previous)
//:
//: # The list replacement
//:
//: `List` is made for rows of one kind. For cards and sections that each look different, a scroll
//: view around a lazy stack will do, with a few small parts. Here they are, on the summary of a day:
//: first what a model predicts of them, then the screen itself.
import TabbedLoadingScreen

/// A section of the summary, and how many rows its card has.
struct Part {
  let name: ViewID
  let rows: Int

  var ids: [ViewID] { (0..<rows).map { .pair(name, .integer($0)) } }
}

let day = [
  Part(name: "Activity", rows: 6), Part(name: "Vitals", rows: 5), Part(name: "Beverages", rows: 9),
]
let dayWithoutVitals = day.map { Part(name: $0.name, rows: $0.name == "Vitals" ? 0 : $0.rows) }

//: ## The parts, as the model has them
//:
//: A *divided card* is one view, whatever it holds: rows, and a divider after each but the last. A
//: section is no view: its header and its card lie side by side with all others.
func sections(_ parts: [Part]) -> Node {
  Node.forEach(parts, id: { $0.name }) { part in
    Node.section {
      Node.dividedCard { Node.forEach(.list(part.ids), height: 20) }
    } header: {
      Node.leaf(22).id(part.name)
    }
  }
}

//: A *surface* is a lazy stack. A *sectioned surface* leaves a section without content out, header
//: included.
func surface(_ parts: [Part], keepsEmptySections: Bool = false) -> Render {
  .scrollingSurface(animation: .default) {
    if keepsEmptySections {
      sections(parts)
    } else {
      Node.sectionedSurface(headerPadding: 0) { sections(parts) }
    }
  }
}

func screen(_ parts: [Part], keepsEmptySections: Bool = false) -> Screen {
  var screen = Screen(viewport: 300)
  screen.update { surface(parts, keepsEmptySections: keepsEmptySections) }
  return screen
}

extension Screen {
  /// Scrolls from view to view, so that all of them have been measured.
  mutating func scrollToItsEnd() {
    while offset < maximumOffset { scroll(by: 200) }
  }
}

//: ## A section without content
//:
//: Left out, it costs no point of height. Its header alone would cost its height and a gap.
print("A section without content")
for (name, parts, keeps) in [
  ("all sections", day, false), ("no vitals, left out", dayWithoutVitals, false),
  ("no vitals, header kept", dayWithoutVitals, true),
] {
  var screen = screen(parts, keepsEmptySections: keeps)
  screen.scrollToItsEnd()
  print("  \(name): \(Int(screen.layoutHeight)) points")
}

//: ## A section goes while the list is at its end
//:
//: The list is pulled up as its height shrinks, and the rows that stay are the same views as before,
//: with their state.
print("A section goes")
var end = screen(day)
end.scrollToItsEnd()
let row = ViewID.pair("Beverages", 8)
let before = (offset: end.offset, identity: end.identity(of: row))
end.update { surface(dayWithoutVitals) }
end.advance(by: .seconds(2))
print("  the list goes from \(Int(before.offset)) to \(Int(end.offset))")
let isSame = end.identity(of: row) == before.identity
print("  the last row is \(isSame ? "the same" : "a new") view")

//: ## Scrolling to a header, and to a row in a card
//:
//: A lazy stack finds its own elements before they are on screen. What a card holds exists only once
//: the card does, so scroll to a section's header, or to the card. The latter is the model's own
//: hypothesis, the least certain on this page.
print("scrollTo, from the top")
for id in ["Beverages", ViewID.pair("Beverages", 8)] {
  var screen = screen(day)
  _ = screen.takeTrace()
  screen.scrollTo(id, anchor: 0)
  for entry in screen.trace { print("  \(entry.event)") }
}

//: ## The screen
//:
//: Empty a section with the switches: its header goes too. *Predicted:* the gap before a row's
//: chevron can be tapped as its text can.
#if canImport(SwiftUI)
  import PlaygroundSupport
  import SwiftUI
  import TabbedLoadingUI

  let activity = ["4,210 steps", "3.1 km", "12 floors", "38 min of exercise"]
  let vitals = ["Heart rate", "Breath", "Temperature", "Oxygen"]

  struct Summary: View {
    @State private var hasActivity = true
    @State private var hasVitals = true

    var body: some View {
      NavigationStack {
        ScrollingSurface {
          Text("A short walk would do you good.").card(.hero(.blue))
          DividedCard {
            Toggle("Activity", isOn: $hasActivity)
            Toggle("Vitals", isOn: $hasVitals)
          }
          SectionedSurface {
            Section {
              if hasActivity { tiles }
            } header: {
              SectionHeader("Activity", systemImage: "flame.fill", tint: .orange)
            }
            Section {
              if hasVitals { rows }
            } header: {
              SectionHeader("Vitals", systemImage: "heart.fill", tint: .red)
            }
          }
        }
      }
      .frame(width: 360, height: 740)
    }

    private var tiles: some View {
      ScrollingSurface(.horizontal(.top), spacing: 8, padding: EdgeInsets()) {
        ForEach(activity, id: \.self) { Text($0).card(.tinted(.orange)) }
      }
    }

    private var rows: some View {
      DividedCard {
        ForEach(vitals, id: \.self) { name in
          NavigationLink {
            ScrollingSurface { Text(name).card(.hero(.red)) }
          } label: {
            Text(name)
          }
          .buttonStyle(.navigation)
        }
      }
    }
  }

  PlaygroundPage.current.setLiveView(Summary())
#endif
//: [Next: write your own scenario](@next)
