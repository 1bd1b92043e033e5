// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 8, paints: a gradient of few stops as pieces, in each of which colours are linear in t. The
// kernels pick each lane's piece by comparing t with the thresholds between them.

import CMicaKernels

extension mica_pieces {
  /// Steeper pieces (in 1 per unit of t) lose precision in the form base + slope · t.
  private static let steepestSlope: Float = 4000

  /// Pieces of ascending stops times `alpha`, where t counts that many bins, if any; nil where there are too many or too steep ones.
  init?(
    _ stops: UnsafePointer<GradientStop>, _ count: Int, _ alpha: Float, extendsBefore: Bool,
    extendsAfter: Bool, bins: Int
  ) {
    self.init()
    self.in_steps = bins > 0 ? 1 : 0
    let bins = Float(bins)
    let (first, last) = (stops[0], stops[count - 1])
    let clear = StraightColor(0, 0, 0, 0)
    set(0, extendsBefore ? first.color : StraightColor(0, 0, 0, 0), clear, alpha)
    // The colour before the first stop, from 0 on.
    if !extendsBefore && !append(0, first.color, clear, alpha, bins) { return nil }
    for i in 1..<max(count, 1) {
      let (low, high) = (stops[i - 1], stops[i])
      let span = high.offset - low.offset
      if span == 0 { continue }
      let slope = (high.color - low.color) / span
      if max(abs(slope.x), abs(slope.y), abs(slope.z), abs(slope.w)) > Self.steepestSlope {
        return nil
      }
      if !append(low.offset, low.color - slope * low.offset, slope, alpha, bins) { return nil }
    }
    if !append(last.offset, last.color, clear, alpha, bins) { return nil }
    // Beyond 1 nothing is left.
    if !extendsAfter && !append(Float(1).nextUp, clear, clear, alpha, bins) { return nil }
  }

  /// Adds the piece from a threshold on; false where there is no room. A bin belongs to the piece that its middle lies in.
  private mutating func append(
    _ start: Float, _ base: StraightColor, _ slope: StraightColor, _ alpha: Float, _ bins: Float
  ) -> Bool {
    guard threshold_count < MICA_PIECES - 1 else { return false }
    var (start, base, slope) = (start, base, slope)
    if bins > 0 {
      start = (start * bins - 0.5).rounded(.up)
      slope /= bins
      base += slope * 0.5
    }
    withUnsafeMutableBytes(of: &threshold) {
      $0.storeBytes(of: start, toByteOffset: Int(threshold_count) * 4, as: Float.self)
    }
    threshold_count += 1
    set(Int(threshold_count), base, slope, alpha)
    return true
  }

  private mutating func set(
    _ piece: Int, _ color: StraightColor, _ step: StraightColor, _ alpha: Float
  ) {
    let scale = StraightColor(1, 1, 1, 255 * alpha)
    let (color, step) = (color * scale, step * scale)
    for channel in 0..<4 {
      let offset = (channel * Int(MICA_PIECES) + piece) * 4
      withUnsafeMutableBytes(of: &base) {
        $0.storeBytes(of: color[channel], toByteOffset: offset, as: Float.self)
      }
      withUnsafeMutableBytes(of: &slope) {
        $0.storeBytes(of: step[channel], toByteOffset: offset, as: Float.self)
      }
    }
  }
}
