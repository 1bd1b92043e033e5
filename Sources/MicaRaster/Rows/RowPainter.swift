// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 8: row commands → pixels, 8 bits a channel. One painter belongs to one worker; it paints
// whole rows of 4 px straight into the pixmap, groups into scratch rows of its own. Plain colours
// take the shortest way from here to a kernel; other paints are in RowPainter+Blend.swift.

import CMicaKernels

/// Paints rows. Keeps its scratch memory between frames.
package final class RowPainter {
  let kernels: UnsafePointer<mica_kernels>
  let maskBrush: MaskBrush
  /// Behind a pointer: a class's own struct would be guarded at each access.
  let scratch: UnsafeMutablePointer<PainterScratch>

  package init(kernels choice: KernelChoice = .best) {
    kernels = choice.table
    maskBrush = MaskBrush(kernels: choice)
    scratch = .allocate(capacity: 1)
    scratch.initialize(to: PainterScratch())
  }

  deinit {
    scratch.deinitialize(count: 1)
    scratch.deallocate()
  }

  /// Makes room for rows of `width` pixels.
  package func begin(width: Int) { scratch.pointee.begin(width: width) }

  /// Gives memory back that was not needed since the last call; returns the number of bytes.
  package func giveBack() -> Int { scratch.pointee.giveBack() }

  /// Carries out one row's commands. `origin` is the pixel of the pixmap that the rows' (0, 0) is.
  package func paint(
    row: Int, of store: RowStore, _ tables: FrameTables, into pixmap: Pixmap, originX: Int,
    originY: Int
  ) {
    let y = row * tileSize
    let root = PaintTarget(
      base: pixmap.bytes + (originY + y) * pixmap.bytesPerRow + originX * 4,
      bytesPerRow: pixmap.bytesPerRow)
    var pass = RowPass(tables: tables, y: y, root: root, target: root)
    scratch.pointee.extents.count = 0
    let commands = store.commands(inRow: row)
    guard store.mayHide(inRow: row) else {
      for index in 0..<commands.count { step(commands[index], 65535, &pass) }
      return
    }
    scratch.pointee.plan.make(
      commands, tables.draws, width: store.width, height: min(tileSize, store.height - y))
    var index = scratch.pointee.plan.count &- 1
    while index >= 0 {
      let piece = scratch.pointee.plan[index]
      step(commands.part(piece), piece.alpha, &pass)
      index &-= 1
    }
  }

  /// One command; `alpha`, as a piece has it, multiplies a plain colour as a group's bytes hold it.
  @inline(__always)
  private func step(_ command: RowCommand, _ alpha: UInt32, _ pass: inout RowPass) {
    if command.isPaint {
      let draw = pass.tables.draws + Int(command.draw)
      if draw.pointee.isPlain {
        paintPlain(command, draw, alpha, pass)
      } else {
        paint(command, draw, &pass)
      }
    } else {
      openOrClose(command, &pass)
    }
  }

  // MARK: Groups

  @inline(never)
  private func openOrClose(_ command: RowCommand, _ pass: inout RowPass) {
    switch RowCommand.Kind(rawValue: command.kind) {
    case .pushGroup:
      let extent = SIMD2(Int32(command.x0), Int32(max(command.x1, command.x0)))
      scratch.pointee.extents.append(extent)
      open(&pass, extent)
    case .pushMask:
      open(&pass, innermostExtent)
    case .applyMask:
      let mask = pass.target
      pass.depth -= 1
      pass.target = scratch.pointee.layer(pass.depth - 1)
      multiply(pass.target, by: mask, innermostExtent)
    case .popGroup:
      pass.depth -= 1
      scratch.pointee.extents.count -= 1
      pass.target = pass.depth == 0 ? pass.root : scratch.pointee.layer(pass.depth - 1)
    case .tiles, .span, .glyph, nil:
      break
    }
  }

  private var innermostExtent: SIMD2<Int32> {
    scratch.pointee.extents[scratch.pointee.extents.count - 1]
  }

  /// Starts a group or mask on clear pixels.
  private func open(_ pass: inout RowPass, _ extent: SIMD2<Int32>) {
    pass.target = scratch.pointee.layer(pass.depth)
    pass.depth += 1
    let (x0, count) = (Int(extent.x), Int(extent.y - extent.x))
    guard count > 0 else { return }
    for r in 0..<tileSize { kernels.pointee.fill(pass.target.pixels(x0, r), count, 0) }
  }

  private func multiply(_ target: PaintTarget, by mask: PaintTarget, _ extent: SIMD2<Int32>) {
    let (x0, count) = (Int(extent.x), Int(extent.y - extent.x))
    guard count > 0 else { return }
    for r in 0..<tileSize {
      kernels.pointee.multiply_by_alpha(target.pixels(x0, r), mask.pixels(x0, r), count)
    }
  }

  // MARK: Plain colours

  /// A draw that is plain, in its colour; a span also in a fainter one.
  @inline(__always)
  private func paintPlain(
    _ command: RowCommand, _ draw: UnsafePointer<DrawRecord>, _ alpha: UInt32, _ pass: RowPass
  ) {
    let (x0, count) = (Int(command.x0), Int(command.x1) &- Int(command.x0))
    let bytesPerRow = pass.target.bytesPerRow
    let pixels = pass.target.base + x0 &* 4
    var color = draw.pointee.color
    if command.kind == RowCommand.Kind.glyph.rawValue {
      if command.isWholeColumns {
        kernels.pointee.over_solid_columns(
          pixels, bytesPerRow, pass.tables.glyphBytes(of: command), Int(command.store) &* 4,
          count &>> 2, color)
      } else {
        paintTiles(command, draw, pass.target, pass)
      }
    } else if command.kind == RowCommand.Kind.span.rawValue {
      if command.payload == .max {
        let first = command.firstRow
        let (place, rows) = (pixels + first &* bytesPerRow, command.endRow &- first)
        if alpha & RowPiece.cut != 0 {
          kernels.pointee.over_cut_solid_rows(
            place, bytesPerRow, rows, count, mica_narrow(color), alpha & 255)
          return
        }
        if alpha != 65535 { color = mica_wide(mica_narrow(color)) }
        kernels.pointee.over_solid_rows(place, bytesPerRow, rows, count, color, alpha)
      } else {
        paintFaint(command, color, pass.target)
      }
    } else if command.isWholeTiles {
      kernels.pointee.over_solid_tiles(
        pixels, bytesPerRow, pass.tables.tileBytes(of: command), count &>> 2, color)
    } else {
      paintTiles(command, draw, pass.target, pass)
    }
  }

  /// A span whose pixel rows have coverages of their own.
  @inline(never)
  private func paintFaint(
    _ command: RowCommand, _ color: mica_wide_color, _ target: PaintTarget
  ) {
    let (x0, count) = (Int(command.x0), Int(command.x1) &- Int(command.x0))
    for r in command.firstRow..<command.endRow {
      let m = command.coverage(ofRow: r)
      if m == 0 { continue }
      kernels.pointee.over_solid_rows(
        target.base + (r &* target.bytesPerRow &+ x0 &* 4), target.bytesPerRow, 1, count,
        color, m &* 257)
    }
  }
}
