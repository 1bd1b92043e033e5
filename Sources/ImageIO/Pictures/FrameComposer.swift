// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An animation's frames drawn over each other, as GIF, APNG and WebP ask for it.

internal import MicaRaster
internal import Synchronization

/// Where a frame goes on the canvas, and what becomes of it before the next one.
struct FramePlacement: Sendable, Equatable {
  /// What happens to the frame's rectangle when its time is over.
  enum Disposal: Sendable { case keep, clear, restore }

  var x, y, width, height: Int
  var disposal = Disposal.keep
  /// Whether the frame's pixels take the canvas's place, transparent ones too, or lie over it.
  var replaces = false

  /// Whether nothing of what was on such a canvas before can be seen.
  func covers(width: Int, height: Int) -> Bool {
    x <= 0 && y <= 0 && x + self.width >= width && y + self.height >= height
  }
}

/// The canvas of an animation.
///
/// Frames asked for one after the other cost one decoding each; others are drawn from the last
/// frame before them that hides everything.
final class FrameComposer: Sendable {
  /// The canvas before frame `next`, after the disposal of the one before.
  private struct State {
    var next = 0
    var canvas: Pixmap
  }

  private let width, height: Int
  private let state = Mutex<State?>(nil)

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The canvas as it looks while frame `index` is shown. Frames are decoded to premultiplied
  /// pixels of their placement's size.
  func canvas(
    at index: Int, _ placements: [FramePlacement],
    decode: (Int) throws(ImageError) -> Pixmap
  ) throws(ImageError) -> Pixmap {
    let known = state.withLock { $0.map { State(next: $0.next, canvas: $0.canvas.copy()) } }
    var current = State(canvas: Pixmap(width: width, height: height))
    current.next = firstFrame(for: index, placements)
    if let known, known.next >= current.next, known.next <= index { current = known }
    while true {
      let number = current.next
      let placement = placements[number]
      let frame = try decode(number)
      let before = placement.disposal == .restore ? current.canvas.copy() : nil
      current.canvas.draw(frame, placement)
      let isShown = number == index
      // Nobody writes to a canvas that is shown, so what stays on it may be shared.
      let shown = current.canvas
      if let before {
        current.canvas = before
      } else if placement.disposal == .clear {
        if isShown { current.canvas = shown.copy() }
        current.canvas.clear(placement)
      }
      current.next += 1
      if isShown {
        let canvas = current
        if placements.count > 1 { state.withLock { $0 = canvas } }
        return shown
      }
    }
  }

  /// The last frame up to `index` before which the canvas doesn't matter: it is clear, or the frame
  /// hides it and it doesn't come back afterwards.
  private func firstFrame(for index: Int, _ placements: [FramePlacement]) -> Int {
    (0...index).last { number in
      let frame = placements[number]
      let hides = frame.replaces && frame.covers(width: width, height: height)
      if hides && frame.disposal != .restore { return true }
      guard number > 0 else { return true }
      let before = placements[number - 1]
      return before.disposal == .clear && before.covers(width: width, height: height)
    } ?? 0
  }
}

extension Pixmap {
  /// Draws a frame, cut to the canvas.
  fileprivate func draw(_ frame: Pixmap, _ placement: FramePlacement) {
    eachRow(placement) { target, y, columns in
      let source = frame.bytes + (y - placement.y) * frame.bytesPerRow
      for x in columns {
        let pixel = source + (x - placement.x) * 4
        let out = target + x * 4
        let rest = placement.replaces ? 0 : 255 - UInt32(pixel[3])
        for channel in 0..<4 {
          // c + d · (255 − a) / 255, which can't exceed 255 with premultiplied colours.
          let behind = (UInt32(out[channel]) * rest + 127) / 255
          out[channel] = UInt8(min(255, UInt32(pixel[channel]) + behind))
        }
      }
    }
  }

  /// Makes a frame's rectangle transparent.
  fileprivate func clear(_ placement: FramePlacement) {
    eachRow(placement) { target, _, columns in
      (target + columns.lowerBound * 4).update(repeating: 0, count: columns.count * 4)
    }
  }

  /// Calls `body` with each row that the frame touches and the columns that it touches there.
  private func eachRow(
    _ placement: FramePlacement, _ body: (UnsafeMutablePointer<UInt8>, Int, Range<Int>) -> Void
  ) {
    let left = max(0, min(width, placement.x))
    let right = max(left, min(width, placement.x + placement.width))
    let top = max(0, min(height, placement.y))
    for y in top..<max(top, min(height, placement.y + placement.height)) {
      body(bytes + y * bytesPerRow, y, left..<right)
    }
  }
}
