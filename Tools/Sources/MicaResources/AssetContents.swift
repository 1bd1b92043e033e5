// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Contents.json as it stands in the folders of a catalogue.

internal import Foundation

/// What Contents.json says. All of it may be left out.
struct AssetContents: Decodable {
  var images: [Image]?
  var colors: [Color]?
  var data: [Item]?
  var properties: Properties?

  struct Properties: Decodable {
    var providesNamespace: Bool?
    var rendering: String?
    var preservesVectors: Bool?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case rendering = "template-rendering-intent"
      case preservesVectors = "preserves-vector-representation"
    }
  }

  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }

  struct Image: Decodable {
    var idiom: String?
    var scale: String?
    var filename: String?
    var appearances: [Appearance]?
    var direction: String?
    var gamut: String?
    var width: String?
    var height: String?
    var locale: String?
    var resizing: Resizing?
    var alignment: Insets?

    enum CodingKeys: String, CodingKey {
      case idiom, scale, filename, appearances, resizing, locale
      case direction = "language-direction"
      case gamut = "display-gamut"
      case width = "width-class"
      case height = "height-class"
      case alignment = "alignment-insets"
    }
  }

  struct Insets: Decodable {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?

    var values: [Double] { [top ?? 0, left ?? 0, bottom ?? 0, right ?? 0] }
  }

  struct Resizing: Decodable {
    var mode: String?
    var center: Center?
    var insets: Insets?

    struct Center: Decodable {
      var mode: String?
      var width: Double?
      var height: Double?
    }

    enum CodingKeys: String, CodingKey {
      case mode, center
      case insets = "cap-insets"
    }
  }

  struct Color: Decodable {
    var idiom: String?
    var appearances: [Appearance]?
    var gamut: String?
    var color: Value?

    enum CodingKeys: String, CodingKey {
      case idiom, appearances, color
      case gamut = "display-gamut"
    }

    struct Value: Decodable {
      var space: String?
      var components: [String: Component]?
      var platform: String?
      var reference: String?

      enum CodingKeys: String, CodingKey {
        case components, platform, reference
        case space = "color-space"
      }
    }
  }

  /// A number, or a text of one: "0.500", "127", "0xFF".
  struct Component: Decodable {
    let value: Double?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = number
        return
      }
      value = Self.value((try? container.decode(String.self)) ?? "")
    }

    /// Opacity counts to 1 even where it has no point.
    var opacity: Double? { value.map { $0 * 255 == 1 ? 1 : $0 } }

    /// Whole numbers count to 255, those with a point to 1.
    static func value(_ text: String) -> Double? {
      let text = text.trimmingCharacters(in: .whitespaces)
      if text.lowercased().hasPrefix("0x") {
        return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      }
      if text.contains(".") { return Double(text).flatMap { $0.isFinite ? $0 : nil } }
      return Int(text).map { Double($0) / 255 }
    }
  }

  struct Item: Decodable {
    var idiom: String?
    var filename: String?
    var type: String?

    enum CodingKeys: String, CodingKey {
      case idiom, filename
      case type = "universal-type-identifier"
    }
  }
}
