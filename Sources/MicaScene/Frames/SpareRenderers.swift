// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Renderers of one worker for small pictures: kept and lent, since their memory costs more than
// what they draw.

package import MicaRaster
import Synchronization

extension FrameRenderer {
  /// Draws the list over what `pixmap` holds with a renderer of one worker; from any thread.
  package static func renderAlone(_ list: DisplayList, into pixmap: Pixmap) {
    let renderer = SpareRenderers.take()
    renderer.render(list, into: pixmap)
    // A large picture's memory isn't kept for small ones.
    guard list.width * list.height <= 1 << 22, list.ops.count <= 1 << 14 else { return }
    SpareRenderers.keep(renderer)
  }
}

/// Renderers that nobody uses at the moment.
private enum SpareRenderers {
  /// More than this many are not kept: about the number of threads that draw at once.
  private static let most = 8

  private struct Shelf: @unchecked Sendable {
    var renderers: [FrameRenderer] = []
    /// How often one was lent, and how many stayed at the least since some were given up last.
    var takes = 0
    var idle = 0
  }

  private static let shelf = Mutex(Shelf())

  static func take() -> FrameRenderer {
    let kept = shelf.withLock { shelf in
      shelf.takes += 1
      if shelf.takes % FrameRenderer.patience == 0 {
        shelf.renderers.removeFirst(min(shelf.idle, shelf.renderers.count))
        shelf.idle = shelf.renderers.count
      }
      let handed = shelf.renderers.popLast().map(Handed.init)
      shelf.idle = min(shelf.idle, shelf.renderers.count)
      return handed
    }
    return kept?.renderer ?? FrameRenderer(threads: 1)
  }

  static func keep(_ renderer: FrameRenderer) {
    let handed = Handed(renderer: renderer)
    shelf.withLock { if $0.renderers.count < most { $0.renderers.append(handed.renderer) } }
  }

  /// A renderer on its way from one owner to the next.
  private struct Handed: @unchecked Sendable {
    let renderer: FrameRenderer
  }
}
