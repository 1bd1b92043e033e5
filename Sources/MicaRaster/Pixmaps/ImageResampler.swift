// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 7, paints: images made smaller by Apple's kernel, as far as pictures tell (see
// `ResamplingAxis`). Across first, then down, each rounded to bytes. The memory is kept.

import CMicaKernels

/// Makes images smaller; one user at a time.
package final class ImageResampler {
  private let kernels: UnsafePointer<mica_kernels>
  private var across = ResamplingAxis()
  private var down = ResamplingAxis()
  private var narrow = Buffer<UInt32>()
  private var sums = Buffer<SIMD4<Float>>()
  /// The weights of a block's 8 pixels in each of its fewer ones, by how many these are.
  private var blockWeights = Buffer<Float>()
  private var blockSide = 0

  package init(kernels choice: KernelChoice = .best) { kernels = choice.table }

  /// Gives memory back that was not needed since the last call; returns the number of bytes.
  package func giveBack() -> Int { narrow.giveBack() + sums.giveBack() }

  /// Fills `result`, whose sides are no greater than the source's.
  package func resize(_ source: Pixmap, into result: Pixmap) {
    across.prepare(from: source.width, to: result.width)
    down.prepare(from: source.height, to: result.height)
    narrow.count = 0
    narrow.reserve(result.width * source.height)
    for y in 0..<source.height {
      kernels.pointee.squeeze_row(
        narrow.base + y * result.width, source.bytes + y * source.bytesPerRow, result.width,
        across.taps.base, across.weights.base)
    }
    for y in 0..<result.height {
      kernels.pointee.mix_rows(
        UnsafeMutableRawPointer(result.bytes + y * result.bytesPerRow)
          .assumingMemoryBound(to: UInt32.self), narrow.base, result.width, down.taps[y],
        down.weights.base)
    }
  }

  // MARK: Blocks

  /// Fills `result` with a picture made of blocks of 8 × 8 pixels, of which each becomes
  /// `8 / factor` pixels a side by its lowest frequencies, as a JPEG reader does that shrinks while
  /// it decodes. `factor` is 2, 4 or 8; what is left over at the right and below is dropped.
  package func reduceBlocks(_ source: Pixmap, by factor: Int, into result: Pixmap) {
    let side = 8 / factor
    prepareBlocks(side)
    sums.count = 0
    sums.reserve(8 * result.width)
    for block in 0..<(result.height + side - 1) / side {
      for row in 0..<8 {
        let y = min(block * 8 + row, source.height - 1)
        squeezeBlocks(
          UnsafeRawPointer(source.bytes + y * source.bytesPerRow), width: source.width, side,
          into: sums.base + row * result.width, count: result.width)
      }
      for row in 0..<min(side, result.height - block * side) {
        let y = block * side + row
        let out = UnsafeMutableRawPointer(result.bytes + y * result.bytesPerRow)
          .assumingMemoryBound(to: UInt32.self)
        for x in 0..<result.width {
          var sum = SIMD4<Float>(repeating: 0)
          for i in 0..<8 { sum += sums[i * result.width + x] * blockWeights[row * 8 + i] }
          out[x] = Self.packed(sum)
        }
      }
    }
  }

  private func squeezeBlocks(
    _ row: UnsafeRawPointer, width: Int, _ side: Int, into out: UnsafeMutablePointer<SIMD4<Float>>,
    count: Int
  ) {
    for x in 0..<count {
      let first = x / side * 8, weights = blockWeights.base + x % side * 8
      var sum = SIMD4<Float>(repeating: 0)
      for i in 0..<8 { sum += Self.levels(row, min(first + i, width - 1)) * weights[i] }
      out[x] = sum
    }
  }

  /// Cosine transform of 8, its first `side` terms, and back with `side` points.
  private func prepareBlocks(_ side: Int) {
    guard side != blockSide else { return }
    blockSide = side
    blockWeights.count = 0
    for k in 0..<side {
      for i in 0..<8 {
        var sum = 0.125
        for term in 1..<max(side, 1) {
          let there = PortableMath.cos(Double((2 * i + 1) * term) * Double.pi / 16)
          let back = PortableMath.cos(Double((2 * k + 1) * term) * Double.pi / Double(2 * side))
          sum += there * back / 4
        }
        blockWeights.append(Float(sum))
      }
    }
  }

  // MARK: Pixels

  @inline(__always) static func levels(_ row: UnsafeRawPointer, _ x: Int) -> SIMD4<Float> {
    let p = row.loadUnaligned(fromByteOffset: x * 4, as: SIMD4<UInt8>.self)
    return SIMD4(Float(p.x), Float(p.y), Float(p.z), Float(p.w))
  }

  /// Levels of 0 ... 255, cut off there and rounded.
  @inline(__always) static func packed(_ levels: SIMD4<Float>) -> UInt32 {
    let low = levels.replacing(with: 255, where: levels .> 255)
    let limited = low.replacing(with: 0, where: low .< 0)
    let bytes = unsafeBitCast(limited + 8_388_608, to: SIMD4<UInt32>.self) & 0xFF
    return bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
  }
}
