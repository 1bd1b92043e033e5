// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Every format: what is written is read back, and says of itself what was asked for.

import CoreGraphics
import Foundation
import MicaRaster
import Testing

@testable import ImageIO

@Suite struct FormatTests {
  private let types = ["public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp"]

  @Test func allTypesAreReadAndWritten() {
    #expect(Set(CGImageSourceCopyTypeIdentifiers().compactMap { $0 as? String }) == Set(types))
    #expect(Set(CGImageDestinationCopyTypeIdentifiers().compactMap { $0 as? String }) == Set(types))
  }

  @Test func everyFormatComesBackWithItsTypeAndSize() throws {
    for type in types {
      let source = try #require(makeSource(makeFile(type, smoothPicture(width: 61, height: 35))))
      #expect(CGImageSourceGetType(source) == type)
      #expect(CGImageSourceGetCount(source) == 1)
      #expect(CGImageSourceGetStatus(source) == .statusComplete)
      let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
      #expect(properties[kCGImagePropertyPixelWidth] as? Int == 61)
      #expect(properties[kCGImagePropertyPixelHeight] as? Int == 35)
      #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 61)
      #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
      #expect(CGImageSourceCreateImageAtIndex(source, -1, nil) == nil)
    }
  }

  @Test func losslessFormatsKeepEveryPixel() throws {
    let picture = samplePicture(width: 40, height: 30, opaque: false)
    for type in ["public.png", "org.webmproject.webp"] {
      let image = try #require(makeSource(makeFile(type, picture))?.pixmap(at: 0))
      #expect(largestDifference(image, picture) == 0)
    }
    let few = flatPicture(10, 200, 30)
    #expect(
      makeSource(makeFile("com.compuserve.gif", few)).flatMap { $0.pixmap(at: 0) }
        .map { largestDifference($0, few) } == 0)
  }

  @Test func lossyQualityTradesSizeForCloseness() throws {
    let picture = smoothPicture(width: 128, height: 96)
    for type in ["public.jpeg", "org.webmproject.webp"] {
      func file(_ quality: Double) throws -> Data {
        try #require(makeFile(type, picture, [kCGImageDestinationLossyCompressionQuality: quality]))
      }
      let (coarse, fine) = (try file(0.1), try file(0.95))
      #expect(coarse.count < fine.count)
      let image = try #require(makeSource(fine)?.pixmap(at: 0))
      #expect(largestDifference(image, picture) <= 12)
    }
  }

  @Test func jpegLiesOnWhiteOrTheGivenColour() throws {
    let clear = Pixmap(width: 16, height: 16)
    let white = try #require(makeSource(makeFile("public.jpeg", clear))?.pixmap(at: 0))
    #expect(white[8, 8] == SIMD4(255, 255, 255, 255))
    let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    let file = makeFile("public.jpeg", clear, [kCGImageDestinationBackgroundColor: black])
    #expect(makeSource(file)?.pixmap(at: 0)?[8, 8] == SIMD4(0, 0, 0, 255))
  }

  /// Bytes that mean nothing are no reason to show nothing.
  @Test func strayBytesBeforeTheEndOfAJPEGAreSkipped() throws {
    let file = try #require(makeFile("public.jpeg", smoothPicture(width: 40, height: 30)))
    let plain = try #require(makeSource(file)?.pixmap(at: 0))
    let stray = file.dropLast(2) + Data([0x12, 0x34, 0x56]) + file.suffix(2)
    let source = try #require(makeSource(Data(stray)))
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    let image = try #require(source.pixmap(at: 0))
    #expect(largestDifference(image, plain) == 0)
  }

  @Test func anImageSaysWhetherItsFileHasAlpha() throws {
    for type in types {
      for opaque in [true, false] {
        let picture = samplePicture(width: 9, height: 7, opaque: opaque)
        let image = makeSource(makeFile(type, picture)).flatMap {
          CGImageSourceCreateImageAtIndex($0, 0, nil)
        }
        let hasAlpha = !opaque && type != "public.jpeg"
        #expect(image?.alphaInfo == (hasAlpha ? .premultipliedLast : .noneSkipLast), "\(type)")
      }
    }
  }

  @Test func photographsFitIntoAPaletteAndHolesStay() throws {
    let picture = smoothPicture(width: 120, height: 90)
    (picture.bytes + 5 * 4).update(repeating: 0, count: 4)
    let image = try #require(
      makeSource(makeFile("com.compuserve.gif", picture))?.pixmap(at: 0))
    #expect(image[5, 0] == SIMD4(0, 0, 0, 0))
    #expect(image[4, 0].w == 255)
    #expect(largestDifference(image, picture) <= 24)
  }

  @Test func resolutionAndOrientationAreKept() throws {
    for type in types {
      let wanted: CFDictionary = [
        kCGImagePropertyDPIWidth: 144, kCGImagePropertyDPIHeight: 72,
        kCGImagePropertyOrientation: 6,
      ]
      let file = makeFile(type, smoothPicture(width: 20, height: 10), wanted)
      let source = try #require(makeSource(file))
      let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
      let isPlain = type == "com.compuserve.gif"
      #expect(properties[kCGImagePropertyOrientation] as? Int == (isPlain ? nil : 6))
      let hasDPI = type == "public.png" || type == "public.jpeg"
      #expect(properties[kCGImagePropertyDPIWidth] as? Double == (hasDPI ? 144 : nil))
      #expect(properties[kCGImagePropertyDPIHeight] as? Double == (hasDPI ? 72 : nil))
    }
  }

  @Test func pictureIsCopiedFromASourceWithItsOrientation() throws {
    let file = makeFile(
      "public.png", flatPicture(1, 2, 3), [kCGImagePropertyOrientation: 3])
    let source = try #require(makeSource(file))
    let data = NSMutableData()
    let destination = try #require(
      CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil))
    CGImageDestinationAddImageFromSource(destination, source, 0, nil)
    #expect(CGImageDestinationFinalize(destination))
    let copy = try #require(makeSource(Data(referencing: data)))
    let properties = CGImageSourceCopyPropertiesAtIndex(copy, 0, nil)
    #expect(properties?[kCGImagePropertyOrientation] as? Int == 3)
  }

  @Test func largePicturesAreShrunkOnTheWayOut() throws {
    let file = makeFile(
      "public.png", smoothPicture(width: 100, height: 50),
      [kCGImageDestinationImageMaxPixelSize: 20])
    let image = try #require(makeSource(file)?.pixmap(at: 0))
    #expect(image.width == 20)
    #expect(image.height == 10)
  }

  @Test func destinationsRefuseWhatTheyCanNotHold() throws {
    let data = NSMutableData()
    #expect(CGImageDestinationCreateWithData(data, "public.tiff", 1, nil) == nil)
    #expect(Unsupported.features.contains("CGImageDestination type public.tiff"))
    #expect(CGImageDestinationCreateWithData(data, "public.jpeg", 2, nil) == nil)
    #expect(CGImageDestinationCreateWithData(data, "public.png", 0, nil) == nil)
    let destination = try #require(CGImageDestinationCreateWithData(data, "public.png", 2, nil))
    CGImageDestinationAddImage(destination, CGImage(pixmap: flatPicture(0, 0, 0)), nil)
    #expect(!CGImageDestinationFinalize(destination), "one of two")
    CGImageDestinationAddImage(destination, CGImage(pixmap: flatPicture(0, 0, 0, side: 9)), nil)
    #expect(!CGImageDestinationFinalize(destination), "frames of different sizes")
    #expect(data.length == 0)
  }

  /// Hostile files have pixels with alpha under a header that has none.
  @Test func aHeaderWithoutAlphaMakesEveryPixelOpaque() throws {
    let picture = samplePicture(width: 20, height: 10, opaque: false)
    var bytes = [UInt8](try #require(makeFile("org.webmproject.webp", picture)))
    let chunk = try #require(Data(bytes).range(of: Data("VP8L".utf8))).upperBound
    bytes[chunk + 8] &= ~0x10
    let source = try #require(makeSource(Data(bytes)))
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    let isOpaque = (0..<200).allSatisfy { image.pixmap[$0 % 20, $0 / 20].w == 255 }
    #expect(isOpaque && image.alphaInfo == .noneSkipLast)
  }

  /// Codes may begin with more bits than a palette has colours for.
  @Test(arguments: 2...11) func codesOfAnyWidthAreUnpacked(bits: Int) throws {
    let pixels = (0..<60).map { ($0 * $0 / 7) % 4 }
    let (clear, end) = (1 << bits, 1 << bits + 1)
    // Clearing before every pixel keeps the codes at their first width.
    let codes = pixels.flatMap { [clear, $0] } + [end]
    var (packed, held, heldBits) = ([UInt8](), 0, 0)
    for code in codes + [0] {
      held |= code << heldBits
      heldBits += bits + 1
      while heldBits >= 8 {
        packed.append(UInt8(held & 255))
        (held, heldBits) = (held >> 8, heldBits - 8)
      }
    }
    var file = Array("GIF89a".utf8) + [12, 0, 5, 0, 0x81, 0, 0]
    for level in 0..<4 { file += [UInt8(level * 80), UInt8(level * 40), 255] }
    file +=
      [0x2C, 0, 0, 0, 0, 12, 0, 5, 0, 0, UInt8(bits), UInt8(packed.count)] + packed + [0, 0x3B]
    let source = try #require(makeSource(Data(file)))
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    for (i, pixel) in pixels.enumerated() {
      let expected = SIMD4<UInt8>(UInt8(pixel * 80), UInt8(pixel * 40), 255, 255)
      #expect(image.pixmap[i % 12, i / 12] == expected)
    }
  }
}
