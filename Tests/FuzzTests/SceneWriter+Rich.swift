// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The costly calls of random scenes: shadows, shadings, patterns, layers, stroked paths.

import CoreGraphics

extension SceneWriter {
  mutating func drawRichly() {
    switch random.below(7) {
    case 0, 1: setShadow()
    case 2: drawShading()
    case 3: setPattern()
    case 4: drawLayer()
    case 5:
      addShape()
      context.replacePathWithStrokedPath()
      context.fillPath()
    default:
      addShape()
      _ = context.pathContains(random.point(side), mode: random.pick([.fill, .eoFill, .stroke]))
      context.fillPath()
    }
  }

  private mutating func setShadow() {
    let offset = CGSize(width: random.number(-9, 9), height: random.number(-9, 9))
    let blur = random.once(in: 3) ? 0 : random.number(-1, 20)
    switch random.below(3) {
    case 0: context.setShadow(offset: offset, blur: blur)
    case 1: context.setShadow(offset: offset, blur: blur, color: random.color())
    default: context.setShadow(offset: offset, blur: blur, color: nil)
    }
  }

  private mutating func drawShading() {
    var callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { _, input, output in
        let t = input[0]
        output[0] = t
        output[1] = 1 - t
        output[2] = t * t
        output[3] = 1 - t / 2
      }, releaseInfo: nil)
    guard let space = CGColorSpace(name: CGColorSpace.sRGB),
      let function = CGFunction(
        info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4,
        range: [0, 1, 0, 1, 0, 1, 0, 1], callbacks: &callbacks)
    else { return }
    let (start, end) = (random.point(side), random.point(side))
    let isExtended = (random.once(in: 2), random.once(in: 2))
    let shading =
      random.once(in: 2)
      ? CGShading(
        axialSpace: space, start: start, end: end, function: function,
        extendStart: isExtended.0, extendEnd: isExtended.1)
      : CGShading(
        radialSpace: space, start: start, startRadius: random.number(0, 30), end: end,
        endRadius: random.number(0, 60), function: function, extendStart: isExtended.0,
        extendEnd: isExtended.1)
    if let shading { context.drawShading(shading) }
  }

  private mutating func setPattern() {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(CGColor(srgbRed: 1, green: 0.4, blue: 0, alpha: 0.8))
        context.fillEllipse(in: CGRect(x: 1, y: 1, width: 6, height: 4))
      }, releaseInfo: nil)
    guard let space = CGColorSpace(patternBaseSpace: nil),
      let pattern = CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 8, height: 6),
        matrix: random.once(in: 2) ? .identity : random.transform(), xStep: random.number(2, 12),
        yStep: random.number(2, 12), tiling: .constantSpacing, isColored: true,
        callbacks: &callbacks)
    else { return }
    context.saveGState()
    context.setFillColorSpace(space)
    context.setFillPattern(pattern, colorComponents: [random.number(0, 1)])
    context.fill(random.rect(side))
    context.restoreGState()
  }

  private mutating func drawLayer() {
    guard let layer = CGLayer(context, size: random.size(40), auxiliaryInfo: nil),
      let inner = layer.context
    else { return }
    inner.setFillColor(random.color())
    inner.fillEllipse(in: random.rect(40))
    context.draw(layer, at: random.point(side))
  }
}
