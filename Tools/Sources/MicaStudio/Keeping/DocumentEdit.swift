// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A property's value, written into a document: over the attribute or colour that is there, else as a runtime attribute, as
// Interface Builder writes them.

import MicaJob

/// Why an edit can't be written into a document.
package enum DocumentEditError: Error, Equatable, CustomStringConvertible {
  /// Not well formed.
  case unreadable
  /// No element of that id.
  case noElement(String)
  /// A value that no runtime attribute can hold.
  case badValue(String)

  package var description: String {
    switch self {
    case .unreadable: "the document can't be read"
    case .noElement(let id): "the document has no element '\(id)'"
    case .badValue(let key): "Interface Builder's documents hold no value of this kind for \(key)"
    }
  }
}

/// One value for one property of one element.
package struct DocumentEdit: Equatable, Sendable {
  /// The element's id.
  package var id: String
  package var key: String
  /// As of `PropertyReport.kind`.
  package var kind: String
  /// As it is typed; `nil` for nil.
  package var value: String
  /// The colour, where the value is the name of one.
  package var color: NamedColor?

  package init(id: String, key: String, kind: String, value: String, color: NamedColor? = nil) {
    (self.id, self.key, self.kind, self.value) = (id, key, kind, value)
    self.color = color
  }

  /// Attributes that elements have for properties of UIKit's.
  private static let attributes = [
    "alpha": "alpha", "text": "text", "placeholder": "placeholder", "tag": "tag",
    "isHidden": "hidden", "numberOfLines": "numberOfLines", "isOn": "on", "value": "value",
  ]

  /// The document's text with the value in it; as little as possible is different.
  package func apply(to text: String) throws(DocumentEditError) -> String {
    let changed = try applyValue(to: text)
    guard kind == "color", value != "nil", let color, color.origin != .constant else {
      return changed
    }
    return try DocumentColor(color).declare(in: changed)
  }

  private func applyValue(to text: String) throws(DocumentEditError) -> String {
    guard let document = DocumentText(text) else { throw .unreadable }
    guard let element = document.element(id: id) else { throw .noElement(id) }
    if let attribute = Self.attributes[key], let place = document.value(of: attribute, in: element)
    {
      return document.replacing(place, with: Self.escaped(attributeValue))
    }
    if kind == "color", value != "nil" {
      let known = document.children(of: element).first {
        $0.name == "color" && document.value(of: "key", in: $0).map { document.text($0) } == key
      }
      if let known { return document.replacing(known.whole, with: try colorElement(key)) }
    }
    return try applyRuntimeAttribute(document, element)
  }

  private var attributeValue: String {
    switch value {
    case "true": "YES"
    case "false": "NO"
    default: value
    }
  }

  private func applyRuntimeAttribute(
    _ document: DocumentText, _ element: DocumentText.Element
  ) throws(DocumentEditError) -> String {
    let children = document.children(of: element)
    let list = children.first { $0.name == "userDefinedRuntimeAttributes" }
    if let list, !list.isEmpty {
      let rows = document.children(of: list)
      let known = rows.first {
        document.value(of: "keyPath", in: $0).map { document.text($0) } == key
      }
      if let known {
        let indent = document.indent(of: known.opening.lowerBound)
        return document.replacing(known.whole, with: try row(indent))
      }
      let place = rows.last?.whole.upperBound ?? list.opening.upperBound
      let indent =
        rows.last.map { document.indent(of: $0.opening.lowerBound) }
        ?? document.indent(of: list.opening.lowerBound) + "    "
      return document.replacing(place..<place, with: "\n" + indent + (try row(indent)))
    }
    let outer = document.indent(of: element.opening.lowerBound)
    let (indent, inner) = (outer + "    ", outer + "        ")
    let whole = """
      <userDefinedRuntimeAttributes>
      \(inner)\(try row(inner))
      \(indent)</userDefinedRuntimeAttributes>
      """
    if let list { return document.replacing(list.whole, with: whole) }
    if element.isEmpty {
      // `<view …/>` becomes an element with something in it.
      let end = element.opening.upperBound - 2
      return document.replacing(
        end..<element.opening.upperBound,
        with: ">\n\(indent)\(whole)\n\(outer)</\(element.name)>")
    }
    // Interface Builder writes connections behind them.
    if let last = children.first(where: { $0.name == "connections" }) {
      let place = last.opening.lowerBound
      return document.replacing(place..<place, with: whole + "\n" + indent)
    }
    let place = children.last?.whole.upperBound ?? element.opening.upperBound
    return document.replacing(place..<place, with: "\n" + indent + whole)
  }

  /// The runtime attribute; further lines begin with `indent`.
  private func row(_ indent: String) throws(DocumentEditError) -> String {
    let start = "<userDefinedRuntimeAttribute type="
    let path = "keyPath=\"\(Self.escaped(key))\""
    if value == "nil" { return "\(start)\"nil\" \(path)/>" }
    func holding(_ type: String, _ element: String) -> String {
      "\(start)\"\(type)\" \(path)>\n\(indent)    \(element)\n\(indent)</userDefinedRuntimeAttribute>"
    }
    switch kind {
    case "flag":
      return "\(start)\"boolean\" \(path) value=\"\(value == "true" ? "YES" : "NO")\"/>"
    case "text": return "\(start)\"string\" \(path) value=\"\(Self.escaped(value))\"/>"
    case "image": return "\(start)\"image\" \(path) value=\"\(Self.escaped(value))\"/>"
    case "integer", "number", "enumeration":
      guard let number = Double(value), number.isFinite else { throw .badValue(key) }
      let isWhole = kind != "number" && Int(value) != nil
      return holding(
        "number", "<\(isWhole ? "integer" : "real") key=\"value\" value=\"\(value)\"/>")
    case "color": return holding("color", try colorElement("value"))
    case "point": return holding("point", try numbers("point", ["x", "y"]))
    case "size": return holding("size", try numbers("size", ["width", "height"]))
    case "rect": return holding("rect", try numbers("rect", ["x", "y", "width", "height"]))
    default: throw .badValue(key)
    }
  }

  private func numbers(_ name: String, _ keys: [String]) throws(DocumentEditError) -> String {
    let parts = value.split { ",x ".contains($0) }.map(String.init)
    guard parts.count == keys.count, parts.allSatisfy({ Double($0) != nil }) else {
      throw .badValue(key)
    }
    let pairs = zip(keys, parts).map { "\($0)=\"\($1)\"" }.joined(separator: " ")
    return "<\(name) key=\"value\" \(pairs)/>"
  }

  private func colorElement(_ key: String) throws(DocumentEditError) -> String {
    if let color, color.origin != .constant {
      return "<color key=\"\(Self.escaped(key))\" \(DocumentColor(color).attribute)/>"
    }
    guard let parts = DocumentColor.parts(of: color?.value ?? value) else {
      throw .badValue(self.key)
    }
    return "<color key=\"\(Self.escaped(key))\" \(parts)/>"
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
