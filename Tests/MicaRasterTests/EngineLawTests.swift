// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The small laws of the engine: portable functions, kernels against their reference.

import CMicaKernels
import Foundation
import MicaRaster
import Testing

@Suite struct EngineLawTests {
  @Test func sineAndCosineAgreeWithTheLibraryToTheLastBits() {
    var random = SeededRandom(seed: 7)
    for i in 0..<20000 {
      let x = Double(random.within(-100, 100)) + Double(i) * 1e-9
      #expect(abs(PortableMath.sin(x) - Foundation.sin(x)) <= 2.3e-16)
      #expect(abs(PortableMath.cos(x) - Foundation.cos(x)) <= 2.3e-16)
    }
    for turns in -8...8 {
      let x = Double(turns) * .pi / 2
      #expect(abs(PortableMath.sin(x) - Foundation.sin(x)) < 1e-16)
      #expect(abs(PortableMath.cos(x) - Foundation.cos(x)) < 1e-16)
    }
    #expect(PortableMath.sin(.nan).isNaN && PortableMath.cos(.infinity).isNaN)
    #expect(abs(PortableMath.tan(0.7) - Foundation.tan(0.7)) < 1e-15)
  }

  @Test func division255RoundsExactly() {
    for v in UInt32(0)...65025 {
      #expect(mica_div255(v) == UInt32((Double(v) / 255).rounded()))
    }
  }

  @Test(.needsFastKernels) func fastKernelsGiveTheReferenceBytes() throws {
    let reference = try #require(mica_kernels_reference())
    var random = SeededRandom(seed: 11)
    func pixel() -> UInt32 {
      let a = UInt32(random.unit() * 256)
      return (0..<3).reduce(a << 24) { $0 | UInt32(random.unit() * Float(a + 1)) << UInt32(8 * $1) }
    }
    for count in [0, 1, 3, 7, 8, 9, 16, 31, 64, 100] {
      for _ in 0..<50 {
        let before = (0..<count).map { _ in pixel() }
        let source = (0..<count).map { _ in pixel() }
        let coverage = (0..<count).map { _ in UInt8(random.unit() * 256) }
        let color = pixel()
        let m = UInt32(random.unit() * 65536)
        let wide = mica_wide(color)
        func all(
          _ run: (UnsafePointer<mica_kernels>, UnsafeMutablePointer<UInt32>) -> Void
        ) -> Bool {
          func row(_ kernels: UnsafePointer<mica_kernels>) -> [UInt32] {
            var row = before
            row.withUnsafeMutableBufferPointer { p in p.baseAddress.map { run(kernels, $0) } }
            return row
          }
          let expected = row(reference)
          return fastKernels().allSatisfy { row($0) == expected }
        }
        #expect(all { $0.pointee.fill($1, count, color) })
        #expect(all { $0.pointee.over_solid($1, count, wide, m) })
        #expect(all { $0.pointee.over_row($1, source, count) })
        #expect(all { $0.pointee.over_scaled_row($1, source, count, m) })
        #expect(all { $0.pointee.over_cut_row($1, source, count, m >> 8) })
        #expect(
          all { kernels, pixels in
            pixels.withMemoryRebound(to: UInt8.self, capacity: 4 * count) {
              kernels.pointee.over_cut_solid_rows($0, 0, 1, count, color, m >> 8)
            }
          })
        #expect(all { $0.pointee.multiply_by_alpha($1, source, count) })
        for alpha in [m, 65535] {
          #expect(all { $0.pointee.over_covered_row($1, source, coverage, count, alpha) })
        }
        if count == 64 {
          let tile = (0..<16).map { _ in UInt8(random.unit() * 256) }
          #expect(
            all { kernels, pixels in
              pixels.withMemoryRebound(to: UInt8.self, capacity: 256) {
                kernels.pointee.over_solid_tiles($0, 64, tile, 1, wide)
              }
            })
        }
      }
    }
  }

  @Test func clipsMultiplyCoverage() {
    for seed in 1...30 {
      var random = SeededRandom(seed: UInt32(4000 + seed))
      let view = PixelBox(0, 0, 61, 47)
      let a = StripEncoder(index: 0)
      let b = StripEncoder(index: 1)
      let target = StripEncoder(index: 2)
      let first = a.fill(randomPolygon(&random, corners: 5, side: 64), viewport: view)
      let second = b.fill(randomPolygon(&random, corners: 5, side: 64), viewport: view)
      let product = target.intersect(first, in: a.store, second, in: b.store)
      for y in 0..<47 {
        for x in 0..<61 {
          let p = UInt32(a.store.coverage(first, x: x, y: y))
          let q = UInt32(b.store.coverage(second, x: x, y: y))
          #expect(target.store.coverage(product, x: x, y: y) == UInt8(mica_div255(p * q)))
        }
      }
    }
  }
}
