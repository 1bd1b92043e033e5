// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures of one surface after the other: lists are compared, pixels and strips are kept, and only
// what changed is drawn. The bytes of a picture depend on its list only.

package import MicaContext
package import MicaRaster

/// Draws display lists of one size, each as a picture of its own.
///
/// A picture that somebody still holds is never written to again; one that nobody holds any more
/// becomes the next. Not thread-safe itself; pictures may be let go of on any thread.
package final class FrameSequence {
  /// A picture, and where it no longer shows the last list.
  private struct Canvas {
    var pixmap: Pixmap
    var stale: Damage
  }

  private let width: Int
  private let height: Int
  private let renderer: FrameRenderer
  private let changes: ListChanges
  /// The last picture comes last.
  private var canvases: [Canvas] = []
  /// The list of the last picture.
  package private(set) var last: DisplayList?
  /// A list that is not needed any more.
  private var spare: DisplayList?

  /// Pictures that are kept: one that is drawn and two that a film's encoder may still hold.
  private static let mostCanvases = 3

  /// Pictures of `width` by `height` pixels, drawn by `threads` workers; nil takes the number of the
  /// machine's cores.
  package init(width: Int, height: Int, threads: Int? = nil) {
    self.width = width
    self.height = height
    renderer = FrameRenderer(threads: threads)
    changes = ListChanges(width: width, height: height)
  }

  /// What stages cost is put down there, if somebody wants to know.
  package var times: FrameTimes? {
    get { renderer.times }
    set { renderer.times = newValue }
  }

  /// An empty list to record the next picture into. Lists that were handed in before must not be
  /// used any more.
  package func makeList() -> DisplayList {
    guard let list = spare else { return DisplayList(width: width, height: height) }
    spare = nil
    return list
  }

  /// The picture of the last list; nil before the first one.
  package var lastPicture: Pixmap? { canvases.last?.pixmap }

  /// The picture of a list on clear pixels. The list belongs to the sequence afterwards.
  package func picture(of list: DisplayList) -> Pixmap {
    precondition(list.width == width && list.height == height, "sizes differ")
    if let last { changes.find(from: last, to: list) } else { changes.forget(list) }
    times?.mark(.emit)
    if changes.damage.isEmpty, let canvas = canvases.last {
      recycle(list)
      return canvas.pixmap
    }
    for i in canvases.indices { canvases[i].stale.add(changes.damage) }
    var canvas = takeCanvas()
    renderer.update(canvas.pixmap, to: list, damage: canvas.stale, changes: changes)
    canvas.stale.removeAll()
    canvases.append(canvas)
    if let last { recycle(last) }
    last = list
    return canvas.pixmap
  }

  private func recycle(_ list: DisplayList) {
    if list.isLargerThanNeeded() { return }
    list.removeAll()
    spare = list
  }

  /// The canvas that costs least to bring up to date: one that nobody holds, or a new one.
  private func takeCanvas() -> Canvas {
    for i in canvases.indices.reversed() where isKnownUniquelyReferenced(&canvases[i].pixmap) {
      return canvases.remove(at: i)
    }
    let fresh = newCanvas()
    if canvases.count == Self.mostCanvases { canvases.removeFirst() }
    return fresh
  }

  /// A copy of the last picture where that saves drawing; else clear pixels.
  private func newCanvas() -> Canvas {
    if let last = canvases.last, last.stale.share < 0.25 {
      return Canvas(pixmap: last.pixmap.copy(), stale: last.stale)
    }
    return Canvas(
      pixmap: Pixmap(width: width, height: height), stale: .whole(width: width, height: height))
  }
}
