// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The records that a DisplayList is made of: trivially copyable, referring to each other by index.

package import MicaRaster

/// What one step of a display list does.
package enum DisplayOpKind: UInt8, Sendable {
  case fill, stroke, fillBox, glyphs, beginGroup, beginMask, endGroup
  /// A shadow, its record named by `extra`, and what casts it unless a draw of its own follows.
  case shadow
}

/// What a draw's `paint` index refers to.
package enum PaintKind: UInt8, Sendable {
  case solid, gradient, image
}

/// One step of a display list.
package struct DisplayOp: Equatable, Sendable {
  package var kind: DisplayOpKind
  package var paintKind = PaintKind.solid
  package var rule = FillRule.nonZero
  package var blend: BlendMode
  package var antialias = true
  /// Whether a group's pixels are cut off to bytes where `alpha` multiplies them.
  package var cutsBytes = false
  /// Multiplies the paint or the group, 0 ... 1.
  package var alpha: Float
  /// Index of a clip, or −1.
  package var clip: Int32
  /// Index of a path, a box or a run of glyphs.
  package var shape: Int32 = -1
  /// Index of a stroke style.
  package var extra: Int32 = -1
  package var transform: Int32 = -1
  package var paint: Int32 = -1
  package var tolerance: Float = 0

  init(kind: DisplayOpKind, blend: BlendMode, alpha: Float, clip: Int32) {
    self.kind = kind
    self.blend = blend
    self.alpha = alpha
    self.clip = clip
  }
}

/// Where an outline's verbs and points lie in a list's arrays.
struct PathRange: Sendable {
  var verbStart: Int
  var verbCount: Int
  var pointStart: Int
  var pointCount: Int
}

/// A gradient whose stops lie in a list's array.
struct GradientRecord: Equatable, Sendable {
  var shape: GradientShape
  var transform: Affine
  var stopStart: Int
  var stopCount: Int
  var extendsBefore: Bool
  var extendsAfter: Bool
  /// What it is seen through after `transform`.
  var projection: Projection?
  /// Whether colours change in steps.
  var isBinned: Bool
}

/// A node of the clip tree.
struct ClipRecord: Equatable, Sendable {
  /// A mask is a box times an image.
  enum Kind: UInt8, Sendable { case path, box, mask }

  var parent: Int32
  var kind: Kind
  var rule: FillRule
  var antialias: Bool
  var shape: Int32
  var transform: Int32
  var tolerance: Float
  /// Index of a mask's image, or −1.
  var image: Int32 = -1
  var channel = MaskChannel.alpha
}

extension DisplayList {
  /// Copies an outline into the list's arrays.
  func add(_ outline: Outline) -> Int32 {
    paths.append(
      PathRange(
        verbStart: verbs.count, verbCount: outline.verbs.count,
        pointStart: points.count, pointCount: outline.points.count))
    verbs.append(contentsOf: outline.verbs)
    points.append(contentsOf: outline.points)
    return Int32(paths.count - 1)
  }

  private func add(_ gradient: Gradient) -> Int32 {
    gradients.append(
      GradientRecord(
        shape: gradient.shape, transform: gradient.transform, stopStart: stops.count,
        stopCount: gradient.stops.count, extendsBefore: gradient.extendsBefore,
        extendsAfter: gradient.extendsAfter, projection: projection,
        isBinned: gradient.isBinned))
    stops.append(contentsOf: gradient.stops)
    return Int32(gradients.count - 1)
  }

  func append(
    _ kind: DisplayOpKind, shape: Int32, extra: Int32 = -1, transform: Affine, rule: FillRule,
    paint: Paint, alpha: Float, blend: BlendMode, antialias: Bool, tolerance: Float
  ) {
    var op = DisplayOp(kind: kind, blend: blend, alpha: alpha, clip: clip.index)
    op.shape = shape
    op.extra = extra
    op.rule = rule
    op.antialias = antialias
    op.tolerance = tolerance
    op.transform = index(of: transform)
    switch paint {
    case .solid(let color):
      op.paintKind = .solid
      op.paint = Int32(colors.count)
      colors.append(color)
    case .gradient(let gradient):
      op.paintKind = .gradient
      op.paint = add(gradient)
    case .image(var image):
      image.projection = projection
      op.paintKind = .image
      op.paint = Int32(images.count)
      images.append(image)
    }
    ops.append(op)
  }
}
