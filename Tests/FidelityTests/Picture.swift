// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is compared: pictures as premultiplied sRGB bytes, Apple's read from files and ours drawn by
// public calls only.

import CoreGraphics
import Foundation
import ImageIO
import MicaRaster
import UIKit

/// Premultiplied RGBA8 in sRGB, rows without padding, top row first.
struct Picture {
  let width: Int
  let height: Int
  var bytes: [UInt8]
}

struct PictureError: Error, CustomStringConvertible {
  let description: String
}

extension Picture {
  /// The same pixels as Mica's differ takes them.
  var pixmap: Pixmap {
    let pixmap = Pixmap(width: width, height: height)
    bytes.withUnsafeBufferPointer { source in
      if let start = source.baseAddress { pixmap.bytes.update(from: start, count: source.count) }
    }
    return pixmap
  }

  /// A picture drawn by `body` in a bitmap context with UIKit's axes: points, y down, transparent.
  static func drawn(
    size: CGSize, scale: CGFloat, _ body: (CGContext) throws -> Void
  ) throws -> Picture {
    let width = Int((size.width * scale).rounded(.up))
    let height = Int((size.height * scale).rounded(.up))
    guard let space = CGColorSpace(name: CGColorSpace.sRGB),
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: space, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { throw PictureError(description: "no bitmap context of \(width)×\(height)") }
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: scale, y: -scale)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    try body(context)
    return try Picture(context)
  }

  /// The pixels of a bitmap context of four bytes a pixel.
  init(_ context: CGContext) throws {
    guard let data = context.data else { throw PictureError(description: "no bitmap") }
    width = context.width
    height = context.height
    bytes = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height {
      bytes.append(
        contentsOf: UnsafeRawBufferPointer(
          start: data + y * context.bytesPerRow, count: width * 4))
    }
  }

  /// An image file, drawn pixel for pixel into sRGB.
  init(contentsOf file: URL) throws {
    let image = try loadImage(file)
    let size = CGSize(width: image.width, height: image.height)
    self = try .drawn(size: size, scale: 1) {
      drawUpright(image, in: CGRect(origin: .zero, size: size), $0)
    }
  }
}

/// The first image of a file.
func loadImage(_ file: URL) throws -> CGImage {
  let data = try Data(contentsOf: file)
  guard let source = CGImageSourceCreateWithData(data as CFData, nil),
    let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
  else { throw PictureError(description: "\(file.lastPathComponent) is not read") }
  return image
}

/// Draws an image as UIImage does: its first row on top where y grows downward.
func drawUpright(_ image: CGImage, in rect: CGRect, _ context: CGContext) {
  context.saveGState()
  context.translateBy(x: 0, y: rect.minY + rect.maxY)
  context.scaleBy(x: 1, y: -1)
  context.draw(image, in: rect)
  context.restoreGState()
}

extension Picture {
  /// Makes some rectangles, in pixels, those of another picture of the same size.
  mutating func take(_ rects: [CGRect], from other: Picture) {
    guard width == other.width, height == other.height else { return }
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    for rect in rects.map({ $0.intersection(whole) }) where !rect.isNull {
      for y in Int(rect.minY)..<Int(rect.maxY) {
        let row = (y * width + Int(rect.minX)) * 4..<(y * width + Int(rect.maxX)) * 4
        bytes.replaceSubrange(row, with: other.bytes[row])
      }
    }
  }

  /// Writes a PNG file.
  func write(to file: URL) throws {
    var copy = bytes
    let image = copy.withUnsafeMutableBytes { pixels in
      CGColorSpace(name: CGColorSpace.sRGB).flatMap { space in
        CGContext(
          data: pixels.baseAddress, width: width, height: height, bitsPerComponent: 8,
          bytesPerRow: width * 4, space: space,
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?.makeImage()
      }
    }
    guard let image,
      let target = CGImageDestinationCreateWithURL(file as CFURL, "public.png" as CFString, 1, nil)
    else { throw PictureError(description: "\(file.path) can't be written") }
    CGImageDestinationAddImage(target, image, nil)
    if !CGImageDestinationFinalize(target) {
      throw PictureError(description: "\(file.path) can't be written")
    }
  }
}

extension Picture {
  /// Every colour in it, in the order of their bytes.
  var palette: [SIMD4<UInt8>] {
    let colors = stride(from: 0, to: bytes.count, by: 4).map {
      SIMD4(bytes[$0], bytes[$0 + 1], bytes[$0 + 2], bytes[$0 + 3])
    }
    return Set(colors).sorted { ($0.x, $0.y, $0.z, $0.w) < ($1.x, $1.y, $1.z, $1.w) }
  }

  /// Gives each pixel the nearest colour of a palette, as the optimiser did that has reduced Apple's picture: by the
  /// sum of squared differences of bytes.
  mutating func reduce(to palette: [SIMD4<UInt8>]) {
    var known: [SIMD4<UInt8>: SIMD4<UInt8>] = [:]
    for i in stride(from: 0, to: bytes.count, by: 4) {
      let color = SIMD4(bytes[i], bytes[i + 1], bytes[i + 2], bytes[i + 3])
      let nearest = known[color] ?? palette.min { $0.distance(to: color) < $1.distance(to: color) }
      known[color] = nearest
      for c in 0..<4 { bytes[i + c] = (nearest ?? color)[c] }
    }
  }
}

extension SIMD4<UInt8> {
  fileprivate func distance(to other: SIMD4<UInt8>) -> Int {
    (0..<4).reduce(0) { sum, c in
      let difference = Int(self[c]) - Int(other[c])
      return sum + difference * difference
    }
  }
}
