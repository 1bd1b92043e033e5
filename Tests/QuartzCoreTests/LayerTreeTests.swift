// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The tree, layout and display, subclasses.

import Foundation
import MicaScene
import QuartzCore
import Testing

/// A user's layer with every initialiser that Apple's documentation shows.
private final class TitledLayer: CALayer {
  var title = "none"
  override init() {
    super.init()
    title = "made"
  }
  override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? TitledLayer { title = other.title }
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A user's layer without any initialiser.
private final class PlainLayer: CALayer {
  var draws = 0
  var layouts = 0
  override func draw(in ctx: CGContext) {
    draws += 1
    ctx.setFillColor(red)
    ctx.fill(bounds)
  }
  override func layoutSublayers() {
    layouts += 1
    super.layoutSublayers()
  }
}

private final class Painter: NSObject, CALayerDelegate {
  var log: [String] = []
  func draw(_ layer: CALayer, in ctx: CGContext) {
    log.append("draw")
    ctx.fill(layer.bounds)
  }
  func layerWillDraw(_ layer: CALayer) { log.append("will draw") }
  func layoutSublayers(of layer: CALayer) { log.append("layout") }
}

private final class Bystander: NSObject, CALayerDelegate {}

@Suite struct LayerTreeTests {
  @Test func layersAreInOnePlaceOnly() {
    let (a, b, child) = (CALayer(), CALayer(), CALayer())
    a.addSublayer(child)
    b.addSublayer(child)
    #expect(a.sublayers == nil && b.sublayers == [child] && child.superlayer === b)
    child.removeFromSuperlayer()
    #expect(b.sublayers == nil && child.superlayer == nil)
  }

  @Test func cyclesAreRefused() {
    let (a, b) = (CALayer(), CALayer())
    a.addSublayer(b)
    b.addSublayer(a)
    b.mask = a
    a.addSublayer(a)
    #expect(a.superlayer == nil && b.sublayers == nil && b.mask == nil && a.sublayers == [b])
  }

  @Test func insertionPlaces() {
    let root = CALayer()
    let layers = (0..<4).map { _ in CALayer() }
    root.addSublayer(layers[0])
    root.insertSublayer(layers[1], at: 0)
    root.insertSublayer(layers[2], above: layers[1])
    root.insertSublayer(layers[3], below: layers[0])
    #expect(root.sublayers == [layers[1], layers[2], layers[3], layers[0]])
    root.insertSublayer(layers[1], above: layers[0])
    #expect(root.sublayers == [layers[2], layers[3], layers[0], layers[1]])
    let other = CALayer()
    root.replaceSublayer(layers[3], with: other)
    #expect(root.sublayers == [layers[2], other, layers[0], layers[1]])
    #expect(layers[3].superlayer == nil)
  }

  @Test("C16 (H): a mask's superlayer is the masked layer")
  func theSuperlayerOfAMaskIsTheMaskedLayer() {
    let (layer, mask) = (CALayer(), CALayer())
    layer.mask = mask
    #expect(mask.superlayer === layer && layer.sublayers == nil)
    mask.removeFromSuperlayer()
    #expect(mask.superlayer == nil && layer.mask == nil)
  }

  @Test("C16 (M): the open transaction keeps changed and added layers until its commit")
  func theOpenTransactionKeepsLayers() {
    weak var (moved, added, changed): (CALayer?, CALayer?, CALayer?)
    do {
      let (root, first, second) = (CALayer(), CALayer(), CALayer())
      (moved, added, changed) = (first, root, second)
      root.addSublayer(first)
      first.removeFromSuperlayer()
      second.opacity = 0.5
    }
    #expect(added != nil && changed != nil)
    if let moved { added?.addSublayer(moved) }
    #expect(moved != nil)
    CATransaction.flush()
    #expect(moved == nil && added == nil && changed == nil)
  }

  @Test func aLayerMayChangeWhileItEnds() {
    final class Ending: CALayer {
      deinit { (opacity, delegate) = (0, nil) }
    }
    weak var layer: Ending?
    do {
      let ending = Ending()
      layer = ending
    }
    #expect(layer == nil)
    CATransaction.flush()
  }

  @Test func aThreadThatNeverCommitsKeepsABoundedNumberOfLayers() {
    CATransaction.flush()
    weak var first: CALayer?
    for index in 0..<10_000 {
      let layer = CALayer()
      layer.opacity = 0.5
      if index == 0 { first = layer }
    }
    #expect(first == nil)
    CATransaction.flush()
  }

  @Test func layersAreMadeOfAClassKnownAtRunTime() {
    let classes: [CALayer.Type] = [TitledLayer.self, PlainLayer.self, CAShapeLayer.self]
    let made = classes.map { $0.makeLayer() }
    #expect((made[0] as? TitledLayer)?.title == "made")
    #expect(made[1] is PlainLayer && made[2] is CAShapeLayer)
  }

  @Test func presentationIsACopyOfTheSameClass() throws {
    let layer = TitledLayer()
    #expect(layer.presentation() == nil)
    layer.title = "shown"
    layer.opacity = 0.25
    _ = commitLayerTree(layer, at: 0)
    let copy = try #require(layer.presentation())
    #expect(copy !== layer && copy.title == "shown" && copy.opacity == 0.25)
    #expect(layer.model() === layer)
  }

  @Test func drawsOncePerUpdateHoweverOftenAsked() {
    let layer = PlainLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    for _ in 0..<5 { layer.setNeedsDisplay() }
    updateLayerTree(layer)
    updateLayerTree(layer)
    #expect(layer.draws == 1 && layer.layouts == 1)
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    layer.setNeedsLayout()
    updateLayerTree(layer)
    #expect(layer.draws == 2 && layer.layouts == 2)
  }

  @Test func geometryChangesDoNotRedrawUnlessAsked() {
    let layer = PlainLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.setNeedsDisplay()
    updateLayerTree(layer)
    layer.bounds.size = CGSize(width: 20, height: 20)
    updateLayerTree(layer)
    #expect(layer.draws == 1 && layer.layouts == 2)
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size = CGSize(width: 30, height: 20)
    updateLayerTree(layer)
    #expect(layer.draws == 2)
  }

  @Test func delegateDrawsAndLaysOut() {
    let layer = makeLayer(10, 10)
    let painter = Painter()
    layer.delegate = painter
    layer.setNeedsDisplay()
    updateLayerTree(layer)
    #expect(painter.log == ["layout", "will draw", "draw"])
    #expect(layer.contents != nil)
  }

  @Test func whatDrawsNothingHasNoBackingStore() {
    let layer = makeLayer(10, 10)
    let bystander = Bystander()
    layer.delegate = bystander
    layer.setNeedsDisplay()
    updateLayerTree(layer)
    #expect(layer.contents == nil)
  }

  @Test func layoutRunsUntilItIsStable() {
    final class Growing: CALayer {
      override func layoutSublayers() {
        if let child = sublayers?.first, child.bounds.width < 5 {
          child.bounds.size.width += 1
          setNeedsLayout()
        }
      }
    }
    let layer = Growing()
    layer.addSublayer(CALayer())
    updateLayerTree(layer)
    #expect(layer.sublayers?.first?.bounds.width == 5)
  }

  @Test func unchangedPartsOfASnapshotAreTheSameObjects() {
    let (root, a, b) = (makeLayer(10, 10), makeLayer(5, 5), makeLayer(5, 5))
    root.sublayers = [a, b]
    let first = commitLayerTree(root, at: 0)
    #expect(commitLayerTree(root, at: 1) === first)
    a.opacity = 0.5
    let second = present(commitLayerTree(root, at: 2), at: 2)
    let before = present(first, at: 2)
    #expect(second.sublayers[0] !== before.sublayers[0])
    #expect(second.sublayers[1] === before.sublayers[1])
  }

  @Test func actionsAreLookedUpInOrder() {
    // C12: delegate, then `actions`, then the class; NSNull stops the search.
    final class Chooser: NSObject, CALayerDelegate {
      let choice: (any CAAction)?
      init(_ choice: (any CAAction)?) { self.choice = choice }
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { choice }
    }
    let layer = CALayer()
    let (mine, delegates) = (CABasicAnimation(), CABasicAnimation())
    #expect(layer.action(forKey: "opacity") == nil)
    layer.actions = ["opacity": mine]
    #expect(layer.action(forKey: "opacity") as? CABasicAnimation === mine)
    let chooser = Chooser(delegates)
    layer.delegate = chooser
    #expect(layer.action(forKey: "opacity") as? CABasicAnimation === delegates)
    let refuser = Chooser(NSNull())
    layer.delegate = refuser
    #expect(layer.action(forKey: "opacity") == nil)
  }
}
