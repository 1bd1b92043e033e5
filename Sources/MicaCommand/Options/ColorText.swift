// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Colours as people type them.

import UIKit

/// A colour given as `#rgb`, `#rrggbb`, `#rrggbbaa` (sRGB, straight alpha) or by name.
package struct ColorText: Equatable, Sendable {
  /// Red, green, blue and alpha, 0 ... 255.
  package let components: SIMD4<UInt8>

  /// The names, which are UIColor's constants, in their order.
  static let names = named.map(\.name)

  private static let named: [(name: String, components: SIMD4<UInt8>)] = [
    ("black", SIMD4(0, 0, 0, 255)), ("darkGray", SIMD4(85, 85, 85, 255)),
    ("lightGray", SIMD4(170, 170, 170, 255)), ("white", SIMD4(255, 255, 255, 255)),
    ("gray", SIMD4(128, 128, 128, 255)), ("red", SIMD4(255, 0, 0, 255)),
    ("green", SIMD4(0, 255, 0, 255)), ("blue", SIMD4(0, 0, 255, 255)),
    ("cyan", SIMD4(0, 255, 255, 255)), ("yellow", SIMD4(255, 255, 0, 255)),
    ("magenta", SIMD4(255, 0, 255, 255)), ("orange", SIMD4(255, 128, 0, 255)),
    ("purple", SIMD4(128, 0, 128, 255)), ("brown", SIMD4(153, 102, 51, 255)),
    ("clear", SIMD4(0, 0, 0, 0)),
  ]

  /// What text is accepted, for help and errors.
  static let syntax = "#rgb, #rrggbb, #rrggbbaa or a name (\(names.joined(separator: ", ")))"

  package init?(_ text: String) {
    if text.hasPrefix("#") {
      guard let components = Self.hexadecimal(text.dropFirst()) else { return nil }
      self.components = components
    } else {
      let name = text.lowercased()
      guard let known = Self.named.first(where: { $0.name.lowercased() == name }) else {
        return nil
      }
      components = known.components
    }
  }

  /// The same colour for views.
  var color: UIColor {
    func share(_ component: UInt8) -> CGFloat { CGFloat(component) / 255 }
    return UIColor(
      red: share(components[0]), green: share(components[1]), blue: share(components[2]),
      alpha: share(components[3]))
  }

  private static func hexadecimal(_ digits: Substring) -> SIMD4<UInt8>? {
    let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard values.count == digits.count else { return nil }
    func pair(_ index: Int) -> UInt8 { UInt8(values[index] * 16 + values[index + 1]) }
    switch values.count {
    case 3: return SIMD4(UInt8(values[0] * 17), UInt8(values[1] * 17), UInt8(values[2] * 17), 255)
    case 6: return SIMD4(pair(0), pair(2), pair(4), 255)
    case 8: return SIMD4(pair(0), pair(2), pair(4), pair(6))
    default: return nil
    }
  }
}
