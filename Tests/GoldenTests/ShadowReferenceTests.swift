// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Shadows that Apple's frameworks rendered, drawn again from their scenes (FACTS 3.4).

import CoreGraphics
import Foundation
import MicaRaster
import MicaScene
import QuartzCore
import Testing

/// A layer in a host of the given size, as `render(in:)` draws it.
private func picture(
  _ width: Int, _ height: Int, scale: Int, background: CGColor?, _ layer: CALayer
) -> Pixmap {
  let host = CALayer()
  host.frame = CGRect(x: 0, y: 0, width: width, height: height)
  host.backgroundColor = background
  host.addSublayer(layer)
  let list = DisplayList(width: width * scale, height: height * scale)
  host.render(in: recordingContext(list, scale: CGFloat(scale)))
  let pixmap = Pixmap(width: list.width, height: list.height)
  FrameRenderer(threads: 1).render(list, into: pixmap)
  return pixmap
}

private func layer(_ frame: CGRect, _ color: CGColor, radius: CGFloat = 0) -> CALayer {
  let layer = CALayer()
  layer.frame = frame
  layer.backgroundColor = color
  layer.cornerRadius = radius
  layer.shadowOpacity = 1
  layer.shadowOffset = .zero
  return layer
}

private let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)

@Suite(.enabled(if: ApplePictures.arePresent, "Apple's reference pictures are absent"))
struct ShadowReferenceTests {
  @Test func shadowOfARoundedPath() throws {
    let card = layer(
      CGRect(x: 20, y: 20, width: 60, height: 60), CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1),
      radius: 10)
    card.shadowColor = CGColor(srgbRed: 1, green: 0, blue: 1, alpha: 1)
    card.shadowRadius = 8
    card.shadowPath = CGPath(
      roundedRect: card.bounds, cornerWidth: 10, cornerHeight: 10, transform: nil)
    try expect("blueprint/test_shadow__iOS-17.png", 100, 100, 1, white, card)
  }

  @Test func shadowOfACapsule() throws {
    let capsule = layer(
      CGRect(x: 20, y: 20, width: 80, height: 60),
      CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1), radius: 100)
    capsule.shadowColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    capsule.shadowRadius = 2
    try expect("blueprint/test_largeCornerRadius__iOS-17.png", 120, 100, 1, white, capsule)
  }

  @Test func shadowOfWhatALayerDraws() throws {
    let square = layer(
      CGRect(x: 100, y: 100, width: 200, height: 200),
      CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    square.shadowRadius = 5
    try expect("dezignables/testShadow@2x.png", 400, 400, 2, nil, square)
  }

  private func expect(
    _ name: String, _ width: Int, _ height: Int, _ scale: Int, _ background: CGColor?,
    _ layer: CALayer, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let ours = picture(width, height, scale: scale, background: background, layer)
    let (count, greatest) = differences(ours, try ApplePictures.load(name))
    print("\(name): \(count) bytes differ, by up to \(greatest)")
    #expect(greatest <= 2, "\(name)", sourceLocation: sourceLocation)
  }
}
