// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What reading and drawing one file may cost. Every loop over a file's content spends from it, so that no file, however it
// is made, takes more time or memory than this allows.

/// The steps, bytes and pixels that are left for one file.
///
/// A step is one token, operator, point or element, or the work of about 40 ns: hostile files that spend all of it take
/// 50 to 100 ms. Once something is exhausted, it stays so: what
/// is left of the file is not read, and not drawn.
final class VectorBudget {
  /// The steps for reading a file, and again for each drawing of it.
  static let mostSteps = 1_000_000
  /// The bytes that are stored of a file beside the file itself: values, unpacked streams, images.
  static let mostBytes = 40 << 20
  /// The pixels that are painted in one drawing, each layer counted.
  static let mostPixels = 120_000_000

  private var steps = mostSteps
  private var bytes = mostBytes
  private var pixels = mostPixels
  private var drawnBytes = 0
  /// Whether something that the file asked for was refused.
  private(set) var isExhausted = false

  /// Spends steps; false if too few are left.
  @inline(__always)
  func spend(_ count: Int = 1) -> Bool {
    steps -= max(0, count)
    if steps >= 0 { return true }
    steps = -1
    isExhausted = true
    return false
  }

  /// Reserves memory; false, reserving nothing, if too little is left.
  func take(bytes count: Int) -> Bool {
    guard count >= 0, count <= bytes else {
      isExhausted = true
      return false
    }
    bytes -= count
    return true
  }

  /// Reserves memory until the next drawing begins, since a context may store it until its pixels are asked for.
  func take(drawnBytes count: Int) -> Bool {
    guard take(bytes: count) else { return false }
    drawnBytes += count
    return true
  }

  /// Returns memory that `take` reserved.
  func give(bytes count: Int) { bytes += count }

  /// Ends reading and drawing.
  func exhaust() {
    (steps, isExhausted) = (-1, true)
  }

  /// How much memory is left, in bytes.
  var bytesLeft: Int { bytes }

  /// Spends painted pixels; false if too few are left.
  func paint(pixels count: Double) -> Bool {
    pixels -= Int(clamping: count, to: 0...Self.mostPixels * 2)
    if pixels >= 0 { return true }
    pixels = -1
    isExhausted = true
    return false
  }

  /// Grants the steps and pixels of a new drawing. Memory stays reserved.
  func restart() {
    (steps, pixels, isExhausted) = (Self.mostSteps, Self.mostPixels, false)
    give(bytes: drawnBytes)
    drawnBytes = 0
  }
}

extension Int {
  /// A number without its fraction, within a range; the lower bound if it is not a number.
  init(clamping value: Double, to range: ClosedRange<Int>) {
    if value >= Double(range.upperBound) {
      self = range.upperBound
    } else if value > Double(range.lowerBound) {
      self = Swift.Int(value)
    } else {
      self = range.lowerBound
    }
  }

  /// A number without its fraction; nil if it is not finite or so large that it has no unit digit.
  init?(whole value: Double) {
    guard value.magnitude < 9_007_199_254_740_992 else { return nil }
    self = Swift.Int(value)
  }
}
