// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Animations in GIF, APNG and WebP: frames, times, loops, and how frames lie over each other.

import CoreGraphics
import Foundation
import MicaRaster
import Testing

@testable import ImageIO

@Suite struct AnimationTests {
  /// A format's type, its dictionary's key, and the shortest time that viewers believe.
  private static let formats = [
    ("com.compuserve.gif", kCGImagePropertyGIFDictionary, 0.1),
    ("public.png", kCGImagePropertyPNGDictionary, 0.05),
    ("org.webmproject.webp", kCGImagePropertyWebPDictionary, 0.1),
  ]

  /// Three opaque frames; in the second, one pixel differs; the third is the first one.
  private func frames() -> [Pixmap] {
    let second = flatPicture(200, 30, 40)
    (second.bytes + (3 * 8 + 5) * 4).update(repeating: 255, count: 4)
    return [flatPicture(200, 30, 40), second, flatPicture(200, 30, 40)]
  }

  private func file(_ type: String, _ key: String, _ frames: [Pixmap]) -> Data? {
    let delays = [0.03, 0.2, 1.5]
    return makeFile(
      type,
      zip(frames, delays).map { frame, delay -> (Pixmap, CFDictionary) in
        let times: CFDictionary = [kCGImagePropertyGIFDelayTime: delay]
        return (frame, [key: times])
      },
      properties: [key: [kCGImagePropertyGIFLoopCount: 3] as CFDictionary])
  }

  @Test(arguments: formats)
  func framesTimesAndLoopsComeBack(type: String, key: String, least: Double) throws {
    let source = try #require(makeSource(file(type, key, frames())))
    #expect(CGImageSourceGetCount(source) == 3)
    // Backwards, then forwards: a frame is the same however one comes to it.
    for index in [2, 0, 1, 2] {
      let image = try #require(source.pixmap(at: index))
      #expect(largestDifference(image, frames()[index]) == 0, "frame \(index)")
    }
    let whole = CGImageSourceCopyProperties(source, nil)?[key] as? [String: Any]
    #expect(whole?[kCGImagePropertyGIFLoopCount] as? Int == 3)
    #expect(whole?[kCGImagePropertyGIFCanvasPixelWidth] as? Int == 8)
    for (index, delay) in [0.03, 0.2, 1.5].enumerated() {
      let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
      let times = properties?[key] as? [String: Any]
      #expect(times?[kCGImagePropertyGIFUnclampedDelayTime] as? Double == delay)
      #expect(times?[kCGImagePropertyGIFDelayTime] as? Double == max(delay, least))
    }
  }

  @Test(arguments: formats)
  func holesInFramesShowNothing(type: String, key: String, least: Double) throws {
    let holed = flatPicture(0, 0, 255)
    holed.bytes.update(repeating: 0, count: 4 * 20)
    let frames = [flatPicture(255, 0, 0), holed, flatPicture(0, 255, 0)]
    let source = try #require(makeSource(file(type, key, frames)))
    for (index, frame) in frames.enumerated() {
      #expect(try largestDifference(#require(source.pixmap(at: index)), frame) == 0)
    }
  }

  @Test func disposalsAndBlendsFollowTheFormats() throws {
    func pixel(_ pixmap: Pixmap, _ x: Int) -> SIMD4<UInt8> { pixmap[x, 0] }
    let red = flatPicture(255, 0, 0, side: 1)
    let half = Pixmap(width: 1, height: 1)
    for (i, value) in [0, 0, 128, 128].enumerated() { half.bytes[i] = UInt8(value) }
    let sources = [red, red, half, half, half]
    var placements = (0..<5).map { FramePlacement(x: $0 % 2, y: 0, width: 1, height: 1) }
    placements[1].disposal = .restore
    placements[3].disposal = .clear
    placements[4].replaces = true
    let composer = FrameComposer(width: 2, height: 1)
    let shown = try (0..<5).map { index in
      try composer.canvas(at: index, placements) { sources[$0] }
    }
    let clear = SIMD4<UInt8>(0, 0, 0, 0)
    #expect(pixel(shown[1], 1) == SIMD4(255, 0, 0, 255))
    #expect(pixel(shown[2], 1) == clear, "frame 1 is taken back")
    #expect(pixel(shown[2], 0) == SIMD4(127, 0, 128, 255), "half blue over red")
    #expect(pixel(shown[3], 1) == SIMD4(0, 0, 128, 128))
    #expect(pixel(shown[4], 1) == clear, "frame 3 is cleared away")
    #expect(pixel(shown[4], 0) == SIMD4(0, 0, 128, 128), "takes the place of what was there")
  }

  /// Frames of all sizes, disposals and blends, in any order: a frame is the same however one comes
  /// to it.
  @Test func aFrameDoesNotDependOnThoseAskedForBefore() throws {
    var random = Seeded(state: 9)
    for round in 0..<200 {
      let placements = (0..<7).map { _ -> FramePlacement in
        let isWhole = Int.random(in: 0..<2, using: &random) == 0
        var placement = FramePlacement(
          x: isWhole ? 0 : Int.random(in: 0..<2, using: &random), y: 0, width: isWhole ? 3 : 2,
          height: isWhole ? 2 : 1)
        placement.disposal = [.keep, .clear, .restore].randomElement(using: &random) ?? .keep
        placement.replaces = Bool.random(using: &random)
        return placement
      }
      func decode(_ index: Int) -> Pixmap {
        let placement = placements[index]
        let pixmap = Pixmap(width: placement.width, height: placement.height)
        for i in 0..<placement.width * placement.height where (i + index) % 3 > 0 {
          for channel in 0..<3 { pixmap.bytes[i * 4 + channel] = UInt8(20 * index + channel) }
          pixmap.bytes[i * 4 + 3] = index % 2 == 0 ? 255 : 200
        }
        return pixmap
      }
      let inOrder = FrameComposer(width: 3, height: 2)
      let shown = try (0..<7).map { try pixels(inOrder.canvas(at: $0, placements, decode: decode)) }
      let inDisorder = FrameComposer(width: 3, height: 2)
      for _ in 0..<12 {
        let index = Int.random(in: 0..<7, using: &random)
        let canvas = try inDisorder.canvas(at: index, placements, decode: decode)
        #expect(pixels(canvas) == shown[index], "frame \(index) in round \(round)")
      }
    }
  }

  @Test func aFrameThatReachesOutOfTheCanvasIsCut() throws {
    let placement = FramePlacement(x: 1, y: 1, width: 8, height: 8)
    let canvas = try FrameComposer(width: 3, height: 3).canvas(at: 0, [placement]) { _ in
      flatPicture(9, 9, 9)
    }
    #expect(canvas[0, 0].w == 0)
    #expect(canvas[2, 2] == SIMD4(9, 9, 9, 255))
  }
}
