// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS C6 through perspectives: a hit test finds what is seen.

import Foundation
import QuartzCore
import Testing

@Suite struct DepthHitTests {
  @Test func theLayerThatIsSeenIsHit() {
    var random = TestRandom(5)
    for _ in 0..<10 {
      let room = makeRoom(distance: 200)
      let colors = (1...12).map { CGColor(srgbRed: CGFloat($0) / 15, green: 0, blue: 0, alpha: 1) }
      let cube = makeCube(40, colors: Array(colors.prefix(6)))
      cube.position = CGPoint(x: 45, y: 55)
      cube.transform = CATransform3DMakeRotation(
        random.next(-3...3), random.next(-1...1), random.next(-1...1), 0.2)
      room.addSublayer(cube)
      for i in 6..<12 {
        let layer = makeLayer(random.next(20...60), 30, color: colors[i])
        layer.position = CGPoint(x: random.next(20...80), y: random.next(20...80))
        layer.transform = CATransform3DMakeRotation(
          random.next(-3...3), 0.3, 1, random.next(-1...1))
        room.addSublayer(layer)
      }
      let pixels = picture(of: room)
      var wrong = 0
      for y in stride(from: 0, to: 100, by: 3) {
        for x in stride(from: 0, to: 100, by: 3) {
          let hit = room.hitTest(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
          let level = (hit?.backgroundColor?.components?.first ?? 0) * 255
          if pixels.pixel(x, y)[0] != UInt8(level.rounded()) { wrong += 1 }
        }
      }
      // A centre on an edge to the last bit may go either way.
      #expect(wrong <= 1)
    }
  }

  // C5, C6 (H).
  @Test func transformLayersAreNoTargetButTheirSublayersAre() {
    let room = makeRoom()
    let solid = CATransformLayer()
    solid.frame = room.bounds
    let side = makePlane(40, 40, red, CATransform3DMakeRotation(.pi / 2, 0, 1, 0))
    solid.addSublayer(side)
    solid.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    room.addSublayer(solid)
    #expect(solid.hitTest(CGPoint(x: 50, y: 50)) == nil)
    #expect(room.hitTest(CGPoint(x: 50, y: 50)) === side)
    #expect(room.hitTest(CGPoint(x: 90, y: 50)) === room)
    solid.isHidden = true
    #expect(room.hitTest(CGPoint(x: 50, y: 50)) === room)
  }

  @Test func ownOverridesCountInTransformLayersToo() throws {
    final class Picky: CALayer {
      var asked: CGPoint?
      override func hitTest(_ p: CGPoint) -> CALayer? {
        asked = p
        return super.hitTest(p) === self && p.x > 50 ? self : nil
      }
    }
    let room = makeRoom()
    let solid = CATransformLayer()
    solid.frame = room.bounds
    solid.transform = CATransform3DMakeTranslation(0, 0, -20)
    room.addSublayer(solid)
    let picky = Picky()
    picky.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
    picky.transform = CATransform3DMakeRotation(0.3, 0, 1, 0)
    solid.addSublayer(picky)
    #expect(room.hitTest(CGPoint(x: 60, y: 50)) === picky)
    #expect(room.hitTest(CGPoint(x: 40, y: 50)) === room)
    let asked = try #require(picky.asked)
    #expect(asked.x < 50 && asked.x > 20 && abs(asked.y - 50) < 1e-9)
  }

  // C6 (H/M).
  @Test func higherLayersAndOwnOverridesComeFirst() {
    final class Deaf: CALayer {
      override func hitTest(_ p: CGPoint) -> CALayer? { nil }
    }
    let room = makeRoom()
    let low = makePlane(40, 40, red, CATransform3DMakeRotation(0.1, 0, 1, 0))
    let deaf = Deaf()
    deaf.frame = room.bounds
    deaf.zPosition = 20
    room.addSublayer(deaf)
    room.addSublayer(low)
    #expect(room.hitTest(CGPoint(x: 50, y: 50)) === low)
    let high = makePlane(40, 40, red, CATransform3DIdentity)
    high.zPosition = 10
    room.insertSublayer(high, at: 0)
    #expect(room.hitTest(CGPoint(x: 50, y: 50)) === high)
  }

  @Test func pointsBehindTheEyeHitNothing() {
    let room = makeRoom(distance: 100)
    room.addSublayer(makePlane(400, 400, red, CATransform3DMakeTranslation(0, 0, 150)))
    #expect(room.hitTest(CGPoint(x: 50, y: 50)) === room)
  }
}
