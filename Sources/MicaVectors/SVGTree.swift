// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The elements of an SVG file. A reader of the XML that drawing programs write: no declarations of types, no
// entities but the five known ones.

internal import CoreGraphics

/// An element with what it inherits.
final class SVGNode {
  let name: String
  let attributes: [String: String]
  fileprivate(set) var children: [SVGNode] = []

  fileprivate init(name: String, attributes: [String: String]) {
    self.name = name
    var merged = attributes
    // Declarations of a style win over attributes.
    for declaration in (attributes["style"] ?? "").split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      merged[Self.trimmed(parts[0])] = Self.trimmed(parts[1])
    }
    self.attributes = merged
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }

  subscript(_ name: String) -> String? { attributes[name] }

  /// A length without its unit, percentages as shares; nil where there is none.
  func number(_ name: String) -> CGFloat? {
    guard let text = attributes[name] else { return nil }
    var scanner = SVGScanner(text)
    guard let value = scanner.number(), value.isFinite else { return nil }
    return text.hasSuffix("%") ? value / 100 : value
  }

  /// All numbers of an attribute.
  func numbers(_ name: String) -> [CGFloat] { Self.numbers(in: attributes[name] ?? "") }

  static func numbers(in text: String) -> [CGFloat] {
    var scanner = SVGScanner(text)
    var result: [CGFloat] = []
    while let number = scanner.number(), result.count < 100_000 { result.append(number) }
    return result
  }

  /// This element and all below it.
  func visit(_ body: (SVGNode) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}

/// Reads the elements of a file.
enum SVGReader {
  private static let mostLevels = 128
  private static let mostElements = 200_000

  /// The first element; nil for what is no XML, or is too large.
  static func root(of bytes: [UInt8]) -> SVGNode? {
    var place = 0
    var open: [SVGNode] = []
    var root: SVGNode?
    var count = 0
    let (less, more) = (UInt8(ascii: "<"), UInt8(ascii: ">"))
    while let start = bytes[place...].firstIndex(of: less) {
      place = start + 1
      guard place < bytes.count else { return nil }
      if bytes[place] == UInt8(ascii: "!") || bytes[place] == UInt8(ascii: "?") {
        place = skipped(bytes, place)
        continue
      }
      guard let end = tagEnd(bytes, place) else { return nil }
      let tag = bytes[place..<end]
      place = end + 1
      if tag.first == UInt8(ascii: "/") {
        _ = open.popLast()
        if open.isEmpty { return root }
        continue
      }
      count += 1
      guard count <= mostElements, open.count < mostLevels else { return nil }
      let isEmpty = tag.last == UInt8(ascii: "/")
      let node = node(of: isEmpty ? tag.dropLast() : tag)
      open.last?.children.append(node)
      if root == nil { root = node }
      if !isEmpty { open.append(node) }
      if open.isEmpty { return root }
      _ = more
    }
    return nil
  }

  /// The end of a remark, a declaration or an instruction.
  private static func skipped(_ bytes: [UInt8], _ place: Int) -> Int {
    let rest = bytes[place...]
    for (start, end) in [("!--", "-->"), ("![CDATA[", "]]>"), ("?", "?>")]
    where rest.starts(with: Array(start.utf8)) {
      return rest.firstRange(of: Array(end.utf8))?.upperBound ?? bytes.count
    }
    return (rest.firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1) + 1
  }

  /// The > that ends a tag, those within quotation marks apart.
  private static func tagEnd(_ bytes: [UInt8], _ place: Int) -> Int? {
    var quote: UInt8?
    for index in place..<bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index
      }
    }
    return nil
  }

  private static func node(of tag: ArraySlice<UInt8>) -> SVGNode {
    var place = tag.startIndex
    func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
    while place < tag.endIndex, !isSpace(tag[place]) { place += 1 }
    let name = local(String(decoding: tag[tag.startIndex..<place], as: UTF8.self))
    var attributes: [String: String] = [:]
    while place < tag.endIndex {
      while place < tag.endIndex, isSpace(tag[place]) { place += 1 }
      let start = place
      while place < tag.endIndex, tag[place] != UInt8(ascii: "="), !isSpace(tag[place]) {
        place += 1
      }
      let key = String(decoding: tag[start..<place], as: UTF8.self)
      while place < tag.endIndex, tag[place] != UInt8(ascii: "\""), tag[place] != UInt8(ascii: "'")
      {
        place += 1
      }
      guard place < tag.endIndex else { break }
      let quote = tag[place]
      place += 1
      let end = tag[place...].firstIndex(of: quote) ?? tag.endIndex
      attributes[local(key)] = text(String(decoding: tag[place..<end], as: UTF8.self))
      place = min(tag.endIndex, end + 1)
    }
    return SVGNode(name: name, attributes: attributes)
  }

  private static func local(_ name: String) -> String {
    name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }

  private static func text(_ raw: String) -> String {
    guard raw.contains("&") else { return raw }
    return raw.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&apos;", with: "'").replacing("&amp;", with: "&")
  }
}
