// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 7, paints: which pixels of one axis a resized image's pixels are made of. Prepared once for
// a pair of lengths and kept until another is asked for.

import CMicaKernels

/// One axis of a resized image.
///
/// The law was fitted to 40 pictures that Apple's drawing made smaller (means of 0.2 levels where
/// the input is known exactly): the first pixel's centre falls on the first pixel's centre, the last
/// on the last; between them the kernel is sinc(x) · sinc(x / 2), 2 resized pixels wide to either
/// side, but for the nearest pixel, which always has the weight of the kernel's middle; pixels beyond
/// an end are that end's pixel.
struct ResamplingAxis: ~Copyable {
  private(set) var taps = Buffer<mica_tap>()
  private(set) var weights = Buffer<Float>()
  private var size = 0
  private var count = 0

  /// For `size` pixels that become `count`; neither is 0, nor `count` greater than `size`.
  mutating func prepare(from size: Int, to count: Int) {
    guard size != self.size || count != self.count else { return }
    (self.size, self.count) = (size, count)
    taps.count = 0
    weights.count = 0
    let step = count > 1 ? Double(size - 1) / Double(count - 1) : Double(size)
    let start = count > 1 ? 0 : Double(size - 1) / 2
    for i in 0..<count { append(center: start + step * Double(i), stretch: max(step, 1)) }
  }

  private mutating func append(center: Double, stretch: Double) {
    let low = Int((center - 2 * stretch).rounded(.up))
    let high = Int((center + 2 * stretch).rounded(.down))
    let first = max(0, min(low, size - 1)), last = max(first, min(high, size - 1))
    let start = weights.count
    for _ in first...last { weights.append(0) }
    var sum: Float = 0
    for j in low...high {
      let distance = Double(j) - center
      let weight = abs(distance) <= 0.5 ? 1 : Float(Self.kernel(distance / stretch))
      weights[start + max(first, min(j, last)) - first] += weight
      sum += weight
    }
    for i in start..<weights.count { weights[i] /= sum }
    taps.append(mica_tap(first: Int32(first), count: Int32(last - first + 1), weight: Int32(start)))
  }

  /// sinc(x) · sinc(x / 2), and 0 from 2 on.
  private static func kernel(_ x: Double) -> Double {
    let a = abs(x)
    if a >= 2 { return 0 }
    let angle = a * Double.pi
    return 2 * PortableMath.sin(angle) * PortableMath.sin(angle / 2) / (angle * angle)
  }
}
