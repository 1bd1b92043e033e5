// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A tiled layer in a snapshot: which tiles there are, and who draws them.

internal import MicaRaster

/// Draws tiles, or has them already; from any thread.
protocol TileSource: AnyObject, Sendable {
  /// The tiles of these regions, with pixels at hand.
  func tiles(at regions: [TileRegion], of properties: TiledProperties) -> [Tile]
}

/// A tiled layer's values at a commit.
struct TiledProperties: Sendable {
  let source: any TileSource
  /// As many changes of the drawing as had been announced.
  let generation: Int
  let levels: Int
  let finerLevels: Int
  /// In pixels.
  let tileWidth: Int
  let tileHeight: Int
  /// What an opaque layer's tiles start from.
  let ground: StraightColor?
}

/// Which part of a layer a tile shows, and how finely.
struct TileRegion: Hashable, Sendable {
  let column: Int
  let row: Int
  /// The part of the layer, in its own space, limited to its bounds.
  let x: Double
  let y: Double
  let width: Double
  let height: Double
  /// Pixels per point.
  let scale: Double

  var box: Box { Box(x, y, x + width, y + height) }
}

/// One tile, once it is drawn.
final class Tile: Sendable {
  let region: TileRegion
  /// Nil where the drawing left the tile empty.
  let recording: BackingStore?

  init(region: TileRegion, recording: BackingStore?) {
    self.region = region
    self.recording = recording
  }
}
