// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The records that a DisplayList is made of: trivially copyable, referring to each other by index.

package import MicaRaster

/// What one step of a display list does.
package enum DisplayOpKind: UInt8, Sendable {
  case fill, stroke, fillBox, beginGroup, beginMask, endGroup
}

/// What a draw's `paint` index refers to.
package enum PaintKind: UInt8, Sendable {
  case solid, linearGradient, image
}

/// One step of a display list.
package struct DisplayOp: Sendable {
  package var kind: DisplayOpKind
  package var paintKind = PaintKind.solid
  package var rule = FillRule.nonZero
  package var blend: BlendMode
  package var antialias = true
  /// Multiplies the paint or the group, 0 ... 1.
  package var alpha: Float
  /// Index of a clip, or −1.
  package var clip: Int32
  /// Index of a path or a box.
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

/// A linear gradient whose stops lie in a list's array.
struct GradientRecord: Sendable {
  var start: SIMD2<Double>
  var end: SIMD2<Double>
  var transform: Affine
  var stopStart: Int
  var stopCount: Int
  var extendsBefore: Bool
  var extendsAfter: Bool
}

/// A node of the clip tree.
struct ClipRecord: Sendable {
  enum Kind: UInt8, Sendable { case path, box }

  var parent: Int32
  var kind: Kind
  var rule: FillRule
  var antialias: Bool
  var shape: Int32
  var transform: Int32
  var tolerance: Float
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
    transforms.append(transform)
    op.transform = Int32(transforms.count - 1)
    switch paint {
    case .solid(let color):
      op.paintKind = .solid
      op.paint = Int32(colors.count)
      colors.append(color)
    case .linearGradient(let gradient):
      op.paintKind = .linearGradient
      op.paint = Int32(gradients.count)
      gradients.append(
        GradientRecord(
          start: gradient.start, end: gradient.end, transform: gradient.transform,
          stopStart: stops.count, stopCount: gradient.stops.count,
          extendsBefore: gradient.extendsBefore, extendsAfter: gradient.extendsAfter))
      stops.append(contentsOf: gradient.stops)
    case .image(let image):
      op.paintKind = .image
      op.paint = Int32(images.count)
      images.append(image)
    }
    ops.append(op)
  }
}
