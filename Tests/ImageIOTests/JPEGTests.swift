// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Colours that a JPEG file keeps at half its size, as Apple's reader shows them (FACTS 3.15).

import CoreGraphics
import Foundation
import MicaRaster
import Testing

@testable import ImageIO

@Suite struct JPEGTests {
  /// Red up to a column, blue from it on; its colours are halved both ways.
  private func file(border: Int, width: Int = 64, height: Int = 32) throws -> Pixmap {
    let pixmap = Pixmap(width: width, height: height)
    for i in 0..<width * height {
      let isLeft = i % width < border
      (pixmap.bytes[i * 4], pixmap.bytes[i * 4 + 2]) = isLeft ? (200, 40) : (40, 200)
      pixmap.bytes[i * 4 + 3] = 255
    }
    let quality = [kCGImageDestinationLossyCompressionQuality: 0.85]
    return try #require(
      makeSource(try #require(makeFile("public.jpeg", pixmap, quality)))?.pixmap(at: 0))
  }

  @Test func coloursEndAtTheirBlocks() throws {
    // A block of colours covers 16 pixels.
    let picture = try file(border: 16)
    for y in 0..<32 {
      #expect(abs(Int(picture[15, y].x) - Int(picture[8, y].x)) <= 2, "\(y)")
      #expect(abs(Int(picture[16, y].x) - Int(picture[24, y].x)) <= 2, "\(y)")
    }
  }

  @Test func withinABlockTheyAreSharedByTriangles() throws {
    // Brightness apart, the two pixels beside the border hold a quarter of the other side's colour.
    let picture = try file(border: 8)
    func redness(_ x: Int) -> Double { Double(picture[x, 9].x) - Double(picture[x, 9].z) }
    let (left, right) = (redness(2), redness(13))
    #expect(abs(redness(7) - (left * 0.75 + right * 0.25)) < 30)
    #expect(abs(redness(8) - (left * 0.25 + right * 0.75)) < 30)
  }

  @Test func smallerVersionsKeepTheirColours() throws {
    let picture = try file(border: 16)
    for factor in [2, 4, 8] {
      let small = try #require(picture.reductions?.reduced(picture, by: factor))
      #expect(small.width == 64 / factor && small.height == 32 / factor)
      let border = 16 / factor
      for y in 0..<small.height {
        #expect(
          abs(Int(small[border - 1, y].x) - 200) <= 6 && abs(Int(small[border, y].x) - 40) <= 6)
      }
    }
  }

  @Test func oddSidesAndTinyPicturesAreRead() throws {
    for (width, height) in [(1, 1), (7, 9), (17, 33), (31, 8)] {
      let picture = try file(border: 3, width: width, height: height)
      #expect(picture.width == width && picture.height == height)
      _ = [2, 4, 8].map { picture.reductions?.reduced(picture, by: $0) }
    }
  }

  // MARK: Damaged files

  /// A baseline file of a smooth picture, and where its scan header begins.
  private func smoothFile() throws -> (bytes: [UInt8], scan: Int) {
    let bytes = Array(try #require(makeFile("public.jpeg", smoothPicture(width: 96, height: 64))))
    let scan = try #require(
      bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA })
    return (bytes, scan)
  }

  private func image(_ bytes: [UInt8]) -> CGImage? {
    CGImageSourceCreateWithData(Data(bytes) as CFData, nil)
      .flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) }
  }

  @Test func truncatedFilesShowWhatWasDecoded() throws {
    let (bytes, scan) = try smoothFile()
    let whole = try #require(makeSource(Data(bytes))?.pixmap(at: 0))
    for end in [bytes.count - 2, bytes.count - 40, (scan + bytes.count) / 2] {
      let cut = Array(bytes[..<end])
      #expect(image(cut)?.width == 96, "\(end)")
      let picture = try #require(makeSource(Data(cut))?.pixmap(at: 0))
      // The first blocks come first in the file.
      #expect(abs(Int(picture[3, 3].y) - Int(whole[3, 3].y)) <= 2, "\(end)")
    }
    #expect(image(Array(bytes[..<scan])) == nil)
  }

  @Test func strayBytesBeforeAMarkerAreSkipped() throws {
    let (bytes, scan) = try smoothFile()
    for stray: [UInt8] in [[0, 0], [7], [1, 2, 3, 0xFF, 0, 5]] {
      var damaged = bytes
      damaged.insert(contentsOf: stray, at: scan)
      let picture = try #require(makeSource(Data(damaged))?.pixmap(at: 0), "\(stray)")
      let whole = try #require(makeSource(Data(bytes))?.pixmap(at: 0))
      #expect(picture[90, 60] == whole[90, 60], "\(stray)")
    }
  }
}
