// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 4, tiled layers: which tiles a picture shows, at which level, and their pictures.

internal import MicaRaster
internal import MicaScene

extension LayerEmitter {
  /// Tiles that one layer shows at once; smaller ones are joined so that these suffice.
  private static let maximumTileCount = 4096

  /// Records a tiled layer's visible tiles.
  func drawTiles(_ frame: LayerFrame) {
    guard case .tiled(let tiled) = frame.properties.content,
      let grid = TileGrid(tiled, frame, surface: visibleBox(frame), limit: Self.maximumTileCount)
    else { return }
    noteOneOff()
    let clip = list.clip
    if frame.smoothEdges {
      list.clip = list.makeClip(frame.bounds.box, transform: frame.affine)
    }
    for tile in tiled.source.tiles(at: grid.regions, of: tiled) {
      guard let recording = tile.recording else { continue }
      draw(tile, recording, grid.outset(tile.region, isSmooth: frame.smoothEdges), frame)
    }
    list.clip = clip
  }

  private func draw(_ tile: Tile, _ recording: BackingStore, _ box: Box, _ frame: LayerFrame) {
    let region = tile.region
    let points = 1 / region.scale
    let toLayer =
      frame.isFlipped
      ? Affine(points, 0, 0, -points, region.x, region.y + region.height)
      : Affine(points, 0, 0, points, region.x, region.y)
    let transform = toLayer.then(frame.affine)
    var image = ImagePaint(
      pixmap: recording.pixmap, transform: transform,
      sampling: transform.isPixelForPixel ? .nearest : .bilinear)
    image.tint = frame.tint
    // Decided by pixel centres, so that neighbours share no pixel.
    list.fill(
      box, transform: frame.affine, paint: .image(image), alpha: Float(frame.alpha),
      antialias: false)
  }

  /// What is seen of a layer at the most, in its own space: the surface and the current clip. A
  /// perspective shows everything.
  private func visibleBox(_ frame: LayerFrame) -> Box {
    guard frame.projection == nil, let inverse = frame.affine.inverse else {
      return frame.bounds.box
    }
    return list.clipBounds.mapped(by: inverse)
  }
}

/// The tiles of a level that are seen.
struct TileGrid {
  let regions: [TileRegion]
  private let bounds: Box

  /// Nil where nothing is seen. `surface` is what may be seen, in the layer's own space.
  init?(_ tiled: TiledProperties, _ frame: LayerFrame, surface: Box, limit: Int) {
    let p = frame.properties
    bounds = frame.bounds.box
    let seen = Box(
      max(bounds.x0, surface.x0), max(bounds.y0, surface.y0), min(bounds.x1, surface.x1),
      min(bounds.y1, surface.y1))
    guard seen.x0 < seen.x1, seen.y0 < seen.y1, p.contentsScale > 0 else { return nil }
    let side = max(bounds.x1 - bounds.x0, bounds.y1 - bounds.y0)
    let scale = Self.scale(
      tiled, contentsScale: p.contentsScale, shown: frame.affine.meanScale, side: side)
    var (width, height) = (Double(tiled.tileWidth) / scale, Double(tiled.tileHeight) / scale)
    guard width.isFinite, height.isFinite, width > 0, height > 0 else { return nil }
    func count(_ low: Double, _ high: Double, _ size: Double) -> Double {
      (high / size).rounded(.up) - (low / size).rounded(.down)
    }
    while count(seen.x0, seen.x1, width) * count(seen.y0, seen.y1, height) > Double(limit) {
      width *= 2
      height *= 2
      Unsupported.note("CATiledLayer.tileSize of more than 4096 tiles in sight")
    }
    guard abs(seen.x0 / width) < 1e15, abs(seen.x1 / width) < 1e15, abs(seen.y0 / height) < 1e15,
      abs(seen.y1 / height) < 1e15, width * height * scale * scale < 0x1p26
    else { return nil }
    var regions: [TileRegion] = []
    for row in Int((seen.y0 / height).rounded(.down))..<Int((seen.y1 / height).rounded(.up)) {
      for column in Int((seen.x0 / width).rounded(.down))..<Int((seen.x1 / width).rounded(.up)) {
        let x0 = max(bounds.x0, Double(column) * width)
        let y0 = max(bounds.y0, Double(row) * height)
        let x1 = min(bounds.x1, Double(column + 1) * width)
        let y1 = min(bounds.y1, Double(row + 1) * height)
        guard x0 < x1, y0 < y1 else { continue }
        regions.append(
          TileRegion(
            column: column, row: row, x: x0, y: y0, width: x1 - x0, height: y1 - y0, scale: scale))
      }
    }
    self.regions = regions
  }

  /// The pixels per point of the level that suits `shown` pixels per point: the coarsest that is not
  /// coarser than the screen, within what there is.
  static func scale(
    _ tiled: TiledProperties, contentsScale: Double, shown: Double, side: Double
  ) -> Double {
    var scale = contentsScale
    var finer = 0
    while finer < min(tiled.finerLevels, 24) && scale < shown * 0.999 {
      scale *= 2
      finer += 1
    }
    guard finer == 0 else { return scale }
    var coarser = min(tiled.levels - 1 - tiled.finerLevels, 24)
    while coarser > 0 && scale / 2 >= shown * 0.999 && side * scale / 2 >= 1 {
      scale /= 2
      coarser -= 1
    }
    return scale
  }

  /// A tile's box; where edges are smooth, those at the layer's border lie outside of it, since a
  /// clip draws that.
  func outset(_ region: TileRegion, isSmooth: Bool) -> Box {
    var box = region.box
    guard isSmooth else { return box }
    let margin = 2 / region.scale
    if box.x0 == bounds.x0 { box.x0 -= margin }
    if box.y0 == bounds.y0 { box.y0 -= margin }
    if box.x1 == bounds.x1 { box.x1 += margin }
    if box.y1 == bounds.y1 { box.y1 += margin }
    return box
  }
}
