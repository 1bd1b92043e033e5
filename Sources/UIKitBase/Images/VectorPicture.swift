// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures of lines and areas, as catalogues hold them: PDF and SVG.

import CoreGraphics
import Foundation
internal import MicaVectors

/// A picture without pixels of its own.
enum VectorPicture {
  case pdf(PDFFile)
  case svg(SVGFile)

  /// Nil for a file that can't be read.
  init?(_ data: Data, isPDF: Bool) {
    if isPDF {
      guard let file = PDFFile(data) else { return nil }
      self = .pdf(file)
    } else {
      guard let file = SVGFile(data) else { return nil }
      self = .svg(file)
    }
  }

  /// The picture with so many pixels a point; nil where that is too large.
  func pixels(scale: CGFloat) -> CGImage? {
    switch self {
    case .pdf(let file): file.pixels(scale: scale)
    case .svg(let file): file.pixels(scale: scale)
    }
  }
}
