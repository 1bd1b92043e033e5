// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A picture on white ground, and where something was drawn on it.

import MicaRaster
import UIKit

/// What was drawn on white ground, one pixel to the point.
package struct InkPicture {
  package let pixmap: Pixmap?

  package init(width: CGFloat, height: CGFloat, _ draw: () -> Void) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      draw()
    }
    pixmap = image.cgImage?.pixmap
  }

  /// A view and all in it, as it is shown.
  @MainActor package init(_ view: UIView) {
    view.layoutIfNeeded()
    self.init(
      width: view.bounds.width.rounded(.up), height: view.bounds.height.rounded(.up)
    ) {
      UIGraphicsGetCurrentContext().map { view.layer.render(in: $0) }
    }
  }

  /// How many pixels a condition holds for.
  package func count(where isWanted: (SIMD4<UInt8>) -> Bool) -> Int {
    var count = 0
    forEach { _, _, pixel in if isWanted(pixel) { count += 1 } }
    return count
  }

  /// The box of all pixels that are clearly not white; null where there are none.
  package var box: CGRect { box { $0.x < 200 || $0.y < 200 || $0.z < 200 } }

  package func box(where isWanted: (SIMD4<UInt8>) -> Bool) -> CGRect {
    var box = CGRect.null
    forEach { x, y, pixel in
      if isWanted(pixel) { box = box.union(CGRect(x: x, y: y, width: 1, height: 1)) }
    }
    return box
  }

  private func forEach(_ body: (Int, Int, SIMD4<UInt8>) -> Void) {
    guard let pixmap else { return }
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width { body(x, y, pixmap[x, y]) }
    }
  }
}
