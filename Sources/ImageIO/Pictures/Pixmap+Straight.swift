// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The engine's premultiplied pixels ↔ the straight ones that files hold, or opaque ones.

package import MicaRaster

extension Pixmap {
  /// round(c · 255 / a) at index a · 256 + c, halves upwards, at most 255; 0 where a is 0.
  static let straightComponents: [UInt8] = (0..<65536).map { index in
    let (a, c) = (index >> 8, index & 255)
    return a == 0 ? 0 : UInt8(min(255, (c * 255 + a / 2) / a))
  }

  /// Straight pixels, without padding, become premultiplied: c' = round(c · a / 255).
  func premultiply() {
    for i in 0..<width * height {
      let pixel = bytes + i * 4
      let alpha = UInt32(pixel[3])
      if alpha == 255 { continue }
      for channel in 0..<3 {
        pixel[channel] = UInt8((UInt32(pixel[channel]) * alpha + 127) / 255)
      }
    }
  }

  /// All pixels as straight R, G, B, A without padding.
  func straightBytes() -> [UInt8] {
    var result = [UInt8](repeating: 0, count: width * height * 4)
    result.withUnsafeMutableBufferPointer { out in
      guard let base = out.baseAddress else { return }
      for y in 0..<height { straighten(row: y, into: base + y * width * 4) }
    }
    return result
  }

  /// One row as straight R, G, B, A.
  func straighten(row y: Int, into out: UnsafeMutablePointer<UInt8>) {
    straighten(row: y, from: 0, count: width, into: out)
  }

  /// A part of a row, `count` pixels from `x`, as straight R, G, B, A.
  package func straighten(
    row y: Int, from x: Int, count: Int, into out: UnsafeMutablePointer<UInt8>
  ) {
    precondition(y >= 0 && y < height && x >= 0 && count >= 0 && x + count <= width)
    let source = bytes + (y * bytesPerRow + x * 4)
    Self.straightComponents.withUnsafeBufferPointer { straight in
      for x in 0..<count {
        let pixel = source + x * 4
        let table = Int(pixel[3]) &<< 8
        out[x * 4] = straight[table | Int(pixel[0])]
        out[x * 4 + 1] = straight[table | Int(pixel[1])]
        out[x * 4 + 2] = straight[table | Int(pixel[2])]
        out[x * 4 + 3] = pixel[3]
      }
    }
  }

  /// The picture over a colour, opaque; itself where it is opaque already.
  func flattened(over red: UInt8, _ green: UInt8, _ blue: UInt8) -> Pixmap {
    if isOpaque { return self }
    let result = copy()
    let behind = [UInt32(red), UInt32(green), UInt32(blue)]
    for i in 0..<width * height {
      let pixel = result.bytes + i * 4
      let rest = 255 - UInt32(pixel[3])
      for channel in 0..<3 {
        pixel[channel] = UInt8(
          min(255, UInt32(pixel[channel]) + (behind[channel] * rest + 127) / 255))
      }
      pixel[3] = 255
    }
    return result
  }
}
