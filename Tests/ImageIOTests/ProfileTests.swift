// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Embedded colour profiles: a phone's Display P3 and other spaces of three primaries become sRGB.

import CoreGraphics
import Foundation
import MicaRaster
import Testing

@testable import ImageIO

@Suite struct ProfileTests {
  private let colors: [[UInt8]] = [
    [0, 0, 0], [255, 255, 255], [128, 128, 128], [200, 100, 50], [60, 180, 90], [10, 20, 30],
    [255, 0, 0],
  ]

  private func fixed(_ value: Double) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.appendBigEndian(UInt32(bitPattern: Int32((value * 65_536).rounded())))
    return bytes
  }

  /// A profile of the given kind of space and tags.
  private func profile(_ space: String, _ tags: [(String, [UInt8])]) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: 128)
    for (place, text) in [(16, space), (20, "XYZ "), (36, "acsp")] {
      header.replaceSubrange(place..<place + 4, with: Array(text.utf8))
    }
    var (table, body): ([UInt8], [UInt8]) = ([], [])
    table.appendBigEndian(UInt32(tags.count))
    for (name, content) in tags {
      table += Array(name.utf8)
      table.appendBigEndian(UInt32(132 + tags.count * 12 + body.count))
      table.appendBigEndian(UInt32(content.count))
      body += content
    }
    return header + table + body
  }

  /// Display P3's columns with the white D50, and sRGB's curve.
  private var displayP3: [UInt8] {
    let curve: [UInt8] =
      Array("para".utf8) + [0, 0, 0, 0, 0, 3, 0, 0]
      + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)
    let columns = [
      ("rXYZ", [0.51512, 0.2412, -0.00105]), ("gXYZ", [0.29198, 0.69225, 0.04189]),
      ("bXYZ", [0.1571, 0.06657, 0.78407]),
    ]
    return profile(
      "RGB ",
      columns.map { ($0, Array("XYZ ".utf8) + [0, 0, 0, 0] + $1.flatMap(fixed)) }
        + ["rTRC", "gTRC", "bTRC"].map { ($0, curve) })
  }

  private func picture() -> Pixmap {
    let pixmap = Pixmap(width: colors.count, height: 1)
    for (x, color) in colors.enumerated() {
      for (channel, value) in (color + [255]).enumerated() {
        pixmap.bytes[x * 4 + channel] = value
      }
    }
    return pixmap
  }

  /// A PNG file with a profile in the place of its sRGB chunk.
  private func file(_ profile: [UInt8]) throws -> Data {
    var zlib: [UInt8] = [0x78, 1, 1, UInt8(profile.count & 255), UInt8(profile.count >> 8)]
    zlib += [UInt8(~profile.count & 255), UInt8(~profile.count >> 8 & 255)] + profile
    let sums = profile.reduce((1, 0)) { ($0.0 + Int($1), $0.0 + Int($1) + $0.1) }
    zlib.appendBigEndian(UInt32(sums.1 % 65_521) << 16 | UInt32(sums.0 % 65_521))
    var writer = PNGChunkWriter(capacity: 0)
    writer.append("iCCP", Array("name".utf8) + [0, 0] + zlib)
    let chunk = writer.finished().dropFirst(8).dropLast(12)
    let plain = [UInt8](try PNGEncoder.encode(picture()))
    return Data(plain[..<33] + chunk + plain[46...])
  }

  @Test func displayP3BecomesSRGB() throws {
    let image = try #require(makeSource(try file(displayP3))?.pixmap(at: 0))
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    for (x, color) in colors.enumerated() {
      let components = color.map { CGFloat($0) / 255 } + [1]
      let expected = try #require(CGColor(colorSpace: space, components: components)).straightSRGB
      for channel in 0..<3 {
        #expect(abs(Float(image[x, 0][channel]) - expected[channel] * 255) <= 1, "\(color)")
      }
    }
  }

  @Test func profilesThatAreSRGBChangeNothing() throws {
    let linear: [UInt8] = Array("curv".utf8) + [0, 0, 0, 0, 0, 0, 0, 1, 2, 0x33]
    let gray = profile("GRAY", [("kTRC", linear)])
    let image = try #require(makeSource(try file(gray))?.pixmap(at: 0))
    // 2.2 and sRGB's curve part near black only.
    #expect(largestDifference(image, picture()) <= 12)
    #expect(image[2, 0].x != 0)
    let raw = try PNGDecoder.decode(try file(displayP3))
    #expect(pixels(raw) == pixels(picture()), "the golden pictures' reader takes no profile")
  }

  @Test func unknownAndBrokenProfilesAreNotedAndIgnored() throws {
    for bytes in [[], Array(displayP3.prefix(150)), profile("CMYK", []), profile("RGB ", [])] {
      #expect(ColorProfile(bytes) == nil)
    }
    #expect(Unsupported.features.contains { $0.hasPrefix("ICC profiles") })
    let image = try #require(makeSource(try file(Array(displayP3.prefix(150))))?.pixmap(at: 0))
    #expect(pixels(image) == pixels(picture()))
  }

  @Test func jpegProfilesMayComeInParts() throws {
    let plain = [UInt8](
      try #require(makeFile("public.jpeg", flatPicture(200, 100, 50), [:])))
    func segment(_ number: Int, _ part: ArraySlice<UInt8>) -> [UInt8] {
      var bytes: [UInt8] = [0xFF, 0xE2]
      bytes.appendBigEndian(UInt16(part.count + 16))
      return bytes + Array("ICC_PROFILE\0".utf8) + [UInt8(number), 2] + part
    }
    let parts = segment(2, displayP3[100...]) + segment(1, displayP3[..<100])
    let source = makeSource(Data(plain[..<20] + parts + plain[20...]))
    let image = try #require(source?.pixmap(at: 0))
    let stored = try #require(makeSource(Data(plain))?.pixmap(at: 0))
    #expect(image[3, 3].x > stored[3, 3].x, "P3's red is stronger than sRGB's")
    #expect(image[3, 3].z < stored[3, 3].z)
  }
}
