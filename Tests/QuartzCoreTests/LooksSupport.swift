// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Helpers of the looks' tests: pictures of layers and drawing into bitmaps.

import Foundation
import MicaRaster
import MicaScene
import QuartzCore
import Testing

/// What a layer shows on a clear surface of 100 × 100 pixels at scale 1.
func picture(of layer: CALayer, options: EmitOptions = EmitOptions()) -> Pixmap {
  let pixmap = Pixmap(width: 100, height: 100)
  FrameRenderer(threads: 1).render(list(of: layer, options: options), into: pixmap)
  return pixmap
}

/// A layer of 100 × 100 points without looks, with the given sublayers.
func makeRoot(_ sublayers: CALayer...) -> CALayer {
  let root = makeLayer(100, 100)
  for layer in sublayers { root.addSublayer(layer) }
  return root
}

/// A layer with a frame and a background.
func makeLayer(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, color: CGColor? = nil
) -> CALayer {
  let layer = CALayer()
  layer.frame = CGRect(x: x, y: y, width: width, height: height)
  layer.backgroundColor = color
  return layer
}

/// A picture of `width` × `height` opaque pixels whose colours a closure tells; y down.
func makeImage(
  _ width: Int, _ height: Int, _ color: (Int, Int) -> CGColor
) throws -> CGImage {
  let context = try makeContext(width, height)
  for y in 0..<height {
    for x in 0..<width {
      context.setFillColor(color(x, y))
      context.fill(CGRect(x: x, y: height - 1 - y, width: 1, height: 1))
    }
  }
  return try #require(context.makeImage())
}

/// A clear RGBA bitmap.
func makeContext(_ width: Int, _ height: Int) throws -> CGContext {
  try #require(
    CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
}

/// A pixel of a bitmap, rows counted from the top.
func pixel(_ context: CGContext, _ x: Int, _ y: Int) throws -> SIMD4<UInt8> {
  let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
  let p = bytes + y * context.bytesPerRow + x * 4
  return SIMD4(p[0], p[1], p[2], p[3])
}

/// Whether two pixels differ by at most `levels` in every channel.
func isNear(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>, within levels: Int = 1) -> Bool {
  (0..<4).allSatisfy { abs(Int(a[$0]) - Int(b[$0])) <= levels }
}

let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
let opaqueRed = SIMD4<UInt8>(255, 0, 0, 255)
let opaqueGreen = SIMD4<UInt8>(0, 255, 0, 255)
let opaqueBlue = SIMD4<UInt8>(0, 0, 255, 255)
let opaqueWhite = SIMD4<UInt8>(255, 255, 255, 255)
let clearPixel = SIMD4<UInt8>(0, 0, 0, 0)
