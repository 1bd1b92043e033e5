// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// CIQRCodeGenerator: a QR symbol as a picture.

import CoreGraphics
import Foundation
internal import MicaRaster

extension CIFilter {
  /// The symbol of `inputMessage` with one pixel a module, dark on light, in a light margin of one module; nil without a
  /// message, and for one that no QR symbol holds.
  ///
  /// `inputCorrectionLevel` is "L", "M" (the default), "Q" or "H". Digits, capitals and other bytes are written in the
  /// modes that make the symbol smallest.
  var qrCode: CIImage? {
    guard let message = value(forKey: "inputMessage") as? Data else { return nil }
    let letter = value(forKey: "inputCorrectionLevel") as? String ?? "M"
    guard let level = QRCorrectionLevel(letter) else {
      Unsupported.note("CIQRCodeGenerator with the correction level \(letter)")
      return nil
    }
    guard let symbol = QRSymbol(Array(message), level) else { return nil }
    let side = symbol.side
    return CIImage(extent: CGRect(x: 0, y: 0, width: side + 2, height: side + 2)) { wanted in
      var pixels = LinearPixels(width: Int(wanted.width), height: Int(wanted.height))
      for row in 0..<pixels.height {
        // Rows count from below, the symbol's from the top.
        let y = side - (Int(wanted.minY) + row)
        for column in 0..<pixels.width {
          let x = Int(wanted.minX) + column - 1
          guard (-1...side).contains(x), (-1...side).contains(y) else { continue }
          let isDark = x >= 0 && y >= 0 && x < side && y < side && symbol[x, y]
          pixels[column, row] = isDark ? SIMD4(0, 0, 0, 1) : SIMD4(1, 1, 1, 1)
        }
      }
      return pixels
    }
  }
}
