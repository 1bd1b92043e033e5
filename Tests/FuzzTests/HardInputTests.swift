// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What random scenes found, one case each. They run in processes of their own, so that a crash
// fails one test and no other.

import CoreGraphics
import Foundation
import MicaRaster
import MicaScene
import Testing

/// Draws on 40×40 pixels and returns them.
@discardableResult
private func drawn(_ body: (CGContext) -> Void) -> Pixmap {
  let list = DisplayList(width: 40, height: 40)
  body(CGContext(recordingInto: list, baseTransform: .identity))
  let pixmap = Pixmap(width: 40, height: 40)
  FrameRenderer(threads: 1).render(list, into: pixmap)
  return pixmap
}

@Suite struct HardInputTests {
  /// Foundation's CGRect.intersection stops the process for rectangles that are not numbers.
  @Test func clipsThatAreNotNumbersAreDrawn() async {
    await #expect(processExitsWith: .success) {
      for wild in [CGFloat.nan, .infinity, -.infinity] {
        drawn {
          $0.clip(to: [CGRect(x: wild, y: 0, width: 5, height: 5)])
          $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        drawn {
          $0.addLines(between: [CGPoint(x: wild, y: 0), CGPoint(x: 9, y: 9), CGPoint(x: 0, y: 9)])
          $0.clip()
          $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        drawn {
          let side = -wild
          $0.clip(to: CGRect(x: -side, y: 0, width: side, height: 5))
          $0.clip(to: CGRect(x: wild, y: wild, width: 1, height: 1))
          $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
      }
    }
  }

  /// Differences of coordinates near the greatest number are infinite, their quotients no numbers.
  @Test func hugeTurnedRectanglesAreClippedToTheSurface() async {
    await #expect(processExitsWith: .success) {
      for far in [CGFloat(1e9), 1e18, 1e30, 1e150, 1e300, 1.7e308] {
        let pixmap = drawn {
          $0.rotate(by: 0.3)
          $0.fill(CGRect(x: -far / 2, y: -far / 2, width: far, height: far))
        }
        #expect(pixmap[20, 20].w == 255, "side \(far)")
      }
    }
  }

  @Test func strokesOfHugePathsEnd() async {
    await #expect(processExitsWith: .success) {
      for far in [CGFloat(1e7), 1e9, 1e18, 1e30, 1e300] {
        for dashes in [[], [3, 2], [0, 0], [1e-30, 1e-30]] as [[CGFloat]] {
          drawn {
            $0.setLineDash(phase: 1, lengths: dashes)
            $0.strokeEllipse(in: CGRect(x: -far, y: -far, width: 2 * far, height: 2 * far))
            $0.strokeLineSegments(between: [CGPoint(x: -far, y: 3), CGPoint(x: far, y: far)])
          }
        }
      }
    }
  }

  @Test func imagesOfWildSizesAreDrawn() async {
    await #expect(processExitsWith: .success) {
      var random = SceneRandom(seed: 5)
      for side in [CGFloat(1e-30), 1e-9, 1e9, 1e18, 1e30, 1e300] {
        for quality in [CGInterpolationQuality.none, .low, .high] {
          drawn {
            $0.interpolationQuality = quality
            $0.draw(RandomImages.pick(&random), in: CGRect(x: 3, y: 3, width: side, height: 9))
            $0.draw(
              RandomImages.pick(&random),
              in: CGRect(x: -side, y: 3, width: 2 * side, height: side), byTiling: true)
            $0.rotate(by: 1)
            $0.draw(RandomImages.pick(&random), in: CGRect(x: 3, y: 3, width: side, height: side))
          }
        }
      }
    }
  }

  /// Places along such gradients overflow; every kernel must make the same of them.
  @Test(arguments: [1e-30, 1e-9, 1e7, 1e18, 1e30, 1e38, 1e150, 1e300] as [CGFloat])
  func gradientsOfWildSizesAreAlikeInAllKernels(_ size: CGFloat) throws {
    let colors = [
      CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1),
      CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 0.5),
      CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1),
    ]
    for places in [[0, 0.5, 1], [0.2, 0.2, 0.9], [0, 1e-30, 1]] as [[CGFloat]] {
      let gradient = try #require(
        CGGradient(colorsSpace: nil, colors: colors, locations: places))
      for options in 0..<4 {
        let list = DisplayList(width: 40, height: 40)
        let context = CGContext(recordingInto: list, baseTransform: .identity)
        let ends = CGGradientDrawingOptions(rawValue: UInt32(options))
        let (near, far) = (CGPoint(x: 9.5, y: 12), CGPoint(x: size, y: -size / 3))
        context.drawLinearGradient(gradient, start: near, end: far, options: ends)
        context.drawLinearGradient(
          gradient, start: near, end: CGPoint(x: near.x + size, y: near.y), options: ends)
        context.drawRadialGradient(
          gradient, startCenter: near, startRadius: 0, endCenter: near, endRadius: size,
          options: ends)
        context.drawRadialGradient(
          gradient, startCenter: far, startRadius: size, endCenter: near, endRadius: 3,
          options: ends)
        context.drawConicGradient(gradient, center: far, angle: size)
        let fast = Pixmap(width: 40, height: 40)
        let plain = Pixmap(width: 40, height: 40)
        FrameRenderer(threads: 1).render(list, into: fast)
        FrameRenderer(threads: 1, kernels: .reference).render(list, into: plain)
        #expect(
          memcmp(fast.bytes, plain.bytes, 40 * 40 * 4) == 0, "places \(places), ends \(options)")
      }
    }
  }
}
