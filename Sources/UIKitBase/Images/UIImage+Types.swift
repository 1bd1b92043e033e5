// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The small vocabularies of pictures: which way up they are, how they are tinted, how they grow.

import CoreGraphics

extension UIImage {
  /// Which way up a picture's pixels are. The mirrored cases swap left and right of the pixels
  /// before they are turned.
  public enum Orientation: Int, Sendable {
    /// The first row is the top one.
    case up
    /// The pixels are shown turned by 180°.
    case down
    /// The pixels are shown turned by 90° anticlockwise.
    case left
    /// The pixels are shown turned by 90° clockwise.
    case right
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored
  }

  /// Whether views show a picture's colours or tint its shape.
  public enum RenderingMode: Int, Sendable {
    /// As the view that shows it finds best: an image view shows colours.
    case automatic
    /// Always the picture's colours.
    case alwaysOriginal
    /// Always the tint colour, by the picture's alpha.
    case alwaysTemplate
  }

  /// How the part between the caps of a resizable picture fills its place.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated, from the top left corner.
    case tile
    /// It is stretched.
    case stretch
  }
}

extension UIImage.Orientation {
  /// Whether the picture's width is the height of its pixels.
  var swapsSides: Bool {
    switch self {
    case .up, .down, .upMirrored, .downMirrored: false
    case .left, .right, .leftMirrored, .rightMirrored: true
    }
  }

  /// The same with left and right of the shown picture swapped.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }

  /// In the order of their numbers in EXIF, which files use: from 1.
  private static let exifOrder: [UIImage.Orientation] = [
    .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
  ]

  /// The orientation with this number in EXIF, 1 ... 8; up for others.
  init(exif: Int) {
    let index = exif - 1
    self = Self.exifOrder.indices.contains(index) ? Self.exifOrder[index] : .up
  }

  /// The orientation's number in EXIF, 1 ... 8.
  var exif: Int { 1 + (Self.exifOrder.firstIndex(of: self) ?? 0) }

  /// From the pixels' rectangle, `width` × `height` with y growing upward as Core Graphics draws
  /// pictures, to the shown one, whose origin is its top left corner, y growing downward.
  func transform(width: CGFloat, height: CGFloat) -> CGAffineTransform {
    typealias T = CGAffineTransform
    switch self {
    case .up: return T(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .upMirrored: return T(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .down: return T(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .downMirrored: return T(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    case .leftMirrored: return T(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case .right: return T(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: return T(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case .left: return T(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    }
  }
}
