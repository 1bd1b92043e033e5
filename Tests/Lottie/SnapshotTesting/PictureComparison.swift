// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How far two pictures are apart, by the rule of iOS developers' tests: CIE94 differences of premultiplied sRGB bytes
// (Docs/facts/comparison.md). Written for a build without optimisation: pixels that are the same are passed over.

import Foundation
import UIKit

/// Premultiplied RGBA8 in sRGB, rows without padding, top row first.
struct Pixels {
  var width: Int
  var height: Int
  var bytes: [UInt8]

  init(_ image: UIImage) throws {
    guard let image = image.cgImage else { throw PixelsError(description: "no picture") }
    let (width, height) = (image.width, image.height)
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    let isDrawn = bytes.withUnsafeMutableBytes { place in
      guard let space = CGColorSpace(name: CGColorSpace.sRGB),
        let context = CGContext(
          data: place.baseAddress, width: width, height: height, bitsPerComponent: 8,
          bytesPerRow: width * 4, space: space,
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      else { return false }
      context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
      context.flush()
      return true
    }
    guard isDrawn else { throw PixelsError(description: "no bitmap of \(width) × \(height)") }
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  init(contentsOf file: URL) throws {
    guard let image = UIImage(contentsOfFile: file.path) else {
      throw PixelsError(description: "\(file.path) isn't read")
    }
    try self.init(image)
  }
}

struct PixelsError: Error, CustomStringConvertible {
  var description: String
}

/// Two pictures side by side.
struct PictureComparison {
  let ours: Pixels
  let apples: Pixels

  init(_ ours: Pixels, _ apples: Pixels) throws {
    guard (ours.width, ours.height) == (apples.width, apples.height) else {
      throw PixelsError(
        description: "\(ours.width) × \(ours.height) for \(apples.width) × \(apples.height)")
    }
    self.ours = ours
    self.apples = apples
  }

  func outcome(precision: Float, perceptualPrecision: Float) -> SnapshotOutcome {
    let most = Double(1 - perceptualPrecision) * 100
    let (share, colors) = shares(most: perceptualPrecision < 1 ? most : 0)
    return SnapshotOutcome(
      agrees: share >= Double(precision), share: share, colors: colors, precision: precision)
  }

  /// The share of pixels whose ΔE is at most `most`, with alpha and by colours alone.
  private func shares(most: Double) -> (Double, Double) {
    let count = ours.width * ours.height
    var (wrong, wrongColors) = (0, 0)
    var known: [UInt64: (Bool, Bool)] = [:]
    ours.bytes.withUnsafeBytes { ourBytes in
      apples.bytes.withUnsafeBytes { appleBytes in
        let ourPixels = ourBytes.bindMemory(to: UInt32.self).baseAddress!
        let applePixels = appleBytes.bindMemory(to: UInt32.self).baseAddress!
        var i = 0
        while i < count {
          let (a, b) = (applePixels[i], ourPixels[i])
          i += 1
          if a == b { continue }
          let key = UInt64(a) << 32 | UInt64(b)
          if known[key] == nil { known[key] = Self.differ(a, b, most) }
          let (all, colors) = known[key]!
          if all { wrong += 1 }
          if colors { wrongColors += 1 }
        }
      }
    }
    return (1 - Double(wrong) / Double(count), 1 - Double(wrongColors) / Double(count))
  }

  /// Whether two pixels, red in the lowest byte, are farther apart than `most`: with alpha, and by colours alone. Alpha
  /// counts as its share of 100.
  private static func differ(_ apple: UInt32, _ ours: UInt32, _ most: Double) -> (Bool, Bool) {
    let (p, q) = (lab(apple), lab(ours))
    let d = p - q
    let (c1, c2) = (hypot(p.y, p.z), hypot(q.y, q.z))
    let chroma = c1 - c2
    let hue2 = max(d.y * d.y + d.z * d.z - chroma * chroma, 0)
    let (sc, sh) = (chroma / (1 + 0.045 * c1), 1 + 0.015 * c1)
    let colors = (d.x * d.x + sc * sc + hue2 / (sh * sh)).squareRoot() > most
    let alpha = abs(Double(apple >> 24) - Double(ours >> 24)) / 255 * 100
    return (colors || alpha > most, colors)
  }

  private static func lab(_ pixel: UInt32) -> SIMD3<Double> {
    func linear(_ byte: UInt32) -> Double {
      let c = Double(byte & 255) / 255
      return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
    }
    func f(_ t: Double) -> Double {
      let d = 6.0 / 29
      return t > d * d * d ? cbrt(t) : t / (3 * d * d) + 4.0 / 29
    }
    let (r, g, b) = (linear(pixel), linear(pixel >> 8), linear(pixel >> 16))
    let x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
    let y = f(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
    let z = f((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }
}
