// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The samples of an image in a PDF file (ISO 32000, 8.9.5.2).

internal import CoreGraphics

/// Reads samples of 1, 2, 4, 8 or 16 bits, and averages those that become one pixel.
struct PDFSampleReader {
  private(set) var components = 1
  let bits: Int
  private let data: [UInt8]
  private let width: Int
  private let height: Int
  private let factor: Int
  private var rowBytes: Int
  private var space = PDFColorSpace.gray
  private var decode: [Double]
  private let most: Int

  init?(
    _ table: [String: PDFValue], data: [UInt8], width: Int, height: Int, factor: Int,
    of file: PDFFile
  ) {
    let isStencil = file.resolved(table["ImageMask"] ?? table["IM"] ?? .none).flag == true
    let bits =
      isStencil
      ? 1 : file.resolved(table["BitsPerComponent"] ?? table["BPC"] ?? .none).integer ?? 8
    guard [1, 2, 4, 8, 16].contains(bits) else { return nil }
    (self.data, self.width, self.height, self.factor) = (data, width, height, factor)
    self.bits = bits
    most = (1 << bits) - 1
    decode = file.numbers(table["Decode"] ?? table["D"] ?? .none).map { Double($0) }
    rowBytes = (width * bits + 7) / 8
    guard data.count >= rowBytes * height || !isStencil else { return nil }
  }

  /// Sets the color space; false if the data are too short for it.
  mutating func set(_ space: PDFColorSpace) -> Bool {
    self.space = space
    components = space.count
    rowBytes = (width * components * bits + 7) / 8
    if decode.count < 2 * components {
      let upper: Double = if case .indexed = space { Double(most) } else { 1 }
      decode = space.imageRanges ?? (0..<components).flatMap { _ in [0, upper] }
    }
    return data.count >= rowBytes * height
  }

  /// A sample as it is in the file; 0 outside of the data.
  @inline(__always)
  func raw(_ x: Int, _ y: Int, component: Int) -> Int {
    let index = x * components + component
    switch bits {
    case 8:
      let place = y * rowBytes + index
      return place < data.count ? Int(data[place]) : 0
    case 16:
      let place = y * rowBytes + index * 2
      return place + 1 < data.count ? Int(data[place]) << 8 | Int(data[place + 1]) : 0
    default:
      let bit = index * bits
      let place = y * rowBytes + bit / 8
      return place < data.count ? Int(data[place]) >> (8 - bits - bit % 8) & most : 0
    }
  }

  /// A component of a pixel as a share of its greatest value: the mean of at most 4 × 4 samples.
  func average(_ x: Int, _ y: Int, component: Int) -> Double {
    if factor == 1 { return Double(raw(x, y, component: component)) / Double(most) }
    let step = max(1, factor / 4)
    var (sum, count) = (0, 0)
    for row in stride(from: y * factor, to: min(height, y * factor + factor), by: step) {
      for column in stride(from: x * factor, to: min(width, x * factor + factor), by: step) {
        sum += raw(column, row, component: component)
        count += 1
      }
    }
    return count > 0 ? Double(sum) / Double(count) / Double(most) : 0
  }

  /// Writes opaque pixels; false if the budget does not allow that.
  func fill(_ pixels: inout [UInt8], _ budget: VectorBudget) -> Bool {
    let (across, down) = ((width + factor - 1) / factor, (height + factor - 1) / factor)
    var isIndexed = false
    if case .indexed = space { isIndexed = true }
    var channels = 0
    switch space {
    case .gray: channels = 1
    case .rgb: channels = 3
    default: break
    }
    var known: [UInt64: SIMD3<UInt8>] = [:]
    var values = [CGFloat](repeating: 0, count: components)
    for y in 0..<down {
      for x in 0..<across {
        let place = (y * across + x) * 4
        if channels > 0 {
          for part in 0..<channels {
            let share = average(x, y, component: part)
            let value = decode[2 * part] + share * (decode[2 * part + 1] - decode[2 * part])
            pixels[place + part] = UInt8(Int(clamping: (value * 255).rounded(), to: 0...255))
          }
          if channels == 1 {
            pixels[place + 1] = pixels[place]
            pixels[place + 2] = pixels[place]
          }
          continue
        }
        var key: UInt64 = 0
        for part in 0..<components {
          // The colors of a palette have no mean.
          let share =
            isIndexed
            ? Double(raw(x * factor, y * factor, component: part)) / Double(most)
            : average(x, y, component: part)
          values[part] = CGFloat(
            decode[2 * part] + share * (decode[2 * part + 1] - decode[2 * part]))
          key = key << 8 | UInt64(Int(clamping: share * 255, to: 0...255))
        }
        let color: SIMD3<UInt8>
        if components <= 8, let found = known[key] {
          color = found
        } else {
          guard budget.spend(40) else { return false }
          let parts = PDFPicture.components(space.color(values, alpha: 1))
          color = SIMD3(parts[0], parts[1], parts[2])
          if known.count < 1 << 14 { known[key] = color }
        }
        for part in 0..<3 { pixels[place + part] = color[part] }
      }
    }
    return true
  }
}
