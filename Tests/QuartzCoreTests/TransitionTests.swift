// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// CATransition: the old picture, the new one, and what lies between. FACTS C12 for the implicit ones.

import Foundation
import MicaRaster
import MicaScene
import QuartzCore
import Testing

@Suite struct TransitionTests {
  /// A red square of 8 points at (0, 0) under a root of 16, committed at time 0.
  private func makeScene() -> (root: CALayer, layer: CALayer) {
    let (root, layer) = (makeLayer(16, 16), makeLayer(8, 8, color: red))
    root.addSublayer(layer)
    _ = commitLayerTree(root, at: 0)
    return (root, layer)
  }

  private func linear(_ type: CATransitionType = .fade) -> CATransition {
    let transition = CATransition()
    transition.type = type
    transition.duration = 1
    return transition
  }

  /// A pixel of 16 × 16 that shows a snapshot at a time: red, green, blue, alpha.
  private func pixel(_ snapshot: LayerSnapshot, at time: Double, _ x: Int, _ y: Int) -> [UInt8] {
    let list = DisplayList(width: 16, height: 16)
    emit(present(snapshot, at: time), into: list, options: EmitOptions())
    let pixmap = Pixmap(width: 16, height: 16)
    FrameRenderer(threads: 1).render(list, into: pixmap)
    let offset = (y * 16 + x) * 4
    return (0..<4).map { pixmap.bytes[offset + $0] }
  }

  private func change(_ layer: CALayer, _ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }

  @Test func aFadeGoesFromTheOldPictureToTheNewOne() {
    let (root, layer) = makeScene()
    layer.add(linear(), forKey: "mine")
    #expect(layer.animationKeys() == ["transition"])
    change(layer) { layer.backgroundColor = blue }
    let snapshot = commitLayerTree(root, at: 0)
    #expect(pixel(snapshot, at: 0, 4, 4) == [255, 0, 0, 255])
    let middle = pixel(snapshot, at: 0.5, 4, 4)
    #expect(middle[3] == 255, "opaque pictures let nothing shine through")
    #expect(abs(Int(middle[0]) - 128) <= 1 && abs(Int(middle[2]) - 128) <= 1)
    #expect(pixel(snapshot, at: 1, 4, 4) == [0, 0, 255, 255])
    #expect(pixel(snapshot, at: 0.5, 12, 4) == [0, 0, 0, 0])
  }

  /// From twice its size away: half-way to the edge the front side is 6.87 points from edge to edge, and higher.
  @Test func aFlipTurnsTheLeftSideForward() {
    let (root, layer) = makeScene()
    layer.add(linear(CATransitionType(rawValue: "oglFlip")), forKey: nil)
    change(layer) { layer.backgroundColor = blue }
    let snapshot = commitLayerTree(root, at: 0)
    let (front, back, none): ([UInt8], [UInt8], [UInt8]) = (
      [255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 0, 0]
    )
    #expect(pixel(snapshot, at: 0, 7, 7) == front && pixel(snapshot, at: 0, 1, 8) == none)
    #expect(pixel(snapshot, at: 0.25, 1, 8) == front && pixel(snapshot, at: 0.25, 6, 4) == none)
    #expect(pixel(snapshot, at: 0.25, 0, 4) == none && pixel(snapshot, at: 0.25, 5, 4) == front)
    #expect(pixel(snapshot, at: 0.75, 6, 8) == back && pixel(snapshot, at: 0.75, 1, 4) == none)
    #expect(pixel(snapshot, at: 1, 7, 7) == back && pixel(snapshot, at: 1, 6, 8) == none)
  }

  @Test func theWholeTreeFades() {
    let (root, layer) = makeScene()
    let child = makeLayer(4, 4, color: blue)
    layer.addSublayer(child)
    _ = commitLayerTree(root, at: 0)
    layer.add(linear(), forKey: nil)
    change(layer) { child.removeFromSuperlayer() }
    let snapshot = commitLayerTree(root, at: 0)
    #expect(pixel(snapshot, at: 0, 2, 2) == [0, 0, 255, 255])
    #expect(pixel(snapshot, at: 1, 2, 2) == [255, 0, 0, 255])
  }

  @Test func hidingABareLayerFadesItOut() {
    // C12: `hidden` cross-fades, 0.25 s.
    let (root, layer) = makeScene()
    let clock = VirtualClock()
    layer.opacity = 1
    _ = commitLayerTree(root, at: 0, clock: clock)
    layer.isHidden = true
    let snapshot = commitLayerTree(root, at: 0)
    #expect(pixel(snapshot, at: 0, 4, 4) == [255, 0, 0, 255])
    let alpha = pixel(snapshot, at: 0.05, 4, 4)[3]
    #expect(alpha > 0 && alpha < 255)
    #expect(pixel(snapshot, at: 0.25, 4, 4) == [0, 0, 0, 0])
  }

  @Test func aPushMovesBothPictures() {
    let (root, layer) = makeScene()
    layer.add(linear(.push), forKey: nil)
    change(layer) { layer.backgroundColor = blue }
    let snapshot = commitLayerTree(root, at: 0)
    // From the left: a quarter of the new one is in, the old one stands 2 points to the right.
    let (left, right) = (pixel(snapshot, at: 0.25, 0, 4), pixel(snapshot, at: 0.25, 9, 4))
    #expect(left[2] > 0 && left[0] == 0 && right[0] > 0 && right[2] == 0)
    #expect(pixel(snapshot, at: 0.25, 10, 4)[3] == 0)
  }

  @Test(arguments: [
    (CATransitionSubtype.fromLeft, 0, 4), (.fromRight, 7, 4), (.fromTop, 4, 7),
    (.fromBottom, 4, 0),
  ])
  func movementBeginsAtTheSubtypesSide(subtype: CATransitionSubtype, x: Int, y: Int) {
    // Top is the greatest y, as in gravity's names: our reading, unverified.
    let (root, layer) = makeScene()
    let transition = linear(.moveIn)
    transition.subtype = subtype
    layer.add(transition, forKey: nil)
    change(layer) { layer.backgroundColor = blue }
    let snapshot = commitLayerTree(root, at: 0)
    #expect(pixel(snapshot, at: 0.25, x, y)[2] > 0, "the new picture comes in here")
    #expect(pixel(snapshot, at: 0.25, 7 - x, 7 - y) == [255, 0, 0, 255])
  }

  @Test func aRevealUncoversTheNewPicture() {
    let (root, layer) = makeScene()
    layer.add(linear(.reveal), forKey: nil)
    change(layer) { layer.backgroundColor = blue }
    let snapshot = commitLayerTree(root, at: 0)
    #expect(pixel(snapshot, at: 0.25, 1, 4) == [0, 0, 255, 255])
    #expect(pixel(snapshot, at: 0.25, 5, 4)[0] > 128)
  }

  @Test func progressRunsBetweenItsEnds() {
    let (root, layer) = makeScene()
    let transition = linear()
    transition.startProgress = 0.5
    transition.endProgress = 0.75
    layer.add(transition, forKey: nil)
    change(layer) { layer.backgroundColor = blue }
    let snapshot = commitLayerTree(root, at: 0)
    #expect(abs(Int(pixel(snapshot, at: 0, 4, 4)[2]) - 128) <= 1)
    #expect(abs(Int(pixel(snapshot, at: 0.999, 4, 4)[2]) - 191) <= 1)
    #expect(pixel(snapshot, at: 1, 4, 4) == [0, 0, 255, 255])
  }

  @Test func anInterruptedTransitionStartsFromTheMixture() {
    let (root, layer) = makeScene()
    layer.add(linear(), forKey: nil)
    change(layer) { layer.backgroundColor = blue }
    let first = commitLayerTree(root, at: 0)
    let before = pixel(first, at: 0.5, 4, 4)
    layer.add(linear(), forKey: nil)
    change(layer) { layer.backgroundColor = green }
    let second = commitLayerTree(root, at: 0.5)
    #expect(pixel(second, at: 0.5, 4, 4) == before)
    #expect(pixel(second, at: 1.5, 4, 4) == [0, 255, 0, 255])
  }

  @Test func endlessInterruptionsStayCheap() {
    let (root, layer) = makeScene()
    var snapshot = commitLayerTree(root, at: 0)
    for step in 1...200 {
      layer.add(linear(), forKey: nil)
      change(layer) { layer.backgroundColor = step % 2 == 0 ? red : blue }
      snapshot = commitLayerTree(root, at: Double(step) / 100)
    }
    let list = DisplayList(width: 16, height: 16)
    emit(present(snapshot, at: 2.001), into: list, options: EmitOptions())
    #expect(list.ops.count < 100)
  }

  @Test func movingLayersFadeWhereTheyAre() {
    let (root, layer) = makeScene()
    layer.add(linear(), forKey: nil)
    change(layer) {
      layer.position.x += 8
      layer.backgroundColor = blue
    }
    let snapshot = commitLayerTree(root, at: 0)
    #expect(pixel(snapshot, at: 0.01, 12, 4)[0] > 250)
    #expect(pixel(snapshot, at: 0.01, 4, 4)[3] == 0)
  }

  @Test func degenerateTransitionsShowTheNewPicture() {
    for (duration, end) in [(0.0, Float(1)), (-1, 1), (.nan, 1), (1, .nan), (1, .infinity)] {
      let (root, layer) = makeScene()
      let transition = linear()
      transition.duration = duration
      transition.endProgress = end
      CATransaction.begin()
      CATransaction.setAnimationDuration(0)
      layer.add(transition, forKey: nil)
      change(layer) { layer.backgroundColor = blue }
      CATransaction.commit()
      let snapshot = commitLayerTree(root, at: 0)
      #expect(pixel(snapshot, at: 0.5, 4, 4) == [0, 0, 255, 255], "\(duration) \(end)")
    }
  }
}
