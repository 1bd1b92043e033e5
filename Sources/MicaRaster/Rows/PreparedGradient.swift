// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 8, paints: a gradient prepared for a frame, and its colour at any pixel. Bytes are computed
// piece by piece in lanes; from a table where there are many stops; else pixel by pixel.

import CMicaKernels

/// A gradient in device space.
///
/// Colours are interpolated straight in sRGB-encoded components and premultiplied afterwards
/// (FACTS C7, 3.6). The value at a pixel depends on that pixel only, not on where a run starts.
package struct PreparedGradient: BitwiseCopyable, Sendable {
  /// First, so that a pointer to the record is one to its pieces.
  private var pieces = mica_pieces()
  /// Gives t, or t times the number of bins.
  let plane: GradientPlane
  /// Where the stops lie in the frame's buffer.
  let stopStart: Int
  let stopCount: Int
  let extendsBefore: Bool
  let extendsAfter: Bool
  /// The number of colours between 0 and 1, at the middles of as many bins (FACTS 3.14); 0 where colours change evenly.
  let bins: Int
  /// How bytes are made.
  private enum Method: UInt8, BitwiseCopyable, Sendable { case exact, pieces, ramp }
  private var method = Method.exact
  /// Where the table lies in the frame's buffer, and its number of colours between 0 and 1.
  private var rampStart = 0
  private var rampSize = 0
  /// Whether every pixel is opaque.
  package private(set) var isOpaque = false

  /// A table longer than this costs more than it saves.
  private static let longestRamp = 2048

  /// Nil where the gradient draws nothing: equal ends, a singular or infinite map, no stops.
  package init?(
    _ shape: GradientShape, transform: Affine, projection: Projection? = nil, stopStart: Int,
    stopCount: Int, extendsBefore: Bool, extendsAfter: Bool, isBinned: Bool = false
  ) {
    let bins = isBinned && projection == nil ? shape.binCount(under: transform) : 0
    guard stopCount > 0,
      let plane = GradientPlane(
        shape, transform: transform, projection: projection, extendsBefore: extendsBefore,
        extendsAfter: extendsAfter, bins: bins)
    else { return nil }
    self.plane = plane
    self.bins = bins
    self.stopStart = stopStart
    self.stopCount = stopCount
    self.extendsBefore = extendsBefore
    self.extendsAfter = extendsAfter
  }

  /// The straight colour at what the plane gives; clear for NaN.
  @inline(__always)
  func color(_ t: Float, _ allStops: UnsafePointer<GradientStop>) -> StraightColor {
    let stops = allStops + stopStart
    var t = t
    if bins > 0 { t = middle(ofBin: t.rounded(.down)) }
    if t.isNaN || t < 0 && !extendsBefore || t > 1 && !extendsAfter {
      return StraightColor(0, 0, 0, 0)
    }
    var i = 0
    while i &+ 1 < stopCount && t >= stops[i &+ 1].offset { i &+= 1 }
    let low = stops[i]
    if i &+ 1 == stopCount || t <= low.offset { return low.color }
    let high = stops[i &+ 1]
    return low.color + (high.color - low.color) * ((t - low.offset) / (high.offset - low.offset))
  }

  /// t in the middle of a bin; of those beyond the ends something beyond them.
  @inline(__always) private func middle(ofBin bin: Float) -> Float {
    bin < 0 ? -1 : bin >= Float(bins) ? 2 : (bin + 0.5) / Float(bins)
  }

  /// The premultiplied colour at what the plane gives, times `alpha`.
  @inline(__always)
  func premultiplied(
    _ t: Float, _ allStops: UnsafePointer<GradientStop>, _ alpha: Float
  ) -> SIMD4<Float> {
    let c = color(t, allStops)
    let a = c.w * alpha
    return SIMD4(c.x * a, c.y * a, c.z * a, a)
  }

  /// Premultiplied pixels of a run, whose colour must not be the same everywhere; `parameters` is
  /// scratch memory of the same length. Static, so that no record is copied for a row.
  static func fill(
    _ row: UnsafeMutablePointer<UInt32>, with gradient: UnsafePointer<PreparedGradient>, x: Int,
    y: Int, count: Int, alpha: Float, _ tables: FrameTables,
    parameters t: UnsafeMutablePointer<Float>, _ kernels: UnsafePointer<mica_kernels>
  ) {
    if gradient.pointee.isLinearInPieces {
      kernels.pointee.linear_row(
        row, Int32(truncatingIfNeeded: x), count, gradient.pointee.plane.slope,
        gradient.pointee.plane.offset(y: y), Self.pieces(of: gradient))
      return
    }
    gradient.pointee.plane.parameters(t, x: x, y: y, count: count, kernels)
    switch gradient.pointee.method {
    case .pieces:
      kernels.pointee.pieces_row(row, t, count, Self.pieces(of: gradient))
    case .ramp:
      var ramp = mica_ramp(
        table: tables.ramps + gradient.pointee.rampStart, size: Float(gradient.pointee.rampSize),
        scale: gradient.pointee.bins > 0 ? 1 : Float(gradient.pointee.rampSize),
        low: gradient.pointee.extendsBefore ? -.infinity : 0,
        high: gradient.pointee.extendsAfter ? .infinity : Float(max(gradient.pointee.bins, 1)))
      kernels.pointee.ramp_row(row, t, count, &ramp)
    case .exact:
      for i in 0..<count {
        row[i] = gradient.pointee.premultiplied(t[i], tables.stops, alpha).packed
      }
    }
  }

  /// Whether `overRow` and `overTiles` can paint this gradient.
  @inline(__always) var isInPieces: Bool { method == .pieces && !plane.isConstantInRows }

  @inline(__always) private var isLinearInPieces: Bool { method == .pieces && plane.isLinear }

  /// A run from (x, y) on over `pixels`, with or without coverage.
  static func overRow(
    _ pixels: UnsafeMutablePointer<UInt32>, with gradient: UnsafePointer<PreparedGradient>, x: Int,
    y: Int, count: Int, coverage: UnsafePointer<UInt8>?, parameters t: UnsafeMutablePointer<Float>,
    _ kernels: UnsafePointer<mica_kernels>
  ) {
    if gradient.pointee.isLinearInPieces {
      kernels.pointee.over_linear_row(
        pixels, Int32(truncatingIfNeeded: x), coverage, count, gradient.pointee.plane.slope,
        gradient.pointee.plane.offset(y: y), Self.pieces(of: gradient))
      return
    }
    gradient.pointee.plane.parameters(t, x: x, y: y, count: count, kernels)
    kernels.pointee.over_pieces_row(pixels, t, coverage, count, Self.pieces(of: gradient))
  }

  /// Whole tiles from (x, y) on, with their coverage, over `pixels`; `parameters` has room for four
  /// rows of `count` rounded up to 8.
  static func overTiles(
    _ pixels: UnsafeMutablePointer<UInt8>, bytesPerRow: Int, _ coverage: UnsafePointer<UInt8>,
    with gradient: UnsafePointer<PreparedGradient>, x: Int, y: Int, count: Int,
    parameters t: UnsafeMutablePointer<Float>, _ kernels: UnsafePointer<mica_kernels>
  ) {
    if gradient.pointee.isLinearInPieces {
      var offsets = SIMD4<Float>(repeating: 0)
      for r in 0..<tileSize { offsets[r] = gradient.pointee.plane.offset(y: y &+ r) }
      withUnsafeBytes(of: &offsets) {
        kernels.pointee.over_linear_tiles(
          pixels, bytesPerRow, coverage, count &>> 2, Int32(truncatingIfNeeded: x),
          gradient.pointee.plane.slope, $0.baseAddress?.assumingMemoryBound(to: Float.self),
          Self.pieces(of: gradient))
      }
      return
    }
    let stride = (count &+ 7) & ~7
    for r in 0..<tileSize {
      gradient.pointee.plane.parameters(
        t + r &* stride, x: x, y: y &+ r, count: stride, kernels)
    }
    let pieces = Self.pieces(of: gradient)
    var i = 0
    while i < count {
      kernels.pointee.over_pieces_tile(
        pixels + i &* 4, bytesPerRow, coverage + i &* 4, t + i, stride, pieces)
      i &+= tileSize
    }
  }

  @inline(__always) private static func pieces(
    of gradient: UnsafePointer<PreparedGradient>
  ) -> UnsafePointer<mica_pieces> {
    UnsafeRawPointer(gradient).assumingMemoryBound(to: mica_pieces.self)
  }

  // MARK: Preparing

  /// Readies the bytes' colours, times `alpha`: by pieces or, where there are too many or too short
  /// ones, by a table at the end of `ramps`.
  package mutating func prepareBytes(
    ramps: inout Buffer<UInt32>, stops allStops: UnsafePointer<GradientStop>, alpha: Float,
    _ choice: KernelChoice
  ) {
    let stops = allStops + stopStart
    isOpaque =
      alpha >= 1 && extendsBefore && extendsAfter && plane.coversEverything
      && (0..<stopCount).allSatisfy { stops[$0].color.w >= 1 }
    if let pieces = mica_pieces(
      stops, stopCount, alpha, extendsBefore: extendsBefore, extendsAfter: extendsAfter,
      bins: bins)
    {
      self.pieces = pieces
      method = .pieces
    } else if !plane.isConstantInRows {
      appendRamp(to: &ramps, stops: allStops, alpha, choice)
    }
  }

  /// Appends a table of colours: one a bin or, without bins, unless a table could be wrong by more than a level. Colours
  /// must then change by less than one level from entry to entry, and never in a jump.
  private mutating func appendRamp(
    to ramps: inout Buffer<UInt32>, stops allStops: UnsafePointer<GradientStop>, _ alpha: Float,
    _ choice: KernelChoice
  ) {
    let stops = allStops + stopStart
    var size = bins
    if bins == 0 {
      let steepest = Self.steepestSlope(stops, stopCount)
      guard steepest * 1.25 < Float(Self.longestRamp) else { return }
      size = max(32, Int(steepest * 1.25))
    }
    method = .ramp
    rampStart = ramps.count
    rampSize = size
    ramps.reserve(size + 2)
    let table = ramps.base + ramps.count
    ramps.count += size + 2
    table[0] = premultiplied(-.infinity, allStops, alpha).packed
    table[size + 1] = premultiplied(.infinity, allStops, alpha).packed
    fillRamp(table + 1, size: size, stops, alpha: alpha, choice.table)
  }

  private func fillRamp(
    _ table: UnsafeMutablePointer<UInt32>, size: Int, _ stops: UnsafePointer<GradientStop>,
    alpha: Float, _ kernels: UnsafePointer<mica_kernels>
  ) {
    // Entry i stands for t = (i + ½) / size.
    func entry(_ offset: Float) -> Int { min(size, max(0, Int(offset * Float(size) + 0.5))) }
    var first = 0
    for i in 0...stopCount {
      let end = i == stopCount ? size : entry(stops[i].offset)
      if end <= first { continue }
      var low = stops[max(i - 1, 0)].color
      var step = stops[min(i, stopCount - 1)].color - low
      let offset = stops[max(i - 1, 0)].offset
      let span = stops[min(i, stopCount - 1)].offset - offset
      withUnsafeBytes(of: &low) { low in
        withUnsafeBytes(of: &step) { step in
          kernels.pointee.ramp_segment(
            table, first, end, Float(size), offset, span > 0 ? 1 / span : 0,
            low.baseAddress?.assumingMemoryBound(to: Float.self),
            step.baseAddress?.assumingMemoryBound(to: Float.self), alpha)
        }
      }
      first = end
    }
  }

  /// Levels of 255 by which a premultiplied channel changes at most per unit of t; infinite where
  /// colours jump.
  private static func steepestSlope(_ stops: UnsafePointer<GradientStop>, _ count: Int) -> Float {
    var steepest: Float = 0
    for i in 1..<max(count, 1) {
      let step = stops[i].color - stops[i - 1].color
      if step == StraightColor(0, 0, 0, 0) { continue }
      let change = max(abs(step.x), abs(step.y), abs(step.z)) + abs(step.w)
      let span = stops[i].offset - stops[i - 1].offset
      steepest = span > 0 ? max(steepest, 255 * change / span) : .infinity
    }
    return steepest
  }

  /// Stops as the rows need them: offsets within 0 ... 1 and ascending, colours within 0 ... 1;
  /// what is not a number counts as 0.
  package static func append(
    _ stops: some Collection<GradientStop>, to buffer: inout Buffer<GradientStop>
  ) {
    func limit(_ v: Float) -> Float { v > 0 ? min(v, 1) : 0 }
    var last = Float(0)
    for stop in stops {
      last = max(last, limit(stop.offset))
      let c = stop.color
      buffer.append(
        GradientStop(
          offset: last,
          color: StraightColor(limit(c.x), limit(c.y), limit(c.z), limit(c.w))))
    }
  }
}
