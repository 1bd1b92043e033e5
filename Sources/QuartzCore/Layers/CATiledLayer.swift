// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A layer whose drawing is cut into tiles, drawn when they are first seen. The tiles themselves are in
// Caches/TileStore.swift.

import CoreGraphics
import Foundation
internal import MicaRaster

/// A layer that draws its contents tile by tile, only where and as finely as a picture shows it.
///
/// `draw(in:)`, or the delegate's drawing, is called once for each tile when a picture first needs
/// it: the context's clip is the tile (`boundingBoxOfClipPath`), its transform has the tile's
/// scale. Level 0 has `contentsScale` pixels per point; a level is chosen whose tiles have at least
/// a pixel for each pixel of the screen, as far as there are such levels.
///
/// Drawing happens on the thread that makes the picture, one tile after the other, and may happen
/// after later changes of the program, as on Apple's systems, where it's a background thread: it
/// should depend on nothing that changes without `setNeedsDisplay`. With a view as its delegate,
/// pictures must be made on the main actor, as `Stage` does. The tiles' pixels are made by several
/// threads at once. 64 MB of them are kept for each layer, and 8192 recordings of what was drawn.
open class CATiledLayer: CALayer {
  struct TiledState: LayerValues {
    var levelsOfDetail = 1
    var levelsOfDetailBias = 0
    var tileSize = CGSize(width: 256, height: 256)
  }

  private var tiled = TiledState()
  private lazy var store = TileStore(self)

  /// A tiled layer of one level.
  public override init() { super.init() }

  /// A copy for presentation; it shows the tiles of the layer that it copies.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATiledLayer else { return }
    tiled = other.tiled
    store = other.store
  }

  /// A layer with default values; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Seconds in which new tiles fade in: 0.25, as on Apple's systems, where a subclass may return
  /// another. Not looked at: no picture is without its tiles, so they are there at once.
  ///
  /// Partly: kept without effect; tiles are there at once.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// The number of levels, each half as fine as the one before; 1 by default. Less than 1 counts as
  /// 1, and levels of less than a pixel are not used.
  open var levelsOfDetail: Int {
    get { tiled.levelsOfDetail }
    set { keep("levelsOfDetail") { tiled.levelsOfDetail = newValue } }
  }
  /// How many of the levels are finer than level 0, each twice as fine as the one before; 0 by
  /// default.
  open var levelsOfDetailBias: Int {
    get { tiled.levelsOfDetailBias }
    set { keep("levelsOfDetailBias") { tiled.levelsOfDetailBias = newValue } }
  }
  /// The largest size of a tile in pixels; 256 × 256 by default, which also stands for sides that
  /// are not positive. Tiles begin at the layer's point (0, 0).
  open var tileSize: CGSize {
    get { tiled.tileSize }
    set { keep("tileSize") { tiled.tileSize = newValue } }
  }

  /// Has every tile drawn again when it is next seen.
  open override func setNeedsDisplay() {
    store.invalidate(nil)
    didChange()
  }

  /// Has those tiles drawn again that a rectangle of the layer's own space touches.
  open override func setNeedsDisplay(_ r: CGRect) {
    store.invalidate(r)
    didChange()
  }

  /// Does nothing: tiles are drawn when they are seen.
  open override func display() { flags.needsDisplay = false }

  override func committedContent() -> LayerContent {
    func side(_ length: CGFloat) -> Int {
      length >= 1 ? Int(min(length.rounded(.down), 8192)) : 256
    }
    return .tiled(
      TiledProperties(
        source: store, generation: store.generation, levels: max(1, tiled.levelsOfDetail),
        finerLevels: max(0, tiled.levelsOfDetailBias),
        tileWidth: side(tiled.tileSize.width), tileHeight: side(tiled.tileSize.height),
        ground: isOpaque ? ground : nil))
  }

  static let properties = LayerTable<CATiledLayer, TiledState, Void>(nil) {
    $0.named("levelsOfDetail", \.levelsOfDetail)
    $0.named("levelsOfDetailBias", \.levelsOfDetailBias)
    $0.named("tileSize", \.tileSize)
  }

  /// What opaque tiles start from: the background where that is opaque, else black.
  private var ground: StraightColor {
    let color = backgroundColor?.straightSRGB
    return color?.w == 1 ? color ?? StraightColor(0, 0, 0, 1) : StraightColor(0, 0, 0, 1)
  }
}
