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
  private let rendered = Mutex<Pixmap?>(nil)

  init(list: DisplayList, width: Double, height: Double) {
    self.list = list
    self.width = width
    self.height = height
  }

  /// The pixels; rendered by whoever asks first. Safe from any thread.
  var pixmap: Pixmap {
    rendered.withLock { pixmap in
      if let pixmap { return pixmap }
      let fresh = Pixmap(width: list.width, height: list.height)
      FrameRenderer(threads: 1).render(list, into: fresh)
      pixmap = fresh
      return fresh
    }
  }
}

/// A layer's contents as the renderer sees them.
enum LayerContents: Sendable {
  case none
  case image(Pixmap)
  case backing(BackingStore)

  /// As users read it: a CGImage, or the backing store that `display()` made.
  var boxed: Any? {
    switch self {
    case .none: return nil
    case .image(let pixmap): return CGImage(pixmap: pixmap)
    case .backing(let store): return store
    }
  }

  /// The size in pixels, not rounded.
  var size: SIMD2<Double> {
    switch self {
    case .none: return SIMD2(0, 0)
    case .image(let pixmap): return SIMD2(Double(pixmap.width), Double(pixmap.height))
    case .backing(let store): return SIMD2(store.width, store.height)
    }
  }

  var pixmap: Pixmap? {
    switch self {
    case .none: return nil
    case .image(let pixmap): return pixmap
    case .backing(let store): return store.pixmap
    }
  }
}
