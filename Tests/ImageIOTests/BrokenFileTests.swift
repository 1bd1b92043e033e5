// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Broken files give nothing, quickly and in little memory: cut off, with flipped bits, with sizes
// that nobody has memory for, and with few bytes that unpack to gigabytes.

import CoreGraphics
import Foundation
import MicaRaster
import TestWork
import Testing

@testable import ImageIO

@Suite(.serialized) struct BrokenFileTests {
  /// One file of each kind; animations too.
  private func files() throws -> [(name: String, data: Data)] {
    let still = samplePicture(width: 40, height: 30, opaque: false)
    let frames = [still, samplePicture(width: 40, height: 30, opaque: true), still]
    var files: [(String, Data)] = []
    for type in ["public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp"] {
      let options: CFDictionary = [
        kCGImagePropertyOrientation: 5, kCGImagePropertyDPIWidth: 72,
        kCGImageDestinationLossyCompressionQuality: 0.7,
      ]
      files.append((type, try #require(makeFile(type, still, options))))
      if type == "public.jpeg" { continue }
      files.append((type + " moving", try #require(makeFile(type, frames.map { ($0, options) }))))
    }
    return files
  }

  /// Asks a source everything; says whether a picture came out.
  @discardableResult private func readEverything(_ source: CGImageSource) -> Bool {
    _ = CGImageSourceGetStatus(source)
    _ = CGImageSourceCopyProperties(source, nil)
    let count = CGImageSourceGetCount(source)
    var isReadable = false
    for index in Set([0, count / 2, count - 1]) {
      _ = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
      isReadable = CGImageSourceCreateImageAtIndex(source, index, nil) != nil || isReadable
    }
    _ = CGImageSourceCreateThumbnailAtIndex(source, 0, nil)
    return isReadable
  }

  /// Reads a file whole, and as the part of one that is still coming.
  private func read(_ data: Data) {
    if let source = CGImageSourceCreateWithData(data, nil) { readEverything(source) }
    let coming = CGImageSourceCreateIncremental(nil)
    CGImageSourceUpdateData(coming, data, false)
    readEverything(coming)
  }

  /// Whether a JPEG file's first scan header is whole.
  private func hasScan(_ data: Data) -> Bool {
    guard let start = data.firstRange(of: Data([0xFF, 0xDA]))?.upperBound,
      start + 2 <= data.endIndex
    else { return false }
    return start + (Int(data[start]) << 8 | Int(data[start + 1])) <= data.endIndex
  }

  @Test func filesCutOffAnywhereHaveNoLastPicture() throws {
    for (name, data) in try files() {
      for length in stride(from: 0, to: data.count - 1, by: max(1, data.count / 150)) {
        read(data.prefix(length))
        let source = try #require(CGImageSourceCreateWithData(data.prefix(length), nil))
        let last = CGImageSourceGetCount(source) - 1
        // A frame may be whole before the file is.
        if CGImageSourceGetStatusAtIndex(source, last) != .statusComplete {
          // Of a JPEG file, what was decoded is shown once its scan has begun.
          let isShown = name == "public.jpeg" && hasScan(data.prefix(length))
          let image = CGImageSourceCreateImageAtIndex(source, last, nil)
          #expect((image != nil) == isShown, "\(name) \(length)")
        }
      }
    }
  }

  /// 2 000 damaged files: bits flipped, bytes overwritten, pieces doubled or left out.
  @Test func damagedFilesNeverCrashOrTakeLong() throws {
    var random = Seeded(state: 20_261_121)
    let files = try files()
    var slowest = 0.0
    for _ in 0..<2000 {
      var data = [UInt8](files.randomElement(using: &random)?.data ?? Data())
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        // Half of the damage goes where the structure is.
        let end = Bool.random(using: &random) ? min(64, data.count) : data.count
        let place = Int.random(in: 0..<end, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: data[place] = UInt8.random(in: 0...255, using: &random)
        case 1: data[place] = [0, 1, 127, 128, 255].randomElement(using: &random) ?? 0
        case 2: data.removeSubrange(place..<min(data.count, place + 3))
        case 3: data.insert(contentsOf: data[place..<min(data.count, place + 9)], at: place)
        default: data[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
        }
      }
      slowest = max(slowest, work { read(Data(data)) })
    }
    // The promise is 0.1 s of work a reading, in release.
    #expect(slowest < 3)
  }

  /// PNG files with right checksums whose insides are damaged, so that every chunk's reader is met.
  @Test func damagedChunksWithRightChecksumsAreRefused() throws {
    var random = Seeded(state: 5)
    for (name, data) in try files() where name.hasPrefix("public.png") {
      var refused = 0
      for _ in 0..<300 {
        var bytes = [UInt8](data)
        for _ in 0..<3 {
          bytes[Int.random(in: 8..<bytes.count, using: &random)] =
            UInt8.random(in: 0...255, using: &random)
        }
        let source = makeSource(Data(withRightChecksums(bytes)))
        refused += source.map(readEverything) == true ? 0 : 1
        read(Data(withRightChecksums(bytes)))
      }
      // Nearly all bytes are packed ones, which have a checksum of their own; an animation is
      // readable while one of its frames is.
      #expect(refused > (name == "public.png" ? 200 : 40), "\(name)")
    }
  }

  private func withRightChecksums(_ bytes: [UInt8]) -> [UInt8] {
    var (result, place) = (bytes, 8)
    while let length = bytes.big(4, at: place), place + 12 + length <= bytes.count {
      var checksum: [UInt8] = []
      checksum.appendBigEndian(crc32(result[place + 4..<place + 8 + length]))
      result.replaceSubrange(place + 8 + length..<place + 12 + length, with: checksum)
      place += 12 + length
    }
    return result
  }

  /// The readers refuse when they see the size; no memory for pixels is taken before that.
  @Test func hugeSizesAreRefusedAtSight() throws {
    for (name, data) in try files() {
      var bytes = [UInt8](data)
      let most = [UInt8](repeating: 255, count: 8)
      switch name {
      case "public.png": bytes.replaceSubrange(16..<24, with: [0, 0xFF, 0xFF, 0xFF, 0, 1, 0, 0])
      case "com.compuserve.gif": bytes.replaceSubrange(6..<10, with: most.prefix(4))
      case "org.webmproject.webp": bytes.replaceSubrange(24..<30, with: most.prefix(6))
      case "public.jpeg":
        let frame = try #require(data.range(of: Data([0xFF, 0xC0, 0, 17]))).lowerBound
        bytes.replaceSubrange(frame + 5..<frame + 9, with: most.prefix(4))
      default: continue
      }
      bytes = name == "public.png" ? withRightChecksums(bytes) : bytes
      let format = try #require(PictureFormat(bytes))
      do {
        _ = try format.reader(bytes)
        Issue.record("\(name) was accepted")
      } catch {
        guard case .tooLarge = error else {
          Issue.record("\(name): \(error)")
          continue
        }
      }
    }
  }

  @Test func sidesOfTwoToThe31AreRefused() throws {
    var bytes = [UInt8](try #require(makeFile("public.png", flatPicture(1, 2, 3))))
    bytes.replaceSubrange(16..<24, with: [0x7F, 255, 255, 255, 0x7F, 255, 255, 255])
    #expect(throws: ImageError.tooLarge(width: Int(Int32.max), height: Int(Int32.max))) {
      try PNGFile(withRightChecksums(bytes))
    }
  }

  /// A megabyte that could unpack to a gigabyte; its bytes are not looked at.
  @Test func aBombIsRefusedAtSight() throws {
    let side = 16_000
    var file = PNGChunkWriter(capacity: 2 << 20)
    file.appendHeader(width: side, height: side, hasAlpha: true)
    file.append("IDAT", [UInt8](repeating: 0, count: side * side * 4 / 1032))
    let bytes = file.finished()
    #expect(throws: ImageError.tooLarge(width: side, height: side)) { try PNGFile(bytes) }
  }

  /// Text and profiles that unpack to more than the picture are never unpacked.
  @Test func bombsInOtherChunksAreIgnored() throws {
    let plain = [UInt8](try #require(makeFile("public.png", flatPicture(1, 2, 3))))
    var writer = PNGChunkWriter(capacity: 0)
    writer.append("zTXt", Array("bomb\0\0".utf8) + [UInt8](repeating: 0, count: 1 << 20))
    let chunk = writer.finished().dropFirst(8).dropLast(12)
    let bytes = plain[..<33] + chunk + plain[33...]
    let pixmap = try PNGDecoder.decode(Data(bytes))
    #expect(pixels(pixmap) == pixels(flatPicture(1, 2, 3)))
  }
}
