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
  private var layers: [UnsafeMutablePointer<UInt32>] = []
  private var layerWidth = 0
  /// What the open groups' content touches, outermost first.
  private var extents: [(x0: Int, x1: Int)] = []
  private var source: UnsafeMutablePointer<UInt32>
  private var coverage: UnsafeMutablePointer<UInt8>

  package init(kernels choice: KernelChoice = .best) {
    kernels = choice.table
    source = .allocate(capacity: 1)
    coverage = .allocate(capacity: 1)
  }

  deinit {
    for layer in layers { layer.deallocate() }
    source.deallocate()
    coverage.deallocate()
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
    source = .allocate(capacity: padded)
    coverage = .allocate(capacity: padded)
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
    for command in store.commands(inRow: row) {
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
    let solid = draw.paint == .solid && draw.blend == .sourceOver
    var x = x0
    var tile = bytes
    if solid && command.firstRow == 0 && command.endRow == tileSize && x0 & 3 == 0 {
      while x &+ 4 <= x1 {
        kernels.pointee.over_solid_tile(
          target.base + x &* 4, target.bytesPerRow, tile, draw.color)
        x &+= 4
        tile += 16
      }
      if x == x1 { return }
    }
    // What is left: part of a tile, or another paint. Coverage is gathered row by row.
    let count = x1 &- x
    for r in command.firstRow..<command.endRow {
      for i in 0..<count {
        let column = (x & 3) &+ i
        coverage[i] = tile[(column >> 2) &* 16 &+ r &* 4 &+ (column & 3)]
      }
      blend(draw, target.pixels(x, r), x, row &* tileSize &+ r, r, count, depth, tables, nil)
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
    let row = sourceRow(draw, x, y, r, count, depth, tables)
    if draw.blend != .sourceOver {
      replace(pixels, row, draw.blend, count, constant)
      return
    }
    if let constant {
      if constant != 255 { kernels.pointee.scale_row(row, count, constant) }
    } else {
      kernels.pointee.cover_row(row, coverage, count)
    }
    kernels.pointee.over_row(pixels, row, count)
  }

  /// The paint's premultiplied pixels of a run, in scratch memory that may be changed.
  private func sourceRow(
    _ draw: DrawRecord, _ x: Int, _ y: Int, _ r: Int, _ count: Int, _ depth: Int,
    _ tables: FrameTables
  ) -> UnsafeMutablePointer<UInt32> {
    switch draw.paint {
    case .solid:
      kernels.pointee.fill(source, count, draw.color)
    case .linearGradient:
      tables.gradients[Int(draw.paintIndex)].fill(
        source, x: x, y: y, count: count, alpha: draw.floatAlpha, tables.stops)
    case .image:
      tables.images[Int(draw.paintIndex)].fill(source, x: x, y: y, count: count)
      if draw.alpha != 255 { kernels.pointee.scale_row(source, count, UInt32(draw.alpha)) }
    case .group:
      // The group that ends: its scratch is dropped after this, so it may be scaled in place.
      let row = layer(depth - 1).pixels(x, r)
      if draw.alpha != 255 { kernels.pointee.scale_row(row, count, UInt32(draw.alpha)) }
      return row
    }
    return source
  }

  /// Copy and clear: out = s·m + d·(1 − m), rounded once; clear takes s = 0.
  private func replace(
    _ pixels: UnsafeMutablePointer<UInt32>, _ row: UnsafeMutablePointer<UInt32>,
    _ blend: BlendMode, _ count: Int, _ constant: UInt32?
  ) {
    for i in 0..<count {
      let m = constant ?? UInt32(coverage[i])
      let s = blend == .clear ? 0 : row[i]
      let d = pixels[i]
      var out: UInt32 = 0
      for shift in stride(from: UInt32(0), to: 32, by: 8) {
        let value = (s &>> shift & 255) &* m &+ (d &>> shift & 255) &* (255 &- m)
        out |= mica_div255(value) &<< shift
      }
      pixels[i] = out
    }
  }
}
