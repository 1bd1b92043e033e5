// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 8: row commands → pixels, 8 bits a channel. One painter belongs to one worker; it paints
// whole rows of 4 px straight into the pixmap, groups into scratch rows of its own.

import CMicaKernels

/// Four pixel rows to draw on: the surface's, or a group's scratch.
private struct PaintTarget {
  /// Pixel 0 of the first of the four rows.
  var base: UnsafeMutablePointer<UInt8>
  var bytesPerRow: Int

  @inline(__always) func pixels(_ x: Int, _ row: Int) -> UnsafeMutablePointer<UInt32> {
    let offset = row &* bytesPerRow &+ x &* 4
    return UnsafeMutableRawPointer(base + offset).assumingMemoryBound(to: UInt32.self)
  }
}

/// Paints rows. Keeps its scratch memory between frames.
package final class RowPainter {
  private let kernels: UnsafePointer<mica_kernels>
  private let maskBrush: MaskBrush
  private var layers: [UnsafeMutablePointer<UInt32>] = []
  private var layerWidth = 0
  /// Behind a pointer: a class's own struct would be guarded at each access.
  private let plan: UnsafeMutablePointer<RowPlan>
  /// What the open groups' content touches, outermost first.
  private var extents: [(x0: Int, x1: Int)] = []
  private var source: UnsafeMutablePointer<UInt32>
  private var coverage: UnsafeMutablePointer<UInt8>
  /// Gradients' t, four rows.
  private var parameters: UnsafeMutablePointer<Float>

  package init(kernels choice: KernelChoice = .best) {
    kernels = choice.table
    maskBrush = MaskBrush(kernels: choice)
    plan = .allocate(capacity: 1)
    plan.initialize(to: RowPlan())
    source = .allocate(capacity: 1)
    coverage = .allocate(capacity: 1)
    parameters = .allocate(capacity: 1)
  }

  deinit {
    for layer in layers { layer.deallocate() }
    plan.deinitialize(count: 1)
    plan.deallocate()
    source.deallocate()
    coverage.deallocate()
    parameters.deallocate()
  }

  /// Makes room for rows of `width` pixels.
  package func begin(width: Int) {
    let padded = (width + 7) & ~7
    guard padded > layerWidth else { return }
    for layer in layers { layer.deallocate() }
    layers.removeAll(keepingCapacity: true)
    layerWidth = padded
    source.deallocate()
    coverage.deallocate()
    parameters.deallocate()
    source = .allocate(capacity: padded)
    coverage = .allocate(capacity: padded)
    parameters = .allocate(capacity: padded * tileSize)
  }

  private func layer(_ depth: Int) -> PaintTarget {
    while layers.count <= depth { layers.append(.allocate(capacity: layerWidth * tileSize)) }
    return PaintTarget(
      base: UnsafeMutableRawPointer(layers[depth]).assumingMemoryBound(to: UInt8.self),
      bytesPerRow: layerWidth * 4)
  }

  /// Carries out one row's commands. `origin` is the pixel of the pixmap that the rows' (0, 0) is.
  package func paint(
    row: Int, of store: RowStore, _ tables: FrameTables, into pixmap: Pixmap, originX: Int,
    originY: Int
  ) {
    let root = PaintTarget(
      base: pixmap.bytes + (originY + row * tileSize) * pixmap.bytesPerRow + originX * 4,
      bytesPerRow: pixmap.bytesPerRow)
    var target = root
    var depth = 0
    extents.removeAll(keepingCapacity: true)
    let commands = store.commands(inRow: row)
    plan.pointee.make(commands, tables.draws, height: min(tileSize, store.height - row * tileSize))
    for index in stride(from: plan.pointee.count - 1, through: 0, by: -1) {
      let command = commands.part(plan.pointee[index])
      switch RowCommand.Kind(rawValue: command.kind) {
      case .tiles, .span:
        let draw = tables.draws[Int(command.draw)]
        // A group that ends is the source; what lies below it is the target.
        let onto = draw.paint != .group ? target : depth == 1 ? root : layer(depth - 2)
        if command.kind == RowCommand.Kind.tiles.rawValue {
          paintTiles(command, draw, onto, depth, row, tables)
        } else {
          paintSpan(command, draw, onto, depth, row, tables)
        }
      case .pushGroup:
        target = layer(depth)
        depth += 1
        extents.append((Int(command.x0), max(Int(command.x1), Int(command.x0))))
        clear(target, extents[extents.count - 1])
      case .pushMask:
        target = layer(depth)
        depth += 1
        clear(target, extents[extents.count - 1])
      case .applyMask:
        let mask = target
        depth -= 1
        target = layer(depth - 1)
        multiply(target, by: mask, extents[extents.count - 1])
      case .popGroup:
        depth -= 1
        extents.removeLast()
        target = depth == 0 ? root : layer(depth - 1)
      case nil:
        break
      }
    }
  }

  private func clear(_ target: PaintTarget, _ extent: (x0: Int, x1: Int)) {
    guard extent.x1 > extent.x0 else { return }
    for r in 0..<tileSize {
      target.pixels(extent.x0, r).update(repeating: 0, count: extent.x1 - extent.x0)
    }
  }

  private func multiply(_ target: PaintTarget, by mask: PaintTarget, _ extent: (x0: Int, x1: Int)) {
    guard extent.x1 > extent.x0 else { return }
    for r in 0..<tileSize {
      kernels.pointee.multiply_by_alpha(
        target.pixels(extent.x0, r), mask.pixels(extent.x0, r), extent.x1 - extent.x0)
    }
  }

  // MARK: Tiles

  private func paintTiles(
    _ command: RowCommand, _ draw: DrawRecord, _ target: PaintTarget, _ depth: Int, _ row: Int,
    _ tables: FrameTables
  ) {
    let bytes = UnsafeRawPointer(
      tables.alphas[Int(command.store)] + Int(command.payload)
    ).assumingMemoryBound(to: UInt8.self)
    let (x0, x1) = (Int(command.x0), Int(command.x1))
    let inLanes =
      draw.paint == .gradient && tables.gradients[Int(draw.paintIndex)].isInPieces
    guard draw.paint == .solid || inLanes, draw.blend == .sourceOver, command.firstRow == 0,
      command.endRow == tileSize
    else {
      paintPartly(command, draw, target, bytes, x0, x1, depth, row, tables)
      return
    }
    // Whole tiles, and parts of a tile at both ends.
    let inner0 = min((x0 &+ 3) & ~3, x1)
    let inner1 = max(x1 & ~3, inner0)
    if inner0 > x0 { paintPartly(command, draw, target, bytes, x0, inner0, depth, row, tables) }
    var tile = bytes + ((inner0 &- (x0 & ~3)) &* 4)
    if inLanes {
      PreparedGradient.overTiles(
        target.base + inner0 &* 4, bytesPerRow: target.bytesPerRow, tile,
        with: tables.gradients + Int(draw.paintIndex), x: inner0, y: row &* tileSize,
        count: inner1 &- inner0, parameters: parameters, kernels)
      tile += (inner1 &- inner0) &* 4
    } else {
      for x in stride(from: inner0, to: inner1, by: tileSize) {
        kernels.pointee.over_solid_tile(target.base + x &* 4, target.bytesPerRow, tile, draw.color)
        tile += 16
      }
    }
    if x1 > inner1 { paintPartly(command, draw, target, tile, inner1, x1, depth, row, tables) }
  }

  /// Tiles of which some pixels or rows are left out, or with another paint than a plain colour:
  /// coverage is gathered row by row. `tile` holds the pixel `x0`.
  private func paintPartly(
    _ command: RowCommand, _ draw: DrawRecord, _ target: PaintTarget,
    _ tile: UnsafePointer<UInt8>, _ x0: Int, _ x1: Int, _ depth: Int, _ row: Int,
    _ tables: FrameTables
  ) {
    let count = x1 &- x0
    for r in command.firstRow..<command.endRow {
      gatherCoverage(tile, x0 & 3, r, count)
      blend(draw, target.pixels(x0, r), x0, row &* tileSize &+ r, r, count, depth, tables, nil)
    }
  }

  /// One pixel row of `count` pixels of tiles, from the first tile's pixel `skipped` on.
  private func gatherCoverage(
    _ tile: UnsafePointer<UInt8>, _ skipped: Int, _ r: Int, _ count: Int
  ) {
    if (skipped | count) & 3 == 0 {
      var from = UnsafeRawPointer(tile + r &* 4)
      var to = UnsafeMutableRawPointer(coverage)
      for _ in 0..<(count >> 2) {
        to.storeBytes(of: from.loadUnaligned(as: UInt32.self), as: UInt32.self)
        from += 16
        to += 4
      }
      return
    }
    for i in 0..<count {
      let column = skipped &+ i
      coverage[i] = tile[(column >> 2) &* 16 &+ r &* 4 &+ (column & 3)]
    }
  }

  // MARK: Spans

  private func paintSpan(
    _ command: RowCommand, _ draw: DrawRecord, _ target: PaintTarget, _ depth: Int, _ row: Int,
    _ tables: FrameTables
  ) {
    let (x0, count) = (Int(command.x0), Int(command.x1) &- Int(command.x0))
    for r in command.firstRow..<command.endRow {
      let m = command.payload &>> UInt32(8 &* r) & 255
      if m == 0 { continue }
      let pixels = target.pixels(x0, r)
      if draw.paint == .solid && draw.blend == .sourceOver {
        let color = m == 255 ? draw.color : mica_scale_pixel(draw.color, m)
        if color >> 24 == 255 {
          kernels.pointee.fill(pixels, count, color)
        } else {
          kernels.pointee.over_solid(pixels, count, color)
        }
      } else {
        blend(draw, pixels, x0, row &* tileSize &+ r, r, count, depth, tables, m)
      }
    }
  }

  // MARK: Any paint, any blend

  /// One pixel row: the paint's pixels, times a constant coverage or the gathered ones, blended.
  private func blend(
    _ draw: DrawRecord, _ pixels: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int, _ r: Int,
    _ count: Int, _ depth: Int, _ tables: FrameTables, _ constant: UInt32?
  ) {
    if draw.paint == .mask {
      let mask = tables.masks[Int(draw.paintIndex)]
      if constant == 255 && draw.blend == .sourceOver {
        maskBrush.paint(pixels, mask, x: x, y: y, count: count, color: draw.color)
        return
      }
      if let constant { coverage.update(repeating: UInt8(constant), count: count) }
      mask.multiply(coverage, x: x, y: y, count: count)
      if draw.blend == .sourceOver {
        maskBrush.paint(pixels, coverage, count: count, color: draw.color)
      } else {
        mix(draw, pixels, x, y, r, count, depth, tables)
      }
      return
    }
    if draw.blend != .sourceOver {
      if let constant { coverage.update(repeating: UInt8(constant), count: count) }
      mix(draw, pixels, x, y, r, count, depth, tables)
      return
    }
    if constant == 255 && draw.paint == .gradient {
      let gradient = tables.gradients + Int(draw.paintIndex)
      if draw.isOpaque {
        fillGradient(pixels, draw, x, y, count, tables)
        return
      }
      if gradient.pointee.isInPieces {
        PreparedGradient.overRow(
          pixels, with: gradient, x: x, y: y, count: count, parameters: parameters, kernels)
        return
      }
    }
    let row = sourceRow(draw, x, y, r, count, depth, tables)
    let alpha = draw.rowAlpha
    guard let constant, alpha == 255 || constant == 255 else {
      if alpha != 255 { kernels.pointee.scale_row(row, count, alpha) }
      if let constant {
        kernels.pointee.over_scaled_row(pixels, row, count, constant)
      } else {
        kernels.pointee.over_covered_row(pixels, row, coverage, count)
      }
      return
    }
    let factor = min(alpha, constant)
    if factor == 255 {
      kernels.pointee.over_row(pixels, row, count)
    } else {
      kernels.pointee.over_scaled_row(pixels, row, count, factor)
    }
  }

  /// The paint's premultiplied pixels of a run without the draw's `rowAlpha`, in scratch memory that
  /// may be changed: that of a group is dropped afterwards.
  private func sourceRow(
    _ draw: DrawRecord, _ x: Int, _ y: Int, _ r: Int, _ count: Int, _ depth: Int,
    _ tables: FrameTables
  ) -> UnsafeMutablePointer<UInt32> {
    switch draw.paint {
    case .solid, .mask:
      kernels.pointee.fill(source, count, draw.color)
    case .gradient:
      // Scratch rows have room for whole vectors.
      fillGradient(source, draw, x, y, (count &+ 7) & ~7, tables)
    case .image:
      tables.images[Int(draw.paintIndex)].fill(source, x: x, y: y, count: count, kernels)
    case .group:
      return layer(depth - 1).pixels(x, r)
    }
    return source
  }

  private func fillGradient(
    _ row: UnsafeMutablePointer<UInt32>, _ draw: DrawRecord, _ x: Int, _ y: Int, _ count: Int,
    _ tables: FrameTables
  ) {
    PreparedGradient.fill(
      row, with: tables.gradients + Int(draw.paintIndex), x: x, y: y, count: count,
      alpha: draw.floatAlpha, tables, parameters: parameters, kernels)
  }

  /// Any mode but source-over, by the gathered coverage. Solid colours are not rounded before.
  private func mix(
    _ draw: DrawRecord, _ pixels: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int, _ r: Int,
    _ count: Int, _ depth: Int, _ tables: FrameTables
  ) {
    let mode = UInt32(draw.blend.rawValue)
    if draw.paint == .solid || draw.paint == .mask {
      withUnsafeBytes(of: draw.floatColor) {
        kernels.pointee.blend_row(
          mode, pixels, nil, $0.baseAddress?.assumingMemoryBound(to: Float.self), coverage, count)
      }
    } else {
      let row = sourceRow(draw, x, y, r, count, depth, tables)
      if draw.rowAlpha != 255 { kernels.pointee.scale_row(row, count, draw.rowAlpha) }
      kernels.pointee.blend_row(mode, pixels, row, nil, coverage, count)
    }
  }
}
