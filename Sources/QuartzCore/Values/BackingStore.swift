// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a layer drew: a recording, turned into pixels once, when it is first shown.

import CoreGraphics
internal import MicaRaster
internal import MicaScene
import Synchronization

/// A layer's own drawing at its contents scale.
final class BackingStore: Sendable {
  /// The layer's size in pixels, not rounded; the pixmap is rounded up.
  let width: Double
  let height: Double
  private let list: DisplayList
  /// Whether colours are kept as shades of grey.
  private let isGray: Bool
  private let pixels = Mutex(Pixels())

  private struct Pixels {
    var pixmap: Pixmap?
    /// Whether the layer has drawn anew since.
    var isSuperseded = false

    var byteCount: Int { pixmap.map { $0.bytesPerRow * $0.height } ?? 0 }
  }

  init(list: DisplayList, width: Double, height: Double, isGray: Bool = false) {
    self.list = list
    self.width = width
    self.height = height
    self.isGray = isGray
  }

  /// The pixels; rendered by whoever asks first. Safe from any thread.
  var pixmap: Pixmap {
    let (pixmap, supersededBytes) = pixels.withLock { pixels in
      if let pixmap = pixels.pixmap { return (pixmap, 0) }
      let fresh = Pixmap(width: list.width, height: list.height)
      FrameRenderer.renderAlone(list, into: fresh)
      if isGray { fresh.makeGray() }
      pixels.pixmap = fresh
      return (fresh, pixels.isSuperseded ? pixels.byteCount : 0)
    }
    if supersededBytes > 0 { SupersededPixels.add(self, byteCount: supersededBytes) }
    return pixmap
  }
}

extension BackingStore {
  /// The memory of the pixels, as far as there are any.
  var byteCount: Int { pixels.withLock { $0.byteCount } }

  /// Forgets the pixels until they are asked for again.
  func dropPixels() { pixels.withLock { $0.pixmap = nil } }

  /// To be called when the layer has drawn anew: only pictures of earlier times ask for the pixels
  /// from now on.
  func markSuperseded() {
    let byteCount = pixels.withLock { pixels in
      pixels.isSuperseded = true
      return pixels.byteCount
    }
    if byteCount > 0 { SupersededPixels.add(self, byteCount: byteCount) }
  }
}

/// Keeps what layers showed earlier from filling memory: recordings stay as long as their time can
/// be asked for, their pixels only within a bound.
private enum SupersededPixels {
  private static let maximumBytes = 16 * 1024 * 1024

  private struct Entry {
    let store: BackingStore
    let byteCount: Int
  }

  private struct Queue {
    var entries: [Entry] = []
    var byteCount = 0
  }

  private static let queue = Mutex(Queue())

  /// Adds a store that has pixels; lets go of the oldest ones' beyond the bound.
  static func add(_ store: BackingStore, byteCount: Int) {
    let left = queue.withLock { queue in
      queue.entries.append(Entry(store: store, byteCount: byteCount))
      queue.byteCount += byteCount
      var count = 0
      while queue.byteCount > maximumBytes {
        queue.byteCount -= queue.entries[count].byteCount
        count += 1
      }
      let left = Array(queue.entries[..<count])
      queue.entries.removeFirst(count)
      return left
    }
    for entry in left { entry.store.dropPixels() }
  }
}

/// A layer's contents as the renderer sees them.
enum LayerContents: Sendable {
  case none
  case image(Pixmap)
  case backing(BackingStore)
  /// So far on the way from one picture to another, 0 ... 1.
  indirect case crossFade(LayerContents, LayerContents, Double)

  /// As users read it: a CGImage, or the backing store that `display()` made; the nearer of two.
  var boxed: Any? {
    switch self {
    case .none: return nil
    case .image(let pixmap): return CGImage(pixmap: pixmap)
    case .backing(let store): return store
    case .crossFade(let old, let new, let share): return share < 0.5 ? old.boxed : new.boxed
    }
  }

  /// The size in pixels, not rounded.
  var size: SIMD2<Double> {
    switch self {
    case .none: return SIMD2(0, 0)
    case .image(let pixmap): return SIMD2(Double(pixmap.width), Double(pixmap.height))
    case .backing(let store): return SIMD2(store.width, store.height)
    case .crossFade(let old, let new, _):
      let (a, b) = (old.size, new.size)
      return SIMD2(max(a.x, b.x), max(a.y, b.y))
    }
  }

  var pixmap: Pixmap? {
    switch self {
    case .none, .crossFade: return nil
    case .image(let pixmap): return pixmap
    case .backing(let store): return store.pixmap
    }
  }
}

extension Pixmap {
  /// Replaces colours by the greys of the same luminance; alpha stays.
  fileprivate func makeGray() {
    let light = (0..<256).map { TransferCurve.sRGB.linear(Double($0) / 255) }
    for y in 0..<height {
      let row = bytes + y * bytesPerRow
      for x in 0..<width {
        let p = row + x * 4
        let alpha = Int(p[3])
        if alpha == 0 || (p[0] == p[1] && p[1] == p[2]) { continue }
        func straight(_ i: Int) -> Double { light[min(255, (Int(p[i]) * 255 + alpha / 2) / alpha)] }
        let luminance = (0.2126 * straight(0) + 0.7152 * straight(1)) + 0.0722 * straight(2)
        let gray = TransferCurve.sRGB.encoded(luminance) * Double(alpha)
        let byte = UInt8(max(0, min((gray + 0.5).rounded(.down), Double(alpha))))
        (p[0], p[1], p[2]) = (byte, byte, byte)
      }
    }
  }
}
