// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS 3.36: continuous corners on screen.

import MicaRaster
import MicaScene
import QuartzCore
import Testing

@Suite struct ScreenCornerTests {
  private let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)

  /// A layer of whole pixels at scale 3 with continuous corners of 6 points, as a filled button has.
  private func button(_ width: CGFloat = 277, _ height: CGFloat = 103) -> CALayer {
    let layer = makeLayer(0, 0, width / 3, height / 3, color: black)
    layer.cornerRadius = 6
    layer.cornerCurve = .continuous
    return layer
  }

  /// What a layer shows on 277 × 103 pixels at scale 3.
  private func shown(_ layer: CALayer, moved: Int = 0) -> Pixmap {
    let list = DisplayList(width: 277, height: 103)
    let root = makeLayer(0, 0, 1000, 1000)
    layer.position.x += CGFloat(moved) / 3
    layer.position.y += CGFloat(moved) / 3
    root.addSublayer(layer)
    updateLayerTree(root)
    emit(present(commitLayerTree(root, at: 0), at: 0), into: list, options: EmitOptions(scale: 3))
    let pixmap = Pixmap(width: 277, height: 103)
    FrameRenderer(threads: 1).render(list, into: pixmap)
    return pixmap
  }

  @Test func coverageGrowsEvenlyAsApples() {
    let pixmap = shown(button())
    let top = [10, 59, 97, 131, 158, 178, 196, 207, 218, 224, 231, 236, 243, 250, 255]
    for (i, alpha) in top.enumerated() {
      for (x, y) in [(12 + i, 0), (0, 12 + i), (264 - i, 0), (12 + i, 102), (276, 90 - i)] {
        #expect(abs(Int(pixmap[x, y].w) - alpha) <= 4, "\(x), \(y)")
      }
    }
    for (x, y, alpha) in [
      (5, 4, 54), (5, 5, 183), (6, 4, 174), (8, 2, 88), (9, 2, 179), (10, 1, 83),
    ] {
      #expect(abs(Int(pixmap[x, y].w) - alpha) <= 4, "\(x), \(y)")
    }
    #expect(pixmap[138, 51].w == 255 && pixmap[138, 0].w == 255 && pixmap[4, 4].w == 0)
  }

  @Test func cornersThatAreNotMaskedAreSquare() {
    let layer = button()
    layer.maskedCorners = [.layerMaxXMinYCorner]
    let pixmap = shown(layer)
    #expect(pixmap[0, 0].w == 255 && pixmap[0, 102].w == 255 && pixmap[276, 102].w == 255)
    #expect(pixmap[276, 0].w == 0 && pixmap[271, 4].w > 0)
  }

  @Test func masksHaveTheCoverageOfBackgrounds() {
    let plain = shown(button())
    let layer = button()
    layer.backgroundColor = nil
    layer.masksToBounds = true
    layer.addSublayer(makeLayer(-10, -10, 200, 200, color: black))
    let masked = shown(layer)
    for y in 0..<103 { for x in 0..<277 { #expect(masked[x, y].w == plain[x, y].w) } }
  }

  @Test func wholePixelsMoveTheSameCoverage() {
    let (first, second) = (shown(button(200, 90)), shown(button(200, 90), moved: 7))
    for y in 0..<90 { for x in 0..<200 { #expect(first[x, y].w == second[x + 7, y + 7].w) } }
  }

  /// What the corners of a layer don't fit into is filled as a path, and so is a turned layer.
  @Test func otherShapesStayPaths() {
    let capsule = button(277, 30)
    capsule.cornerRadius = 5
    let pixmap = shown(capsule)
    #expect(pixmap[0, 15].w > 0 && pixmap[0, 0].w == 0 && pixmap[138, 15].w == 255)
    let turned = button(60, 60)
    turned.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
    #expect(shown(turned, moved: 60)[90, 90].w == 255)
  }
}
