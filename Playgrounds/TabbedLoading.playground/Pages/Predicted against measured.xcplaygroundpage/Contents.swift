//: [Previous](@previous)
//:
//: # Predicted against measured
//:
//: The package's model predicts where the list is after a tap on another tab. It was built from
//: public documentation and from reports, and nobody has compared it with SwiftUI yet. This page
//: does, on your device.
import TabbedLoadingTesting

//: Where the list was, so long after the tap.
let times: [Duration] = [
  .zero, .milliseconds(100), .milliseconds(200), .milliseconds(500), .seconds(2),
]

/// What the model says of a list that is tapped away from.
struct Cell {
  var hasIDs: Bool
  var latency: Int  // milliseconds
  var viewport = 709
  var start = 800

  var name: String { "\(hasIDs ? "with id:" : "without id:"), \(latency) ms" }

  func predicted() throws -> [Int] {
    let run = try ScriptedRun(
      """
      scenario \(name)
      tabs     a b
      server   \(latency)ms 31 rows
      screen   viewport \(viewport); ids \(hasIDs ? "value" : "position")
      screen   row 20 spacing 32; placeholder 120 spacing 16
      @0       appear
      @3s      scroll \(start)
      @4s      select b
      @7s      => b ready 31 rows
      """)
    return times.map { Int(run.offset(at: .seconds(4) + $0).rounded()) }
  }
}

func line(_ figures: [Int]) -> String {
  figures.map { figure in
    let text = "\(figure)"
    return String(repeating: " ", count: max(0, 7 - text.count)) + text
  }.joined()
}

//: ## Predicted
print("predicted    0 s  0.1 s  0.2 s  0.5 s    2 s")
for cell in [
  Cell(hasIDs: false, latency: 1500), Cell(hasIDs: false, latency: 100),
  Cell(hasIDs: true, latency: 1500), Cell(hasIDs: true, latency: 100),
] {
  print("     ", line(try cell.predicted()), cell.name)
}

//: ## Measured
//:
//: Scroll the list down and wait until it rests. Choose the id and the server, then press
//: *The other tab*. Three seconds later both lines are printed: the model's, for your frame and for
//: where your list was, and what `onScrollGeometryChange` reported.
#if canImport(SwiftUI)
  import PlaygroundSupport
  import SwiftUI

  /// Notes where the list was. It is not observed, so that measuring draws nothing anew.
  @MainActor final class Recorder {
    var viewport = 709.0
    var offset = 0.0 {
      didSet { samples.append((ContinuousClock.now, offset)) }
    }
    private var samples: [(time: ContinuousClock.Instant, offset: Double)] = []
    private var tap = ContinuousClock.now
    private var start = 0.0

    func begin() {
      tap = .now
      start = offset
      samples = []
    }

    func report(hasIDs: Bool, latency: Int) {
      let cell = Cell(
        hasIDs: hasIDs, latency: latency, viewport: Int(viewport.rounded()),
        start: Int(max(0, start).rounded()))
      let measured = times.map { time in
        Int((samples.last { $0.time <= tap + time }?.offset ?? start).rounded())
      }
      print(cell.name, "in a frame of", cell.viewport)
      if let predicted = try? cell.predicted() { print("  predicted", line(predicted)) }
      print("  measured ", line(measured))
    }
  }

  struct MeasuredList: View {
    @State private var recorder = Recorder()
    @State private var hasIDs = false
    @State private var isSlow = false
    @State private var isLoading = false

    var body: some View {
      ScrollViewReader { proxy in
        VStack {
          Toggle("id: \\.self", isOn: $hasIDs)
          Toggle("1.5 s server", isOn: $isSlow)
          Button("The other tab") { load() }
          ScrollView { list }
            .animation(.default, value: isLoading)
            .onScrollGeometryChange(for: Double.self) { geometry in
              Double(geometry.contentOffset.y + geometry.contentInsets.top)
            } action: { _, offset in
              recorder.offset = offset
            }
            .onScrollGeometryChange(for: Double.self) { geometry in
              Double(geometry.containerSize.height)
            } action: { _, height in
              recorder.viewport = height
            }
            .frame(height: 709)
        }
        .onChange(of: isLoading) { _, now in
          if now { proxy.scrollTo(0) }
        }
      }
      .frame(width: 360)
    }

    @ViewBuilder private var list: some View {
      if isLoading {
        VStack(spacing: 16) {
          if hasIDs {
            ForEach(0..<5, id: \.self) { _ in box }
          } else {
            ForEach(0..<5) { _ in box }
          }
        }
      } else {
        VStack(spacing: 32) {
          ForEach(0..<31, id: \.self) { row in
            Text("row \(row)").frame(height: 20)
          }
        }
      }
    }

    private var box: some View {
      RoundedRectangle(cornerRadius: 12).fill(.quaternary).frame(height: 120)
    }

    private func load() {
      guard !isLoading else { return }
      let (hasIDs, latency) = (hasIDs, isSlow ? 1500 : 100)
      recorder.begin()
      isLoading = true
      Task {
        try? await Task.sleep(for: .milliseconds(latency))
        isLoading = false
        try? await Task.sleep(for: .seconds(3) - .milliseconds(latency))
        recorder.report(hasIDs: hasIDs, latency: latency)
      }
    }
  }

  PlaygroundPage.current.setLiveView(MeasuredList())
#endif
//: If the two lines differ by more than a frame's movement, the model is wrong for your system.
//: Please report both lines, the device and its system.
