// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Large pictures take the memory of what is asked of them.

import CoreGraphics
import Foundation
import Testing

@testable import ImageIO

@Suite struct LargePictureTests {
  /// A file of half a megabyte that claims to be that large; most of its blocks are missing, which
  /// decoders take for grey ones.
  private static func claim(width: Int, height: Int) -> Data? {
    guard let data = makeFile("public.jpeg", samplePicture(width: 64, height: 64, opaque: true)),
      let frame = data.range(of: Data([0xFF, 0xC0, 0, 17]))?.lowerBound
    else { return nil }
    var bytes = [UInt8](data)
    bytes.replaceSubrange(
      frame + 5..<frame + 9,
      with: [height >> 8, height & 255, width >> 8, width & 255].map(UInt8.init))
    for _ in 0..<8 {
      bytes.insert(
        contentsOf: [0xFF, 0xFE, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 65533), at: 2)
    }
    return Data(bytes)
  }

  private static var mostMegabytes: Int {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(separator: " ").compactMap { Int($0) }.first ?? .max) / 1024
  }

  /// 64 million pixels took 256 MB as soon as the picture was opened.
  @Test func openingAPictureTakesNoMemoryForItsPixels() async {
    await #expect(processExitsWith: .success) {
      let before = Self.mostMegabytes
      let source = try #require(makeSource(try #require(Self.claim(width: 8000, height: 8000))))
      let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
      #expect(image.width == 8000 && image.height == 8000 && image.alphaInfo == .noneSkipLast)
      #expect(Self.mostMegabytes - before < 16)
    }
  }

  @Test func thumbnailsAreDecodedSmall() async {
    await #expect(processExitsWith: .success) {
      let before = Self.mostMegabytes
      let source = try #require(makeSource(try #require(Self.claim(width: 8000, height: 8000))))
      let options: CFDictionary = [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceThumbnailMaxPixelSize: 500,
      ]
      let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
      #expect(small.width == 500 && small.height == 500)
      #expect(Self.mostMegabytes - before < 24)
    }
  }

  /// Too large for all of it, not for a thumbnail.
  @Test func whatIsAskedForDecidesWhatIsBelieved() throws {
    let source = try #require(makeSource(try #require(Self.claim(width: 16000, height: 16000))))
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    let options: CFDictionary = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 400,
    ]
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options)?.width == 400)
  }

  @Test func picturesThatAreUnpackedLaterHaveTheSamePixels() throws {
    let picture = samplePicture(width: 2200, height: 2000, opaque: true)
    for type in ["public.png", "public.jpeg"] {
      let source = try #require(makeSource(try #require(makeFile(type, picture))))
      let later = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
      let atOnce = try #require(
        CGImageSourceCreateImageAtIndex(source, 0, [kCGImageSourceShouldCacheImmediately: true]))
      #expect(later.width == 2200 && later.height == 2000 && later.alphaInfo == atOnce.alphaInfo)
      #expect(later.dataProvider?.data == atOnce.dataProvider?.data)
    }
  }

  /// The rows before the damage; as one that is still coming.
  @Test func damageOfALargePictureShowsWhatThereIs() throws {
    let picture = samplePicture(width: 2200, height: 2000, opaque: true)
    var bytes = [UInt8](try #require(makeFile("public.png", picture)))
    let middle = bytes.count / 2
    for place in middle..<middle + 40 { bytes[place] ^= 0x55 }
    let source = try #require(makeSource(Data(bytes)))
    if let image = CGImageSourceCreateImageAtIndex(source, 0, nil) {
      #expect(image.pixmap[0, 0].w == 255 && image.pixmap[2199, 1999].w == 0)
    }
  }
}
