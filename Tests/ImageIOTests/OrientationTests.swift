// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Thumbnails, and pictures stored in another orientation than they are to be seen in.

import CoreGraphics
import Foundation
import MicaRaster
import Testing

@testable import ImageIO

@Suite struct OrientationTests {
  /// Exif's eight orientations of the picture `1 2 / 3 4 / 5 6`, as rows of the shown picture.
  @Test func storedPixelsTurnAsExifSays() {
    let stored = Pixmap(width: 2, height: 3)
    for i in 0..<6 { stored.bytes[i * 4] = UInt8(i + 1) }
    let shown: [UInt32: [[UInt8]]] = [
      1: [[1, 2], [3, 4], [5, 6]], 2: [[2, 1], [4, 3], [6, 5]],
      3: [[6, 5], [4, 3], [2, 1]], 4: [[5, 6], [3, 4], [1, 2]],
      5: [[1, 3, 5], [2, 4, 6]], 6: [[5, 3, 1], [6, 4, 2]],
      7: [[6, 4, 2], [5, 3, 1]], 8: [[2, 4, 6], [1, 3, 5]],
    ]
    for (value, rows) in shown {
      let turned = stored.turned(CGImagePropertyOrientation(rawValue: value) ?? .up)
      let seen = (0..<turned.height).map { y in (0..<turned.width).map { turned[$0, y].x } }
      #expect(seen == rows, "orientation \(value)")
    }
  }

  @Test func thumbnailIsSmallAndTurned() throws {
    let file = makeFile(
      "public.jpeg", smoothPicture(width: 400, height: 200), [kCGImagePropertyOrientation: 6])
    let source = try #require(makeSource(file))
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil, "none asked for")
    var options: CFDictionary = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 50,
    ]
    let plain = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect((plain.width, plain.height) == (50, 25))
    options[kCGImageSourceCreateThumbnailWithTransform] = true
    let turned = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect((turned.width, turned.height) == (25, 50))
    // Green grows downwards in the stored picture, so to the left in the shown one.
    #expect(turned.pixmap[2, 25].y > turned.pixmap[22, 25].y)
    options[kCGImageSourceThumbnailMaxPixelSize] = 1000
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options)?.height == 400, "not enlarged")
    options[kCGImageSourceThumbnailMaxPixelSize] = 0
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options)?.height == 400, "no limit")
  }

  @Test func subsamplingDividesTheSides() throws {
    for type in ["public.jpeg", "public.png"] {
      let source = try #require(makeSource(makeFile(type, smoothPicture(width: 81, height: 40))))
      let options: CFDictionary = [kCGImageSourceSubsampleFactor: 4]
      let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, options))
      #expect((image.width, image.height) == (21, 10))
    }
  }

  @Test func shrinkingTakesMeansOfAreas() {
    let stripes = Pixmap(width: 3, height: 1)
    for (x, value) in [0, 90, 240].enumerated() {
      for channel in 0..<4 { stripes.bytes[x * 4 + channel] = channel == 3 ? 255 : UInt8(value) }
    }
    let small = stripes.shrunk(toSide: 2)
    // (1 · 0 + ½ · 90) / 1½ and (½ · 90 + 1 · 240) / 1½.
    #expect(small[0, 0] == SIMD4(30, 30, 30, 255))
    #expect(small[1, 0] == SIMD4(190, 190, 190, 255))
    #expect(pixels(flatPicture(7, 8, 9).shrunk(toSide: 3)) == pixels(flatPicture(7, 8, 9, side: 3)))
  }

  @Test func camerasTagsAreReadInBothByteOrders() throws {
    // One directory: orientation 8, then the maker's name elsewhere in the block.
    let little: [UInt8] =
      [0x49, 0x49, 42, 0, 8, 0, 0, 0, 2, 0]
      + [0x12, 1, 3, 0, 1, 0, 0, 0, 8, 0, 0, 0]
      + [0x0F, 1, 2, 0, 5, 0, 0, 0, 38, 0, 0, 0]
      + [0, 0, 0, 0] + Array("Mica\0".utf8)
    let block = try #require(ExifBlock(little))
    #expect(block.tags.orientation == .left)
    #expect(block.dictionaries[kCGImagePropertyTIFFDictionary]?["Make"] as? String == "Mica")
    for orientation in (1...8).compactMap({ CGImagePropertyOrientation(rawValue: $0) }) {
      let written = ExifWriter.block(PictureTags(orientation: orientation))
      #expect(written.flatMap { ExifBlock($0) }?.tags.orientation ?? .up == orientation)
    }
    #expect(ExifBlock([]) == nil)
    #expect(ExifBlock(Array("MM".utf8)) == nil)
  }
}
