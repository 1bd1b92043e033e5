// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 8, paints: an image prepared for a frame, and its pixels under an affine map.

/// An image in device space: pixel (x, y) reads the image at `inverse(x + ½, y + ½)`.
///
/// Beyond the image's border the nearest pixel is repeated. The value at a pixel depends on that
/// pixel only.
package struct PreparedImage: BitwiseCopyable, @unchecked Sendable {
  private let bytes: UnsafePointer<UInt8>
  private let bytesPerRow: Int
  private let width: Int32
  private let height: Int32
  private let inverse: Affine
  private let sampling: Sampling

  /// Nil where the map is singular or infinite. The pixmap must outlive the frame.
  package init?(_ image: ImagePaint, transform: Affine) {
    guard let inverse = transform.inverse else { return nil }
    bytes = UnsafePointer(image.pixmap.bytes)
    bytesPerRow = image.pixmap.bytesPerRow
    width = Int32(image.pixmap.width)
    height = Int32(image.pixmap.height)
    self.inverse = inverse
    sampling = image.sampling
  }

  @inline(__always) private func pixel(_ x: Int32, _ y: Int32) -> UInt32 {
    let cx = max(0, min(x, width &- 1))
    let cy = max(0, min(y, height &- 1))
    return (bytes + Int(cy) * bytesPerRow + Int(cx) * 4).withMemoryRebound(
      to: UInt32.self, capacity: 1
    ) { $0.pointee }
  }

  /// Image coordinates of a device pixel, limited so that they fit 32-bit fixed point with 8 bits of
  /// fraction.
  @inline(__always) private func position(_ x: Int, _ y: Int) -> (x: Int32, y: Int32) {
    let p = inverse.apply(Double(x) + 0.5, Double(y) + 0.5)
    let limit = 4_000_000.0
    let u = max(-limit, min(p.x, limit)) * 256
    let v = max(-limit, min(p.y, limit)) * 256
    return (Int32(u.rounded(.down)), Int32(v.rounded(.down)))
  }

  /// Premultiplied pixels of a run.
  func fill(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    for i in 0..<count {
      let (u, v) = position(x &+ i, y)
      row[i] =
        sampling == .nearest ? pixel(u >> 8, v >> 8) : bilinear(u &- 128, v &- 128)
    }
  }

  /// The four pixels around a point in 24.8 fixed point, by their distances.
  @inline(__always) private func bilinear(_ u: Int32, _ v: Int32) -> UInt32 {
    let (x, y) = (u >> 8, v >> 8)
    let (fx, fy) = (UInt32(u & 255), UInt32(v & 255))
    if fx | fy == 0 { return pixel(x, y) }
    let top = Self.mix(pixel(x, y), pixel(x &+ 1, y), fx)
    let bottom = Self.mix(pixel(x, y &+ 1), pixel(x &+ 1, y &+ 1), fx)
    // Rows are kept at 16 bits a channel until the end: two channels in each half of a word.
    let low = (top.low &* UInt64(256 &- fy) &+ bottom.low &* UInt64(fy) &+ 0x0000_8000_0000_8000)
    let high = (top.high &* UInt64(256 &- fy) &+ bottom.high &* UInt64(fy) &+ 0x0000_8000_0000_8000)
    let r = UInt32(truncatingIfNeeded: low >> 16) & 255
    let b = UInt32(truncatingIfNeeded: low >> 48) & 255
    let g = UInt32(truncatingIfNeeded: high >> 16) & 255
    let a = UInt32(truncatingIfNeeded: high >> 48) & 255
    return r | g << 8 | b << 16 | a << 24
  }

  /// `a·(256 − f) + b·f` of channels 0 and 2 (low) and 1 and 3 (high), each in 32 bits.
  @inline(__always)
  private static func mix(_ a: UInt32, _ b: UInt32, _ f: UInt32) -> (low: UInt64, high: UInt64) {
    @inline(__always) func spread(_ p: UInt32) -> UInt64 {
      UInt64(p & 0xFF) | UInt64(p & 0xFF_0000) << 16
    }
    let (f0, f1) = (UInt64(256 &- f), UInt64(f))
    return (
      spread(a) &* f0 &+ spread(b) &* f1, spread(a >> 8) &* f0 &+ spread(b >> 8) &* f1
    )
  }

  /// One premultiplied pixel, 0 ... 1, without rounding to bytes.
  func floatPixel(x: Int, y: Int) -> SIMD4<Float> {
    let p = inverse.apply(Double(x) + 0.5, Double(y) + 0.5)
    let limit = 4_000_000.0
    let u = max(-limit, min(p.x, limit))
    let v = max(-limit, min(p.y, limit))
    if sampling == .nearest {
      return Self.float(pixel(Int32(u.rounded(.down)), Int32(v.rounded(.down))))
    }
    let (left, top) = ((u - 0.5).rounded(.down), (v - 0.5).rounded(.down))
    let (fx, fy) = (Float(u - 0.5 - left), Float(v - 0.5 - top))
    let (x, y) = (Int32(left), Int32(top))
    let upper = Self.float(pixel(x, y)) * (1 - fx) + Self.float(pixel(x &+ 1, y)) * fx
    let lower = Self.float(pixel(x, y &+ 1)) * (1 - fx) + Self.float(pixel(x &+ 1, y &+ 1)) * fx
    return upper * (1 - fy) + lower * fy
  }

  private static func float(_ p: UInt32) -> SIMD4<Float> {
    SIMD4(Float(p & 255), Float(p >> 8 & 255), Float(p >> 16 & 255), Float(p >> 24)) / 255
  }
}
