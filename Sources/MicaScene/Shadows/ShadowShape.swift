// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One filled shape that casts a shadow, in the smallest form that has the same shadow: moved next to
// the origin by whole pixels, and with the middle cut out where the shadow is the same in every
// column or row, as in the middle of a card. Such shapes come again and again: they are cached.

internal import MicaRaster

/// What decides the bytes of a shape's shadow mask, besides its verbs and points.
struct ShadowShapeKey: Equatable {
  var rule: FillRule
  var antialias: Bool
  var tolerance: Float
  var sigma: SIMD2<Double>
}

/// Builds one shape at a time; keeps its memory.
final class ShadowShape {
  private(set) var verbs: [UInt8] = []
  /// In pixels from `origin`, the middle cut out.
  private(set) var points: [Point] = []
  private(set) var key = ShadowShapeKey(
    rule: .nonZero, antialias: true, tolerance: 0, sigma: SIMD2(0, 0))
  /// Surface pixel of the shape's (0, 0), offset of the shadow included.
  private(set) var origin = SIMD2<Int32>(0, 0)
  /// Pixels that the cut shape may touch, from `origin`.
  private(set) var size = SIMD2<Int32>(0, 0)
  /// What was cut out.
  private(set) var columns = MaskStretch.none
  private(set) var rows = MaskStretch.none

  private var places: [SIMD2<Double>] = []
  private var busyColumns = BusyIntervals()
  private var busyRows = BusyIntervals()

  /// How far the shadow reaches beyond the shape.
  var reach: SIMD2<Int32> { GaussianBlur.reach(sigma: key.sigma) }

  /// The shadow's pixels, without what was cut out.
  var maskBox: PixelBox {
    PixelBox(-reach.x, -reach.y, size.x + reach.x, size.y + reach.y)
  }

  /// Takes the shape of a fill; false where it has none or is not finite.
  func load(_ list: DisplayListView, _ op: DisplayOp, _ style: ShadowStyle) -> Bool {
    let transform = list.transforms[Int(op.transform)].then(
      .translation(style.offset.x, style.offset.y))
    verbs.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    if op.kind == .fillBox {
      add(list.boxes[Int(op.shape)], transform)
    } else {
      let (verbs, points) = list.path(op.shape)
      self.verbs.append(contentsOf: verbs)
      for p in points { add(Double(p.x), Double(p.y), transform) }
    }
    key = ShadowShapeKey(
      rule: op.rule, antialias: op.antialias, tolerance: op.tolerance, sigma: style.sigma)
    return cut()
  }

  private func add(_ x: Double, _ y: Double, _ transform: Affine) {
    let p = transform.apply(x, y)
    places.append(SIMD2(p.x, p.y))
  }

  private func add(_ box: Box, _ transform: Affine) {
    verbs.append(Verb.move.rawValue)
    for _ in 0..<3 { verbs.append(Verb.line.rawValue) }
    verbs.append(Verb.close.rawValue)
    add(box.x0, box.y0, transform)
    add(box.x1, box.y0, transform)
    add(box.x1, box.y1, transform)
    add(box.x0, box.y1, transform)
  }

  /// Makes `points` of `places`.
  private func cut() -> Bool {
    guard var low = places.first else { return false }
    var high = low
    for p in places {
      low = pointwiseMin(low, p)
      high = pointwiseMax(high, p)
    }
    let whole = SIMD2(low.x.rounded(.down), low.y.rounded(.down))
    let end = SIMD2(high.x.rounded(.up), high.y.rounded(.up))
    let limit = 16_000_000.0
    // Written so that a NaN fails too.
    guard whole.x > -limit, whole.y > -limit, end.x < limit, end.y < limit,
      places.allSatisfy({ ($0 * 0) == SIMD2(0, 0) })
    else { return false }
    origin = SIMD2(Int32(whole.x), Int32(whole.y))
    size = SIMD2(Int32(end.x - whole.x), Int32(end.y - whole.y))
    for i in places.indices { places[i] -= whole }
    findBusyIntervals()
    let (across, down) = (busyColumns.largestGap, busyRows.largestGap)
    columns = Self.stretch(across, reach.x)
    rows = Self.stretch(down, reach.y)
    size &-= SIMD2(columns.extra, rows.extra)
    points.removeAll(keepingCapacity: true)
    for p in places {
      let x = p.x >= across.upperBound ? p.x - Double(columns.extra) : p.x
      let y = p.y >= down.upperBound ? p.y - Double(rows.extra) : p.y
      points.append(Point(Float(x), Float(y)))
    }
    return true
  }

  /// The columns within a gap that all look the same once blurred: all but one may go.
  private static func stretch(_ gap: ClosedRange<Double>, _ reach: Int32) -> MaskStretch {
    let first = Int32(gap.lowerBound.rounded(.up)) + reach
    let end = Int32(gap.upperBound.rounded(.down)) - reach
    // In the mask's own columns, which begin `reach` before the shape's.
    return end - first > 1 ? MaskStretch(at: first + reach, extra: end - first - 1) : .none
  }

  /// Which columns hold anything but level lines, and which rows anything but upright ones.
  private func findBusyIntervals() {
    busyColumns.removeAll()
    busyRows.removeAll()
    var index = 0
    var start = SIMD2(0.0, 0.0)
    var here = start
    func line(to p: SIMD2<Double>) {
      if p.y != here.y || p.x == here.x { busyColumns.add(here.x, p.x) }
      if p.x != here.x || p.y == here.y { busyRows.add(here.y, p.y) }
      here = p
    }
    func curve(_ count: Int) {
      for p in places[index..<index + count] {
        busyColumns.add(here.x, p.x)
        busyRows.add(here.y, p.y)
        here = p
      }
    }
    for raw in verbs {
      let verb = Verb(rawValue: raw) ?? .close
      switch verb {
      case .move:
        line(to: start)
        start = places[index]
        here = start
      case .line: line(to: places[index])
      case .quad, .cubic: curve(verb.pointCount)
      case .close: line(to: start)
      }
      index += verb.pointCount
    }
    line(to: start)
  }
}

/// Intervals of a line, and the widest gap between them.
private struct BusyIntervals {
  private var intervals: [ClosedRange<Double>] = []

  mutating func removeAll() { intervals.removeAll(keepingCapacity: true) }

  mutating func add(_ a: Double, _ b: Double) { intervals.append(min(a, b)...max(a, b)) }

  /// Empty, at 0, where there is no gap.
  var largestGap: ClosedRange<Double> {
    mutating get {
      intervals.sort { $0.lowerBound < $1.lowerBound }
      var gap = 0.0...0.0
      guard var end = intervals.first?.upperBound else { return gap }
      for interval in intervals {
        if interval.lowerBound - end > gap.upperBound - gap.lowerBound {
          gap = end...interval.lowerBound
        }
        end = max(end, interval.upperBound)
      }
      return gap
    }
  }
}
