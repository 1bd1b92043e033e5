// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS 3.8: compositing filters; filters, rasterization and patterns, which no fact describes.

import Foundation
import MicaRaster
import MicaScene
import QuartzCore
import Testing

@Suite struct LayerEffectTests {
  private func over(_ backdrop: CGColor, _ layer: CALayer) -> Pixmap {
    let root = makeRoot(layer)
    root.backgroundColor = backdrop
    return picture(of: root)
  }

  // MARK: Compositing

  @Test(arguments: [
    ("multiplyBlendMode", SIMD4<UInt8>(64, 0, 0, 255)),
    ("screenBlendMode", SIMD4(191, 128, 128, 255)),
    ("darkenBlendMode", SIMD4(128, 0, 0, 255)), ("lightenBlendMode", SIMD4(128, 128, 128, 255)),
    ("differenceBlendMode", SIMD4(0, 128, 128, 255)),
    ("exclusionBlendMode", SIMD4(128, 128, 128, 255)),
    ("overlayBlendMode", SIMD4(128, 0, 0, 255)), ("hardLightBlendMode", SIMD4(128, 0, 0, 255)),
    ("colorDodgeBlendMode", SIMD4(255, 128, 128, 255)),
    ("colorBurnBlendMode", SIMD4(0, 0, 0, 255)), ("softLightBlendMode", SIMD4(128, 64, 64, 255)),
    ("sourceIn", SIMD4(128, 0, 0, 255)), ("sourceOut", SIMD4(0, 0, 0, 0)),
    ("xor", SIMD4(0, 0, 0, 0)),
  ])
  func theNamesOfFACTSBlend(name: String, expected: SIMD4<UInt8>) {
    let grey = CGColor(srgbRed: 128.0 / 255, green: 128.0 / 255, blue: 128.0 / 255, alpha: 1)
    let layer = makeLayer(
      10, 10, 40, 40, color: CGColor(srgbRed: 128.0 / 255, green: 0, blue: 0, alpha: 1))
    layer.compositingFilter = name
    let shown = over(grey, layer)
    #expect(isNear(shown[20, 20], expected, within: 2), "\(name): \(shown[20, 20])")
    #expect(shown[5, 5] == SIMD4(128, 128, 128, 255) && shown[60, 60] == shown[5, 5])
  }

  @Test(arguments: [
    "multiply", "multiplyCompositing", "hueBlendMode", "saturationBlendMode", "colorBlendMode",
    "luminosityBlendMode", "divideBlendMode", "addition", "maximum", "minimum", "sourceOver",
  ])
  func allOtherNamesAreIgnoredAndNoted(name: String) {
    let layer = makeLayer(10, 10, 40, 40, color: red)
    layer.compositingFilter = name
    #expect(over(white, layer)[20, 20] == opaqueRed)
    #expect(Unsupported.features.contains("CALayer.compositingFilter \(name)"))
  }

  @Test func aFilterThatIsNoStringIsNoted() {
    let layer = makeLayer(10, 10, color: red)
    layer.compositingFilter = 5
    _ = picture(of: layer)
    #expect(Unsupported.features.contains("CALayer.compositingFilter of type Int"))
  }

  @Test func aFadedLayerBlendsWithWhatIsInItOnly() {
    // The layer between is one picture, so the blending one has nothing behind it there.
    let layer = makeLayer(0, 0, 40, 40, color: red)
    layer.compositingFilter = "multiplyBlendMode"
    let between = makeLayer(0, 0, 40, 40)
    between.opacity = 0.5
    between.addSublayer(layer)
    #expect(isNear(over(blue, between)[20, 20], SIMD4(128, 0, 128, 255)))
    between.opacity = 1
    #expect(over(blue, between)[20, 20] == SIMD4(0, 0, 0, 255))
  }

  // MARK: Filters

  @Test func aBlurIsTheGaussianOfShadows() {
    // 3.4: σ is the radius, cut at 2σ and renormalised.
    let layer = makeLayer(30, 30, 40, 40, color: red)
    layer.filters = [["type": "gaussianBlur", "inputRadius": 4]]
    let shown = picture(of: makeRoot(layer))
    let caster = makeLayer(30, 30, 40, 40, color: red)
    caster.shadowOpacity = 1
    caster.shadowColor = red
    caster.shadowRadius = 4
    caster.shadowOffset = CGSize(width: 0, height: 0)
    let shadow = picture(of: makeRoot(caster))
    for x in 20..<30 { #expect(isNear(shown[x, 50], shadow[x, 50]), "\(x)") }
    #expect(shown[21, 50] == clearPixel && shown[22, 50] != clearPixel)
    #expect(shown[50, 50] == opaqueRed && isNear(shown[30, 50], SIMD4(143, 0, 0, 143), within: 6))
  }

  @Test func blurredColoursAreMixedPremultiplied() {
    let layer = makeLayer(20, 20, 60, 60)
    layer.addSublayer(makeLayer(0, 0, 30, 60, color: red))
    layer.addSublayer(makeLayer(30, 0, 30, 60, color: blue))
    layer.filters = ["CIGaussianBlur"]
    let shown = picture(of: makeRoot(layer))
    let (left, right) = (shown[49, 50], shown[50, 50])
    #expect(abs(Int(left.x) + Int(left.z) - Int(left.w)) <= 2 && left.y == 0)
    #expect(abs(Int(left.x) - Int(right.z)) <= 2)
  }

  private func filtered(_ filter: Any, _ color: CGColor) -> SIMD4<UInt8> {
    let layer = makeLayer(10, 10, 20, 20, color: color)
    layer.filters = [filter]
    return picture(of: makeRoot(layer))[15, 15]
  }

  @Test func colourFilters() {
    let half = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(isNear(filtered("colorInvert", half), SIMD4(0, 127, 255, 255)))
    #expect(
      isNear(filtered(["type": "colorSaturate", "inputAmount": 1], half), SIMD4(255, 128, 0, 255)))
    // 0.2126 + 0.7152 / 2 of brightness.
    let grey = filtered(["type": "colorSaturate", "inputAmount": 0], half)
    #expect(isNear(grey, SIMD4(145, 145, 145, 255)))
    let lighter = filtered(["type": "colorBrightness", "inputAmount": 0.2], half)
    #expect(isNear(lighter, SIMD4(255, 179, 51, 255)))
    let flat = filtered(["type": "colorContrast", "inputAmount": 0], half)
    #expect(isNear(flat, SIMD4(128, 128, 128, 255)))
    let times = filtered(["type": "multiplyColor", "inputColor": blue], white)
    #expect(times == opaqueBlue)
    let mono = filtered(["type": "colorMonochrome", "inputColor": red], white)
    #expect(mono == opaqueRed)
    let whole = filtered(["type": "CIHueAdjust", "inputAngle": 2 * Double.pi], half)
    #expect(isNear(whole, SIMD4(255, 128, 0, 255)))
    let matrix: [String: Any] = [
      "type": "CIColorMatrix", "inputRVector": [0, 0, 1, 0], "inputBVector": [1, 0, 0, 0],
    ]
    #expect(filtered(matrix, red) == opaqueBlue)
    #expect(isNear(filtered("CISepiaTone", white), SIMD4(255, 255, 239, 255)))
  }

  @Test func filtersApplyInOrderAndToSublayers() {
    let layer = makeLayer(10, 10, 20, 20)
    layer.addSublayer(makeLayer(0, 0, 20, 20, color: red))
    layer.filters = ["colorInvert", ["type": "multiplyColor", "inputColor": green]]
    #expect(picture(of: makeRoot(layer))[15, 15] == opaqueGreen)
    layer.filters = [["type": "multiplyColor", "inputColor": green], "colorInvert"]
    #expect(picture(of: makeRoot(layer))[15, 15] == opaqueWhite)
  }

  @Test func unknownFiltersAreLeftOutAndNoted() {
    #expect(filtered("CICrystallize", red) == opaqueRed)
    #expect(filtered(7, red) == opaqueRed)
    #expect(Unsupported.features.contains("CALayer.filters CICrystallize"))
    #expect(Unsupported.features.contains("CALayer.filters of type Int"))
  }

  @Test func valuesThatAreNotFiniteTakeTheDefault() {
    let bad = filtered(["type": "colorBrightness", "inputAmount": Double.nan], red)
    #expect(bad == opaqueRed)
    #expect(filtered(["type": "gaussianBlur", "inputRadius": -4], red) == opaqueRed)
    _ = filtered(["type": "gaussianBlur", "inputRadius": 1e30], red)
  }

  @Test func theShadowIsThatOfTheFilteredPicture() {
    let layer = makeLayer(30, 30, 20, 20, color: red)
    layer.filters = [
      ["type": "CIColorMatrix", "inputAVector": [0, 0, 0, 0]] as [String: Any]
    ]
    layer.shadowOpacity = 1
    #expect(picture(of: makeRoot(layer))[40, 35] == clearPixel)
  }

  @Test func backgroundFiltersChangeWhatLiesBehindTheBounds() {
    let layer = makeLayer(20, 20, 40, 40)
    layer.backgroundFilters = ["colorInvert"]
    let shown = over(red, layer)
    #expect(shown[30, 30] == SIMD4(0, 255, 255, 255) && shown[10, 10] == opaqueRed)
    #expect(shown[60, 60] == opaqueRed)
  }

  // MARK: Rasterization

  @Test func aRasterizedLayerIsSoftAtASmallerScale() {
    let layer = makeLayer(11, 11, 40, 40, color: red)
    layer.cornerRadius = 10
    layer.borderWidth = 1
    let sharp = picture(of: makeRoot(layer))
    layer.shouldRasterize = true
    let same = picture(of: makeRoot(layer))
    for y in 0..<100 { for x in 0..<100 { #expect(isNear(sharp[x, y], same[x, y])) } }
    layer.rasterizationScale = 0.25
    let soft = picture(of: makeRoot(layer))
    #expect((10..<52).contains { !isNear(soft[$0, 30], sharp[$0, 30], within: 20) })
    #expect(isNear(soft[31, 31], opaqueRed, within: 3))
  }

  @Test func rasterizationScalesThatAreNoneDrawDirectly() {
    let layer = makeLayer(11, 11, 40, 40, color: red)
    layer.shouldRasterize = true
    for scale in [0, -1, CGFloat.nan, .infinity] {
      layer.rasterizationScale = scale
      #expect(steps(of: layer) == ["box solid"])
    }
  }

  // MARK: Patterns

  /// Cells of 4 × 4 points: their upper half red, the lower one clear, where y runs down.
  private func makePattern() -> CGColor? {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      }, releaseInfo: nil)
    return CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4,
      yStep: 4, tiling: .constantSpacing, isColored: true, callbacks: &callbacks
    ).flatMap { pattern in
      CGColorSpace(patternBaseSpace: nil).flatMap {
        CGColor(patternSpace: $0, pattern: pattern, components: [1])
      }
    }
  }

  @Test func aPatternFillsTheBoundsFromTheLowerLeftCorner() throws {
    // On iOS patterns of layers stand upside down (yurikarabatov.com, "Pattern with image"; Stack
    // Overflow 5916581).
    let layer = makeLayer(10, 10, 22, 22)
    layer.backgroundColor = try #require(makePattern())
    let shown = picture(of: makeRoot(layer))
    #expect(shown[10, 31] == opaqueRed && shown[10, 30] == opaqueRed)
    #expect(shown[10, 29] == clearPixel && shown[10, 28] == clearPixel)
    #expect(shown[31, 27] == opaqueRed && shown[10, 32] == clearPixel)
    layer.turnBackgroundPatternUpright()
    let upright = picture(of: makeRoot(layer))
    #expect(upright[10, 10] == opaqueRed && upright[10, 12] == clearPixel)
    layer.backgroundColor = blue
    #expect(picture(of: makeRoot(layer))[10, 10] == opaqueBlue)
  }

  @Test func shapesAndBordersTakePatternsToo() throws {
    let pattern = try #require(makePattern())
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
    shape.fillColor = pattern
    let shown = picture(of: makeRoot(shape))
    #expect(shown[5, 39] == opaqueRed && shown[5, 37] == clearPixel)
    #expect(shape.value(forKey: "fillColor") as? CGColor == pattern)
  }
}
