// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// PNG files: what is written is read back, in the form that was promised; broken files are refused.

import CoreGraphics
import Foundation
import MicaRaster
import Testing

@testable import ImageIO

@Suite struct PNGTests {
  @Test(arguments: [(1, 1), (2, 3), (17, 5), (64, 130), (255, 65)])
  func opaquePicturesComeBackUnchanged(width: Int, height: Int) throws {
    let original = samplePicture(width: width, height: height, opaque: true)
    let file = try PNGEncoder.encode(original)
    #expect(file[25] == 2, "RGB without alpha")
    let copy = try PNGDecoder.decode(file)
    #expect(copy.width == width)
    #expect(copy.height == height)
    #expect(pixels(copy) == pixels(original))
  }

  @Test(arguments: [(1, 1), (2, 3), (17, 5), (64, 130), (255, 65)])
  func translucentPicturesComeBackUnchanged(width: Int, height: Int) throws {
    let original = samplePicture(width: width, height: height, opaque: false)
    let file = try PNGEncoder.encode(original)
    #expect(file[25] == 6, "RGB with alpha")
    #expect(pixels(try PNGDecoder.decode(file)) == pixels(original))
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
    #expect(pixels(try PNGDecoder.decode(PNGEncoder.encode(pixmap))) == pixels(pixmap))
  }

  @Test func filesAreStraightAndSayThatTheyAreSRGB() throws {
    let pixmap = Pixmap(width: 1, height: 1)
    for (i, value) in [64, 32, 0, 128].enumerated() { pixmap.bytes[i] = UInt8(value) }
    let rows = PNGRows(pixmap, isOpaque: false).filtered(0..<1, .small)
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
    #expect(pixels(try PNGDecoder.decode(PNGEncoder.encode(padded))) == pixels(padded.copy()))
  }

  @Test func samePictureSameBytes() throws {
    let original = samplePicture(width: 300, height: 300, opaque: false)
    let first = try PNGEncoder.encode(original)
    for _ in 0..<5 { #expect(try PNGEncoder.encode(original) == first) }
  }

  /// Bands are compressed apart and joined: any inflater must read the whole as one stream.
  @Test(arguments: [PNGPreset.small, .fast], [true, false])
  func bandsJoinToOneStream(preset: PNGPreset, opaque: Bool) throws {
    let original = samplePicture(width: 900, height: 1400, opaque: opaque)
    let file = try PNGEncoder.encode(original, preset: preset)
    #expect(pixels(try PNGDecoder.decode(file)) == pixels(original))
  }

  @Test func bandsOfFlatAndOfNoisyRowsJoin() throws {
    // Stored, fixed and dynamic blocks: noise can't be packed, flat rows need hardly any codes.
    let original = Pixmap(width: 1024, height: 1024)
    var state: UInt32 = 7
    for i in 0..<1024 * 1024 * 4 {
      state = state &* 1_664_525 &+ 1_013_904_223
      original.bytes[i] = i % 4 == 3 || i / 4 / 1024 % 500 < 250 ? 255 : UInt8(state >> 24)
    }
    for preset in [PNGPreset.small, .fast] {
      let file = try PNGEncoder.encode(original, preset: preset)
      #expect(pixels(try PNGDecoder.decode(file)) == pixels(original))
    }
  }

  @Test func checksumsOfPiecesJoin() {
    func adler(_ bytes: some Sequence<UInt8>) -> UInt32 {
      let (a, b) = bytes.reduce((1, 0)) { sums, byte in
        let a = (sums.0 + Int(byte)) % 65521
        return (a, (sums.1 + a) % 65521)
      }
      return UInt32(b << 16 | a)
    }
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31 | 0x80) }
    for cut in [0, 1, 65_521, 70_000, 200_000] {
      let joined = ParallelDeflate.joined(
        adler(bytes[..<cut]), adler(bytes[cut...]), secondSize: bytes.count - cut)
      #expect(joined == adler(bytes))
    }
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
        let guess = [0: 0, 1: a, 2: b, 4: nearest][Int(filter.rawValue)] ?? 0
        #expect(out[i - 1] == UInt8(truncatingIfNeeded: Int(row[i]) - guess))
      }
    }
  }

  @Test func brokenFilesAreRefused() throws {
    #expect(throws: ImageError.unknownFormat) { try PNGDecoder.decode(Data()) }
    #expect(throws: ImageError.unknownFormat) { try PNGDecoder.decode(Data("GIF89a".utf8)) }
    let file = try PNGEncoder.encode(samplePicture(width: 40, height: 40, opaque: false))
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
    #expect(throws: ImageError.tooLarge(width: 16384, height: 16384)) {
      try PNGDecoder.decode(header(width: 16384, height: 16384))
    }
    #expect(throws: ImageError.truncated) {
      try PNGDecoder.decode(header(width: 2048, height: 2048))
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
    let checksum = crc32(fields)
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum >> $0) }
    file.replaceSubrange(29..<33, with: bytes)
    return file
  }
}
