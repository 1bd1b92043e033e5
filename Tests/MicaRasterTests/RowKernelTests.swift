// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 8: the kernels for whole boxes, runs of tiles and linear gradients, and groups that are
// painted without scratch pixels.

import CMicaKernels
import Testing

@testable import MicaRaster

@Suite struct RowKernelTests {
  /// Whether a picture of 48 × 4 pixels is the same after `run` by all implementations.
  private static func agree(
    _ before: [UInt32], _ run: (UnsafePointer<mica_kernels>, UnsafeMutablePointer<UInt8>) -> Void
  ) throws -> Bool {
    func picture(_ kernels: UnsafePointer<mica_kernels>) -> [UInt32] {
      var picture = before
      picture.withUnsafeMutableBytes { bytes in
        bytes.baseAddress.map { run(kernels, $0.assumingMemoryBound(to: UInt8.self)) }
      }
      return picture
    }
    let expected = picture(try #require(mica_kernels_reference()))
    return fastKernels().allSatisfy { picture($0) == expected }
  }

  private static func pixel(_ random: inout SeededRandom) -> UInt32 {
    let a = random.unit() < 0.2 ? 255 : UInt32(random.unit() * 256)
    return (0..<3).reduce(a << 24) {
      $0 | UInt32(random.unit() * Float(a + 1)) << UInt32(8 * $1)
    }
  }

  /// A colour with 8 more bits a channel.
  private static func wideColor(_ random: inout SeededRandom) -> mica_wide_color {
    let a = random.unit() < 0.2 ? 65280 : UInt64(random.unit() * 65281)
    return (0..<3).reduce(a << 48) {
      $0 | UInt64(random.unit() * Float(a + 1)) << UInt64(16 * $1)
    }
  }

  @Test(.needsFastKernels) func boxesAndTilesGiveTheReferenceBytes() throws {
    var random = SeededRandom(seed: 71)
    for _ in 0..<400 {
      let before = (0..<192).map { _ in Self.pixel(&random) }
      let color = Self.wideColor(&random)
      let factor = random.unit() < 0.5 ? 65535 : UInt32(random.unit() * 65536)
      let coverage = (0..<192).map { _ in
        random.unit() < 0.3 ? UInt8(0) : UInt8(random.unit() * 256)
      }
      let (rows, count) = (1 + Int(random.unit() * 4), Int(random.unit() * 48))
      #expect(
        try Self.agree(before) { $0.pointee.over_solid_rows($1, 192, rows, count, color, factor) })
      #expect(
        try Self.agree(before) {
          $0.pointee.over_solid_tiles($1, 192, coverage, count / 4, color)
        })
    }
  }

  @Test(.needsFastKernels, arguments: [0, 14, 78])
  func linearGradientsGiveTheReferenceBytes(_ bins: Int) throws {
    var random = SeededRandom(seed: 72)
    for _ in 0..<400 {
      let before = (0..<192).map { _ in Self.pixel(&random) }
      let coverage = (0..<192).map { _ in UInt8(random.unit() * 256) }
      let stops = (0..<3).map { i in
        GradientStop(
          offset: Float(i) / 2,
          color: StraightColor(random.unit(), random.unit(), random.unit(), random.unit()))
      }
      var pieces = try #require(
        mica_pieces(
          stops, 3, random.unit(), extendsBefore: random.unit() < 0.5,
          extendsAfter: random.unit() < 0.5, bins: bins))
      let unit = Float(max(bins, 1))
      let slope = (random.unit() * 0.2 - 0.1) * unit
      let offsets = (0..<4).map { _ in (random.unit() * 3 - 1) * unit }
      let (x, count) = (Int32(random.unit() * 64), Int(random.unit() * 48))
      #expect(
        try Self.agree(before) { kernels, bytes in
          bytes.withMemoryRebound(to: UInt32.self, capacity: 192) {
            kernels.pointee.linear_row($0, x, count, slope, offsets[0], &pieces)
            kernels.pointee.over_linear_row($0 + 48, x, nil, count, slope, offsets[1], &pieces)
            kernels.pointee.over_linear_row(
              $0 + 96, x, coverage, count, slope, offsets[2], &pieces)
          }
        })
      #expect(
        try Self.agree(before) {
          $0.pointee.over_linear_tiles($1, 192, coverage, count / 4, x, slope, offsets, &pieces)
        })
    }
  }

  /// Places from memory, some of them none: as radial gradients have them.
  @Test(.needsFastKernels, arguments: [0, 30])
  func placedGradientsGiveTheReferenceBytes(_ bins: Int) throws {
    var random = SeededRandom(seed: 74)
    for _ in 0..<400 {
      let before = (0..<192).map { _ in Self.pixel(&random) }
      let coverage = (0..<192).map { _ in UInt8(random.unit() * 256) }
      let places = (0..<192).map { _ in
        random.unit() < 0.1
          ? Float.nan : random.unit() < 0.1 ? 1e9 : (random.unit() * 3 - 1) * Float(max(bins, 1))
      }
      let stops = [Float(0.2), 0.8].map {
        GradientStop(
          offset: $0,
          color: StraightColor(random.unit(), random.unit(), random.unit(), random.unit()))
      }
      var pieces = try #require(
        mica_pieces(
          stops, 2, 1, extendsBefore: random.unit() < 0.5, extendsAfter: true, bins: bins))
      let table = (0..<66).map { _ in Self.pixel(&random) }
      let count = Int(random.unit() * 48)
      #expect(
        try Self.agree(before) { kernels, bytes in
          bytes.withMemoryRebound(to: UInt32.self, capacity: 192) { pixels in
            kernels.pointee.pieces_row(pixels, places, count, &pieces)
            kernels.pointee.over_pieces_row(pixels + 48, places, coverage, count, &pieces)
            kernels.pointee.over_pieces_row(pixels + 96, places, nil, count, &pieces)
            table.withUnsafeBufferPointer {
              var ramp = mica_ramp(
                table: $0.baseAddress, size: 64, scale: 64, low: 0, high: .infinity)
              kernels.pointee.ramp_row(pixels + 144, places, count, &ramp)
            }
          }
        })
      #expect(
        try Self.agree(before) {
          $0.pointee.over_pieces_tile($1 + 16, 192, coverage, places, 48, &pieces)
        })
    }
  }

  /// What a pixel of a group of opaque boxes looks like: the last box's colour, once.
  @Test func aGroupOfOpaqueBoxesIsItsUppermostColoursTimesItsAlpha() throws {
    var random = SeededRandom(seed: 73)
    for _ in 0..<60 {
      let result = Pixmap.random(&random, width: 90, height: 23)
      let backdrop = result.copy()
      let alpha = random.unit()
      let boxes = (0..<(1 + Int(random.unit() * 12))).map { _ in
        let (x, y) = (Int32(random.unit() * 80), Int32(random.unit() * 20))
        return PixelBox(
          x, y, min(90, x + 1 + Int32(random.unit() * 70)),
          min(23, y + 1 + Int32(random.unit() * 23)))
      }
      let colors = boxes.map { _ in StraightColor(random.unit(), random.unit(), random.unit(), 1) }
      let whole = PixelBox(0, 0, 90, 23)
      let rows = RowStore()
      rows.begin(width: 90, height: 23)
      rows.beginGroup()
      var draws = Buffer<DrawRecord>()
      for (index, box) in boxes.enumerated() {
        draws.append(DrawRecord(solid: colors[index], alpha: 1, blend: .sourceOver))
        rows.add(box: box, draw: index)
      }
      draws.append(DrawRecord(.group, index: -1, alpha: alpha, blend: .sourceOver))
      rows.endGroup(draw: boxes.count, within: whole, clip: nil)
      RowPainter.paintAll(rows, draws, into: result)
      let factor = UInt32(draws[boxes.count].alpha)
      for y in 0..<23 {
        for x in 0..<90 {
          let top = boxes.lastIndex { box in
            x >= Int(box.x0) && x < Int(box.x1) && y >= Int(box.y0) && y < Int(box.y1)
          }
          let source = top.map { mica_wide(mica_narrow(draws[$0].color)) } ?? 0
          #expect(mica_over(backdrop.word(x, y), source, factor) == result.word(x, y))
        }
      }
    }
  }
}

extension Pixmap {
  /// One pixel as a word, red in the low byte.
  fileprivate func word(_ x: Int, _ y: Int) -> UInt32 {
    let p = self[x, y]
    return UInt32(p.x) | UInt32(p.y) << 8 | UInt32(p.z) << 16 | UInt32(p.w) << 24
  }
}

extension RowPainter {
  /// Paints rows of plain draws.
  fileprivate static func paintAll(
    _ rows: RowStore, _ draws: borrowing Buffer<DrawRecord>, into pixmap: Pixmap
  ) {
    let gradients = Buffer<PreparedGradient>(), stops = Buffer<GradientStop>()
    let ramps = Buffer<UInt32>(), images = Buffer<PreparedImage>()
    let masks = Buffer<PreparedMask>(), alphas = Buffer<UnsafePointer<SIMD16<UInt8>>>()
    let tables = FrameTables(
      draws: UnsafePointer(draws.base), gradients: UnsafePointer(gradients.base),
      stops: UnsafePointer(stops.base), ramps: UnsafePointer(ramps.base),
      images: UnsafePointer(images.base), masks: UnsafePointer(masks.base),
      alphas: UnsafePointer(alphas.base))
    let painter = RowPainter()
    painter.begin(width: pixmap.width)
    for row in 0..<rows.rowCount {
      painter.paint(row: row, of: rows, tables, into: pixmap, originX: 0, originY: 0)
    }
  }
}
