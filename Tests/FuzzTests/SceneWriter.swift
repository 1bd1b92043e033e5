// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Random drawing: a seed stands for one sequence of CGContext calls, which can be made again and
// again on any context.

import CoreGraphics

/// One random scene.
struct RandomScene: FuzzScene {
  let seed: UInt64
  let width: Int
  let height: Int
  var callCount: Int
  let wildness: Int
  /// Shadows, patterns and layers, which cost much, are left to every third scene.
  let isRich: Bool

  init(seed: UInt64) {
    self.seed = seed
    var random = SceneRandom(seed: seed)
    width = 1 + random.below(random.once(in: 16) ? 300 : 90)
    height = 1 + random.below(random.once(in: 16) ? 300 : 90)
    // Beyond 64 ops and 64 rows of pixels the renderer spreads over its workers.
    callCount = random.pick([5, 20, 40, 40, 200])
    wildness = random.pick([0, 200, 40, 10, 3])
    isRich = random.once(in: 3)
  }

  /// Makes the scene's calls, and takes back what they leave open.
  func draw(in context: CGContext) {
    var writer = SceneWriter(self, context)
    writer.run()
  }
}

struct SceneWriter {
  let scene: RandomScene
  let context: CGContext
  var random: SceneRandom
  let side: CGFloat
  var saved = 0
  var layers = 0

  init(_ scene: RandomScene, _ context: CGContext) {
    self.scene = scene
    self.context = context
    random = SceneRandom(seed: ~scene.seed)
    random.wildness = scene.wildness
    side = CGFloat(max(scene.width, scene.height))
  }

  mutating func run() {
    for _ in 0..<scene.callCount {
      switch random.below(18) {
      case 0, 1: setPaint()
      case 2: setLine()
      case 3: setSpace()
      case 4: clip()
      case 5, 6, 7, 8, 9: drawPath()
      case 10, 11: drawShape()
      case 12: drawGradient()
      case 13: drawImage()
      case 14: nest()
      case 15, 16: drawText()
      default: if scene.isRich { drawRichly() }
      }
    }
    while layers > 0 { endLayer() }
    for _ in 0..<saved { context.restoreGState() }
  }

  // MARK: State

  mutating func setPaint() {
    switch random.below(6) {
    case 0, 1: context.setFillColor(random.color())
    case 2: context.setStrokeColor(random.color())
    case 3: context.setAlpha(random.number(0, 1))
    case 4: context.setBlendMode(random.once(in: 2) ? .normal : blendMode())
    default: context.setFillColor(gray: random.number(0, 1), alpha: random.number(0, 1))
    }
  }

  mutating func blendMode() -> CGBlendMode {
    CGBlendMode(rawValue: Int32(random.below(28))) ?? .normal
  }

  mutating func setLine() {
    switch random.below(8) {
    case 0, 1: context.setLineWidth(random.number(-1, 12))
    case 2: context.setLineCap(random.pick([.butt, .round, .square]))
    case 3: context.setLineJoin(random.pick([.miter, .round, .bevel]))
    case 4: context.setMiterLimit(random.number(0, 12))
    case 5: context.setLineDash(phase: random.number(-20, 20), lengths: dashes())
    case 6: context.setFlatness(random.number(0, 2))
    default: context.setShouldAntialias(!random.once(in: 3))
    }
  }

  /// Lengths, at times all nothing.
  mutating func dashes() -> [CGFloat] {
    if random.once(in: 4) { return [CGFloat](repeating: 0, count: random.below(4)) }
    return (0..<random.below(5)).map { _ in random.once(in: 5) ? 0 : random.number(0, 9) }
  }

  mutating func setSpace() {
    switch random.below(4) {
    case 0: context.translateBy(x: random.number(-9, 9), y: random.number(-9, 9))
    case 1: context.scaleBy(x: random.number(0.3, 2), y: random.number(-2, 2))
    case 2: context.rotate(by: random.number(-4, 4))
    default: context.concatenate(random.transform())
    }
    if random.once(in: 2) { back() }
  }

  /// Undoes the transform, or goes on with a fresh state where that can't be done.
  mutating func back() {
    let inverse = context.ctm.inverted()
    if inverse.a.isFinite { context.concatenate(inverse) }
  }

  mutating func nest() {
    switch random.below(5) {
    case 0, 1:
      context.saveGState()
      saved += 1
    case 2, 3:
      // At times once too often.
      context.restoreGState()
      saved = max(0, saved - 1)
    default:
      if layers > 0 && random.once(in: 2) { return endLayer() }
      if random.once(in: 2) {
        context.beginTransparencyLayer(auxiliaryInfo: nil)
      } else {
        context.beginTransparencyLayer(in: random.rect(side), auxiliaryInfo: nil)
      }
      layers += 1
    }
  }

  mutating func endLayer() {
    context.endTransparencyLayer()
    layers -= 1
  }

  mutating func clip() {
    switch random.below(6) {
    case 0, 1: context.clip(to: random.rect(side))
    case 2: context.clip(to: (0..<random.below(4)).map { _ in random.rect(side) })
    case 3: context.clip(to: random.rect(side), mask: RandomImages.pick(&random))
    default:
      addShape()
      context.clip(using: random.once(in: 2) ? .winding : .evenOdd)
    }
  }
}
