// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pixels that filters work on: straight colours in linear light, as Core Image's working space has them.

import CoreGraphics
internal import Foundation

/// A grid of pixels, rows from below as Core Image counts. Colours are premultiplied and linear.
struct LinearPixels {
  /// Whether colours are turned into light and back. A context without a working colour space works on components as they are.
  @TaskLocal static var isManaged = true

  let width: Int
  let height: Int
  var values: [SIMD4<Float>]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    values = Array(repeating: .zero, count: width * height)
  }

  subscript(x: Int, y: Int) -> SIMD4<Float> {
    get { values[y * width + x] }
    set { values[y * width + x] = newValue }
  }

  /// A picture drawn with its lower left corner at a place.
  init(_ image: CGImage, at origin: CGPoint, width: Int, height: Int) {
    self.init(width: width, height: height)
    guard width > 0, height > 0, let space = CGColorSpace(name: CGColorSpace.sRGB),
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: space, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return }
    context.draw(
      image, in: CGRect(origin: origin, size: CGSize(width: image.width, height: image.height)))
    guard let data = context.data else { return }
    let bytes = data.assumingMemoryBound(to: UInt8.self)
    for y in 0..<height {
      for x in 0..<width {
        let place = ((height - 1 - y) * width + x) * 4
        let alpha = Float(bytes[place + 3]) / 255
        guard alpha > 0 else { continue }
        let straight = SIMD3(Float(bytes[place]), Float(bytes[place + 1]), Float(bytes[place + 2]))
        let light = Self.linear(straight / 255 / alpha)
        self[x, y] = SIMD4(light * alpha, alpha)
      }
    }
  }

  /// The pixels as a picture of sRGB.
  func image() -> CGImage? {
    guard let space = CGColorSpace(name: CGColorSpace.sRGB),
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: space, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue),
      let data = context.data
    else { return nil }
    let bytes = data.assumingMemoryBound(to: UInt8.self)
    for y in 0..<height {
      for x in 0..<width {
        let place = ((height - 1 - y) * width + x) * 4
        let value = self[x, y]
        let alpha = value.w.isNaN ? 0 : min(max(value.w, 0), 1)
        let straight = value.w > 0 ? SIMD3(value.x, value.y, value.z) / value.w : .zero
        let coded = Self.coded(straight) * alpha * 255
        for part in 0..<3 {
          let level = coded[part].isNaN ? 0 : min(max(coded[part], 0), 255)
          bytes[place + part] = UInt8(level.rounded())
        }
        bytes[place + 3] = UInt8((alpha * 255).rounded())
      }
    }
    return context.makeImage()
  }

  /// Changes straight colours, pixel by pixel.
  func mapped(_ change: (SIMD3<Float>, Float) -> (SIMD3<Float>, Float)) -> LinearPixels {
    var result = self
    for place in values.indices {
      let value = values[place]
      let straight = value.w > 0 ? SIMD3(value.x, value.y, value.z) / value.w : .zero
      let (color, alpha) = change(straight, value.w)
      result.values[place] = SIMD4(color * alpha, alpha)
    }
    return result
  }

  /// A Gaussian blur; what lies outside is clear.
  func blurred(sigma: Float) -> LinearPixels {
    guard sigma > 0 else { return self }
    let reach = Int((sigma * 3).rounded(.up))
    var weights = (-reach...reach).map { Float(exp(-Double($0 * $0) / Double(2 * sigma * sigma))) }
    let sum = weights.reduce(0, +)
    weights = weights.map { $0 / sum }
    var across = self
    for y in 0..<height {
      for x in 0..<width {
        var total = SIMD4<Float>.zero
        for step in max(-reach, -x)...min(reach, width - 1 - x) {
          total += self[x + step, y] * weights[step + reach]
        }
        across[x, y] = total
      }
    }
    var result = self
    for y in 0..<height {
      for x in 0..<width {
        var total = SIMD4<Float>.zero
        for step in max(-reach, -y)...min(reach, height - 1 - y) {
          total += across[x, y + step] * weights[step + reach]
        }
        result[x, y] = total
      }
    }
    return result
  }

  static func linear(_ coded: SIMD3<Float>) -> SIMD3<Float> {
    isManaged ? each(coded, toLinear) : coded
  }
  static func coded(_ linear: SIMD3<Float>) -> SIMD3<Float> {
    isManaged ? each(linear, toCoded) : linear
  }

  private static func each(_ value: SIMD3<Float>, _ change: (Float) -> Float) -> SIMD3<Float> {
    SIMD3(change(value.x), change(value.y), change(value.z))
  }

  private static func toLinear(_ c: Float) -> Float {
    c <= 0.04045 ? c / 12.92 : Float(pow(Double((c + 0.055) / 1.055), 2.4))
  }

  private static func toCoded(_ c: Float) -> Float {
    c <= 0.003_130_8 ? max(c, 0) * 12.92 : 1.055 * Float(pow(Double(c), 1 / 2.4)) - 0.055
  }
}
