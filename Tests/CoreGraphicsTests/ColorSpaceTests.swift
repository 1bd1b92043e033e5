// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Colours between spaces, against the formulas of the standards and published values.

import CoreGraphics
import Foundation
import MicaRaster
import Testing

@Suite struct ColorSpaceTests {
  private func color(_ name: CFString, _ components: [CGFloat]) throws -> CGColor {
    let space = try #require(CGColorSpace(name: name))
    return try #require(CGColor(colorSpace: space, components: components))
  }

  /// Within one 8-bit level.
  private func expect(
    _ color: CGColor, is expected: [Double], _ location: SourceLocation = #_sourceLocation
  ) {
    for i in 0..<3 {
      #expect(
        abs(Double(color.straightSRGB[i]) - expected[i]) <= 1.0 / 255,
        "component \(i) of \(color.straightSRGB)", sourceLocation: location)
    }
  }

  private func encode(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * Foundation.pow(light, 1 / 2.4) - 0.055
  }

  @Test func linearComponentsAreEncoded() throws {
    for level in stride(from: 0.0, through: 1, by: 0.05) {
      let value = CGFloat(level)
      expect(
        try color(CGColorSpace.linearSRGB, [value, 0, value, 1]),
        is: [encode(level), 0, encode(level)])
      let gray = try color(CGColorSpace.linearGray, [value, 1])
      expect(gray, is: [encode(level), encode(level), encode(level)])
    }
  }

  @Test func gammaGrayIsConvertedByItsCurve() throws {
    for level in stride(from: 0.0, through: 1, by: 0.05) {
      let expected = encode(Foundation.pow(level, 2.2))
      let gray = CGColor(genericGrayGamma2_2Gray: CGFloat(level), alpha: 1)
      expect(gray, is: [expected, expected, expected])
    }
  }

  /// Published: Display P3 (0.9, 0.5, 0.2) is about sRGB (0.9708, 0.4857, 0.0498) before limits;
  /// P3's red lies beyond sRGB's, its white and greys are the same.
  @Test func displayP3MeetsSRGB() throws {
    for level in [0, 0.2, 0.5, 1] as [CGFloat] {
      let gray = try color(CGColorSpace.displayP3, [level, level, level, 1])
      expect(gray, is: [Double](repeating: Double(level), count: 3))
    }
    expect(try color(CGColorSpace.displayP3, [1, 0, 0, 1]), is: [1, 0, 0])
    let extended = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
    let red = try color(CGColorSpace.displayP3, [1, 0, 0, 1])
      .converted(to: extended, intent: .defaultIntent, options: nil)
    let components = try #require(red?.components)
    #expect(abs(components[0] - 1.0931) < 0.001)
    #expect(abs(components[1] + 0.2267) < 0.001)
    #expect(abs(components[2] + 0.1501) < 0.001)
  }

  /// FACTS 3.5: pure sRGB colours that went through Generic RGB, cut off there, and back, as Apple
  /// renders them; good to 2 levels. (Blue, (5, 51, 255), comes out as (10, 49, 255): so far is the
  /// profile's fit from Apple's own.)
  @Test func genericRGBHasItsOwnPrimaries() throws {
    let space = try #require(CGColorSpace(name: "kCGColorSpaceGenericRGB"))
    let rendered: [([CGFloat], [Float])] = [
      ([1, 0, 0], [255, 38, 0]), ([1, 1, 0], [255, 251, 0]), ([0, 1, 0], [5, 249, 1]),
    ]
    for (source, expected) in rendered {
      let color = CGColor(srgbRed: source[0], green: source[1], blue: source[2], alpha: 1)
        .converted(to: space, intent: .defaultIntent, options: nil)
      let back = try #require(color).straightSRGB
      for i in 0..<3 { #expect(abs(back[i] * 255 - expected[i]) <= 2, "\(source)") }
    }
  }

  @Test func inksTakeLightAway() throws {
    let color = CGColor(genericCMYKCyan: 0.25, magenta: 0.5, yellow: 0, black: 0.5, alpha: 1)
    expect(color, is: [0.375, 0.25, 0.5])
    let space = CGColorSpaceCreateDeviceCMYK()
    let black = CGColor.black.converted(to: space, intent: .defaultIntent, options: nil)
    #expect(black?.components == [0, 0, 0, 1, 1])
  }

  @Test func everySpaceConvertsBackToItself() throws {
    let names = [
      CGColorSpace.sRGB, CGColorSpace.linearSRGB, CGColorSpace.displayP3,
      CGColorSpace.linearDisplayP3, CGColorSpace.adobeRGB1998, CGColorSpace.itur_709,
      CGColorSpace.itur_2020, CGColorSpace.genericRGBLinear, CGColorSpace.extendedSRGB,
      CGColorSpace.extendedLinearDisplayP3,
    ]
    let source = CGColor(srgbRed: 0.8, green: 0.4, blue: 0.2, alpha: 0.5)
    for name in names {
      let space = try #require(CGColorSpace(name: name))
      let there = source.converted(to: space, intent: .defaultIntent, options: nil)
      expect(try #require(there), is: [0.8, 0.4, 0.2])
      #expect(there?.alpha == 0.5)
      #expect(there?.colorSpace?.name == name)
    }
  }

  @Test func extendedSpacesKeepWhatOthersCut() throws {
    let bright = try color(CGColorSpace.extendedLinearSRGB, [2, -0.5, 0.5, 1])
    #expect(bright.components == [2, -0.5, 0.5, 1])
    expect(bright, is: [1, 0, encode(0.5)])
    let plain = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    let cut = bright.converted(to: plain, intent: .defaultIntent, options: nil)
    #expect(abs((cut?.components?[0] ?? 0) - 1) < 1e-9)
    #expect(cut?.components?[1] == 0)
  }

  @Test func greyOfADeviceKeepsItsNumber() {
    let space = CGColorSpaceCreateDeviceGray()
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(
      red.converted(to: space, intent: .defaultIntent, options: nil)?.components == [0.3, 1])
    let gray = CGColor(red: 0.7, green: 0.7, blue: 0.7, alpha: 1)
    #expect(
      gray.converted(to: space, intent: .defaultIntent, options: nil)?.components == [0.7, 1])
  }

  @Test func tableColoursAreLookedUp() throws {
    let table: [UInt8] = [255, 0, 0, 0, 51, 255]
    let space = try #require(
      CGColorSpace(
        indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 1, colorTable: table))
    #expect(space.model == .indexed)
    #expect(space.numberOfComponents == 1)
    expect(try #require(CGColor(colorSpace: space, components: [1, 1])), is: [0, 0.2, 1])
    expect(try #require(CGColor(colorSpace: space, components: [9, 1])), is: [0, 0.2, 1])
  }

  @Test func calibratedSpacesFollowTheirNumbers() throws {
    let white: [CGFloat] = [0.9505, 1, 1.0891]
    // sRGB's primaries with a plain power.
    let matrix: [CGFloat] = [
      0.4124, 0.2126, 0.0193, 0.3576, 0.7152, 0.1192, 0.1805, 0.0722, 0.9505,
    ]
    let space = try #require(
      CGColorSpace(
        calibratedRGBWhitePoint: white, blackPoint: nil, gamma: [1.8, 1.8, 1.8], matrix: matrix))
    let color = try #require(CGColor(colorSpace: space, components: [0.5, 0.25, 1, 1]))
    expect(
      color, is: [encode(Foundation.pow(0.5, 1.8)), encode(Foundation.pow(0.25, 1.8)), 1])
    #expect(
      CGColorSpace(calibratedGrayWhitePoint: white, blackPoint: nil, gamma: 0) == nil)
  }

  /// The engine's power against the C library's.
  @Test func portablePowersAreExactEnough() {
    for base in [1e-300, 1e-9, 0.0031308, 0.04, 0.5, 0.999999, 1.000001, 1.5, 77, 1e12] {
      for exponent in [1 / 2.4, 2.4, 0.45, 1.8, 2.2, -1.5] {
        let expected = Foundation.pow(base, exponent)
        guard expected > 0, expected.isFinite else { continue }
        let relative = abs(PortableMath.pow(base, exponent) / expected - 1)
        #expect(relative < 1e-12, "\(base) to \(exponent)")
      }
    }
    #expect(PortableMath.pow(0, 2.4) == 0)
    #expect(PortableMath.pow(-1, 2).isNaN)
  }

  @Test func gradientsMixInTheirOwnSpace() throws {
    let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    let gradient = try #require(
      CGGradient(
        colorSpace: linear, colorComponents: [0, 0, 0, 1, 1, 1, 1, 1], locations: nil, count: 2))
    for place in [0.1, 0.25, 0.5, 0.9] {
      let next = try #require(gradient.stops.firstIndex { Double($0.offset) >= place })
      let (a, b) = (gradient.stops[next - 1], gradient.stops[next])
      let share = (Float(place) - a.offset) / (b.offset - a.offset)
      let value = a.color.x + (b.color.x - a.color.x) * share
      #expect(abs(Double(value) - encode(place)) <= 1.0 / 255)
    }
  }
}
