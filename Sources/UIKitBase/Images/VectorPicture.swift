// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures of lines and areas, as catalogues hold them: PDF and SVG.

import CoreGraphics
import Foundation
internal import MicaVectors
import Synchronization

/// A picture without pixels of its own; safe from any thread.
package final class VectorPicture: Sendable {
  /// The file, which one thread at a time may draw.
  private struct File: @unchecked Sendable {
    let kind: Kind
  }

  private enum Kind {
    case pdf(PDFFile)
    case svg(SVGFile)
  }

  private let file: Mutex<File>
  /// The size in points.
  private let size: CGSize

  /// Nil for a file that can't be read.
  init?(_ data: Data, isPDF: Bool) {
    if isPDF {
      guard let file = PDFFile(data, mostPages: 1) else { return nil }
      self.file = Mutex(File(kind: .pdf(file)))
      size = file.size
    } else {
      guard let file = SVGFile(data) else { return nil }
      self.file = Mutex(File(kind: .svg(file)))
      size = file.size
    }
  }

  /// The picture with so many pixels a point; nil where that is too large.
  func pixels(scale: CGFloat) -> CGImage? {
    file.withLock { file in
      switch file.kind {
      case .pdf(let file): file.pixels(scale: scale)
      case .svg(let file): file.pixels(scale: scale)
      }
    }
  }

  /// Draws the picture so that it fills a rectangle from the origin, where y grows upward.
  func draw(filling target: CGSize, in context: CGContext) {
    guard size.width > 0, size.height > 0 else { return }
    context.saveGState()
    context.scaleBy(x: target.width / size.width, y: target.height / size.height)
    file.withLock { file in
      switch file.kind {
      case .pdf(let file):
        context.concatenate(file.pages[0].uprightTransform)
        file.pages[0].draw(in: context)
      case .svg(let file):
        context.translateBy(x: 0, y: size.height)
        context.scaleBy(x: 1, y: -1)
        file.draw(in: context)
      }
    }
    context.restoreGState()
  }
}

/// The lines and areas of a picture whose catalogue preserves them, and the color that replaces theirs.
package struct PreservedVector {
  let picture: VectorPicture
  var tint: CGColor?

  /// Draws the picture as one thing that fills a rectangle from the origin, where y grows upward.
  func draw(filling size: CGSize, in context: CGContext) {
    context.beginTransparencyLayer(in: CGRect(origin: .zero, size: size), auxiliaryInfo: nil)
    picture.draw(filling: size, in: context)
    if let tint {
      context.setBlendMode(.sourceIn)
      context.setFillColor(tint)
      context.fill(CGRect(origin: .zero, size: size))
    }
    context.endTransparencyLayer()
  }
}

extension UIImage {
  /// The lines and areas that are drawn in another size than the picture's own; nil where there are only pixels.
  package var preservedVector: PreservedVector? { traits.capInsets == nil ? traits.vector : nil }

  /// The upright pixels of a picture with preserved lines, so many across and down; nil where it has none, or where the
  /// size is too large.
  package func vectorPixels(filling size: CGSize, scale: CGFloat) -> CGImage? {
    guard let vector = preservedVector else { return nil }
    let bounds = CGRect(origin: .zero, size: size)
    guard let context = ImageContext.make(bounds: bounds, scale: scale, isOpaque: false) else {
      return nil
    }
    draw(in: bounds, of: context) { vector.draw(filling: $0, in: context) }
    return context.makeImage()
  }

  /// Whether a rectangle of a context's user space shows the picture in another size than its pixels'.
  func isResized(in rect: CGRect, of context: CGContext) -> Bool {
    let m = context.ctm
    let across = (m.a * m.a + m.b * m.b).squareRoot() * rect.width
    let down = (m.c * m.c + m.d * m.d).squareRoot() * rect.height
    return abs(across - size.width * scale) > 0.01 || abs(down - size.height * scale) > 0.01
  }
}
