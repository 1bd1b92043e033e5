// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6's door: outlines, strokes and boxes in, strips out. One encoder belongs to one worker and
// keeps its scratch memory between frames.

/// Encodes shapes into its own store of strips.
package final class StripEncoder {
  /// The steps of one shape, with their scratch memory.
  private struct Steps: ~Copyable {
    var flattener = Flattener()
    var grid: StripGrid
    var stroker = Stroker()

    mutating func strips(
      rule: FillRule, antialias: Bool, viewport: PixelBox, into store: StripStore
    ) -> StripRange {
      grid.sweep(
        flattener.collector.lines, of: flattener.collector.outline, rule: rule,
        antialias: antialias, viewport: viewport, into: store)
    }
  }

  package let store: StripStore
  // Behind a pointer, so that no access is checked for exclusivity.
  private let steps = UnsafeMutablePointer<Steps>.allocate(capacity: 1)

  package init(index: Int, kernels: KernelChoice = .best) {
    store = StripStore(index: index)
    steps.initialize(to: Steps(grid: StripGrid(kernels: kernels)))
  }

  deinit {
    steps.deinitialize(count: 1)
    steps.deallocate()
  }

  /// Gives memory back that was not needed since the last call; returns the number of bytes. Strips stay.
  package func giveBack() -> Int {
    store.giveBack() + giveBackSteps()
  }

  /// The same for all but the strips.
  package func giveBackSteps() -> Int {
    steps.pointee.flattener.collector.giveBack() + steps.pointee.stroker.giveBack()
      + steps.pointee.grid.giveBack()
  }

  /// The inside of an outline.
  ///
  /// Only what lies within `viewport` (device pixels, at most 65 535 × 65 535) is encoded; what lies beyond `limit`, whose
  /// sides may lie between pixels, is cut off.
  package func fill(
    verbs: UnsafeBufferPointer<UInt8>, points: UnsafeBufferPointer<Point>, transform: Affine,
    rule: FillRule, antialias: Bool, tolerance: Float, viewport: PixelBox, limit: Box? = nil
  ) -> StripRange {
    guard !viewport.isEmpty else { return .empty }
    steps.pointee.flattener.collector.stepsEdges = rule.stepsEdges
    steps.pointee.flattener.flatten(
      verbs: verbs, points: points, transform: transform, tolerance: tolerance,
      viewport: viewport, limit: limit)
    return steps.pointee.strips(
      rule: rule, antialias: antialias, viewport: viewport, into: store)
  }

  /// The area of a stroke. `rule` isn't an even-odd one.
  package func stroke(
    verbs: UnsafeBufferPointer<UInt8>, points: UnsafeBufferPointer<Point>, transform: Affine,
    style: StrokeStyle, rule: FillRule = .nonZero, antialias: Bool, tolerance: Float,
    viewport: PixelBox, limit: Box? = nil
  ) -> StripRange {
    // A stroke under a singular map has no area.
    guard !viewport.isEmpty, let inverse = transform.inverse else { return .empty }
    let visible = Box(
      Double(viewport.x0), Double(viewport.y0), Double(viewport.x1), Double(viewport.y1)
    ).mapped(by: inverse)
    steps.pointee.stroker.stroke(
      verbs: verbs, points: points, style: style, scale: transform.greatestScale,
      flattening: Double(tolerance), visible: visible)
    return fill(
      verbs: UnsafeBufferPointer(
        start: steps.pointee.stroker.verbs.base, count: steps.pointee.stroker.verbs.count),
      points: UnsafeBufferPointer(
        start: steps.pointee.stroker.points.base, count: steps.pointee.stroker.points.count),
      transform: transform, rule: rule, antialias: antialias, tolerance: tolerance,
      viewport: viewport, limit: limit)
  }

  /// The inside of a box that `transform` may turn.
  package func box(
    _ box: Box, transform: Affine, antialias: Bool, viewport: PixelBox, limit: Box? = nil
  ) -> StripRange {
    guard !viewport.isEmpty, transform.isFinite else { return .empty }
    var corners = (Vector(0, 0), Vector(0, 0), Vector(0, 0), Vector(0, 0))
    corners.0 = transform.vector(box.x0, box.y0)
    corners.1 = transform.vector(box.x1, box.y0)
    corners.2 = transform.vector(box.x1, box.y1)
    corners.3 = transform.vector(box.x0, box.y1)
    let sum = corners.0 + corners.1 + corners.2 + corners.3
    guard (sum.x + sum.y).isFinite else { return .empty }
    steps.pointee.flattener.collector.stepsEdges = false
    steps.pointee.flattener.collector.begin(
      viewport: viewport, limit: limit, centre: sum * 0.25)
    steps.pointee.flattener.collector.beginContour()
    steps.pointee.flattener.collector.add(corners.0, corners.1)
    steps.pointee.flattener.collector.add(corners.1, corners.2)
    steps.pointee.flattener.collector.add(corners.2, corners.3)
    steps.pointee.flattener.collector.add(corners.3, corners.0)
    steps.pointee.flattener.collector.finish()
    return steps.pointee.strips(
      rule: .nonZero, antialias: antialias, viewport: viewport, into: store)
  }

  /// What two ranges, of other stores, have in common.
  package func intersect(
    _ a: StripRange, in aStore: StripStore, _ b: StripRange, in bStore: StripStore
  ) -> StripRange {
    StripIntersection.intersect(a, aStore, b, bStore, into: store)
  }
}

extension Affine {
  @inline(__always) func vector(_ x: Double, _ y: Double) -> Vector {
    let p = apply(x, y)
    return Vector(p.x, p.y)
  }

  /// The greatest factor by which a length grows: the larger singular value.
  package var greatestScale: Double {
    let sum = a * a + b * b + c * c + d * d
    let det = determinant
    let root = max(sum * sum - 4 * det * det, 0).squareRoot()
    return ((sum + root) * 0.5).squareRoot()
  }
}
