// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Wide blurs: the picture is averaged into cells, blurred there and read back by straight lines
// between the cells' centres. Cells are 1/32 … 1/16 of a standard deviation, so that the result
// stays within one level of the exact law and the cost does not grow with the blur.

import CMicaKernels

/// How the pixels along one axis are grouped into cells; cell i holds pixels i·2ⁿ ..< (i + 1)·2ⁿ.
private struct CellAxis {
  let kernel: GaussianKernel
  let shift: Int
  /// The cells whose blurred values are read.
  let cells: Range<Int>

  init(sigma: Double, pixels: Range<Int>) {
    var shift = 0
    while sigma > GaussianBlur.greatestSigma * Double(1 << shift) { shift += 1 }
    self.shift = shift
    kernel =
      shift == 0
      ? GaussianKernel(sigma: sigma) : GaussianKernel(sigma: sigma, factor: 1 << shift)
    let first = Self.place(of: pixels.lowerBound, shift).cell
    let last = Self.place(of: pixels.upperBound - 1, shift).cell
    cells = first..<last + 2
  }

  var size: Int { 1 << shift }
  /// The cells that are blurred into `cells`.
  var sources: Range<Int> {
    cells.lowerBound - kernel.radius..<cells.upperBound + kernel.radius
  }

  /// The cell whose centre is at or before a pixel's, and how far behind it the pixel is, in parts
  /// of twice the cell's size.
  static func place(of pixel: Int, _ shift: Int) -> (cell: Int, part: Int32) {
    let position = 2 * pixel + 1 - (1 << shift)
    let cell = position >> (shift + 1)
    return (cell, Int32(position - cell << (shift + 1)))
  }

  func place(of pixel: Int) -> (cell: Int, part: Int32) { Self.place(of: pixel, shift) }
}

extension GaussianBlur {
  func coarseMask(of source: AlphaSource, sigma: SIMD2<Double>, area: PixelBox) -> ShadowMask {
    let across = CellAxis(sigma: sigma.x, pixels: Int(area.x0)..<Int(area.x1))
    let down = CellAxis(sigma: sigma.y, pixels: Int(area.y0)..<Int(area.y1))
    let stride = (across.cells.count + 15) & ~15
    let rowCount = down.cells.count
    var blurred = Buffer<Int16>(capacity: stride * rowCount)
    blurCellRows(of: source, across, down, stride: stride)
    let top = UnsafePointer(words.base + down.kernel.radius * stride)
    forEachBlock(width: stride, height: rowCount) { x, y, count in
      kernels.pointee.blur_words(
        blurred.base + y * stride + x, top + y * stride + x, down.kernel.step * stride,
        down.kernel.weights, down.kernel.weights.count - 1, count)
    }
    return enlarge(&blurred, across, down, stride: stride, area: area)
  }

  /// Fills `words` with the rows of cells that the columns' blur reads, blurred along x.
  private func blurCellRows(
    of source: AlphaSource, _ across: CellAxis, _ down: CellAxis, stride: Int
  ) {
    let radius = across.kernel.radius
    let cellCount = stride + 2 * radius
    words.count = 0
    words.reserve(stride * down.sources.count)
    line.count = 0
    line.reserve(cellCount)
    let pixelCount = cellCount << across.shift
    let pixels = Buffer<Int16>(capacity: pixelCount)
    let sums = Buffer<Int64>(capacity: cellCount)
    for (row, cell) in down.sources.enumerated() {
      let target = words.base + row * stride
      let rows = (cell << down.shift..<(cell + 1) << down.shift).clamped(to: source.rows)
      if rows.isEmpty {
        target.update(repeating: 0, count: stride)
        continue
      }
      sums.base.update(repeating: 0, count: cellCount)
      for y in rows {
        let first = across.sources.lowerBound << across.shift
        source.fill(pixels.base, y: y, x: first, count: pixelCount)
        for i in 0..<pixelCount { sums.base[i >> across.shift] += Int64(pixels.base[i]) }
      }
      let shift = across.shift + down.shift
      let half = (Int64(1) << shift) >> 1
      for i in 0..<cellCount {
        line.base[i] = Int16((sums.base[i] + half) >> shift)
      }
      kernels.pointee.blur_words(
        target, line.base + radius, across.kernel.step, across.kernel.weights,
        across.kernel.weights.count - 1, stride)
    }
  }

  private func enlarge(
    _ cells: inout Buffer<Int16>, _ across: CellAxis, _ down: CellAxis, stride: Int,
    area: PixelBox
  ) -> ShadowMask {
    let mask = ShadowMask(width: area.width, height: area.height)
    let (column0, row0) = (across.cells.lowerBound, down.cells.lowerBound)
    line.count = 0
    line.reserve(stride)
    for y in 0..<mask.height {
      let (cell, part) = down.place(of: Int(area.y0) + y)
      let upper = cells.base + (cell - row0) * stride
      for i in 0..<stride {
        line.base[i] = Self.mix(upper[i], upper[i &+ stride], part, down.shift)
      }
      let target = mask.bytes + y * mask.bytesPerRow
      for x in 0..<mask.width {
        let (cell, part) = across.place(of: Int(area.x0) + x)
        let left = line.base + (cell - column0)
        target[x] = UInt8((Int32(Self.mix(left[0], left[1], part, across.shift)) + 32) >> 6)
      }
    }
    return mask
  }

  /// Between two values, `part` of 2^(shift + 1) from the first to the second, rounded.
  @inline(__always)
  private static func mix(_ a: Int16, _ b: Int16, _ part: Int32, _ shift: Int) -> Int16 {
    let whole = Int32(2) << Int32(shift)
    return Int16((Int32(a) * (whole - part) + Int32(b) * part + whole / 2) >> Int32(shift + 1))
  }
}
