// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 8 in 32-bit floats: the reference. One pixel at a time, no kernels, no scratch tricks; the
// tests hold the 8-bit painter against it.

/// Paints rows of a float pixmap by the formulas as they stand in the books.
package final class FloatRowPainter {
  private var layers: [[SIMD4<Float>]] = []

  package init() {}

  /// Carries out one row's commands on a pixmap whose (0, 0) is the rows' (0, 0).
  package func paint(
    row: Int, of store: RowStore, _ tables: FrameTables, into pixmap: FloatPixmap, originX: Int,
    originY: Int
  ) {
    layers.removeAll()
    let clear = [SIMD4<Float>](
      repeating: SIMD4(0, 0, 0, 0), count: store.width * tileSize)
    for command in store.commands(inRow: row) {
      switch RowCommand.Kind(rawValue: command.kind) {
      case .tiles, .span, .glyph:
        draw(
          command, row: row, width: store.width, tables, on: pixmap, originX: originX,
          originY: originY)
      case .pushGroup, .pushMask:
        layers.append(clear)
      case .applyMask:
        let mask = layers.removeLast()
        for i in mask.indices { layers[layers.count - 1][i] *= mask[i].w }
      case .popGroup:
        layers.removeLast()
      case nil:
        break
      }
    }
  }

  private func draw(
    _ command: RowCommand, row: Int, width: Int, _ tables: FrameTables,
    on pixmap: FloatPixmap, originX: Int, originY: Int
  ) {
    let draw = tables.draws[Int(command.draw)]
    let target = draw.paint == .group ? layers.count - 2 : layers.count - 1
    for r in command.firstRow..<command.endRow {
      for x in Int(command.x0)..<Int(command.x1) {
        var m = Self.coverage(command, x, r, tables)
        if draw.paint == .mask {
          let mask = tables.masks[Int(draw.paintIndex)]
          m *= Float(mask.coverage(x: x, y: row * tileSize + r)) / 255
        }
        if m == 0 { continue }
        let index = r * width + x
        let s: SIMD4<Float>
        if draw.paint == .group {
          s = layers[layers.count - 1][index] * draw.floatAlpha
        } else {
          s = Self.source(draw, x, row * tileSize + r, tables)
        }
        if target >= 0 {
          layers[target][index] = Self.blend(layers[target][index], s, m, draw.blend)
        } else {
          let pixel =
            pixmap.pixels + (originY + row * tileSize + r) * pixmap.width + originX + x
          pixel.pointee = Self.blend(pixel.pointee, s, m, draw.blend)
        }
      }
    }
  }

  private static func coverage(
    _ command: RowCommand, _ x: Int, _ r: Int, _ tables: FrameTables
  ) -> Float {
    if command.kind == RowCommand.Kind.span.rawValue {
      return Float(command.payload >> UInt32(8 * r) & 255) / 255
    }
    let tiles = tables.coverage(of: command)
    let column = tiles.skipped + x - Int(command.x0)
    return Float(tiles.base[column / 4 * tiles.stride + r * 4 + column % 4]) / 255
  }

  private static func source(
    _ draw: DrawRecord, _ x: Int, _ y: Int, _ tables: FrameTables
  ) -> SIMD4<Float> {
    switch draw.paint {
    case .solid, .mask, .group:
      return draw.floatColor
    case .gradient:
      let gradient = tables.gradients[Int(draw.paintIndex)]
      return gradient.premultiplied(
        gradient.plane.parameter(x: x, y: y), tables.stops, draw.floatAlpha)
    case .image:
      return tables.images[Int(draw.paintIndex)].floatPixel(x: x, y: y) * draw.floatAlpha
    }
  }

  private static func blend(
    _ d: SIMD4<Float>, _ s: SIMD4<Float>, _ m: Float, _ mode: BlendMode
  ) -> SIMD4<Float> {
    mode == .sourceOver ? s * m + d * (1 - s.w * m) : d + (mode.result(s, over: d) - d) * m
  }
}
