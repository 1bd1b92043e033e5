// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Premultiplied sRGB → rows of any layout that a context may have.

internal import MicaRaster

extension PixelFormat {
  /// Bytes R, G, B, A, premultiplied sRGB → a row of `count` pixels.
  func write(
    _ source: UnsafePointer<UInt8>, into target: UnsafeMutableRawPointer, count: Int
  ) {
    if let layout = ByteLayout(self), layout.isWritable {
      return layout.write(
        source, into: target.assumingMemoryBound(to: UInt8.self), count: count)
    }
    withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: count) { row in
      guard let base = row.baseAddress else { return }
      for x in 0..<count {
        let p = source + x * 4
        row[x] = SIMD4(Float(p[0]), Float(p[1]), Float(p[2]), Float(p[3])) / 255
      }
      write(base, into: target, count: count)
    }
  }

  /// Premultiplied sRGB, 0 ... 1 → a row of `count` pixels. Unused components become 1.
  func write(
    _ source: UnsafePointer<SIMD4<Float>>, into target: UnsafeMutableRawPointer, count: Int
  ) {
    var last = SIMD4<Float>(repeating: .nan)
    var components = SIMD4<Double>(repeating: 0)
    let unused = firstColor == 1 ? 0 : colorCount
    let hasUnused = isOpaque && bitsPerPixel > colorCount * bitsPerComponent
    for x in 0..<count {
      let pixel = source[x]
      if pixel != last {
        last = pixel
        components = own(pixel)
      }
      for i in 0..<colorCount { store(components[i], target, x, firstColor + i) }
      if let alphaIndex { store(Double(pixel.w), target, x, alphaIndex) }
      if hasUnused { store(1, target, x, unused) }
    }
  }

  /// The space's components of a pixel, multiplied by alpha where the layout has one.
  private func own(_ pixel: SIMD4<Float>) -> SIMD4<Double> {
    let wide = SIMD4(Double(pixel.x), Double(pixel.y), Double(pixel.z), Double(pixel.w))
    if space.isSRGBEncoded { return wide }
    // Where no alpha is kept, premultiplied colour is what was blended with black.
    let alpha = isOpaque ? 1 : wide.w
    guard alpha > 0 else { return .zero }
    let straight = SIMD3(wide.x, wide.y, wide.z) / alpha
    return (space.components(ofSRGB: straight) ?? .zero) * alpha
  }

  /// Stores one component of a pixel by its place in memory.
  private func store(_ value: Double, _ row: UnsafeMutableRawPointer, _ x: Int, _ index: Int) {
    let place = x * (bitsPerPixel / bitsPerComponent) + index
    func integer() -> Int {
      Int((min(max(value, 0), 1) * Double(greatestInteger)).rounded())
    }
    switch (number, bitsPerComponent) {
    case (.half, _):
      row.storeBytes(
        of: word(Float16(value).bitPattern), toByteOffset: place * 2, as: UInt16.self)
    case (.float, _):
      row.storeBytes(
        of: word(Float(value).bitPattern), toByteOffset: place * 4, as: UInt32.self)
    case (.integer, 16):
      row.storeBytes(of: word(UInt16(integer())), toByteOffset: place * 2, as: UInt16.self)
    case (.integer, 8):
      let byte = isReversed ? (x + 1) * bytesPerPixel - 1 - index : place
      row.storeBytes(of: UInt8(integer()), toByteOffset: byte, as: UInt8.self)
    case (.integer, let bits):
      // Components of less than a byte, alone in their pixels: the first one in the highest bits.
      let shift = 8 - bits - place * bits % 8
      let byte = row.load(fromByteOffset: place * bits / 8, as: UInt8.self)
      let rest = Int(byte) & ~(greatestInteger << shift)
      row.storeBytes(
        of: UInt8(rest | integer() << shift), toByteOffset: place * bits / 8, as: UInt8.self)
    }
  }
}
