// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The pixels of a PNG file, for the numbers and boxes of a report. What compares snapshots is the test's own library.

import Foundation

/// A picture of eight bits a component.
struct PNGPicture {
  let width, height: Int
  /// Red, green, blue, alpha, row by row from the top; not premultiplied.
  let pixels: [UInt8]

  private static let mostPixels = 64 << 20

  /// Reads a file that isn't interlaced; nil for any other.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard bytes.count > 33, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]) else {
      return nil
    }
    func number(_ place: Int) -> Int {
      bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    var (palette, alphas, packed): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    var place = 8
    while place + 12 <= bytes.count {
      let length = number(place)
      guard length <= bytes.count - place - 12 else { return nil }
      let content = bytes[(place + 8)..<(place + 8 + length)]
      switch String(decoding: bytes[(place + 4)..<(place + 8)], as: UTF8.self) {
      case "PLTE": palette = Array(content)
      case "tRNS": alphas = Array(content)
      case "IDAT": packed += content
      case "IEND": place = bytes.count
      default: break
      }
      place += length + 12
    }
    let (width, height, depth, type) = (number(16), number(20), Int(bytes[24]), Int(bytes[25]))
    guard width > 0, height > 0, width <= Self.mostPixels / height, bytes[28] == 0,
      let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][type], [1, 2, 4, 8, 16].contains(depth)
    else { return nil }
    let stride = (width * channels * depth + 7) / 8
    let most = (stride + 1) * height
    guard var rows = Inflate.unpack(packed, most: most), rows.count == most,
      Self.unfilter(&rows, stride, height, max(1, channels * depth / 8))
    else { return nil }
    (self.width, self.height) = (width, height)
    pixels = Self.expand(
      rows, stride, (width, height), (type, channels, depth), palette, alphas)
  }

  /// Undoes the filters of rows, each of which has its filter's number in front.
  private static func unfilter(
    _ rows: inout [UInt8], _ stride: Int, _ height: Int, _ step: Int
  ) -> Bool {
    var isGood = true
    rows.withUnsafeMutableBufferPointer { rows in
      for y in 0..<height {
        let start = y * (stride + 1) + 1
        let filter = rows[start - 1]
        guard filter < 5 else {
          isGood = false
          return
        }
        if filter == 0 { continue }
        for x in 0..<stride {
          let left = x >= step ? Int(rows[start + x - step]) : 0
          let up = y > 0 ? Int(rows[start + x - stride - 1]) : 0
          let corner = x >= step && y > 0 ? Int(rows[start + x - stride - 1 - step]) : 0
          let guess: Int
          switch filter {
          case 1: guess = left
          case 2: guess = up
          case 3: guess = (left + up) / 2
          default:
            let (a, b, c) = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
            guess = a <= b && a <= c ? left : b <= c ? up : corner
          }
          rows[start + x] = UInt8(truncatingIfNeeded: Int(rows[start + x]) + guess)
        }
      }
    }
    return isGood
  }

  private static func expand(
    _ rows: [UInt8], _ stride: Int, _ size: (width: Int, height: Int),
    _ form: (type: Int, channels: Int, depth: Int), _ palette: [UInt8], _ alphas: [UInt8]
  ) -> [UInt8] {
    var pixels = [UInt8](repeating: 255, count: size.width * size.height * 4)
    let most = form.depth < 8 ? (1 << form.depth) - 1 : 255
    for y in 0..<size.height {
      let start = y * (stride + 1) + 1
      func sample(_ index: Int) -> Int {
        switch form.depth {
        case 8: return Int(rows[start + index])
        case 16: return Int(rows[start + index * 2])
        default:
          let bit = index * form.depth
          return Int(rows[start + bit / 8]) >> (8 - form.depth - bit % 8) & most
        }
      }
      for x in 0..<size.width {
        let out = (y * size.width + x) * 4
        switch form.type {
        case 3:
          let index = sample(x)
          for channel in 0..<3 where index * 3 + channel < palette.count {
            pixels[out + channel] = palette[index * 3 + channel]
          }
          if index < alphas.count { pixels[out + 3] = alphas[index] }
        case 0, 4:
          let gray = UInt8(sample(x * form.channels) * 255 / most)
          (pixels[out], pixels[out + 1], pixels[out + 2]) = (gray, gray, gray)
          if form.type == 4 { pixels[out + 3] = UInt8(sample(x * 2 + 1)) }
        default:
          for channel in 0..<form.channels {
            pixels[out + channel] = UInt8(sample(x * form.channels + channel))
          }
        }
      }
    }
    return pixels
  }
}
