// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The drawing calls of random scenes: paths, shapes, gradients, images.

import CoreGraphics

extension SceneWriter {
  // MARK: Paths

  mutating func drawPath() {
    for _ in 0...random.below(3) { addShape() }
    switch random.below(6) {
    case 0: context.fillPath()
    case 1: context.fillPath(using: .evenOdd)
    case 2, 3: context.strokePath()
    default:
      context.drawPath(using: random.pick([.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke]))
    }
  }

  mutating func addShape() {
    switch random.below(9) {
    case 0: context.addRect(random.rect(side))
    case 1: context.addEllipse(in: random.rect(side))
    case 2: addArc()
    case 3: context.addLines(between: (0..<random.below(7)).map { _ in random.point(side) })
    case 4: addDegenerate()
    case 5: context.addRects((0..<random.below(5)).map { _ in random.rect(side) })
    case 6: addRoundedRect()
    default: addCurves()
    }
  }

  private mutating func addCurves() {
    if !random.once(in: 9) { context.move(to: random.point(side)) }
    for _ in 0..<random.below(8) {
      switch random.below(4) {
      case 0: context.addLine(to: random.point(side))
      case 1: context.addQuadCurve(to: random.point(side), control: random.point(side))
      case 2: context.closePath()
      default:
        context.addCurve(
          to: random.point(side), control1: random.point(side), control2: random.point(side))
      }
    }
    if random.once(in: 2) { context.closePath() }
  }

  private mutating func addArc() {
    if random.once(in: 3) {
      context.move(to: random.point(side))
      context.addArc(
        tangent1End: random.point(side), tangent2End: random.point(side),
        radius: random.number(-1, 20))
    } else {
      context.addArc(
        center: random.point(side), radius: random.number(-1, side),
        startAngle: random.number(-9, 9),
        endAngle: random.number(-9, 9), clockwise: random.once(in: 2))
    }
  }

  /// Points, lines there and back, curves whose points coincide or lie on a line.
  private mutating func addDegenerate() {
    let (a, b) = (random.point(side), random.point(side))
    context.move(to: a)
    switch random.below(6) {
    case 0: context.closePath()
    case 1: context.addLine(to: a)
    case 2:
      context.addLine(to: b)
      context.addLine(to: a)
    case 3: context.addCurve(to: a, control1: b, control2: b)
    case 4: context.addCurve(to: b, control1: a, control2: b)
    default: context.addQuadCurve(to: a, control: b)
    }
    if random.once(in: 2) { context.closePath() }
  }

  private mutating func addRoundedRect() {
    let path = CGMutablePath()
    let rect = random.rect(side).standardized
    // Radii beyond half a side are the caller's mistake.
    let (w, h) = (rect.width, rect.height)
    guard w.isFinite, h.isFinite else { return }
    path.addRoundedRect(
      in: rect, cornerWidth: random.within(0, w / 2), cornerHeight: random.within(0, h / 2),
      transform: random.once(in: 3) ? random.transform() : .identity)
    context.addPath(path)
  }

  // MARK: Shapes

  mutating func drawShape() {
    switch random.below(9) {
    case 0, 1, 2: context.fill(random.rect(side))
    case 3: context.fill((0..<random.below(5)).map { _ in random.rect(side) })
    case 4: context.stroke(random.rect(side), width: random.number(-1, 9))
    case 5: context.fillEllipse(in: random.rect(side))
    case 6: context.strokeEllipse(in: random.rect(side))
    case 7: context.clear(random.rect(side))
    default:
      context.strokeLineSegments(between: (0..<random.below(7)).map { _ in random.point(side) })
    }
  }

  // MARK: Gradients and images

  mutating func drawGradient() {
    let colors = (0...random.below(4)).map { _ in random.color() }
    let places = colors.map { _ in random.number(0, 1) }
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpace(name: CGColorSpace.sRGB), colors: colors,
        locations: random.once(in: 2) ? nil : places)
    else { return }
    let options = CGGradientDrawingOptions(rawValue: UInt32(random.below(4)))
    switch random.below(5) {
    case 0, 1, 2:
      context.drawLinearGradient(
        gradient, start: random.point(side), end: random.point(side), options: options)
    case 3:
      context.drawRadialGradient(
        gradient, startCenter: random.point(side), startRadius: random.number(-1, 30),
        endCenter: random.point(side), endRadius: random.number(-1, 60), options: options)
    default:
      context.drawConicGradient(
        gradient, center: random.point(side), angle: random.number(-7, 7))
    }
  }

  mutating func drawImage() {
    context.interpolationQuality = random.pick([.default, .none, .low, .medium, .high])
    context.draw(
      RandomImages.pick(&random), in: random.rect(side), byTiling: random.once(in: 6))
  }
}

/// A few images, made once.
enum RandomImages {
  private static let all: [CGImage] = [(1, 1), (2, 3), (7, 5), (16, 16), (40, 31)].compactMap {
    image(width: $0.0, height: $0.1)
  }

  static func pick(_ random: inout SceneRandom) -> CGImage { random.pick(all) }

  private static func image(width: Int, height: Int) -> CGImage? {
    guard let space = CGColorSpace(name: CGColorSpace.sRGB),
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    var random = SceneRandom(seed: UInt64(width * 1000 + height))
    for y in 0..<height {
      for x in 0..<width where !random.once(in: 5) {
        context.setFillColor(random.color())
        context.fill(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return context.makeImage()
  }
}
