// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Blurs the alpha of a picture into a mask: rows first, then columns, in whole numbers of 1/64
// level, so that the result is the exact law's within one level (FACTS 3.4).

import CMicaKernels

/// A blur with its scratch memory, for one user at a time.
package final class GaussianBlur {
  /// A wider blur is made of pixels that are larger by a power of two.
  static let greatestSigma = 32.0

  let kernels: UnsafePointer<mica_blur_kernels>
  var line = Buffer<Int16>(capacity: 256)
  var words = Buffer<Int16>(capacity: 4096)

  package init(kernels choice: KernelChoice = .best) {
    kernels = choice.blurTable
  }

  /// Gives memory back that was not needed since the last call; returns the number of bytes.
  package func giveBack() -> Int { line.giveBack() + words.giveBack() }

  /// A picture's alpha, blurred, in the pixels of `area`.
  ///
  /// The picture's first pixel lies at (`x`, `y`), and it is clear outside itself; `shift`, 0 ..< 1
  /// each, moves it further right and down. The values do not depend on `area`.
  package func mask(
    of picture: Pixmap, x: Int32, y: Int32, shift: SIMD2<Double>, sigma: SIMD2<Double>,
    area: PixelBox
  ) -> ShadowMask {
    let source = AlphaSource(picture, x: x, y: y, shift: shift)
    if max(sigma.x, sigma.y) > Self.greatestSigma {
      return coarseMask(of: source, sigma: sigma, area: area)
    }
    let mask = ShadowMask(width: area.width, height: area.height)
    let (across, down) = (GaussianKernel(sigma: sigma.x), GaussianKernel(sigma: sigma.y))
    blurRows(of: source, across, area: area, margin: down.radius)
    let stride = mask.bytesPerRow
    let top = UnsafePointer(words.base + down.radius * stride)
    forEachBlock(width: stride, height: mask.height) { x, y, count in
      kernels.pointee.blur_bytes(
        mask.bytes + y * stride + x, top + y * stride + x, down.step * stride, down.weights,
        down.weights.count - 1, count)
    }
    return mask
  }

  /// Fills `words` with the rows of an area and `margin` rows above and below it, blurred along x;
  /// the rows' length is the width rounded up to 16.
  private func blurRows(
    of source: AlphaSource, _ kernel: GaussianKernel, area: PixelBox, margin: Int
  ) {
    let stride = (area.width + 15) & ~15
    let rowCount = area.height + 2 * margin
    words.count = 0
    words.reserve(stride * rowCount)
    line.count = 0
    line.reserve(stride + 2 * kernel.radius)
    for row in 0..<rowCount {
      let target = words.base + row * stride
      let y = Int(area.y0) - margin + row
      guard source.rows.contains(y) else {
        target.update(repeating: 0, count: stride)
        continue
      }
      source.fill(
        line.base, y: y, x: Int(area.x0) - kernel.radius, count: stride + 2 * kernel.radius)
      kernels.pointee.blur_words(
        target, line.base + kernel.radius, kernel.step, kernel.weights, kernel.weights.count - 1,
        stride)
    }
  }

  /// Columns of 64 px, each from top to bottom, so that what a column reads stays in the cache.
  func forEachBlock(width: Int, height: Int, _ body: (_ x: Int, _ y: Int, _ count: Int) -> Void) {
    for x in stride(from: 0, to: width, by: 64) {
      for y in 0..<height { body(x, y, min(64, width - x)) }
    }
  }
}

extension GaussianBlur {
  /// How many pixels a blur reaches along x and y; no value beyond is above 0.
  package static func reach(sigma: SIMD2<Double>) -> SIMD2<Int32> {
    func reach(_ sigma: Double) -> Int32 {
      let cell = sigma > greatestSigma ? sigma / (greatestSigma / 2) : 0
      return Int32((2 * sigma + 1e-6).rounded(.down)) + Int32((2 * cell).rounded(.up))
    }
    return SIMD2(reach(sigma.x), reach(sigma.y))
  }
}
