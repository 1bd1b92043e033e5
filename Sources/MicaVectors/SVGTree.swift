// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The elements of an SVG file. A reader of the XML that drawing programs write: no document types, no
// entities but the five predefined ones and characters by their numbers.

internal import CoreGraphics

/// An element.
final class SVGNode {
  let name: String
  /// Its attributes and, later, the properties that style sheets give it.
  private(set) var attributes: [String: String]
  fileprivate(set) var children: [SVGNode] = []
  private(set) weak var parent: SVGNode?
  /// The text of a `style` element.
  fileprivate(set) var text: [UInt8] = []
  /// The names of its classes.
  let classes: [Substring]
  /// The outline of a shape that was made; it is used again with each use of the element.
  var outline: CGPath??
  /// The outlines of a clip that were made.
  var clip: SVGClip?
  /// What it does as a whole; asked for after all style sheets were read.
  private(set) lazy var effects = SVGEffects(self)

  fileprivate init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
    classes = attributes["class"]?.split(whereSeparator: { $0.isWhitespace }) ?? []
  }

  fileprivate func add(_ child: SVGNode) {
    child.parent = self
    children.append(child)
  }

  /// Takes the declarations of style sheets, the strongest ones last, and those of the element's own `style`, which win over
  /// both.
  func style(by declarations: [(name: String, value: String)]) {
    for (name, value) in declarations { attributes[name] = value }
    for declaration in (attributes["style"] ?? "").split(separator: ";").prefix(256) {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      attributes[SVGSheet.trimmed(parts[0])] = SVGSheet.value(parts[1])
    }
  }

  subscript(_ name: String) -> String? { attributes[name] }

  /// What an attribute such as `url(#a)` or `#a` refers to.
  static func identifier(in value: String?) -> String? {
    guard let value, let start = value.firstIndex(of: "#") else { return nil }
    let end = value[start...].firstIndex(of: ")") ?? value.endIndex
    return value[value.index(after: start)..<end].filter { $0 != "'" && $0 != "\"" }
  }

  /// A length in user units; percentages are shares of `whole`. Nil where there is none.
  func number(_ name: String, of whole: CGFloat = 1) -> CGFloat? {
    guard let text = attributes[name] else { return nil }
    var scanner = SVGScanner(text)
    guard let value = scanner.number() else { return nil }
    guard let last = text.utf8.last, !(46...57).contains(last) else { return value }
    for (unit, factor) in Self.units where text.hasSuffix(unit) { return value * factor }
    return text.hasSuffix("%") ? value / 100 * whole : value
  }

  /// Units of lengths in CSS's pixels.
  private static let units: [(String, CGFloat)] = [
    ("px", 1), ("pt", 4 / 3), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96),
    ("em", 16), ("ex", 8),
  ]

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
struct SVGReader {
  private static let mostLevels = 128

  private let bytes: [UInt8]
  private let budget: VectorBudget
  private var place = 0
  private var open: [SVGNode] = []

  /// The first element; nil for what is no XML, or is too large for the budget.
  static func root(of bytes: [UInt8], _ budget: VectorBudget) -> SVGNode? {
    var reader = SVGReader(bytes, budget)
    return reader.read()
  }

  private init(_ bytes: [UInt8], _ budget: VectorBudget) {
    (self.bytes, self.budget) = (bytes, budget)
  }

  private mutating func read() -> SVGNode? {
    var root: SVGNode?
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      keepText(place..<start)
      place = start + 1
      guard place < bytes.count else { return nil }
      if bytes[place] == UInt8(ascii: "!") || bytes[place] == UInt8(ascii: "?") {
        skip()
        continue
      }
      guard let end = tagEnd() else { return nil }
      let tag = bytes[place..<end]
      place = end + 1
      if tag.first == UInt8(ascii: "/") {
        _ = open.popLast()
        if open.isEmpty { return root }
        continue
      }
      guard open.count < Self.mostLevels, budget.spend(48 + tag.count / 8),
        budget.take(bytes: 256 + 2 * tag.count)
      else { return nil }
      let isEmpty = tag.last == UInt8(ascii: "/")
      let node = node(of: isEmpty ? tag.dropLast() : tag)
      open.last?.add(node)
      if root == nil { root = node }
      if !isEmpty { open.append(node) }
      if open.isEmpty { return root }
    }
    return nil
  }

  /// Keeps what a `style` element contains.
  private func keepText(_ range: Range<Int>) {
    guard !range.isEmpty, let node = open.last, node.name == "style",
      budget.take(bytes: range.count)
    else { return }
    node.text += bytes[range]
  }

  /// Skips a comment, a declaration or an instruction. What CDATA holds is text.
  private mutating func skip() {
    let rest = bytes[place...]
    for (start, end) in [("!--", "-->"), ("![CDATA[", "]]>"), ("?", "?>")]
    where rest.starts(with: start.utf8) {
      let found = find(Array(end.utf8), from: place + start.utf8.count)
      if start.hasPrefix("![") { keepText(place + start.utf8.count..<(found ?? bytes.count)) }
      place = found.map { $0 + end.utf8.count } ?? bytes.count
      return
    }
    place = min(bytes.count, (rest.firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1) + 1)
  }

  private func find(_ word: [UInt8], from start: Int) -> Int? {
    var place = start
    while place + word.count <= bytes.count {
      if bytes[place] == word[0], bytes[place..<place + word.count].elementsEqual(word) {
        return place
      }
      place += 1
    }
    return nil
  }

  /// The > that ends a tag, those within quotation marks apart.
  private func tagEnd() -> Int? {
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

  private func node(of tag: ArraySlice<UInt8>) -> SVGNode {
    var place = tag.startIndex
    func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
    while place < tag.endIndex, !isSpace(tag[place]) { place += 1 }
    let name = Self.local(tag[tag.startIndex..<place])
    var attributes: [String: String] = [:]
    while place < tag.endIndex {
      while place < tag.endIndex, isSpace(tag[place]) { place += 1 }
      let start = place
      while place < tag.endIndex, tag[place] != UInt8(ascii: "="), !isSpace(tag[place]) {
        place += 1
      }
      let key = tag[start..<place]
      while place < tag.endIndex, tag[place] != UInt8(ascii: "\""), tag[place] != UInt8(ascii: "'")
      {
        place += 1
      }
      guard place < tag.endIndex else { break }
      let quote = tag[place]
      place += 1
      let end = tag[place...].firstIndex(of: quote) ?? tag.endIndex
      attributes[Self.local(key)] = Self.text(tag[place..<end])
      place = min(tag.endIndex, end + 1)
    }
    return SVGNode(name: name, attributes: attributes)
  }

  /// A name without its prefix.
  private static func local(_ name: ArraySlice<UInt8>) -> String {
    let start = name.lastIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? name.startIndex
    return String(decoding: name[start...], as: UTF8.self)
  }

  private static func text(_ raw: ArraySlice<UInt8>) -> String {
    guard raw.contains(UInt8(ascii: "&")) else { return String(decoding: raw, as: UTF8.self) }
    var result: [UInt8] = []
    var place = raw.startIndex
    while place < raw.endIndex {
      let byte = raw[place]
      if byte == UInt8(ascii: "&"), let end = raw[place...].prefix(12).firstIndex(of: 59),
        let character = entity(raw[place + 1..<end])
      {
        result += character
        place = end + 1
      } else {
        result.append(byte)
        place += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func entity(_ name: ArraySlice<UInt8>) -> [UInt8]? {
    let name = String(decoding: name, as: UTF8.self)
    if let known = ["lt": "<", "gt": ">", "quot": "\"", "apos": "'", "amp": "&"][name] {
      return Array(known.utf8)
    }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { Array(String($0).utf8) }
  }
}
