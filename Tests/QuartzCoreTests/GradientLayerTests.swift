// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS C7 and 3.5: gradient layers.

import Foundation
import MicaRaster
import MicaScene
import QuartzCore
import Testing

@Suite struct GradientLayerTests {
  private func makeGradient(_ colors: [Any]?) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.colors = colors
    return layer
  }

  private func pixel(_ layer: CALayer, _ x: Int, _ y: Int) -> SIMD4<UInt8> {
    let pixmap = Pixmap(width: 100, height: 100)
    FrameRenderer(threads: 1).render(list(of: layer), into: pixmap)
    return pixmap[x, y]
  }

  // C7 (H).
  @Test func defaults() {
    let layer = CAGradientLayer()
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(layer.type == .axial && layer.colors == nil && layer.locations == nil)
  }

  // C7 (H).
  @Test func tooFewColoursOrAMismatchDrawNothing() {
    #expect(steps(of: makeGradient(nil)).isEmpty)
    #expect(steps(of: makeGradient([red])).isEmpty)
    let layer = makeGradient([red, green, blue])
    layer.locations = [0, 1]
    #expect(steps(of: layer).isEmpty)
    layer.locations = [0, 0.5, 1]
    #expect(steps(of: layer) == ["box gradient"])
    layer.endPoint = layer.startPoint
    #expect(steps(of: layer).isEmpty)
  }

  // C7 (M): in sRGB on the screen, our choice, unverified; in generic RGB in render(in:) (3.5).
  @Test func rampIsLinearAtPixelCentres() {
    let layer = makeGradient([CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)])
    for y in [0, 10, 50, 99] {
      let expected = (Double(y) + 0.5) / 100 * 255
      #expect(abs(Double(pixel(layer, 3, y).x) - expected) <= 1)
    }
  }

  @Test func locationsPlaceTheColours() {
    let layer = makeGradient([red, green, blue])
    layer.locations = [0, 0.25, 0.5]
    #expect(pixel(layer, 0, 75) == SIMD4(0, 0, 255, 255))
    #expect(pixel(layer, 0, 25).y > 240)
  }

  // C7 (H).
  @Test func diagonalFollowsTheUnitSquare() {
    let layer = makeGradient([CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)])
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.startPoint = CGPoint(x: 0, y: 0)
    layer.endPoint = CGPoint(x: 1, y: 1)
    // The other diagonal is of one colour.
    #expect(abs(Int(pixel(layer, 99, 0).x) - Int(pixel(layer, 1, 49).x)) <= 2)
    #expect(abs(Int(pixel(layer, 50, 25).x) - 128) <= 3)
  }

  // C7 (H).
  @Test func coloursAreInterpolatedStraight() {
    let layer = makeGradient([CGColor(gray: 1, alpha: 1), CGColor(gray: 0, alpha: 0)])
    // White to clear passes through grey: half way, grey 1/2 at alpha 1/2 is 64 premultiplied.
    let middle = pixel(layer, 0, 50)
    #expect(abs(Int(middle.x) - 64) <= 2 && abs(Int(middle.w) - 127) <= 2)
  }

  // C7 (H).
  @Test func cornerRadiusRoundsTheGradient() {
    let layer = makeGradient([red, red])
    layer.cornerRadius = 20
    #expect(pixel(layer, 0, 0).w == 0 && pixel(layer, 50, 0).w == 255)
  }

  @Test(arguments: [
    (SIMD4<Float>(1, 0, 0, 1), SIMD3<Float>(255, 38, 0)),
    (SIMD4<Float>(1, 1, 0, 1), SIMD3<Float>(255, 251, 0)),
    (SIMD4<Float>(0, 1, 0, 1), SIMD3<Float>(5, 249, 1)),
    (SIMD4<Float>(0, 0, 1, 1), SIMD3<Float>(5, 51, 255)),
  ])
  func legacyGradientsPassThroughGenericRGB(color: SIMD4<Float>, expected: SIMD3<Float>) {
    // 3.5, within the residue of the fit.
    let stops = GenericRGB.subdivided([
      GradientStop(offset: 0, color: color), GradientStop(offset: 1, color: color),
    ])
    let shown = stops[0].color * 255
    let levels = SIMD3(shown.x, shown.y, shown.z)
    let distance = levels - expected
    #expect(abs(distance.x) <= 1 && abs(distance.y) <= 1 && abs(distance.z) <= 1, "\(levels)")
  }

  @Test func legacyStopsAscend() {
    let stops = GenericRGB.subdivided([
      GradientStop(offset: 0, color: SIMD4(1, 0, 0, 1)),
      GradientStop(offset: 0.5, color: SIMD4(0, 1, 0, 0.5)),
      GradientStop(offset: 1, color: SIMD4(0, 0, 1, 0)),
    ])
    #expect(stops.count > 6 && stops.first?.offset == 0 && stops.last?.offset == 1)
    #expect(zip(stops, stops.dropFirst()).allSatisfy { $0.offset <= $1.offset })
  }
}
