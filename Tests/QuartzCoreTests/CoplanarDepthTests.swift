// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS 3.35: the order of flat siblings among tilted ones is that of a BSP tree.

import MicaRaster
import QuartzCore
import Testing

@Suite struct CoplanarDepthTests {
  private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  private let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
  private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

  /// A wide red layer below a narrow blue one at the left, and a small tilted one in the middle.
  private func room(tilt angle: CGFloat) -> CALayer {
    let room = makeRoom()
    room.addSublayer(makePlane(60, 20, red, CATransform3DIdentity))
    let narrow = makePlane(20, 60, blue, CATransform3DIdentity)
    narrow.position.x = 35
    room.addSublayer(narrow)
    room.addSublayer(makePlane(10, 10, green, CATransform3DMakeRotation(angle, 0, 1, 0)))
    return room
  }

  @Test("Without tilted layers siblings are drawn in their order")
  func flat() {
    #expect(picture(of: room(tilt: 0)).pixel(35, 50) == [0, 0, 255, 255])
  }

  @Test(
    "What the tilted layer's plane cuts comes after what it leaves whole",
    arguments: [0.5, -0.5, 2.5])
  func cut(angle: CGFloat) {
    let pixels = picture(of: room(tilt: angle))
    #expect(pixels.pixel(35, 50) == [255, 0, 0, 255])
    #expect(pixels.pixel(35, 30) == [0, 0, 255, 255] && pixels.pixel(70, 50) == [255, 0, 0, 255])
  }

  @Test("A plane that cuts neither leaves their order")
  func besides() {
    let room = room(tilt: 0)
    let tilted = makePlane(10, 10, green, CATransform3DMakeRotation(0.5, 0, 1, 0))
    tilted.position.x = 95
    room.addSublayer(tilted)
    #expect(picture(of: room).pixel(35, 50) == [0, 0, 255, 255])
  }
}
