// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Tinted images: bytes and floats agree, whatever the kernels.

import CMicaKernels
import Testing

@testable import MicaRaster

@Suite struct ImageTintTests {
  private func makePaint(_ tint: SIMD3<Float>, _ sampling: Sampling) -> ImagePaint {
    let pixmap = Pixmap(width: 7, height: 5)
    for i in 0..<35 {
      let alpha = UInt8(i * 7)
      pixmap.bytes[4 * i] = alpha / 2
      pixmap.bytes[4 * i + 1] = alpha
      pixmap.bytes[4 * i + 2] = alpha / 3
      pixmap.bytes[4 * i + 3] = alpha
    }
    var paint = ImagePaint(
      pixmap: pixmap, transform: Affine(4, 1, -1, 3, 5, 1), sampling: sampling)
    paint.tint = tint
    return paint
  }

  private func row(_ paint: ImagePaint, _ kernels: KernelChoice) throws -> [UInt32] {
    let image = try #require(PreparedImage(paint, transform: paint.transform))
    var pixels = [UInt32](repeating: 0, count: 40)
    pixels.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress {
        image.fill(base, x: 0, y: 8, count: 40, kernels.table)
      }
    }
    return pixels
  }

  @Test(arguments: [Sampling.nearest, .bilinear])
  func bytesAgreeWithFloats(_ sampling: Sampling) throws {
    let paint = makePaint(SIMD3(0.5, 1, 0.25), sampling)
    let pixels = try row(paint, .best)
    #expect(try pixels == row(paint, .reference))
    let image = try #require(PreparedImage(paint, transform: paint.transform))
    for x in 0..<40 {
      let exact = image.floatPixel(x: x, y: 8) * 255
      for channel in 0..<4 {
        let byte = Float(pixels[x] >> UInt32(8 * channel) & 255)
        #expect(abs(byte - exact[channel]) <= 1.01)
      }
    }
  }

  @Test func whiteAndBadTintsChangeNothingElse() throws {
    let plain = try row(makePaint(SIMD3(1, 1, 1), .bilinear), .best)
    #expect(try row(makePaint(SIMD3(7, 1, .infinity), .bilinear), .best) == plain)
    let black = try row(makePaint(SIMD3(-1, .nan, 0), .bilinear), .best)
    #expect(black == plain.map { $0 & 0xFF00_0000 })
  }
}
