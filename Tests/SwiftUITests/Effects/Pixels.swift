// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures of views for tests of drawing.

import CoreGraphics
import UIKit

@testable import SwiftUI

/// A view's pixels, on white, one a point unless said otherwise.
@MainActor
struct Pixels {
  private let bytes: [UInt8]
  private let width: Int

  /// Draws a view in a size, in points.
  init<V: View>(_ width: Int, _ height: Int, scale: CGFloat = 1, _ view: V) {
    self.init(Shown(CGFloat(width), CGFloat(height), scale: scale, view), width, height, scale)
  }

  /// Draws what is shown.
  init<V: View>(_ shown: Shown<V>, _ width: Int, _ height: Int, _ scale: CGFloat = 1) {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (scale, true)
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image {
      UIColor.white.setFill()
      $0.fill(bounds)
      shown.view.layer.render(in: $0.cgContext)
    }
    self.init(image.cgImage)
  }

  /// Pixels of a picture, on white.
  init(_ image: CGImage?) {
    guard let image else {
      (bytes, width) = ([], 0)
      return
    }
    let (wide, high) = (image.width, image.height)
    width = wide
    var data = [UInt8](repeating: 255, count: wide * high * 4)
    data.withUnsafeMutableBytes { buffer in
      let context = CGContext(
        data: buffer.baseAddress, width: wide, height: high, bitsPerComponent: 8,
        bytesPerRow: wide * 4, space: CGColorSpace(name: CGColorSpace.sRGB)!,
        bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue)
      context?.draw(image, in: CGRect(x: 0, y: 0, width: wide, height: high))
    }
    bytes = data
  }

  /// The red, green and blue of a pixel, 0 to 255.
  subscript(x: Int, y: Int) -> [Int] {
    let start = (y * width + x) * 4
    guard bytes.indices.contains(start + 2), x < width else { return [] }
    return bytes[start..<start + 3].map(Int.init)
  }

  static let red = [255, 0, 0]
  static let green = [0, 255, 0]
  static let blue = [0, 0, 255]
  static let white = [255, 255, 255]
}

/// Colours without variants.
@MainActor
enum Plain {
  static let red = Color(red: 1, green: 0, blue: 0)
  static let green = Color(red: 0, green: 1, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)
}
