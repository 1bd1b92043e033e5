// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 8: any paint in any blend mode. Pixel row by pixel row; whole tiles of linear gradients at
// once.

import CMicaKernels

extension RowPainter {
  /// A command of any draw but plain ones.
  @inline(never)
  func paint(
    _ command: RowCommand, _ draw: UnsafePointer<DrawRecord>, _ pass: inout RowPass
  ) {
    var target = pass.target
    if draw.pointee.paint == .group {
      // A group that ends is the source; what lies below it is the target.
      target = pass.depth == 1 ? pass.root : scratch.pointee.layer(pass.depth - 2)
    }
    if command.kind == RowCommand.Kind.span.rawValue {
      paintSpan(command, draw, target, pass)
    } else {
      paintTiles(command, draw, target, pass)
    }
  }

  // MARK: Tiles

  /// Tiles: whole ones at once where the paint allows, parts of a tile at both ends row by row.
  @inline(never)
  func paintTiles(
    _ command: RowCommand, _ draw: UnsafePointer<DrawRecord>, _ target: PaintTarget,
    _ pass: RowPass
  ) {
    let tiles = pass.tables.coverage(of: command)
    let (x0, x1) = (Int(command.x0), Int(command.x1))
    guard takesWholeTiles(command, draw, pass.tables), command.rows == RowCommand.allRows else {
      paintPartly(command, draw, in: target, through: tiles, from: x0, to: x1, pass)
      return
    }
    let inner0 = min(x0 &+ (-tiles.skipped & 3), x1)
    let inner1 = inner0 &+ (x1 &- inner0) & ~3
    let inner = tiles.dropping(inner0 &- x0)
    let count = inner1 &- inner0
    if inner0 > x0 {
      paintPartly(command, draw, in: target, through: tiles, from: x0, to: inner0, pass)
    }
    if count > 0 {
      let pixels = target.base + inner0 &* 4
      if draw.pointee.paint == .solid {
        kernels.pointee.over_solid_columns(
          pixels, target.bytesPerRow, inner.base, inner.stride, count &>> 2, draw.pointee.color)
      } else {
        PreparedGradient.overTiles(
          pixels, bytesPerRow: target.bytesPerRow, inner.base,
          with: pass.tables.gradients + Int(draw.pointee.paintIndex), x: inner0, y: pass.y,
          count: count, parameters: scratch.pointee.parameters, kernels)
      }
    }
    if x1 > inner1 {
      paintPartly(
        command, draw, in: target, through: inner.dropping(count), from: inner1, to: x1, pass)
    }
  }

  @inline(__always)
  private func takesWholeTiles(
    _ command: RowCommand, _ draw: UnsafePointer<DrawRecord>, _ tables: FrameTables
  ) -> Bool {
    guard draw.pointee.blend == .sourceOver else { return false }
    return draw.pointee.paint == .solid
      || draw.pointee.paint == .gradient && command.kind == RowCommand.Kind.tiles.rawValue
        && tables.gradients[Int(draw.pointee.paintIndex)].isInPieces
  }

  /// Tiles of which some pixels or rows are left out, or with another paint than a plain colour:
  /// coverage is gathered row by row. `tiles` begin with the pixel `x0`.
  private func paintPartly(
    _ command: RowCommand, _ draw: UnsafePointer<DrawRecord>, in target: PaintTarget,
    through tiles: CoverageTiles, from x0: Int, to x1: Int, _ pass: RowPass
  ) {
    let count = x1 &- x0
    for r in command.firstRow..<command.endRow {
      gatherCoverage(tiles, r, count)
      blend(draw, target.pixels(x0, r), x: x0, row: r, count: count, constant: nil, pass)
    }
  }

  /// One pixel row of `count` pixels of tiles.
  private func gatherCoverage(_ tiles: CoverageTiles, _ r: Int, _ count: Int) {
    let coverage = scratch.pointee.coverage
    let (stride, skipped) = (tiles.stride, tiles.skipped)
    if (skipped | count) & 3 == 0 {
      var from = UnsafeRawPointer(tiles.base + r &* 4)
      var to = UnsafeMutableRawPointer(coverage)
      for _ in 0..<(count >> 2) {
        to.storeBytes(of: from.loadUnaligned(as: UInt32.self), as: UInt32.self)
        from += stride
        to += 4
      }
      return
    }
    for i in 0..<count {
      let column = skipped &+ i
      coverage[i] = tiles.base[(column >> 2) &* stride &+ r &* 4 &+ (column & 3)]
    }
  }

  // MARK: Spans

  private func paintSpan(
    _ command: RowCommand, _ draw: UnsafePointer<DrawRecord>, _ target: PaintTarget,
    _ pass: RowPass
  ) {
    let (x0, count) = (Int(command.x0), Int(command.x1) &- Int(command.x0))
    for r in command.firstRow..<command.endRow {
      let m = command.coverage(ofRow: r)
      if m == 0 { continue }
      blend(draw, target.pixels(x0, r), x: x0, row: r, count: count, constant: m, pass)
    }
  }

  // MARK: Any paint, any blend

  /// One pixel row: the paint's pixels, times a constant coverage or the gathered ones, blended.
  private func blend(
    _ draw: UnsafePointer<DrawRecord>, _ pixels: UnsafeMutablePointer<UInt32>, x: Int, row r: Int,
    count: Int, constant: UInt32?, _ pass: RowPass
  ) {
    if draw.pointee.paint == .mask {
      return blendMask(draw, pixels, x: x, row: r, count: count, constant: constant, pass)
    }
    if draw.pointee.blend != .sourceOver {
      if let constant { cover(count, constant) }
      return mix(draw, pixels, x: x, row: r, count: count, pass)
    }
    if draw.pointee.paint == .solid {
      return blendColor(draw.pointee.color, pixels, count, constant)
    }
    if draw.pointee.paint == .gradient,
      blendGradient(draw, pixels, x: x, row: r, count: count, constant: constant, pass)
    {
      return
    }
    let row = sourceRow(draw, x: x, row: r, count: count, pass)
    let alpha = draw.pointee.rowAlpha
    guard let constant else {
      kernels.pointee.over_covered_row(pixels, row, scratch.pointee.coverage, count, alpha)
      return
    }
    if draw.pointee.cutsBytes && constant == 255 {
      kernels.pointee.over_cut_row(pixels, row, count, draw.pointee.byteAlpha)
      return
    }
    let factor = mica_factor(constant, alpha)
    if factor == 65535 {
      kernels.pointee.over_row(pixels, row, count)
    } else {
      kernels.pointee.over_scaled_row(pixels, row, count, factor)
    }
  }

  /// One colour over a run, times a constant coverage or the gathered ones.
  private func blendColor(
    _ color: mica_wide_color, _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int,
    _ constant: UInt32?
  ) {
    if let constant {
      let row = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
      kernels.pointee.over_solid_rows(row, 0, 1, count, color, constant &* 257)
    } else {
      maskBrush.paint(pixels, scratch.pointee.coverage, count: count, color: color)
    }
  }

  /// A gradient whose colours are worked out where they are needed; false where they come from a
  /// table.
  private func blendGradient(
    _ draw: UnsafePointer<DrawRecord>, _ pixels: UnsafeMutablePointer<UInt32>, x: Int, row r: Int,
    count: Int, constant: UInt32?, _ pass: RowPass
  ) -> Bool {
    let gradient = pass.tables.gradients + Int(draw.pointee.paintIndex)
    let y = pass.y &+ r
    if gradient.pointee.plane.isConstantInRows {
      let t = gradient.pointee.plane.parameter(x: x, y: y)
      let color = gradient.pointee.premultiplied(t, pass.tables.stops, draw.pointee.floatAlpha)
      blendColor(color.wide, pixels, count, constant)
      return true
    }
    if constant == 255 && draw.pointee.isOpaque {
      fillGradient(pixels, draw, x: x, row: r, count: count, pass)
      return true
    }
    guard gradient.pointee.isInPieces else { return false }
    if let constant, constant != 255 { cover(count, constant) }
    PreparedGradient.overRow(
      pixels, with: gradient, x: x, y: y, count: count,
      coverage: constant == 255 ? nil : UnsafePointer(scratch.pointee.coverage),
      parameters: scratch.pointee.parameters, kernels)
    return true
  }

  /// A colour through a shadow's mask.
  private func blendMask(
    _ draw: UnsafePointer<DrawRecord>, _ pixels: UnsafeMutablePointer<UInt32>, x: Int, row r: Int,
    count: Int, constant: UInt32?, _ pass: RowPass
  ) {
    let mask = pass.tables.masks[Int(draw.pointee.paintIndex)]
    let (y, color) = (pass.y &+ r, draw.pointee.color)
    if constant == 255 && draw.pointee.blend == .sourceOver {
      return maskBrush.paint(pixels, mask, x: x, y: y, count: count, color: color)
    }
    if let constant { cover(count, constant) }
    let coverage = scratch.pointee.coverage
    mask.multiply(coverage, x: x, y: y, count: count)
    if draw.pointee.blend == .sourceOver {
      maskBrush.paint(pixels, coverage, count: count, color: color)
    } else {
      mix(draw, pixels, x: x, row: r, count: count, pass)
    }
  }

  private func cover(_ count: Int, _ constant: UInt32) {
    scratch.pointee.coverage.update(
      repeating: UInt8(truncatingIfNeeded: constant), count: count)
  }

  /// The paint's premultiplied pixels of a run without the draw's `rowAlpha`, in scratch memory that
  /// may be changed: that of a group is dropped afterwards.
  private func sourceRow(
    _ draw: UnsafePointer<DrawRecord>, x: Int, row r: Int, count: Int, _ pass: RowPass
  ) -> UnsafeMutablePointer<UInt32> {
    let source = scratch.pointee.source
    switch draw.pointee.paint {
    case .solid, .mask:
      // One colour needs no row.
      break
    case .gradient:
      // Scratch rows have room for whole vectors.
      fillGradient(source, draw, x: x, row: r, count: (count &+ 7) & ~7, pass)
    case .image:
      pass.tables.images[Int(draw.pointee.paintIndex)].fill(
        source, x: x, y: pass.y &+ r, count: count, kernels)
    case .group:
      return scratch.pointee.layer(pass.depth - 1).pixels(x, r)
    }
    return source
  }

  private func fillGradient(
    _ row: UnsafeMutablePointer<UInt32>, _ draw: UnsafePointer<DrawRecord>, x: Int, row r: Int,
    count: Int, _ pass: RowPass
  ) {
    PreparedGradient.fill(
      row, with: pass.tables.gradients + Int(draw.pointee.paintIndex), x: x, y: pass.y &+ r,
      count: count, alpha: draw.pointee.floatAlpha, pass.tables,
      parameters: scratch.pointee.parameters, kernels)
  }

  /// Any mode but source-over, by the gathered coverage. No source is rounded to bytes before.
  private func mix(
    _ draw: UnsafePointer<DrawRecord>, _ pixels: UnsafeMutablePointer<UInt32>, x: Int, row r: Int,
    count: Int, _ pass: RowPass
  ) {
    let mode = UInt32(draw.pointee.blend.rawValue)
    let (coverage, colors) = (scratch.pointee.coverage, scratch.pointee.parameters)
    let (y, index) = (pass.y &+ r, Int(draw.pointee.paintIndex))
    var step = 4
    switch draw.pointee.paint {
    case .group:
      let row = scratch.pointee.layer(pass.depth - 1).pixels(x, r)
      kernels.pointee.blend_pixels(mode, pixels, row, draw.pointee.floatAlpha, coverage, count)
      return
    case .gradient:
      PreparedGradient.colors(
        colors, with: pass.tables.gradients + index, x: x, y: y, count: count,
        alpha: draw.pointee.floatAlpha, pass.tables, kernels)
    case .image:
      pass.tables.images[index].colors(
        colors, x: x, y: y, count: count, alpha: draw.pointee.floatAlpha)
    case .solid, .mask:
      for c in 0..<4 { colors[c] = draw.pointee.floatColor[c] }
      step = 0
    }
    kernels.pointee.blend_row(mode, pixels, colors, step, coverage, count)
  }
}
