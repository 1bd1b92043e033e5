// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 2, emitter layers: the model's values as plain numbers.

import CoreGraphics
internal import MicaRaster

extension EmitterProperties {
  /// Cells that are looked at, those within cells included.
  private static let maximumCellCount = 10_000

  /// The cells' values; the rest is what an emitter has by itself.
  init(cells models: [CAEmitterCell]) {
    var rest = Self.maximumCellCount
    for cell in models { cells.append(EmitterCellProperties(cell, depth: 0, &rest)) }
    for index in cells.indices { cells[index].roundToFloat() }
  }
}

extension EmitterCellProperties {
  /// `rest` is how many more cells are looked at.
  init(_ cell: CAEmitterCell, depth: Int, _ rest: inout Int) {
    name = cell.name
    isEnabled = cell.isEnabled
    numbers = cell.numbers
    color = cell.color?.straightSRGB ?? StraightColor(1, 1, 1, 1)
    picture = CellPicture(cell)
    let below = cell.emitterCells ?? []
    rest -= below.count
    guard depth + 1 < Self.maximumDepth, rest >= 0 else {
      if !below.isEmpty { Unsupported.note("emitter cells more than 8 deep, or 10,000 of them") }
      cells = []
      return
    }
    cells = []
    for cell in below { cells.append(EmitterCellProperties(cell, depth: depth + 1, &rest)) }
  }
}

extension CellPicture {
  /// Nil for a cell without contents; contents that are no picture are noted.
  init?(_ cell: CAEmitterCell) {
    guard let contents = cell.contents else { return nil }
    guard let image = contents as? CGImage else {
      Unsupported.note("CAEmitterCell.contents of type \(type(of: contents))")
      return nil
    }
    pixmap = image.pixmap
    part = cell.contentsRect.vector.roundedToFloat
    let nearest = CALayerContentsFilter.nearest.rawValue
    magnifiesByNearest = cell.magnificationFilter == nearest
    minifiesByNearest = cell.minificationFilter == nearest
  }
}
