// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A small SVG reader, first half: a file's elements with their attributes, styles merged in.

import Foundation
import FoundationXML
import MicaVectors

final class SVGElement {
  let name: String
  private let attributes: [String: String]
  fileprivate(set) var children: [SVGElement] = []

  fileprivate init(name: String, attributes: [String: String]) {
    self.name = name
    var merged = attributes
    // Declarations of a style win over attributes.
    for declaration in (attributes["style"] ?? "").split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      merged[parts[0].trimmingCharacters(in: .whitespaces)] = parts[1].trimmingCharacters(
        in: .whitespaces)
    }
    self.attributes = merged
  }

  subscript(_ name: String) -> String? { attributes[name] }

  /// A number without its unit, percentages as shares; nil where there is none.
  func number(_ name: String) -> CGFloat? {
    guard let text = attributes[name] else { return nil }
    if text.hasSuffix("%") { return Double(text.dropLast()).map { CGFloat($0 / 100) } }
    return Double(text.hasSuffix("px") ? text.dropLast(2) : text[...]).map { CGFloat($0) }
  }

  /// All numbers of an attribute.
  func numbers(_ name: String) -> [CGFloat] { svgNumbers(attributes[name] ?? "") }

  /// This element and all below it, in document order.
  var all: [SVGElement] { [self] + children.flatMap(\.all) }

  /// The root element of a file.
  static func read(_ file: URL) throws -> SVGElement {
    let parser = XMLParser(data: try Data(contentsOf: file))
    let builder = TreeBuilder()
    parser.delegate = builder
    // `parse` may say true of a file that is not well-formed.
    guard parser.parse(), parser.parserError == nil, let root = builder.root else {
      throw PictureError(description: "\(file.lastPathComponent) is no SVG")
    }
    return root
  }
}

/// Numbers separated by blanks and commas.
func svgNumbers(_ text: String) -> [CGFloat] {
  var scanner = SVGScanner(text)
  var result: [CGFloat] = []
  while let number = scanner.number() { result.append(number) }
  return result
}

private final class TreeBuilder: NSObject, XMLParserDelegate {
  var root: SVGElement?
  private var open: [SVGElement] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let element = SVGElement(name: name, attributes: attributes)
    open.last?.children.append(element)
    if root == nil { root = element }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    _ = open.popLast()
  }
}
