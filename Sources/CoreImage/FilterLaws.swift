// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What each filter does, in linear light. Where Apple publishes no law, the nearest common one stands.

import CoreGraphics
internal import Foundation
internal import MicaRaster
internal import MicaRuntime

/// The filters that are drawn, and the values that they begin with.
enum FilterLaws {
  nonisolated(unsafe) static let defaults: [String: [String: Any]] = [
    "CIGaussianBlur": [kCIInputRadiusKey: 10], "CIBoxBlur": [kCIInputRadiusKey: 10],
    "CISepiaTone": [kCIInputIntensityKey: 1], "CIColorInvert": [:],
    "CIColorControls": [
      kCIInputBrightnessKey: 0, kCIInputContrastKey: 1, kCIInputSaturationKey: 1,
    ],
    "CIColorMonochrome": [kCIInputIntensityKey: 1], "CIExposureAdjust": [kCIInputEVKey: 0],
    "CIGammaAdjust": ["inputPower": 1], "CIColorMatrix": [:],
    "CIPhotoEffectMono": [:], "CIPhotoEffectNoir": [:], "CIPhotoEffectTonal": [:],
    "CIPixellate": [kCIInputScaleKey: 8], "CICrop": [:], "CIAffineTransform": [:],
    "CIAffineClamp": [:], "CIConstantColorGenerator": [:],
    "CIQRCodeGenerator": ["inputCorrectionLevel": "M"], "CISourceOverCompositing": [:],
    "CIColorPosterize": ["inputLevels": 6], "CIMaskToAlpha": [:],
    "CIVignette": [kCIInputIntensityKey: 0, kCIInputRadiusKey: 1],
    "CILabDeltaE": [:], "CIAreaAverage": [:], "CIAreaMaximum": [:], "CIAreaMinimum": [:],
  ]

  static func image(of filter: CIFilter) -> CIImage? {
    if filter.name == "CIConstantColorGenerator" {
      return CIImage(color: color(filter) ?? CIColor(red: 1, green: 1, blue: 1))
    }
    if filter.name == "CIQRCodeGenerator" { return filter.qrCode }
    if FilterNames.generators.contains(filter.name) {
      Unsupported.note("CIFilter \(filter.name)")
      return nil
    }
    guard let input = filter.value(forKey: kCIInputImageKey) as? CIImage else { return nil }
    if let measured = measured(input, filter) { return measured }
    switch filter.name {
    case "CIGaussianBlur", "CIBoxBlur":
      return blurred(input, by: filter.number(kCIInputRadiusKey, 10))
    case "CICrop":
      let frame = (filter.value(forKey: "inputRectangle") as? CIVector)?.cgRectValue
      return input.cropped(to: frame ?? input.extent)
    case "CIAffineTransform":
      let value = filter.value(forKey: kCIInputTransformKey)
      return (value as? CGAffineTransform ?? transform(in: value))
        .map(input.transformed) ?? input
    case "CIAffineClamp": return input.clampedToExtent()
    case "CISourceOverCompositing":
      return (filter.value(forKey: kCIInputBackgroundImageKey) as? CIImage)
        .map(input.composited) ?? input
    case "CIPixellate": return pixellated(input, by: filter.number(kCIInputScaleKey, 8))
    case "CIVignette": return vignette(input, filter)
    default: break
    }
    guard let change = colorChange(of: filter) else {
      Unsupported.note("CIFilter \(filter.name)")
      return input
    }
    return CIImage(extent: input.extent) { input.pixels($0).mapped(change) }
  }

  /// The transform that a box holds; the identity for a box of something else.
  private static func transform(in value: Any?) -> CGAffineTransform? {
    guard let box = value as? NSValue else { return nil }
    return box.structure(CGAffineTransform.identity, BoxEncoding.affineTransform) ?? .identity
  }

  private typealias ColorChange = (SIMD3<Float>, Float) -> (SIMD3<Float>, Float)

  private static func color(_ filter: CIFilter) -> CIColor? {
    filter.value(forKey: kCIInputColorKey) as? CIColor
  }

  private static func luminance(_ color: SIMD3<Float>) -> Float {
    0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
  }

  private static func colorChange(of filter: CIFilter) -> ColorChange? {
    let strength = Float(filter.number(kCIInputIntensityKey, 1))
    switch filter.name {
    case "CIColorInvert":
      return { (LinearPixels.linear(1 - LinearPixels.coded($0)), $1) }
    case "CISepiaTone": return sepia(strength)
    case "CIColorMonochrome":
      let tint = color(filter).map { SIMD3(Float($0.red), Float($0.green), Float($0.blue)) }
      return { color, alpha in
        tinted(LinearPixels.linear(tint ?? SIMD3(0.6, 0.45, 0.3)), strength)(color, alpha)
      }
    case "CIPhotoEffectMono", "CIPhotoEffectTonal": return tinted(SIMD3(repeating: 1), 1)
    case "CIPhotoEffectNoir":
      return { color, alpha in
        let coded = LinearPixels.coded(SIMD3(repeating: luminance(color)))
        return (
          LinearPixels.linear(
            ((coded - 0.5) * 1.4 + 0.5).clamped(lowerBound: .zero, upperBound: .one)), alpha
        )
      }
    case "CIColorControls":
      let (light, contrast) = (
        Float(filter.number(kCIInputBrightnessKey)), Float(filter.number(kCIInputContrastKey, 1))
      )
      let saturation = Float(filter.number(kCIInputSaturationKey, 1))
      return { color, alpha in
        let grey = SIMD3<Float>(repeating: luminance(color))
        let vivid = grey + (color - grey) * saturation
        return ((vivid - 0.5) * contrast + 0.5 + light, alpha)
      }
    case "CIExposureAdjust":
      let factor = Float(pow(2, Double(filter.number(kCIInputEVKey))))
      return { ($0 * factor, $1) }
    case "CIGammaAdjust":
      let power = Double(filter.number("inputPower", 1))
      return { color, alpha in
        (SIMD3(color.x, color.y, color.z).each { Float(pow(Double(max($0, 0)), power)) }, alpha)
      }
    case "CIColorPosterize":
      let steps = Float(max(filter.number("inputLevels", 6), 2))
      return { color, alpha in
        let coded = LinearPixels.coded(color)
        return (
          LinearPixels.linear(
            (coded * (steps - 1)).rounded(.toNearestOrAwayFromZero) / (steps - 1)), alpha
        )
      }
    case "CIMaskToAlpha": return { (SIMD3(repeating: 1), luminance($0) * $1) }
    case "CIColorMatrix": return matrix(of: filter)
    default: return nil
    }
  }

  /// Curves of the luminance, measured over 41 000 pixels of Apple's; the strength mixes in linear light (FACTS 3.41).
  private static func sepia(_ strength: Float) -> ColorChange {
    { color, alpha in
      let y = LinearPixels.coded(SIMD3(repeating: min(max(luminance(color), 0), 1))).x
      let toned = SIMD3<Float>(
        0.092 + (1.056 - 0.149 * y) * y, -0.019 + (0.934 + 0.083 * y) * y,
        -0.051 + (0.166 + 0.850 * y) * y)
      var light = LinearPixels.linear(toned.clamped(lowerBound: .zero, upperBound: .one))
      // Below 20/255 it is darker: at 16/255 three tenths of the light. The power between is our choice.
      if y < 20.0 / 255 { light *= Float(pow(Double(y * 255 / 20), 5.4)) }
      return (color + (light - color) * strength, alpha)
    }
  }

  private static func tinted(_ tint: SIMD3<Float>, _ strength: Float) -> ColorChange {
    { color, alpha in
      let toned = (tint * luminance(color)).clamped(lowerBound: .zero, upperBound: .one)
      return (color + (toned - color) * strength, alpha)
    }
  }

  private static func matrix(of filter: CIFilter) -> ColorChange {
    func row(_ key: String, _ initial: SIMD4<Float>) -> SIMD4<Float> {
      guard let v = filter.value(forKey: key) as? CIVector else { return initial }
      return SIMD4(Float(v.x), Float(v.y), Float(v.z), Float(v.w))
    }
    let rows = [
      row("inputRVector", SIMD4(1, 0, 0, 0)), row("inputGVector", SIMD4(0, 1, 0, 0)),
      row("inputBVector", SIMD4(0, 0, 1, 0)), row("inputAVector", SIMD4(0, 0, 0, 1)),
    ]
    let bias = row("inputBiasVector", .zero)
    return { color, alpha in
      let whole = SIMD4(color, alpha)
      let made = SIMD4((0..<4).map { (rows[$0] * whole).sum() }) + bias
      return (SIMD3(made.x, made.y, made.z), min(max(made.w, 0), 1))
    }
  }

  /// The picture grows by three radii, as Core Image's does.
  private static func blurred(_ input: CIImage, by radius: CGFloat) -> CIImage {
    guard radius > 0 else { return input }
    let room = (radius * 3).rounded(.up)
    let extent = input.extent.isInfinite ? input.extent : input.extent.insetBy(dx: -room, dy: -room)
    return CIImage(extent: extent) { wanted in
      let all = input.pixels(wanted.insetBy(dx: -room, dy: -room)).blurred(sigma: Float(radius))
      var result = LinearPixels(width: Int(wanted.width), height: Int(wanted.height))
      for y in 0..<result.height {
        for x in 0..<result.width { result[x, y] = all[x + Int(room), y + Int(room)] }
      }
      return result
    }
  }

  private static func pixellated(_ input: CIImage, by scale: CGFloat) -> CIImage {
    let side = max(1, Int(scale.rounded()))
    let frame = input.extent.integral
    guard !frame.isInfinite else { return input }
    return CIImage(extent: input.extent) { wanted in
      let all = input.pixels(frame)
      var result = LinearPixels(width: Int(wanted.width), height: Int(wanted.height))
      for y in 0..<result.height {
        for x in 0..<result.width {
          let (column, row) = (Int(wanted.minX - frame.minX) + x, Int(wanted.minY - frame.minY) + y)
          guard column >= 0, row >= 0, column < all.width, row < all.height else { continue }
          let middle = (
            min(column / side * side + side / 2, all.width - 1),
            min(row / side * side + side / 2, all.height - 1)
          )
          result[x, y] = all[middle.0, middle.1]
        }
      }
      return result
    }
  }

  private static func vignette(_ input: CIImage, _ filter: CIFilter) -> CIImage {
    let (strength, radius) = (
      Float(filter.number(kCIInputIntensityKey)), Float(filter.number(kCIInputRadiusKey, 1))
    )
    let frame = input.extent
    guard !frame.isInfinite, frame.width > 0 else { return input }
    let reach = Float((frame.width * frame.width + frame.height * frame.height).squareRoot()) / 2
    return CIImage(extent: frame) { wanted in
      var result = input.pixels(wanted)
      for y in 0..<result.height {
        for x in 0..<result.width {
          let dx = Float(wanted.minX - frame.midX) + Float(x) + 0.5
          let dy = Float(wanted.minY - frame.midY) + Float(y) + 0.5
          let part = (dx * dx + dy * dy).squareRoot() / reach / max(radius, 0.01)
          let shade = max(0, 1 - strength * part * part)
          let value = result[x, y]
          result[x, y] = SIMD4(value.x * shade, value.y * shade, value.z * shade, value.w)
        }
      }
      return result
    }
  }
}

extension SIMD3<Float> {
  fileprivate func each(_ change: (Float) -> Float) -> SIMD3<Float> {
    SIMD3(change(x), change(y), change(z))
  }
}
