// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Embedded colour profiles (ICC) of the kinds that cameras and phones write: three primaries with a
// curve each, or one curve for greys.

internal import MicaRaster

/// What turns a file's components into sRGB's.
struct ColorProfile: Sendable, Equatable {
  /// The light of each 8-bit component, 0 ... 1: red, green, blue.
  private let light: [[Float]]
  /// From the file's linear light to sRGB's: what red, green and blue contribute.
  private let columns: [SIMD3<Float>]
  /// Whether nothing would change by more than a level.
  private(set) var isSRGB = false

  /// Reads a profile; nil, with a note, for other kinds, and for damaged ones.
  init?(_ bytes: [UInt8]) {
    guard let profile = ProfileTags(bytes), let made = Self.make(profile) else {
      Unsupported.note("ICC profiles of other kinds than matrix and curves")
      return nil
    }
    (light, columns) = made
    isSRGB = (0..<256).allSatisfy { level in
      [SIMD3(1, 1, 1), SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)].allSatisfy { mask in
        let color = mask &* SIMD3<Int>(repeating: level)
        let result = converted(color)
        return (0..<3).allSatisfy { abs(result[$0] - color[$0]) <= 1 }
      }
    }
  }

  private static func make(_ profile: ProfileTags) -> (light: [[Float]], columns: [SIMD3<Float>])? {
    if profile.isGray {
      guard let curve = profile.curve("kTRC") else { return nil }
      return (
        [curve, curve, curve], [SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)]
      )
    }
    let curves = ["rTRC", "gTRC", "bTRC"].compactMap { profile.curve($0) }
    let columns = ["rXYZ", "gXYZ", "bXYZ"].compactMap { profile.vector($0) }
    guard curves.count == 3, columns.count == 3 else { return nil }
    return (curves, columns.map(Self.linearSRGB))
  }

  /// CIE XYZ with the white D50 → sRGB's linear light (the inverse of its primaries' columns).
  private static func linearSRGB(_ xyz: SIMD3<Double>) -> SIMD3<Float> {
    SIMD3<Float>(
      Float(3.1338561 * xyz.x - 1.6168667 * xyz.y - 0.4906146 * xyz.z),
      Float(-0.9787684 * xyz.x + 1.9161415 * xyz.y + 0.0334540 * xyz.z),
      Float(0.0719453 * xyz.x - 0.2289914 * xyz.y + 1.4052427 * xyz.z))
  }

  private func converted(_ color: SIMD3<Int>) -> SIMD3<Int> {
    let linear =
      columns[0] * light[0][color.x] + columns[1] * light[1][color.y]
      + columns[2] * light[2][color.z]
    let places =
      linear.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
      * Float(Self.steps)
    func level(_ place: Float) -> Int { Int(Self.encoded[Int(place + 0.5)]) }
    return SIMD3(level(places.x), level(places.y), level(places.z))
  }

  /// Fine enough that a level near black spans five steps.
  private static let steps = 16_384

  /// sRGB's level for linear light of i / steps.
  private static let encoded: [UInt8] = (0...steps).map { step in
    let light = Double(step) / Double(steps)
    let value =
      light <= 0.0031308 ? light * 12.92 : 1.055 * PortableMath.pow(light, 1 / 2.4) - 0.055
    return UInt8((value * 255).rounded())
  }

  /// Straight pixels, without padding, become sRGB. Colours beyond it take the nearest components.
  func convert(_ pixmap: Pixmap) {
    if isSRGB { return }
    var last = SIMD3<Int>(repeating: -1)
    var result = last
    for i in 0..<pixmap.width * pixmap.height {
      let pixel = pixmap.bytes + i * 4
      let color = SIMD3(Int(pixel[0]), Int(pixel[1]), Int(pixel[2]))
      if color != last { (last, result) = (color, converted(color)) }
      for channel in 0..<3 { pixel[channel] = UInt8(result[channel]) }
    }
  }
}

/// The parts of an ICC profile that matrix and curves are made of.
private struct ProfileTags {
  let isGray: Bool
  private let bytes: [UInt8]
  private var places: [String: Int] = [:]

  init?(_ bytes: [UInt8]) {
    guard bytes.holds("acsp", at: 36), let space = bytes.name(at: 16),
      space == "RGB " || space == "GRAY", bytes.holds("XYZ ", at: 20),
      let count = bytes.big(4, at: 128), count <= 200
    else { return nil }
    self.bytes = bytes
    isGray = space == "GRAY"
    for i in 0..<count {
      guard let name = bytes.name(at: 132 + i * 12), let place = bytes.big(4, at: 136 + i * 12)
      else { return nil }
      places[name] = place
    }
    // A table from device colours wins over matrix and curves.
    if places["A2B0"] != nil { return nil }
  }

  /// A signed number with 16 bits behind the point.
  private func fixed(_ place: Int) -> Double? {
    bytes.big(4, at: place).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 }
  }

  func vector(_ name: String) -> SIMD3<Double>? {
    guard let place = places[name], bytes.holds("XYZ ", at: place), let x = fixed(place + 8),
      let y = fixed(place + 12), let z = fixed(place + 16)
    else { return nil }
    return SIMD3(x, y, z)
  }

  /// The light of each 8-bit component.
  func curve(_ name: String) -> [Float]? {
    guard let place = places[name] else { return nil }
    let function = bytes.holds("curv", at: place) ? sampled(place) : parametric(place)
    return function.map { function in
      (0..<256).map { Float(max(0, min(1, function(Double($0) / 255)))) }
    }
  }

  /// No values: light itself; one: an exponent; more: samples between which to interpolate.
  private func sampled(_ place: Int) -> ((Double) -> Double)? {
    guard let count = bytes.big(4, at: place + 8), count <= 1 << 16 else { return nil }
    if count == 0 { return { $0 } }
    let values = (0..<count).compactMap { bytes.big(2, at: place + 12 + $0 * 2) }
    guard values.count == count else { return nil }
    if count == 1 { return { PortableMath.pow($0, Double(values[0]) / 256) } }
    return { x in
      let position = x * Double(count - 1)
      let index = min(Int(position), count - 2)
      let (low, high) = (Double(values[index]), Double(values[index + 1]))
      return (low + (high - low) * (position - Double(index))) / 65_535
    }
  }

  /// An exponent g, and by the curve's kind 0 ... 4 more of a, b, c, d, e, f:
  /// (a·x + b)^g + e from d on, c·x + f below.
  private func parametric(_ place: Int) -> ((Double) -> Double)? {
    guard bytes.holds("para", at: place), let kind = bytes.big(2, at: place + 8), kind <= 4
    else { return nil }
    let count = [1, 3, 4, 5, 7][kind]
    let p = (0..<count).compactMap { fixed(place + 12 + $0 * 4) }
    guard p.count == count else { return nil }
    if kind == 0 { return { PortableMath.pow($0, p[0]) } }
    let (a, b) = (p[1], p[2])
    // Kinds 1 and 2 switch where a·x + b becomes positive.
    let start = kind >= 3 ? p[4] : a == 0 ? 0 : -b / a
    let offset = kind == 2 ? p[3] : kind == 4 ? p[5] : 0
    let (slope, foot) = kind >= 3 ? (p[3], kind == 4 ? p[6] : 0) : (0, kind == 2 ? p[3] : 0)
    return { x in
      x >= start ? PortableMath.pow(max(0, a * x + b), p[0]) + offset : slope * x + foot
    }
  }
}
