// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Colours as people type them.

/// A colour given as `#rgb`, `#rrggbb`, `#rrggbbaa` (sRGB, straight alpha) or by name. In JSON
/// it is a text of eight digits.
public struct ColorText: Equatable, Sendable {
  /// Red, green, blue and alpha, 0 ... 255.
  public let components: SIMD4<UInt8>

  /// The names, which are UIColor's constants, in their order.
  public static let names = named.map(\.name)

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
  public static let syntax = "#rgb, #rrggbb, #rrggbbaa or a name (\(names.joined(separator: ", ")))"

  /// Reads one of the forms above; nil for other text. Names may be in any case.
  public init?(_ text: String) {
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

extension ColorText: Codable {
  /// Reads any form; another text is a `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let color = ColorText(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is no colour; write \(Self.syntax)")
    }
    self = color
  }

  /// Writes `#rrggbbaa`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let digits = (0..<4).map { index in
      let text = String(components[index], radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    try container.encode("#" + digits.joined())
  }
}
