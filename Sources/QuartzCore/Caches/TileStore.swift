// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The tiles of a tiled layer: recordings of what its code draws, made when a picture asks for them,
// and their pixels, of which the longest unused go first.

import CoreGraphics
import Dispatch
internal import MicaContext
internal import MicaRaster
internal import MicaScene
import Synchronization

/// Draws and keeps tiles. Safe from any thread: one at a time draws.
final class TileStore: TileSource, @unchecked Sendable {
  private struct Key: Hashable {
    let region: TileRegion
    let version: Int
    let ground: StraightColor?
  }

  private struct Invalidation {
    let generation: Int
    /// Nil is everything.
    let rect: CGRect?
  }

  private struct Entry {
    let tile: Tile
    var lastUse: Int
  }

  private static let recordingLimit = 8192
  private static let byteLimit = 64 << 20
  private static let invalidationLimit = 256

  /// Whose drawing it is; the layer holds the store.
  private weak var layer: CATiledLayer?
  private let lock = Mutex(())
  private let invalidationLock = Mutex(())
  private var invalidations: [Invalidation] = []
  private var latest = 0
  private var entries: [Key: Entry] = [:]
  private var uses = 0

  init(_ layer: CATiledLayer) { self.layer = layer }

  /// How many changes were announced.
  var generation: Int { invalidationLock.withLock { _ in latest } }

  /// From now on, what touches `rect` (nil: everything) has to be drawn again.
  func invalidate(_ rect: CGRect?) {
    invalidationLock.withLock { _ in
      latest += 1
      let isWhole = rect == nil || invalidations.count >= Self.invalidationLimit
      if isWhole { invalidations.removeAll() }
      invalidations.append(
        Invalidation(generation: latest, rect: isWhole ? nil : rect?.standardized))
    }
  }

  /// The last change up to `generation` that concerns a region.
  private func version(of region: TileRegion, _ generation: Int) -> Int {
    let box = CGRect(x: region.x, y: region.y, width: region.width, height: region.height)
    return invalidationLock.withLock { _ in
      let concerned = invalidations.last { change in
        change.generation <= generation
          && (change.rect.map { Self.touches($0, box) } ?? true)
      }
      return concerned?.generation ?? 0
    }
  }

  private static func touches(_ a: CGRect, _ b: CGRect) -> Bool {
    a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY
  }

  /// The tiles of these regions, drawn if they have not been, with pixels at hand.
  func tiles(at regions: [TileRegion], of properties: TiledProperties) -> [Tile] {
    let tiles = lock.withLock { _ in
      let before = uses
      let tiles = regions.map { tile(at: $0, properties) }
      forget(unusedSince: before)
      return tiles
    }
    let recordings = tiles.compactMap(\.recording).filter { $0.byteCount == 0 }
    if recordings.count > 1 {
      let context = ProgramContext.current
      DispatchQueue.concurrentPerform(iterations: recordings.count) { index in
        context.lend { _ = recordings[index].pixmap }
      }
    }
    return tiles
  }

  private func tile(at region: TileRegion, _ properties: TiledProperties) -> Tile {
    uses += 1
    let key = Key(
      region: region, version: version(of: region, properties.generation), ground: properties.ground
    )
    if let entry = entries[key] {
      entries[key]?.lastUse = uses
      return entry.tile
    }
    let tile = Tile(region: region, recording: record(region, properties.ground))
    entries[key] = Entry(tile: tile, lastUse: uses)
    return tile
  }

  private func record(_ region: TileRegion, _ ground: StraightColor?) -> BackingStore? {
    guard let layer else {
      Unsupported.note("tiles of a CATiledLayer that is gone")
      return nil
    }
    let (width, height) = (region.width * region.scale, region.height * region.scale)
    let columns = max(1, Double(Float(width)).rounded(.up))
    let rows = max(1, Double(Float(height)).rounded(.up))
    let list = DisplayList(width: Int(columns), height: Int(rows))
    if let ground {
      list.fill(Box(0, 0, columns, rows), transform: .identity, paint: .solid(ground))
    }
    let filled = list.ops.count
    let context = CGContext(
      recordingInto: list,
      baseTransform: CGAffineTransform(
        a: region.scale, b: 0, c: 0, d: -region.scale, tx: -region.x * region.scale,
        ty: rows + region.y * region.scale), isBackingStore: true)
    context.clip(to: CGRect(x: region.x, y: region.y, width: region.width, height: region.height))
    layer.delegate?.layerWillDraw(layer)
    layer.draw(in: context)
    if list.ops.count == filled && ground == nil { return nil }
    return BackingStore(list: list, width: width, height: height)
  }

  /// Drops pixels and recordings of tiles that were last used up to `use`, the longest unused first.
  private func forget(unusedSince use: Int) {
    var bytes = 0
    let newestFirst = entries.sorted { $0.value.lastUse > $1.value.lastUse }
    for (number, entry) in newestFirst.enumerated() {
      let recording = entry.value.tile.recording
      bytes += recording?.byteCount ?? 0
      guard entry.value.lastUse <= use else { continue }
      if bytes > Self.byteLimit { recording?.dropPixels() }
      if number >= Self.recordingLimit { entries[entry.key] = nil }
    }
  }
}
