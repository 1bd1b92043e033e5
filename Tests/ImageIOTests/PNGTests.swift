// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// PNG files: what is written is read back, in the form that was promised; broken files are refused.

import CoreGraphics
import Foundation
import MicaRaster
import Testing

@testable import ImageIO

@Suite struct PNGTests {
  /// A picture whose pixels take many values, premultiplied.
  private func picture(width: Int, height: Int, opaque: Bool) -> Pixmap {
    let pixmap = Pixmap(width: width, height: height)
    var state: UInt32 = 12345
    for i in 0..<width * height {
      state = state &* 1_664_525 &+ 1_013_904_223
      let alpha = opaque ? 255 : UInt8(truncatingIfNeeded: state >> 24)
      for channel in 0..<3 {
        state = state &* 1_664_525 &+ 1_013_904_223
        // Runs, so that every filter is used.
        let value = i % 7 < 4 ? UInt32(i % 256) : state >> 24
        pixmap.bytes[i * 4 + channel] = UInt8(min(value, UInt32(alpha)))
      }
      pixmap.bytes[i * 4 + 3] = alpha
    }
    return pixmap
  }

  private func bytes(_ pixmap: Pixmap) -> [UInt8] {
    Array(UnsafeBufferPointer(start: pixmap.bytes, count: pixmap.width * pixmap.height * 4))
  }

  @Test(arguments: [(1, 1), (2, 3), (17, 5), (64, 130), (255, 65)])
  func opaquePicturesComeBackUnchanged(width: Int, height: Int) throws {
    let original = picture(width: width, height: height, opaque: true)
    let file = try PNGEncoder.encode(original)
    #expect(file[25] == 2, "RGB without alpha")
    let copy = try PNGDecoder.decode(file)
    #expect(copy.width == width)
    #expect(copy.height == height)
    #expect(bytes(copy) == bytes(original))
  }

  @Test(arguments: [(1, 1), (2, 3), (17, 5), (64, 130), (255, 65)])
  func translucentPicturesComeBackUnchanged(width: Int, height: Int) throws {
    let original = picture(width: width, height: height, opaque: false)
    let file = try PNGEncoder.encode(original)
    #expect(file[25] == 6, "RGB with alpha")
    #expect(bytes(try PNGDecoder.decode(file)) == bytes(original))
  }

  @Test func everyPremultipliedColourComesBack() throws {
    let pixmap = Pixmap(width: 256, height: 256)
    for alpha in 0..<256 {
      for value in 0...alpha {
        let pixel = pixmap.bytes + (alpha * 256 + value) * 4
        pixel[0] = UInt8(value)
        pixel[3] = UInt8(alpha)
      }
    }
    #expect(bytes(try PNGDecoder.decode(PNGEncoder.encode(pixmap))) == bytes(pixmap))
  }

  @Test func filesAreStraightAndSayThatTheyAreSRGB() throws {
    let pixmap = Pixmap(width: 1, height: 1)
    for (i, value) in [64, 32, 0, 128].enumerated() { pixmap.bytes[i] = UInt8(value) }
    let rows = PNGRows(pixmap).filtered()
    #expect(Array(rows.suffix(4)) == [128, 64, 0, 128], "round(c · 255 / a)")
    let file = try PNGEncoder.encode(pixmap)
    #expect(file.range(of: Data("sRGB".utf8)) != nil)
  }

  @Test func paddedRowsAreReadCorrectly() throws {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * 16)
    defer { memory.deallocate() }
    for i in 0..<32 { memory[i] = UInt8(i) | 0x80 }
    for i in [3, 7, 19, 23] { memory[i] = 255 }
    let padded = Pixmap(width: 2, height: 2, bytesPerRow: 16, unowned: memory)
    #expect(bytes(try PNGDecoder.decode(PNGEncoder.encode(padded))) == bytes(padded.copy()))
  }

  @Test func samePictureSameBytes() throws {
    let original = picture(width: 300, height: 300, opaque: false)
    let first = try PNGEncoder.encode(original)
    for _ in 0..<5 { #expect(try PNGEncoder.encode(original) == first) }
  }

  @Test func filtersUndoExactly() {
    let row: [UInt8] = [0, 10, 250, 3, 77, 128]
    let above: [UInt8] = [0, 200, 1, 90, 90, 255]
    for filter in PNGRowFilter.allCases {
      var out = [UInt8](repeating: 0, count: 5)
      row.withUnsafeBufferPointer { x in
        above.withUnsafeBufferPointer { b in
          _ = filter.apply(
            row: x.baseAddress! + 1, above: b.baseAddress! + 1, step: 1, count: 5, into: &out)
        }
      }
      for i in 1...5 {
        let (a, b, c) = (Int(row[i - 1]), Int(above[i]), Int(above[i - 1]))
        let distances = [abs(b - c), abs(a - c), abs(a + b - 2 * c)]
        let nearest =
          distances[0] <= distances[1] && distances[0] <= distances[2]
          ? a : distances[1] <= distances[2] ? b : c
        let guess = [0, a, b, (a + b) / 2, nearest][Int(filter.rawValue)]
        #expect(out[i - 1] == UInt8(truncatingIfNeeded: Int(row[i]) - guess))
      }
    }
  }

  @Test func brokenFilesAreRefused() throws {
    #expect(throws: ImageError.notAPNG) { try PNGDecoder.decode(Data()) }
    #expect(throws: ImageError.notAPNG) { try PNGDecoder.decode(Data("GIF89a".utf8)) }
    let file = try PNGEncoder.encode(picture(width: 40, height: 40, opaque: false))
    for length in [8, 20, 33, 60, file.count / 2, file.count - 13] {
      #expect(throws: ImageError.self) { try PNGDecoder.decode(file.prefix(length)) }
    }
    var damaged = file
    damaged[file.count / 2] ^= 0x55
    #expect(throws: ImageError.self) { try PNGDecoder.decode(damaged) }
  }

  @Test func hugePromisesTakeNoMemory() throws {
    #expect(throws: ImageError.tooLarge(width: 1 << 20, height: 1 << 20)) {
      try PNGDecoder.decode(header(width: 1 << 20, height: 1 << 20))
    }
    #expect(throws: ImageError.truncated) {
      try PNGDecoder.decode(header(width: 16384, height: 16384))
    }
    #expect(throws: ImageError.self) { try PNGDecoder.decode(header(width: 0, height: 5)) }
  }

  /// A file with a valid header of that size and hardly anything behind it.
  private func header(width: UInt32, height: UInt32) throws -> Data {
    var file = try PNGEncoder.encode(Pixmap(width: 1, height: 1))
    var fields = Data("IHDR".utf8)
    for value in [width, height] {
      for shift in [24, 16, 8, 0] { fields.append(UInt8(truncatingIfNeeded: value >> shift)) }
    }
    fields.append(contentsOf: [8, 6, 0, 0, 0])
    file.replaceSubrange(12..<29, with: fields)
    let checksum = crc(fields)
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum >> $0) }
    file.replaceSubrange(29..<33, with: bytes)
    return file
  }

  private func crc(_ data: Data) -> UInt32 {
    ~data.reduce(~0 as UInt32) { value, byte in
      (0..<8).reduce(value ^ UInt32(byte)) { rest, _ in
        rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1
      }
    }
  }
}
