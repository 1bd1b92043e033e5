// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The differ: digests, boxes of changes, the tolerance that counts pixels.

import MicaCompare
import MicaRaster
import Testing

@Suite struct DifferTests {
  /// Bytes of a linear congruential generator.
  private func noise(_ width: Int, _ height: Int, seed: UInt32) -> Pixmap {
    let pixmap = Pixmap(width: width, height: height)
    var state = seed
    for i in 0..<width * height * 4 {
      state = state &* 1_664_525 &+ 1_013_904_223
      pixmap.bytes[i] = UInt8(truncatingIfNeeded: state >> 24)
    }
    return pixmap
  }

  @Test func everyBitChangesTheDigest() {
    let pixmap = noise(13, 7, seed: 1)
    var seen: Set<PictureDigest> = [PictureDigest(of: pixmap)]
    for byte in 0..<13 * 7 * 4 {
      for bit in 0..<8 {
        pixmap.bytes[byte] ^= 1 << UInt8(bit)
        seen.insert(PictureDigest(of: pixmap))
        pixmap.bytes[byte] ^= 1 << UInt8(bit)
      }
    }
    #expect(seen.count == 13 * 7 * 32 + 1)
  }

  @Test func pairsOfEqualBitsChangeTheDigest() {
    // Two pixels whose alpha changes by the same bit.
    let pixmap = Pixmap(width: 16, height: 16)
    let plain = PictureDigest(of: pixmap)
    var seen: Set<PictureDigest> = []
    for one in 0..<256 {
      for other in 0..<one {
        pixmap.bytes[one * 4 + 3] ^= 0x80
        pixmap.bytes[other * 4 + 3] ^= 0x80
        seen.insert(PictureDigest(of: pixmap))
        pixmap.bytes[one * 4 + 3] = 0
        pixmap.bytes[other * 4 + 3] = 0
      }
    }
    #expect(seen.count == 256 * 255 / 2 && !seen.contains(plain))
  }

  @Test func theSizeBelongsToTheDigestAndPaddingDoesNot() {
    #expect(
      PictureDigest(of: Pixmap(width: 2, height: 8))
        != PictureDigest(of: Pixmap(width: 8, height: 2)))
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 64)
    defer { memory.deallocate() }
    memory.initialize(repeating: 0xAB, count: 64)
    for y in 0..<4 { for x in 0..<12 { memory[y * 16 + x] = UInt8(y * 12 + x) } }
    let padded = Pixmap(width: 3, height: 4, bytesPerRow: 16, unowned: memory)
    #expect(PictureDigest(of: padded) == PictureDigest(of: padded.copy()))
  }

  @Test func digestsSurviveTheirText() {
    let digest = PictureDigest(of: noise(5, 5, seed: 3))
    #expect(PictureDigest(text: digest.text) == digest && digest.text.count == 32)
    #expect(PictureDigest(text: "12") == nil)
    #expect(PictureDigest(text: String(repeating: "g", count: 32)) == nil)
  }

  @Test func changesThatLieTogetherHaveOneBox() {
    let one = Pixmap(width: 200, height: 100)
    let other = one.copy()
    for (x, y) in [(10, 10), (20, 12), (150, 80)] { other.bytes[(y * 200 + x) * 4] = 9 }
    let boxes = ChangeMap(one, other).boxes()
    #expect(
      boxes == [
        ChangeMap.Box(x: 10, y: 10, width: 11, height: 3),
        ChangeMap.Box(x: 150, y: 80, width: 1, height: 1),
      ])
    #expect(ChangeMap(one, one).boxes().isEmpty)
  }

  @Test func otherSizesDifferWhereOneHasNothing() {
    let map = ChangeMap(Pixmap(width: 10, height: 10), Pixmap(width: 14, height: 10))
    #expect(map.boxes() == [ChangeMap.Box(x: 10, y: 0, width: 4, height: 10)])
    #expect(map.picture().width == 14)
  }

  @Test func pixelsAreCountedByTheirLevels() {
    let one = Pixmap(width: 10, height: 10)
    let other = one.copy()
    for i in 0..<5 { other.bytes[i * 4] = 25 }
    #expect(PixelTolerance().problem(of: other, one) != nil)
    #expect(PixelTolerance(overall: 0.04).problem(of: other, one) != nil)
    #expect(PixelTolerance(overall: 0.05).problem(of: other, one) == nil)
    #expect(PixelTolerance(perPixel: 0.1).problem(of: other, one) == nil)
    #expect(PixelTolerance(perPixel: 0.09).problem(of: other, one) != nil)
    #expect(PixelTolerance(overall: 1).problem(of: one, one) != nil, "it accepts every picture")
    #expect(PixelTolerance(perPixel: .nan).problem(of: one, one) != nil)
  }
}
