// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What later opaque spans hide is not painted: the pixels must be those of painting everything.

import MicaRaster
import Testing

@Suite struct RowPlanTests {
  private struct Draw {
    var record: DrawRecord
    var box: PixelBox
    var outline: Outline?
  }

  private static func randomDraw(_ random: inout SeededRandom) -> Draw {
    let alpha: Float = random.unit() < 0.6 ? 1 : random.unit()
    let color = StraightColor(random.unit(), random.unit(), random.unit(), alpha)
    let modes: [BlendMode] = [.sourceOver, .sourceOver, .sourceOver, .copy, .clear, .multiply]
    let mode = modes[Int(random.unit() * 6)]
    let x = Int32(random.unit() * 80)
    let y = Int32(random.unit() * 20)
    let box = PixelBox(
      x, y, min(90, x + 1 + Int32(random.unit() * 60)), min(23, y + 1 + Int32(random.unit() * 23)))
    let isOutline = random.unit() < 0.3
    return Draw(
      record: DrawRecord(solid: color, alpha: 1, blend: mode), box: box,
      outline: isOutline ? randomPolygon(&random, corners: 4, side: 90) : nil)
  }

  /// Paints draws of one row store after each other.
  private static func paint(_ draws: [Draw], into pixmap: Pixmap) {
    let rows = RowStore()
    let encoder = StripEncoder(index: 0)
    let surface = PixelBox(0, 0, Int32(pixmap.width), Int32(pixmap.height))
    rows.begin(width: pixmap.width, height: pixmap.height)
    for (index, draw) in draws.enumerated() {
      if let outline = draw.outline {
        let strips = encoder.fill(outline, viewport: surface)
        rows.add(strips: strips, of: encoder.store, draw: index, within: surface)
      } else {
        rows.add(box: draw.box, draw: index)
      }
    }
    var records = Buffer<DrawRecord>()
    for draw in draws { records.append(draw.record) }
    var alphas = Buffer<UnsafePointer<SIMD16<UInt8>>>()
    alphas.append(encoder.store.alphaBase)
    let gradients = Buffer<PreparedGradient>(), stops = Buffer<GradientStop>()
    let ramps = Buffer<UInt32>(), images = Buffer<PreparedImage>()
    let masks = Buffer<PreparedMask>()
    let tables = FrameTables(
      draws: UnsafePointer(records.base), gradients: UnsafePointer(gradients.base),
      stops: UnsafePointer(stops.base), ramps: UnsafePointer(ramps.base),
      images: UnsafePointer(images.base), masks: UnsafePointer(masks.base),
      alphas: UnsafePointer(alphas.base))
    let painter = RowPainter()
    painter.begin(width: pixmap.width)
    for row in 0..<rows.rowCount {
      painter.paint(row: row, of: rows, tables, into: pixmap, originX: 0, originY: 0)
    }
  }

  @Test func hiddenDrawsChangeNothing() {
    var random = SeededRandom(seed: 19)
    for _ in 0..<60 {
      let backdrop = Pixmap.random(&random, width: 90, height: 23)
      let draws = (0..<(1 + Int(random.unit() * 40))).map { _ in Self.randomDraw(&random) }
      let together = backdrop.copy()
      Self.paint(draws, into: together)
      let apart = backdrop.copy()
      for draw in draws { Self.paint([draw], into: apart) }
      let same = (0..<90 * 23 * 4).allSatisfy { together.bytes[$0] == apart.bytes[$0] }
      #expect(same)
    }
  }
}
