// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Outlines far larger than the picture, and many times over themselves: they cost what is seen of them,
// and what is seen is the same as in a picture of all of it.

import CoreGraphics
import MicaRaster
import MicaScene
import TestWork
import Testing

@Suite struct HugeStrokeTests {
  /// Random curves, each a sub-path or all one, in a square about a point.
  private static func curves(
    _ count: Int, side: CGFloat, about centre: CGPoint, isOne: Bool, seed: UInt64 = 77
  ) -> CGPath {
    var random = SceneRandom(seed: seed)
    let path = CGMutablePath()
    func point() -> CGPoint {
      CGPoint(
        x: centre.x + random.within(-side / 2, side / 2),
        y: centre.y + random.within(-side / 2, side / 2))
    }
    for index in 0..<count {
      if index == 0 || !isOne { path.move(to: point()) }
      path.addCurve(to: point(), control1: point(), control2: point())
    }
    return path
  }

  private static func pixels(
    _ width: Int, _ height: Int, _ draw: (CGContext) -> Void
  ) -> (pixmap: Pixmap, seconds: Double) {
    let list = DisplayList(width: width, height: height)
    draw(CGContext(recordingInto: list, baseTransform: .identity))
    let pixmap = Pixmap(width: width, height: height)
    return (pixmap, work { FrameRenderer(threads: 1).render(list, into: pixmap) })
  }

  /// Seconds before: 5.4, 4.9, 4.9 and 0.4. Now: 0.6, 0.1, 2.0 and 0.1.
  @Test(
    arguments: [(1e4, 50), (1e6, 1e6), (1e4, 1), (1e6, 50)] as [(CGFloat, CGFloat)],
    [true, false])
  func manyHugeCurvesCostWhatIsSeen(_ size: (side: CGFloat, width: CGFloat), isOne: Bool) {
    let path = Self.curves(
      100_000, side: size.side, about: CGPoint(x: 200, y: 150), isOne: isOne)
    let seconds = Self.pixels(400, 300) {
      $0.setLineWidth(size.width)
      $0.addPath(path)
      $0.strokePath()
    }.seconds
    #expect(seconds < (size.width == 1 ? 3.5 : 1.5))
  }

  /// A window in the middle of a large picture, as a picture of its own.
  private static func compare(_ what: String, _ draw: (CGContext) -> Void) {
    let (side, window) = (1200, 96)
    let offset = (side - window) / 2
    let whole = pixels(side, side, draw).pixmap
    let part = pixels(window, window) {
      $0.translateBy(x: -CGFloat(offset), y: -CGFloat(offset))
      draw($0)
    }.pixmap
    var (off, worst) = (0, 0)
    for y in 0..<window {
      for x in 0..<window {
        let gap = abs(Int(part[x, y].w) - Int(whole[x + offset, y + offset].w))
        if gap > 2 { off += 1 }
        worst = max(worst, gap)
      }
    }
    #expect(off == 0, "\(what): \(off) pixels, by up to \(worst)")
  }

  @Test(arguments: [3, 40, 400, 3000] as [CGFloat])
  func strokesInAWindowAreThoseOfTheWhole(_ width: CGFloat) {
    for (seed, count) in [(1, 3), (2, 12), (3, 60), (4, 300)] as [(UInt64, Int)] {
      for isOne in [true, false] {
        let path = Self.curves(
          count, side: 3000, about: CGPoint(x: 600, y: 600), isOne: isOne, seed: seed)
        Self.compare("\(count) curves, seed \(seed), one: \(isOne)") {
          $0.setLineWidth(width)
          $0.setLineJoin(.round)
          $0.addPath(path)
          $0.strokePath()
        }
      }
    }
  }

  @Test(arguments: [CGPathFillRule.winding, .evenOdd])
  func fillsInAWindowAreThoseOfTheWhole(_ rule: CGPathFillRule) {
    for (seed, count) in [(5, 4), (6, 20), (7, 200)] as [(UInt64, Int)] {
      let path = Self.curves(
        count, side: 5000, about: CGPoint(x: 600, y: 600), isOne: true, seed: seed)
      Self.compare("\(count) curves, seed \(seed)") {
        $0.addPath(path)
        $0.fillPath(using: rule)
      }
    }
  }

  /// Nine million lines, 150 MB, for a few curves.
  @Test func curvesOfNoFlatnessCostWhatIsSeen() throws {
    func picture(_ flatness: CGFloat) throws -> (bytes: [UInt8], seconds: Double) {
      let context = try #require(
        CGContext(
          data: nil, width: 200, height: 200, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      context.setFlatness(flatness)
      let seconds = work {
        for i in 0..<20 {
          context.fillEllipse(in: CGRect(x: CGFloat(i), y: 3, width: 150, height: 190 - CGFloat(i)))
        }
        context.flush()
      }
      let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
      return (Array(UnsafeBufferPointer(start: data, count: context.bytesPerRow * 200)), seconds)
    }
    let (fine, finest) = (try picture(0.02), try picture(1e-30))
    #expect(finest.seconds < 1)
    #expect(zip(fine.bytes, finest.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
  }
}
