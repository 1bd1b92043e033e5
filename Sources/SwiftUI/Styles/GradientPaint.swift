// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A gradient whose colours are known, and how it is drawn.

internal import Foundation

/// Colours, and where they lie in a rectangle.
struct GradientPaint {
  /// Where the colours lie, in parts of the rectangle.
  enum Geometry {
    case linear(UnitPoint, UnitPoint)
    /// Radii in points.
    case radial(UnitPoint, CGFloat, CGFloat)
    /// Radii in parts of the rectangle.
    case elliptical(UnitPoint, CGFloat, CGFloat)
    /// Angles in radians, clockwise from the right.
    case angular(UnitPoint, Double, Double)
  }

  /// A colour at a place.
  struct Stop {
    var color: CGColor
    var location: CGFloat
    init(_ color: CGColor, _ location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  var geometry: Geometry
  var stops: [Stop]
  var isPerceptual = false

  /// Fills the context's clip. Beyond the ends the end colours go on.
  func draw(in context: CGContext, _ bounds: CGRect) {
    guard bounds.origin.x.isFinite, bounds.origin.y.isFinite, bounds.width.isFinite,
      bounds.height.isFinite
    else { return }
    func point(_ unit: UnitPoint) -> CGPoint {
      CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch geometry {
    case .linear(let start, let end):
      drawLine(in: context, point(start), point(end), both)
    case .radial(let center, let start, let end):
      drawCircles(in: context, point(center), start, end, both)
    case .elliptical(let center, let start, let end):
      guard bounds.width > 0, bounds.height > 0 else { return }
      context.saveGState()
      context.translateBy(x: bounds.minX, y: bounds.minY)
      context.scaleBy(x: bounds.width, y: bounds.height)
      drawCircles(in: context, CGPoint(x: center.x, y: center.y), start, end, both)
      context.restoreGState()
    case .angular(let center, let start, let end):
      drawTurn(in: context, point(center), start, end)
    }
  }

  private func drawLine(
    in context: CGContext, _ start: CGPoint, _ end: CGPoint, _ options: CGGradientDrawingOptions
  ) {
    let stops = sorted
    guard start != end, let first = stops.first, let last = stops.last else {
      return fill(context, stops.last?.color)
    }
    // Places beyond 0 to 1 move the ends.
    let (low, high) = (min(0, first.location), max(1, last.location))
    func along(_ part: CGFloat) -> CGPoint {
      CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
    guard let gradient = Self.gradient(stops, from: low, to: high, isPerceptual) else { return }
    context.drawLinearGradient(gradient, start: along(low), end: along(high), options: options)
  }

  private func drawCircles(
    in context: CGContext, _ center: CGPoint, _ start: CGFloat, _ end: CGFloat,
    _ options: CGGradientDrawingOptions
  ) {
    let (start, end) = (max(0, start), max(0, end))
    let stops = sorted
    guard start != end, start.isFinite, end.isFinite,
      let gradient = Self.gradient(stops, from: 0, to: 1, isPerceptual)
    else { return fill(context, stops.last?.color) }
    context.drawRadialGradient(
      gradient, startCenter: center, startRadius: start, endCenter: center, endRadius: end,
      options: options)
  }

  /// Less than a turn leaves a rest, of which each end colour has half; of more than a turn the last one shows.
  private func drawTurn(in context: CGContext, _ center: CGPoint, _ start: Double, _ end: Double) {
    guard start.isFinite, end.isFinite else { return }
    let turn = 2 * Double.pi
    var stops = sorted
    guard !stops.isEmpty else { return }
    var (from, to) = (start, end)
    if to < from {
      (from, to) = (to, from)
      stops = stops.reversed().map { Stop($0.color, 1 - $0.location) }
    }
    let (first, last) = (stops[0].color, stops[stops.count - 1].color)
    let span = CGFloat((to - from) / turn)
    var placed: [Stop]
    var angle = from
    if span <= 1 {
      placed = stops.map { Stop($0.color, min(1, max(0, $0.location)) * span) }
      if span < 1 {
        let middle = (span + 1) / 2
        placed.append(Stop(last, middle))
        placed.append(Stop(first, middle))
      }
    } else {
      angle = to - turn
      let skipped = 1 - 1 / span
      placed = stops.map { Stop($0.color, ($0.location - skipped) * span) }
      placed = Self.cropped(placed)
    }
    guard let gradient = Self.gradient(placed, from: 0, to: 1, isPerceptual) else { return }
    context.drawConicGradient(gradient, center: center, angle: angle)
  }

  private func fill(_ context: CGContext, _ color: CGColor?) {
    guard let color else { return }
    context.setFillColor(color)
    context.fill(context.boundingBoxOfClipPath)
  }

  /// The stops by place. One that comes after a later one takes its place, as in Core Graphics.
  private var sorted: [Stop] {
    var largest = -CGFloat.infinity
    return stops.compactMap { stop in
      guard stop.location.isFinite else { return nil }
      largest = max(largest, stop.location)
      return Stop(stop.color, largest)
    }
  }

  /// Stops without those before 0, of which the last gives the colour at 0.
  private static func cropped(_ stops: [Stop]) -> [Stop] {
    guard let next = stops.firstIndex(where: { $0.location >= 0 }), next > 0 else { return stops }
    let (before, after) = (stops[next - 1], stops[next])
    let part = -before.location / max(after.location - before.location, .ulpOfOne)
    return [Stop(Color.mixed(before.color, after.color, part, isPerceptual: false), 0)]
      + stops[next...]
  }

  /// Core Graphics' gradient of stops, whose places between two values become 0 to 1.
  private static func gradient(
    _ stops: [Stop], from low: CGFloat, to high: CGFloat, _ isPerceptual: Bool
  ) -> CGGradient? {
    let stops = isPerceptual ? perceptual(stops) : stops
    let places = stops.map { min(1, max(0, ($0.location - low) / (high - low))) }
    return CGGradient(
      colorsSpace: nil, colors: stops.map(\.color) as CFArray, locations: places)
  }

  /// More stops, between which mixing in sRGB is near enough to what the eye sees as even.
  private static func perceptual(_ stops: [Stop]) -> [Stop] {
    var result: [Stop] = []
    for (first, second) in zip(stops, stops.dropFirst()) {
      result.append(first)
      guard second.location > first.location, first.color != second.color else { continue }
      for step in 1..<16 {
        let part = CGFloat(step) / 16
        result.append(
          Stop(
            Color.mixed(first.color, second.color, part, isPerceptual: true),
            first.location + (second.location - first.location) * part))
      }
    }
    return result + stops.suffix(1)
  }
}
