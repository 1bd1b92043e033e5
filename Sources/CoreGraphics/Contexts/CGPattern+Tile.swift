// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A pattern's cell as pixels that are repeated: one step wide and high, at about the resolution of
// the surface. Where cells overlap, the tile holds what neighbours draw into it.

package import MicaRaster
internal import MicaScene

/// A pattern's repeating pixels and what they were made for.
struct PatternTile {
  var pixmap: Pixmap
  /// Pixels of the tile, y down → pattern space.
  var toPattern: Affine
  fileprivate var key: Key

  fileprivate struct Key: Equatable {
    var width, height: Int
    var color: CGColor?
  }
}

extension CGPattern {
  /// A tile has at most this many pixels a side, and in all; larger ones are drawn coarser.
  private static let sideLimit = 4096.0
  private static let areaLimit = 4_194_304.0
  /// Cells further away than this many steps are taken not to reach into each other.
  private static let reachLimit = 16.0

  /// The pattern as a paint for a surface, where it has something to draw.
  ///
  /// `toDevice` maps pattern space to the surface's pixels, y down; `color` is that of an uncoloured
  /// pattern.
  func paint(toDevice: Affine, color: CGColor?) -> ImagePaint? {
    guard toDevice.inverse != nil, let tile = tile(toDevice: toDevice, color: color) else {
      return nil
    }
    let transform = tile.toPattern.then(toDevice)
    guard transform.repeatsVisibly else { return nil }
    let isUpright = transform.b == 0 && transform.c == 0
    let isWhole = abs(abs(transform.a) - 1) + abs(abs(transform.d) - 1) < 1e-6
    return ImagePaint(
      pixmap: tile.pixmap, transform: transform,
      sampling: isUpright && isWhole ? .nearest : .bilinear, tiling: .repeat)
  }

  private func tile(toDevice m: Affine, color: CGColor?) -> PatternTile? {
    func pixels(_ step: CGFloat, _ x: Double, _ y: Double) -> Double {
      let length = Double(step) * (x * x + y * y).squareRoot()
      return max(1, min(length.rounded(), Self.sideLimit))
    }
    let (width, height) = (pixels(xStep, m.a, m.b), pixels(yStep, m.c, m.d))
    let share = min(1, (Self.areaLimit / (width * height)).squareRoot())
    let key = PatternTile.Key(
      width: max(1, Int(width * share)), height: max(1, Int(height * share)),
      color: isColored ? nil : color)
    if let last = lastTile.withLock({ $0 }), last.key == key { return last }
    let tile = makeTile(key)
    lastTile.withLock { $0 = tile }
    return tile
  }

  private func makeTile(_ key: PatternTile.Key) -> PatternTile {
    let list = DisplayList(width: key.width, height: key.height)
    let (sx, sy) = (CGFloat(key.width) / xStep, CGFloat(key.height) / yStep)
    for row in Self.cells(reach: bounds.height, step: yStep) {
      for column in Self.cells(reach: bounds.width, step: xStep) {
        let context = CGContext(
          recordingInto: list,
          baseTransform: CGAffineTransform(
            a: sx, b: 0, c: 0, d: sy, tx: (CGFloat(column) * xStep - bounds.minX) * sx,
            ty: (CGFloat(row) * yStep - bounds.minY) * sy))
        context.clip(to: bounds)
        if let color = key.color { context.lockColor(color) }
        draw(in: context)
      }
    }
    let pixmap = Pixmap(width: key.width, height: key.height)
    FrameRenderer(threads: 1).render(list, into: pixmap)
    let toPattern = Affine(
      1 / Double(sx), 0, 0, -1 / Double(sy), Double(bounds.minX), Double(bounds.minY + yStep))
    return PatternTile(pixmap: pixmap, toPattern: toPattern, key: key)
  }

  /// The cells that reach into a tile, counted in steps from its own.
  private static func cells(reach: CGFloat, step: CGFloat) -> ClosedRange<Int> {
    let before = (Double(reach / step) - 1e-9).rounded(.up) - 1
    return Int(-max(0, min(before, reachLimit)))...0
  }
}

extension CGColor {
  /// A pattern's tile as a paint; nil for colours that are none and where nothing is to be drawn.
  ///
  /// `toDevice` maps the pattern's base space to pixels, y down. The pattern's callback is called at
  /// once, by the caller's thread, unless the last tile of this pattern has the same size.
  package func patternPaint(toDevice: Affine) -> ImagePaint? {
    guard let pattern else { return nil }
    return pattern.paint(
      toDevice: pattern.matrix.affine.then(toDevice), color: patternColor)
  }
}
