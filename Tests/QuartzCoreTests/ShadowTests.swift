// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// When a layer casts a shadow, and how it is recorded (FACTS C10).

import CoreGraphics
import QuartzCore
import Testing

private func card() -> CALayer {
  let layer = CALayer()
  layer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
  layer.backgroundColor = red
  layer.shadowOpacity = 1
  return layer
}

@Suite struct ShadowTests {
  @Test func oneFillIsDrawnByItselfOverItsShadow() {
    #expect(steps(of: card()) == ["shadow", "box solid"])
  }

  @Test func withoutOpacityOrColourThereIsNone() {
    let layer = card()
    layer.shadowOpacity = 0
    #expect(steps(of: layer) == ["box solid"])
    layer.shadowOpacity = 1
    layer.shadowColor = nil
    #expect(steps(of: layer) == ["box solid"])
  }

  @Test func masksToBoundsHidesTheShadow() {
    let layer = card()
    layer.masksToBounds = true
    #expect(steps(of: layer) == ["box solid"])
  }

  @Test func nothingDrawnCastsNothing() {
    let layer = card()
    layer.backgroundColor = nil
    #expect(steps(of: layer).isEmpty)
  }

  @Test func aPathCastsWhateverIsDrawn() {
    let layer = card()
    layer.backgroundColor = nil
    layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
    #expect(steps(of: layer) == ["shadow"])
  }

  @Test func severalThingsAreOnePictureOverOneShadow() {
    let layer = card()
    layer.borderWidth = 2
    #expect(steps(of: layer) == ["shadow"])
  }

  @Test func aFadedParentOfAShadowIsAGroup() {
    let parent = CALayer()
    parent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    parent.opacity = 0.5
    parent.addSublayer(card())
    #expect(steps(of: parent) == ["group", "shadow", "box solid", "end"])
  }
}
