// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Colours, their spaces, and gradients' stops.

import CoreGraphics
import MicaRaster
import Testing

@Suite struct ColorTests {
  @Test func colourKeepsItsComponentsAndSpace() throws {
    let color = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color.numberOfComponents == 4)
    #expect(color.alpha == 0.4)
    #expect(color.colorSpace?.name == CGColorSpace.sRGB)
    let gray = CGColor(gray: 0.5, alpha: 1)
    #expect(gray.components == [0.5, 1])
    #expect(gray.colorSpace?.model == .monochrome)
    let half = try #require(gray.copy(alpha: 0.5))
    #expect(half == CGColor(gray: 0.5, alpha: 0.5))
  }

  @Test func colourFromSpaceAndComponents() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let color = CGColor(colorSpace: space, components: [1, 0.5, 0, 1])
    #expect(color == CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(color != CGColor(red: 1, green: 0.5, blue: 0, alpha: 1), "spaces differ")
  }

  @Test func drawingUsesStraightSRGB() {
    #expect(CGColor(gray: 0.25, alpha: 0.5).straightSRGB == SIMD4(0.25, 0.25, 0.25, 0.5))
    let wild = CGColor(red: 2, green: -1, blue: .nan, alpha: 7)
    #expect(wild.straightSRGB == SIMD4(1, 0, 0, 1))
    #expect(CGColor.clear.straightSRGB.w == 0)
  }

  @Test func unknownSpaceIsNilAndNoted() {
    #expect(CGColorSpace(name: "kCGColorSpaceNoSuch") == nil)
    #expect(Unsupported.features.contains("CGColorSpace(name: kCGColorSpaceNoSuch)"))
  }

  @Test func gradientWithoutLocationsIsEven() throws {
    let colors = [CGColor.black, CGColor.white, CGColor.clear]
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: nil))
    #expect(gradient.stops.map(\.offset) == [0, 0.5, 1])
    #expect(gradient.stops[2].color == SIMD4(0, 0, 0, 0))
  }

  @Test func gradientStopsAreInOrder() throws {
    let gradient = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0.1, 1, 0.2, 1, 0.3, 1],
        locations: [0.9, 0.2, 0.9], count: 3))
    #expect(gradient.stops.map(\.color.x) == [0.2, 0.1, 0.3])
  }

  @Test func gradientOfOtherThingsIsNil() {
    #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
  }
}
