// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Source-over in integers: what it leaves exactly as it is, and how far from the formula it is.

import CMicaKernels
import Testing

@testable import MicaRaster

@Suite struct SourceOverTests {
  /// 0 ... 255 as red of opaque pixels.
  private static let backdrop = (0..<256).map { UInt32($0) | 0xFF00_0000 }

  /// `color` in tiles of one coverage over each of 256 levels.
  private static func covered(_ color: mica_wide_color, _ coverage: UInt8) -> [UInt32] {
    var pixels = Self.backdrop
    mica_blur_kernels_reference().pointee.over_mask(
      &pixels, [UInt8](repeating: coverage, count: 256), 256, color)
    return pixels
  }

  @Test func everyColourOverEveryLevelIsRoundedOnce() {
    var (worst, faults) = (0.0, 0)
    for a in stride(from: 0, through: 255, by: 5) {
      for m in (0...255) where m % 7 == 0 || m > 250 || m < 4 {
        for c in Set([0, a / 3, a]) {
          let result = Self.covered(mica_wide(UInt32(c) | UInt32(a) << 24), UInt8(m))
          let share = Double(a * m) / 65025
          let part = Double(c * m) / 255
          for d in 0..<256 {
            let red = Int(result[d] & 255)
            worst = max(worst, abs(part + Double(d) * (1 - share) - Double(red)))
            if result[d] >> 24 != 255 || m * a == 0 && red != d { faults += 1 }
            if m * a == 65025 && red != c || c == a && d == 255 && red != 255 { faults += 1 }
          }
        }
      }
    }
    #expect(worst < 0.51)
    #expect(faults == 0)
  }

  @Test func coloursBetweenTwoLevelsAreRoundedOnceAndStayBelowTheirAlpha() {
    var random = SeededRandom(seed: 81)
    for _ in 0..<20000 {
      let a = UInt64(random.unit() * 65281)
      let c = UInt64(random.unit() * Float(a + 1))
      let below = UInt32(random.unit() * 256)
      let d = UInt32(random.unit() * Float(below + 1))
      let m = UInt32(random.unit() * 65536)
      let result = mica_over(d | below << 24, c | a << 48, m)
      let share = Double(m) / 65535
      let rest = 1 - Double(a) / 65280 * share
      let red = Double(result & 255)
      #expect(abs(Double(c) / 256 * share + Double(d) * rest - red) < 0.52)
      #expect(result & 255 <= result >> 24)
    }
  }

  @Test func spansAndTilesOfOneCoverageAreTheSameBytes() throws {
    let kernels = try #require(mica_kernels_reference())
    var random = SeededRandom(seed: 82)
    for m in 0..<256 {
      let alpha = random.unit()
      let color = StraightColor(random.unit(), random.unit(), random.unit(), alpha)
        .premultiplied(by: 1)
      var span = Self.backdrop
      kernels.pointee.over_solid(&span, 256, color.wide, UInt32(m) * 257)
      #expect(span == Self.covered(color.wide, UInt8(m)))
      // A row of pixels in bytes, too.
      let pixels = [UInt32](repeating: color.packed, count: 256)
      let coverage = [UInt8](repeating: UInt8(m), count: 256)
      var (row, scaled) = (Self.backdrop, Self.backdrop)
      kernels.pointee.over_covered_row(&row, pixels, coverage, 256, 65535)
      kernels.pointee.over_scaled_row(&scaled, pixels, 256, UInt32(m) * 257)
      #expect(row == scaled)
      #expect(row == Self.covered(mica_wide(color.packed), UInt8(m)))
    }
  }

  @Test func factorsKeepWhatTheOtherCoversWhole() {
    for m in UInt32(0)...255 { #expect(mica_factor(m, 65535) == m * 257) }
    for alpha in stride(from: UInt32(0), through: 65535, by: 17) {
      #expect(mica_factor(255, alpha) == alpha)
    }
    for pixel in stride(from: UInt32(0), through: 0xFFFF_0000, by: 65_537 * 3) {
      #expect(mica_narrow(mica_wide(pixel)) == pixel)
    }
  }

  @Test func opaqueGradientsAreTheSameInSpansAndInTiles() throws {
    let kernels = try #require(mica_kernels_reference())
    let stops = [
      GradientStop(offset: 0, color: StraightColor(0.1, 0.9, 0.5, 1)),
      GradientStop(offset: 1, color: StraightColor(0.8, 0, 0.4, 1)),
    ]
    var pieces = try #require(
      mica_pieces(stops, 2, 1, extendsBefore: true, extendsAfter: true, bins: 0))
    var (stored, over) = (Self.backdrop, Self.backdrop)
    let whole = [UInt8](repeating: 255, count: 256)
    kernels.pointee.linear_row(&stored, 0, 256, 0.00371, 0.01, &pieces)
    kernels.pointee.over_linear_row(&over, 0, whole, 256, 0.00371, 0.01, &pieces)
    #expect(stored == over)
  }
}
