// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Scenes of Core Graphics: fills, strokes, clips, gradients, groups.

import CoreGraphics
import Foundation
import Testing

extension CGContext {
  fileprivate func fill(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat, _ a: CGFloat = 1) {
    setFillColor(red: r, green: g, blue: b, alpha: a)
  }

  fileprivate func addStar(_ centre: CGPoint, _ radius: CGFloat) {
    for i in 0..<5 {
      let angle = CGFloat(i) * 4 * .pi / 5 - .pi / 2
      let p = CGPoint(x: centre.x + radius * cos(angle), y: centre.y + radius * sin(angle))
      if i == 0 { move(to: p) } else { addLine(to: p) }
    }
    closePath()
  }
}

@Suite struct DrawingScenes {
  @Test func fillRules() throws {
    try expectScene("fill/rules") { context in
      context.fill(0.2, 0.3, 0.9)
      context.addStar(CGPoint(x: 26, y: 30), 24)
      context.fillPath(using: .winding)
      context.fill(0.9, 0.3, 0.1)
      context.addStar(CGPoint(x: 68, y: 30), 24)
      context.fillPath(using: .evenOdd)
      context.fill(0, 0.5, 0.2, 0.6)
      context.addEllipse(in: CGRect(x: 6, y: 56, width: 60, height: 36))
      context.addEllipse(in: CGRect(x: 30, y: 60, width: 60, height: 30))
      context.fillPath()
    }
  }

  @Test func capsAndJoins() throws {
    try expectScene("stroke/caps-joins", height: 128) { context in
      context.setLineWidth(9)
      let styles: [(CGLineCap, CGLineJoin)] = [
        (.butt, .miter), (.round, .round), (.square, .bevel),
      ]
      for (i, (cap, join)) in styles.enumerated() {
        let y = CGFloat(i) * 40 + 12
        context.setLineCap(cap)
        context.setLineJoin(join)
        context.setStrokeColor(red: 0.1, green: 0.2, blue: 0.4, alpha: 1)
        context.move(to: CGPoint(x: 12, y: y + 20))
        context.addLine(to: CGPoint(x: 30, y: y))
        context.addLine(to: CGPoint(x: 42, y: y + 20))
        context.strokePath()
        context.move(to: CGPoint(x: 58, y: y + 4))
        context.addCurve(
          to: CGPoint(x: 84, y: y + 18), control1: CGPoint(x: 100, y: y - 10),
          control2: CGPoint(x: 48, y: y + 30))
        context.strokePath()
      }
    }
  }

  @Test func strokesThatOverlapThemselvesAreEven() throws {
    try expectScene("stroke/overlaps") { context in
      context.setStrokeColor(red: 0, green: 0, blue: 0, alpha: 0.5)
      context.setLineWidth(6)
      context.setLineJoin(.round)
      context.addStar(CGPoint(x: 48, y: 50), 42)
      context.strokePath()
      context.setLineWidth(0.5)
      for i in 0..<8 {
        context.move(to: CGPoint(x: 4, y: 4 + CGFloat(i) * 0.75))
        context.addLine(to: CGPoint(x: 92, y: 6 + CGFloat(i) * 1.5))
      }
      context.strokePath()
    }
  }

  @Test func strokesUnderStretchedMaps() throws {
    try expectScene("stroke/stretched") { context in
      context.scaleBy(x: 3, y: 1)
      context.rotate(by: 0.3)
      context.setLineWidth(5)
      context.setStrokeColor(red: 0.7, green: 0, blue: 0.4, alpha: 1)
      context.strokeEllipse(in: CGRect(x: 8, y: 14, width: 20, height: 50))
    }
  }

  @Test func nestedClips() throws {
    try expectScene("clip/nested") { context in
      context.addEllipse(in: CGRect(x: 4, y: 4, width: 70, height: 70))
      context.clip()
      context.fill(0.9, 0.9, 0.6)
      context.fill(CGRect(x: 0, y: 0, width: 96, height: 96))
      context.saveGState()
      context.addStar(CGPoint(x: 52, y: 52), 46)
      context.clip(using: .evenOdd)
      context.clip(to: CGRect(x: 20.5, y: 0, width: 60, height: 80))
      context.fill(0.1, 0.1, 0.5)
      context.fill(CGRect(x: 0, y: 0, width: 96, height: 96))
      context.restoreGState()
      context.fill(0.8, 0, 0)
      context.fill(CGRect(x: 60, y: 30, width: 40, height: 8))
    }
  }

  @Test func gradients() throws {
    try expectScene("gradient/axial") { context in
      let space = CGColorSpace(name: CGColorSpace.sRGB)!
      let colors = [
        CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1),
        CGColor(srgbRed: 1, green: 1, blue: 0, alpha: 0.5),
        CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0),
      ]
      let gradient = CGGradient(
        colorsSpace: space, colors: colors as CFArray, locations: [0, 0.3, 1])!
      context.saveGState()
      context.addEllipse(in: CGRect(x: 6, y: 6, width: 84, height: 50))
      context.clip()
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 10, y: 10), end: CGPoint(x: 86, y: 40),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      context.restoreGState()
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 20, y: 64), end: CGPoint(x: 76, y: 64), options: [])
    }
  }

  @Test func transparencyLayers() throws {
    try expectScene("group/transparency-layer") { context in
      context.fill(1, 1, 1)
      context.fill(CGRect(x: 0, y: 0, width: 96, height: 48))
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(1, 0, 0)
      context.fillEllipse(in: CGRect(x: 10, y: 20, width: 50, height: 50))
      context.fill(0, 0, 1)
      context.fillEllipse(in: CGRect(x: 36, y: 20, width: 50, height: 50))
      context.endTransparencyLayer()
    }
  }

  @Test func clearAndCopy() throws {
    try expectScene("blend/clear-copy") { context in
      context.fill(0.2, 0.6, 0.3)
      context.fill(CGRect(x: 8, y: 8, width: 80, height: 80))
      context.setBlendMode(.clear)
      context.fillEllipse(in: CGRect(x: 16, y: 16, width: 40, height: 40))
      context.setBlendMode(.copy)
      context.fill(0.9, 0.1, 0.1, 0.3)
      context.fillEllipse(in: CGRect(x: 44, y: 44, width: 36, height: 36))
      context.clear(CGRect(x: 60, y: 12, width: 20, height: 20))
    }
  }

  @Test func withoutAntialiasing() throws {
    try expectScene("fill/aliased") { context in
      context.setShouldAntialias(false)
      context.fill(0, 0, 0)
      context.addStar(CGPoint(x: 48, y: 50), 44)
      context.fillPath(using: .evenOdd)
      context.rotate(by: 0.2)
      context.fill(CGRect(x: 60.3, y: 2.2, width: 20, height: 9.5))
    }
  }

  @Test func images() throws {
    let small = try #require(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpace(name: CGColorSpace.sRGB)!,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    for i in 0..<16 {
      small.fill(CGFloat(i % 4) / 3, CGFloat(i / 4) / 3, 0.5, i == 5 ? 0.25 : 1)
      small.fill(CGRect(x: i % 4, y: i / 4, width: 1, height: 1))
    }
    let image = try #require(small.makeImage())
    try expectScene("image/sampled") { context in
      context.draw(image, in: CGRect(x: 6, y: 6, width: 40, height: 40))
      context.interpolationQuality = .none
      context.draw(image, in: CGRect(x: 50, y: 6, width: 40, height: 40))
      context.interpolationQuality = .default
      context.setAlpha(0.5)
      context.translateBy(x: 48, y: 70)
      context.rotate(by: 0.4)
      context.draw(image, in: CGRect(x: -20, y: -16, width: 40, height: 32))
    }
  }

  @Test func nothingIsDrawnWithValuesThatAreNotNumbers() throws {
    try expectScene("fill/not-finite", width: 16, height: 16) { context in
      context.fill(1, 0, 0)
      context.fill(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10))
      context.fill(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: -CGFloat.infinity))
      context.saveGState()
      context.scaleBy(x: 0, y: 1)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.restoreGState()
      context.setLineWidth(.nan)
      context.stroke(CGRect(x: 4, y: 4, width: 1e300, height: 1e-300))
      context.fillEllipse(in: CGRect(x: 2, y: 2, width: 0, height: 9))
    }
  }
}
