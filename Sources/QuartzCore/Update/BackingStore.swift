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
  private let rendered = Mutex<Pixmap?>(nil)

  init(list: DisplayList, width: Double, height: Double, isGray: Bool = false) {
    self.list = list
    self.width = width
    self.height = height
    self.isGray = isGray
  }

  /// The pixels; rendered by whoever asks first. Safe from any thread.
  var pixmap: Pixmap {
    rendered.withLock { pixmap in
      if let pixmap { return pixmap }
      let fresh = Pixmap(width: list.width, height: list.height)
      FrameRenderer.renderAlone(list, into: fresh)
      if isGray { fresh.makeGray() }
      pixmap = fresh
      return fresh
    }
  }
}

extension BackingStore {
  /// The memory of the pixels, as far as there are any.
  var byteCount: Int { rendered.withLock { $0.map { $0.bytesPerRow * $0.height } ?? 0 } }

  /// Forgets the pixels until they are asked for again.
  func dropPixels() { rendered.withLock { $0 = nil } }
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
