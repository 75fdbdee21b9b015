internal import Foundation

/// All curves in one picture: sizes to the right and times upwards, both in powers of ten.
struct GrowthPlot {
  let curves: [GrowthCurve]

  private let width = 760.0
  private let height = 420.0
  private let margin = 60.0
  private let colors = ["#0a6ebd", "#c2410c", "#15803d", "#7e22ce", "#a16207", "#be123c"]

  var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
    font-family="sans-serif" font-size="12">
    <rect width="100%" height="100%" fill="white"/>
    \(grid.joined(separator: "\n"))
    \(curves.indices.map(line).joined(separator: "\n"))
    <text x="\(margin)" y="\(height - 12)">size</text>
    <text x="12" y="20">ns per operation</text>
    </svg>

    """
  }

  private var sizes: [Double] { curves.flatMap(\.points).map { Double($0.size) } }
  private var times: [Double] { curves.flatMap(\.points).map(\.nanoseconds) }

  private var grid: [String] {
    let horizontal = powers(of: times).map { power in
      let y = y(pow(10, power))
      return """
        <path d="M\(margin) \(y)H\(width - margin)" stroke="#ddd"/>\
        <text x="\(margin - 8)" y="\(y + 4)" text-anchor="end">\(Int(pow(10, power)))</text>
        """
    }
    let vertical = powers(of: sizes).map { power in
      let x = x(pow(10, power))
      return """
        <path d="M\(x) \(margin / 2)V\(height - margin)" stroke="#ddd"/>\
        <text x="\(x)" y="\(height - margin + 16)" text-anchor="middle">\(Int(pow(10, power)))</text>
        """
    }
    return horizontal + vertical
  }

  private func line(_ index: Int) -> String {
    let (curve, color) = (curves[index], colors[index % colors.count])
    let points = curve.points.map { "\(x(Double($0.size))),\(y($0.nanoseconds))" }
    let top = margin / 2 + 16 * Double(index + 1)
    return """
      <polyline points="\(points.joined(separator: " "))" fill="none" stroke="\(color)" \
      stroke-width="2"/>
      <text x="\(width - margin - 8)" y="\(top)" text-anchor="end" fill="\(color)">\(curve.name)</text>
      """
  }

  private func x(_ size: Double) -> Double {
    place(size, among: powers(of: sizes), from: margin, to: width - margin)
  }

  private func y(_ time: Double) -> Double {
    place(time, among: powers(of: times), from: height - margin, to: margin / 2)
  }

  /// The powers of ten around some numbers.
  private func powers(of numbers: [Double]) -> [Double] {
    let logarithms = numbers.map { log10(max($0, 1)) }
    let (low, high) = (logarithms.min() ?? 0, logarithms.max() ?? 0)
    return Array(stride(from: low.rounded(.down), through: max(high.rounded(.up), low + 1), by: 1))
  }

  private func place(_ value: Double, among powers: [Double], from: Double, to: Double) -> Double {
    let (low, high) = (powers.first ?? 0, powers.last ?? 1)
    let part = (log10(max(value, 1)) - low) / (high - low)
    return ((from + part * (to - from)) * 10).rounded() / 10
  }
}
