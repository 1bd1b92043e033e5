// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Filters that measure pictures: differences of colours, and one pixel of an area.

import CoreGraphics
import Foundation
internal import MicaCompare
internal import MicaRaster

/// The key of a rectangle that a filter looks at.
public let kCIInputExtentKey = "inputExtent"

extension FilterLaws {
  /// What a filter that measures makes; nil for another filter.
  static func measured(_ input: CIImage, _ filter: CIFilter) -> CIImage? {
    switch filter.name {
    case "CILabDeltaE":
      guard let other = filter.value(forKey: "inputImage2") as? CIImage else { return .empty() }
      return colorDifference(input, other)
    case "CIAreaAverage":
      return area(input, filter) { values in
        let sum = values.reduce(SIMD4<Double>.zero) { $0 + SIMD4<Double>($1) }
        return SIMD4<Float>(sum / Double(values.count))
      }
    case "CIAreaMaximum":
      return area(input, filter) { $0.reduce($0[0]) { pointwiseMax($0, $1) } }
    case "CIAreaMinimum":
      return area(input, filter) { $0.reduce($0[0]) { pointwiseMin($0, $1) } }
    default: return nil
    }
  }

  /// ΔE94 of each pixel (FACTS metric), 0 for equal ones, as red, green and blue.
  private static func colorDifference(_ one: CIImage, _ other: CIImage) -> CIImage {
    CIImage(extent: one.extent.intersection(other.extent)) { wanted in
      var result = one.pixels(wanted)
      let others = other.pixels(wanted)
      let difference = LabDifference()
      for place in result.values.indices {
        let (a, b) = (bytes(result.values[place]), bytes(others.values[place]))
        let value: Float
        if a == b {
          value = 0
        } else {
          let pixels = [a.x, a.y, a.z, a.w, b.x, b.y, b.z, b.w]
          value = pixels.withUnsafeBufferPointer { pixels in
            pixels.baseAddress.map { Float(difference($0, $0 + 4)) } ?? 0
          }
        }
        result.values[place] = SIMD4(value, value, value, 1)
      }
      return result
    }
  }

  /// A premultiplied pixel as bytes of sRGB.
  private static func bytes(_ value: SIMD4<Float>) -> SIMD4<UInt8> {
    guard value.w > 0 else { return .zero }
    let coded = LinearPixels.coded(SIMD3(value.x, value.y, value.z) / value.w) * value.w
    let exact = SIMD4(coded, value.w) * 255
    let levels = exact.replacing(with: 0, where: exact .!= exact)
    return SIMD4<UInt8>(
      clamping: SIMD4<Int32>(
        levels.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
          .rounded(.toNearestOrAwayFromZero)))
  }

  /// One pixel, made of those in a rectangle: `inputExtent`, a vector or a rectangle, else the whole picture.
  private static func area(
    _ input: CIImage, _ filter: CIFilter, _ make: @escaping ([SIMD4<Float>]) -> SIMD4<Float>
  ) -> CIImage {
    let value = filter.value(forKey: kCIInputExtentKey)
    let asked = (value as? CIVector)?.cgRectValue ?? value as? CGRect ?? (value as? NSValue)?.cgRect
    let frame = (asked ?? input.extent).intersection(input.extent).integral
    guard !frame.isNull, frame.width >= 1, frame.height >= 1 else { return .empty() }
    guard !frame.isInfinite, frame.width * frame.height < 1e8 else {
      Unsupported.note("\(filter.name) of an area of more than 100 million pixels")
      return .empty()
    }
    return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { wanted in
      var result = LinearPixels(width: Int(wanted.width), height: Int(wanted.height))
      let (x, y) = (-Int(wanted.minX), -Int(wanted.minY))
      if x >= 0, y >= 0, x < result.width, y < result.height {
        result[x, y] = make(input.pixels(frame).values)
      }
      return result
    }
  }
}

extension NSValue {
  fileprivate var cgRect: CGRect? { structure(CGRect.zero, BoxEncoding.rect) }
}
