// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Colours that go by names in documents: the name where one is used, and at the document's end what it stands for, as
// Interface Builder writes both.

import MicaJob

/// A colour of UIKit's or of an asset catalogue in a document.
struct DocumentColor {
  private let color: NamedColor

  init(_ color: NamedColor) { self.color = color }

  /// `systemColor="labelColor"`, or `name="Accent"`.
  var attribute: String {
    color.origin == .system
      ? "systemColor=\"\(name)\"" : "name=\"\(name)\""
  }

  private var name: String {
    DocumentEdit.escaped(color.origin == .system ? color.name + "Color" : color.name)
  }

  private var element: String { color.origin == .system ? "systemColor" : "namedColor" }

  /// The attributes of a colour by its components: `red="1" …`; nil for what is not `#rrggbb` or `#rrggbbaa`.
  static func parts(of value: String) -> String? {
    let digits = Array(value.dropFirst())
    guard value.hasPrefix("#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy(\.isHexDigit)
    else { return nil }
    let levels = stride(from: 0, to: digits.count, by: 2).map { place in
      (digits[place].hexDigitValue ?? 0) * 16 + (digits[place + 1].hexDigitValue ?? 0)
    }
    let parts = (levels + [255]).prefix(4).map { level in
      level == 0 ? "0.0" : level == 255 ? "1" : "\(Double(level) / 255)"
    }
    return "red=\"\(parts[0])\" green=\"\(parts[1])\" blue=\"\(parts[2])\" alpha=\"\(parts[3])\" "
      + "colorSpace=\"custom\" customColorSpace=\"sRGB\""
  }

  /// The document with the colour among its resources, where it isn't there yet.
  func declare(in text: String) throws(DocumentEditError) -> String {
    guard let document = DocumentText(text), let root = document.root else { throw .unreadable }
    guard let parts = Self.parts(of: color.value) else { throw .badValue(color.name) }
    let indent = "    "
    let row =
      "<\(element) name=\"\(name)\">\n\(indent)\(indent)\(indent)<color \(parts)/>\n"
      + "\(indent)\(indent)</\(element)>"
    guard let list = document.children(of: root).last(where: { $0.name == "resources" }) else {
      let last = document.children(of: root).last?.whole.upperBound ?? root.opening.upperBound
      return document.replacing(
        last..<last,
        with: "\n\(indent)<resources>\n\(indent)\(indent)\(row)\n\(indent)</resources>")
    }
    let rows = document.children(of: list)
    let isThere = rows.contains {
      $0.name == element
        && document.value(of: "name", in: $0).map { document.text($0) } == name
    }
    if isThere { return text }
    if list.isEmpty {
      return document.replacing(
        list.whole, with: "<resources>\n\(indent)\(indent)\(row)\n\(indent)</resources>")
    }
    let place = rows.last?.whole.upperBound ?? list.opening.upperBound
    return document.replacing(place..<place, with: "\n\(indent)\(indent)\(row)")
  }
}
