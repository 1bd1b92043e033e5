// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS C7, 3.5, 3.7: radial and conic gradient layers.

import Foundation
import MicaRaster
import MicaScene
import QuartzCore
import Testing

@Suite struct GradientFormTests {
  private func makeGradient(
    _ type: CAGradientLayerType, from start: CGPoint, to end: CGPoint, _ colors: [CGColor]
  ) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.type = type
    layer.startPoint = start
    layer.endPoint = end
    layer.colors = colors
    return layer
  }

  private let middle = CGPoint(x: 0.5, y: 0.5)

  @Test func radialGradientsAreEllipsesAboutTheStart() {
    // C7: width and height are twice the distances along each axis; the last colour goes on.
    let layer = makeGradient(.radial, from: middle, to: CGPoint(x: 0.75, y: 1), [black, white])
    let shown = picture(of: makeRoot(layer))
    #expect(shown[50, 25].x < 12)
    for (x, y) in [(62, 25), (50, 37), (37, 25), (50, 12)] {
      #expect(abs(Int(shown[x, y].x) - 128) <= 8, "\(x), \(y): \(shown[x, y])")
    }
    #expect(shown[80, 25] == opaqueWhite && shown[99, 0] == opaqueWhite)
  }

  // C7 (H).
  @Test func aRadialGradientOnOneAxisDrawsNothing() {
    for end in [CGPoint(x: 1, y: 0.5), CGPoint(x: 0.5, y: 1), CGPoint(x: 0.5, y: 0.5)] {
      let layer = makeGradient(.radial, from: CGPoint(x: 0.5, y: 0.5), to: end, [black, white])
      #expect(steps(of: layer).isEmpty)
    }
  }

  @Test func aNegativeRadiusIsItsSize() {
    let there = makeGradient(.radial, from: middle, to: CGPoint(x: 1, y: 1), [red, blue])
    let back = makeGradient(.radial, from: middle, to: CGPoint(x: 0, y: 0), [red, blue])
    let (a, b) = (picture(of: makeRoot(there)), picture(of: makeRoot(back)))
    for y in stride(from: 0, to: 50, by: 7) {
      for x in stride(from: 0, to: 100, by: 7) { #expect(isNear(a[x, y], b[x, y])) }
    }
  }

  @Test func conicGradientsTurnFromTheEndsDirection() {
    // C7: 0° along end − start, angles grow from +x towards +y.
    let layer = makeGradient(
      .conic, from: middle, to: CGPoint(x: 1, y: 0.5), [black, white])
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let shown = picture(of: makeRoot(layer))
    #expect(shown[90, 51].x < 10 && shown[90, 48].x > 245)
    #expect(abs(Int(shown[50, 90].x) - 64) <= 3 && abs(Int(shown[10, 50].x) - 128) <= 3)
    #expect(abs(Int(shown[49, 10].x) - 191) <= 3)
    layer.endPoint = CGPoint(x: 0.5, y: 0)
    let upwards = picture(of: makeRoot(layer))
    #expect(abs(Int(upwards[90, 50].x) - 64) <= 3)
  }

  @Test func aConicGradientWithoutDirectionDrawsNothing() {
    // C7 calls it undefined: our choice.
    #expect(steps(of: makeGradient(.conic, from: middle, to: middle, [red, blue])).isEmpty)
  }

  @Test func numbersThatAreNotFiniteDrawNothing() {
    for type in [CAGradientLayerType.axial, .radial, .conic] {
      for bad in [CGFloat.nan, .infinity] {
        let layer = makeGradient(type, from: middle, to: CGPoint(x: bad, y: 1), [red, blue])
        #expect(steps(of: layer).isEmpty)
      }
    }
  }

  @Test func anUnknownTypeDrawsNothingAndSaysSo() {
    let layer = makeGradient(
      CAGradientLayerType(rawValue: "spiral"), from: middle, to: CGPoint(x: 1, y: 1), [red, blue])
    #expect(steps(of: layer).isEmpty)
    #expect(Unsupported.features.contains("CAGradientLayer.type spiral"))
  }

  @Test func locationsAreLimitedAndNeverDescend() {
    // C7: expected to ascend within 0 ... 1.
    let layer = makeGradient(
      .axial, from: CGPoint(x: 0, y: 0), to: CGPoint(x: 1, y: 0), [red, green, blue])
    layer.locations = [-1, 0.5, 0.25]
    let shown = picture(of: makeRoot(layer))
    #expect(isNear(shown[0, 5], SIMD4(254, 1, 0, 255), within: 3))
    #expect(shown[51, 5] == opaqueBlue)
    layer.locations = [0.5, 0.5, 0.5]
    let sharp = picture(of: makeRoot(layer))
    #expect(sharp[49, 5] == opaqueRed && sharp[50, 5] == opaqueBlue)
  }

  @Test(arguments: [CAGradientLayerType.axial, .radial, .conic])
  func renderInInterpolatesAllFormsInGenericRGB(type: CAGradientLayerType) throws {
    // 3.5: pure red renders as (255, 38, 0).
    let layer = makeGradient(type, from: middle, to: CGPoint(x: 1, y: 1), [red, red])
    let context = try makeContext(100, 50)
    layer.render(in: context)
    #expect(isNear(try pixel(context, 60, 20), SIMD4(255, 38, 0, 255)))
    // On screen it stays red: our decision (FACTS C0).
    #expect(picture(of: makeRoot(layer))[60, 20] == opaqueRed)
  }
}
