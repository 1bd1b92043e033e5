// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// COLR's gradients as the engine's.

internal import MicaRaster

/// One gradient paint (formats 4 ... 9).
struct PaintGradient {
  let colors: ColorLayers
  let place: Int
  /// From the paint's space to font units, y up.
  let transform: Affine

  private var colr: TableBytes { colors.colr }

  /// nil where nothing is drawn: no colours, or a shape without extent.
  var paint: Paint? {
    let format = colr.uint8(place)
    let isVarying = format & 1 != 0
    if isVarying { Unsupported.note("COLR paints that vary") }
    let stops = stops(stride: isVarying ? 10 : 6)
    guard let first = stops.first, let last = stops.last, transform.isFinite else { return nil }
    if first.offset == last.offset, stops.count == 1 { return .solid(first.color) }
    switch format & ~1 {
    case 4: return linear(stops)
    case 6: return radial(stops)
    default: return sweep(stops)
    }
  }

  /// The most colours of a gradient.
  private static let mostStops = 1024

  private func stops(stride: Int) -> [GradientStop] {
    let line = place + colr.uint24(place + 1)
    if colr.uint8(line) != 0 { Unsupported.note("COLR gradients that repeat or reflect") }
    let count = min(Int(colr.uint16(line + 1)), Self.mostStops)
    var stops: [GradientStop] = []
    for index in 0..<count {
      let stop = line + 3 + index * stride
      guard stop + 6 <= colr.count else { break }
      let alpha = min(max(colr.f2dot14(stop + 4), 0), 1)
      let color = colors.color(colr.uint16(stop + 2), alpha: alpha)
      if color == nil { Unsupported.note("COLR gradients with the text's colour") }
      stops.append(
        GradientStop(
          offset: colr.f2dot14(stop), color: color ?? StraightColor(0, 0, 0, alpha)))
    }
    // Sorted by offset; those at one offset keep their order.
    return stops.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }.map(\.element)
  }

  private func int16(_ offset: Int) -> Double { Double(colr.int16(place + offset)) }
  private func uint16(_ offset: Int) -> Double { Double(colr.uint16(place + offset)) }

  /// The stops brought to 0 ... 1, with the place of the first and the last one.
  private func unit(
    _ stops: [GradientStop]
  ) -> (stops: [GradientStop], first: Double, last: Double) {
    let (first, last) = (stops[0].offset, stops[stops.count - 1].offset)
    guard last > first else {
      var pair = [stops[0], stops[stops.count - 1]]
      pair[0].offset = 0
      pair[1].offset = 0
      return (pair, Double(first), Double(first) + 1)
    }
    let moved = stops.map {
      GradientStop(offset: ($0.offset - first) / (last - first), color: $0.color)
    }
    return (moved, Double(first), Double(last))
  }

  /// The colours run from the first point to the second one's foot on the normal of the line from
  /// the first to the third point.
  private func linear(_ stops: [GradientStop]) -> Paint? {
    let start = SIMD2(int16(4), int16(6))
    let span = SIMD2(int16(8), int16(10)) - start
    let turn = SIMD2(int16(12), int16(14)) - start
    let normal = SIMD2(turn.y, -turn.x)
    let length = (normal * normal).sum()
    guard length > 0 else { return .solid(stops[stops.count - 1].color) }
    let axis = normal * ((span * normal).sum() / length)
    guard axis != SIMD2(0, 0) else { return .solid(stops[stops.count - 1].color) }
    let (moved, first, last) = unit(stops)
    return .gradient(
      Gradient(
        .linear(start: start + axis * first, end: start + axis * last), stops: moved,
        transform: transform))
  }

  private func radial(_ stops: [GradientStop]) -> Paint? {
    let (moved, first, last) = unit(stops)
    let center = SIMD2(int16(4), int16(6))
    let span = SIMD2(int16(10), int16(12)) - center
    let (radius, growth) = (uint16(8), uint16(14) - uint16(8))
    guard span != SIMD2(0, 0) || growth != 0 else { return nil }
    let (startRadius, endRadius) = (radius + growth * first, radius + growth * last)
    guard startRadius >= 0, endRadius >= 0 else {
      Unsupported.note("COLR radial gradients with stops at negative radii")
      return .solid(stops[stops.count - 1].color)
    }
    return .gradient(
      Gradient(
        .radial(
          startCenter: center + span * first, startRadius: startRadius,
          endCenter: center + span * last, endRadius: endRadius),
        stops: moved, transform: transform))
  }

  /// Angles are stated in half turns, counter-clockwise from the x axis, less one half turn.
  private func sweep(_ stops: [GradientStop]) -> Paint? {
    let start = Double(colr.f2dot14(place + 8)) / 2 + 0.5
    let end = Double(colr.f2dot14(place + 10)) / 2 + 0.5
    // The engine's gradient takes whole turns from the x axis: stops before 0 and after 1 are cut.
    var turned = stops.map { stop in
      (place: start + Double(stop.offset) * (end - start), color: stop.color)
    }
    if end < start { turned.reverse() }
    var inside = turned.filter { (0...1).contains($0.place) }.map {
      GradientStop(offset: Float($0.place), color: $0.color)
    }
    inside.insert(GradientStop(offset: 0, color: Self.color(at: 0, turned)), at: 0)
    inside.append(GradientStop(offset: 1, color: Self.color(at: 1, turned)))
    return .gradient(
      Gradient(
        .conic(center: SIMD2(int16(4), int16(6)), angle: 0), stops: inside, transform: transform))
  }

  private static func color(
    at place: Double, _ stops: [(place: Double, color: StraightColor)]
  ) -> StraightColor {
    guard let next = stops.firstIndex(where: { $0.place >= place }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0 else { return stops[0].color }
    let (before, after) = (stops[next - 1], stops[next])
    let span = after.place - before.place
    let share = span > 0 ? Float((place - before.place) / span) : 1
    return before.color + (after.color - before.color) * share
  }
}
