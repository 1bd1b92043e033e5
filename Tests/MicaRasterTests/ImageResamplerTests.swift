// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Images made smaller by the law that was fitted to Apple's pictures. What Apple's pictures say is
// held by the fidelity table; these tests hold the law itself.

import Foundation
import MicaRaster
import Testing

struct ImageResamplerTests {
  private func resized(_ source: Pixmap, _ width: Int, _ height: Int) -> Pixmap {
    let result = Pixmap(width: width, height: height)
    ImageResampler().resize(source, into: result)
    return result
  }

  private func filled(_ width: Int, _ height: Int, _ level: (Int, Int) -> UInt8) -> Pixmap {
    let result = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let p = result.bytes + (y * result.bytesPerRow + x * 4)
        for c in 0..<3 { p[c] = level(x, y) }
        p[3] = 255
      }
    }
    return result
  }

  @Test func theSameSizeIsTheSamePicture() {
    var random = SeededRandom(seed: 3)
    let source = Pixmap.random(&random, width: 9, height: 6)
    let same = resized(source, 9, 6)
    for y in 0..<6 {
      for x in 0..<9 { #expect(same[x, y] == source[x, y]) }
    }
  }

  @Test(.needsFastKernels) func fastKernelsGiveTheReferenceBytes() {
    var random = SeededRandom(seed: 8)
    for (width, height) in [(1, 1), (3, 40), (40, 3), (17, 9), (64, 48), (5, 5)] {
      let source = Pixmap.random(&random, width: width + 23, height: height + 31)
      let (fast, plain) = (
        Pixmap(width: width, height: height), Pixmap(width: width, height: height)
      )
      ImageResampler().resize(source, into: fast)
      ImageResampler(kernels: .reference).resize(source, into: plain)
      for y in 0..<height {
        for x in 0..<width { #expect(fast[x, y] == plain[x, y]) }
      }
    }
  }

  @Test func oneColorStaysThatColor() {
    let source = filled(31, 17) { _, _ in 93 }
    for (width, height) in [(1, 1), (2, 17), (31, 2), (7, 5), (30, 16)] {
      let small = resized(source, width, height)
      for y in 0..<height {
        for x in 0..<width { #expect(small[x, y] == SIMD4(93, 93, 93, 255)) }
      }
    }
  }

  /// The ends' centres fall on each other: a ramp of 0, 3 … 120 in 5 pixels begins and ends near
  /// its own ends, where centred areas would give 12 and 108.
  @Test func firstAndLastPixelsKeepTheirPlaces() {
    let ramp = filled(41, 1) { x, _ in UInt8(x * 3) }
    let small = resized(ramp, 5, 1)
    #expect(small[2, 0].x == 60)
    #expect(small[0, 0].x < 9 && small[4, 0].x > 111)
    #expect(abs(Int(small[1, 0].x) - 30) <= 1 && abs(Int(small[3, 0].x) - 90) <= 1)
  }

  /// Beside the nearest pixel, whose weight is that of the kernel's middle, others count less than a
  /// kernel without a step would have it: 0.24 where that gives 0.32 (FACTS 3.28).
  @Test func theNearestPixelHasTheWeightOfTheMiddle() {
    let step = filled(22, 1) { x, _ in x <= 7 ? 200 : 0 }
    // 21 steps become 20: the seventh pixel's centre is at 7.35.
    let weight = Double(resized(step, 21, 1)[7, 0].x) / 200
    let kernel = { (x: Double) in sin(x * .pi) * sin(x * .pi / 2) * 2 / (x * x * .pi * .pi) }
    let (low, high) = (kernel(1.35 / 1.05), kernel(0.65 / 1.05) + kernel(1.65 / 1.05))
    #expect(abs(weight - (1 + low) / (1 + low + high)) < 0.004)
  }

  @Test func overshootNeverPassesAlpha() {
    var random = SeededRandom(seed: 5)
    let source = Pixmap(width: 40, height: 40)
    for i in 0..<1600 where random.within(0, 1) < 0.5 {
      for c in 0..<4 { source.bytes[i * 4 + c] = 255 }
    }
    let small = resized(source, 13, 11)
    for y in 0..<11 {
      for x in 0..<13 {
        let p = small[x, y]
        #expect(p.x <= p.w && p.y <= p.w && p.z <= p.w)
      }
    }
  }

  @Test(arguments: [2, 4, 8]) func blocksKeepTheirMeans(factor: Int) {
    let source = filled(24, 16) { x, y in UInt8((x / 8 * 40) + (y / 8 * 25)) }
    let small = Pixmap(width: 24 / factor, height: 16 / factor)
    ImageResampler().reduceBlocks(source, by: factor, into: small)
    for y in 0..<small.height {
      for x in 0..<small.width {
        #expect(small[x, y].x == UInt8(x * factor / 8 * 40 + y * factor / 8 * 25))
      }
    }
  }

  @Test func picturesBetweenPixelsAreSharedInEighths() {
    let span = PixelSpan(start: 0.61, length: 48.78)
    #expect(span.first == 0 && span.end == 50 && span.resizedCount == 49 && !span.isWhole)
    let whole = PixelSpan(start: -3, length: 12)
    #expect(whole.first == -3 && whole.end == 9 && whole.resizedCount == 12 && whole.isWhole)
    // Half a pixel off is an even share of two neighbours; three eighths count as a quarter.
    let source = filled(4, 1) { x, _ in UInt8(x * 40) }
    for (shift, expected) in [(0.5, 60), (0.375, 70), (0.25, 75), (0.125, 78)] {
      let across = PixelSpan(start: shift, length: 4)
      let laid = Pixmap(width: 5, height: 1)
      PixelAlignment().align(
        source, across: across, down: PixelSpan(start: 0, length: 1), into: laid)
      #expect(abs(Int(laid[2, 0].x) - expected) <= 1, "\(shift)")
    }
  }
}
