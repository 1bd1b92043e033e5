// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Layers and animations of a class that is known at run time: the linker names of CALayer+Creation.swift and
// CAAnimation.swift reach the initializers of the receiving class, and nothing is kept.

import QuartzCore
import Testing

private final class OwnLayer: CALayer {
  let made = ["made"]
  var copied: Int?

  override init() { super.init() }
  override init(layer: Any) {
    copied = (layer as? OwnLayer)?.made.count
    super.init(layer: layer)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OwnAnimation: CABasicAnimation {
  let made = ["made"]
}

@Suite struct CreationTests {
  @Test func layersAreOfTheReceivingClass() throws {
    weak var gone: CALayer?
    do {
      let type: CALayer.Type = OwnLayer.self
      let layer = try #require(type.makeLayer() as? OwnLayer)
      #expect(layer.made == ["made"] && layer.copied == nil && layer.opacity == 1)
      gone = layer
    }
    #expect(gone == nil)
  }

  @Test func presentationLayersAreCopiesOfTheReceivingClass() throws {
    weak var (gone, original): (CALayer?, CALayer?)
    do {
      let model = OwnLayer()
      let type: CALayer.Type = OwnLayer.self
      let copy = try #require(type.makePresentationLayer(model) as? OwnLayer)
      #expect(copy !== model && copy.copied == 1 && copy.made == ["made"])
      (gone, original) = (copy, model)
    }
    #expect(gone == nil && original == nil)
  }

  @Test func animationsAreOfTheReceivingClass() throws {
    weak var gone: CAAnimation?
    do {
      let type: CAAnimation.Type = OwnAnimation.self
      let animation = try #require(type.makeAnimation() as? OwnAnimation)
      #expect(animation.made == ["made"] && animation.isRemovedOnCompletion)
      gone = animation
    }
    #expect(gone == nil)
  }
}
