// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Rows of any layout → premultiplied sRGB, in bytes or in floats.

internal import MicaRaster

/// Where a component's least and greatest number are mapped to.
struct DecodeRange: Equatable, Sendable {
  var low, high: Double
}

extension PixelFormat {
  /// A row of `count` pixels → bytes R, G, B, A, premultiplied sRGB.
  func read(
    _ source: UnsafeRawPointer, into target: UnsafeMutablePointer<UInt8>, count: Int,
    decode: [DecodeRange]? = nil
  ) {
    if decode == nil, let layout = ByteLayout(self) {
      return layout.read(
        source.assumingMemoryBound(to: UInt8.self), into: target, count: count)
    }
    withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: count) { row in
      guard let base = row.baseAddress else { return }
      read(source, into: base, count: count, decode: decode)
      for x in 0..<count {
        // Components are within 0 ... 1 here.
        let bytes = base[x] * 255 + 0.5
        for i in 0..<4 { target[x * 4 + i] = UInt8(bytes[i]) }
      }
    }
  }

  /// A row of `count` pixels → premultiplied sRGB, 0 ... 1.
  func read(
    _ source: UnsafeRawPointer, into target: UnsafeMutablePointer<SIMD4<Float>>, count: Int,
    decode: [DecodeRange]? = nil
  ) {
    var last = SIMD4<Double>(repeating: .nan)
    var lastColor = SIMD3<Float>()
    for x in 0..<count {
      var components = SIMD4<Double>(repeating: 0)
      for i in 0..<colorCount {
        components[i] = decoded(sample(source, x, firstColor + i), decode?[i])
      }
      let alpha = alphaIndex.map { min(max(sample(source, x, $0), 0), 1) } ?? 1
      if isPremultiplied && alpha > 0 { components /= alpha }
      if components != last {
        last = components
        lastColor = colorCount == 0 ? .zero : space.pixelSRGB(components)
      }
      target[x] = SIMD4(lastColor, 1) * Float(alpha)
    }
  }

  private func decoded(_ sample: Double, _ range: DecodeRange?) -> Double {
    if let range {
      let share = space.model == .indexed ? sample / Double(greatestInteger) : sample
      return range.low + share * (range.high - range.low)
    }
    return sample
  }

  var greatestInteger: Int { 1 << bitsPerComponent - 1 }

  /// One component of a pixel, by its place in memory: integers 0 ... 1 (indices as they are), floats
  /// as they are, NaN as 0.
  private func sample(_ row: UnsafeRawPointer, _ x: Int, _ index: Int) -> Double {
    let place = x * (bitsPerPixel / max(bitsPerComponent, 1)) + index
    let value: Double
    switch (number, bitsPerComponent) {
    case (.integer, 8):
      let last = bytesPerPixel - 1
      let byte = isReversed ? x * bytesPerPixel + last - index : place
      value = Double(row.load(fromByteOffset: byte, as: UInt8.self))
    case (.integer, 16):
      value = Double(word(row.loadUnaligned(fromByteOffset: place * 2, as: UInt16.self)))
    case (.integer, let bits):
      // Components of less than a byte: the first one in the highest bits.
      let byte = row.load(fromByteOffset: place * bits / 8, as: UInt8.self)
      value = Double(Int(byte) >> (8 - bits - place * bits % 8) & greatestInteger)
    case (.half, _):
      let bits = word(row.loadUnaligned(fromByteOffset: place * 2, as: UInt16.self))
      return Self.number(Double(Float16(bitPattern: bits)))
    case (.float, _):
      let bits = word(row.loadUnaligned(fromByteOffset: place * 4, as: UInt32.self))
      return Self.number(Double(Float(bitPattern: bits)))
    }
    return space.model == .indexed ? value : value / Double(greatestInteger)
  }

  /// The machine's order of bytes ↔ the layout's.
  func word<Word: FixedWidthInteger>(_ word: Word) -> Word {
    isBigEndian ? Word(bigEndian: word) : Word(littleEndian: word)
  }

  private static func number(_ value: Double) -> Double { value.isNaN ? 0 : value }
}
