// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Rules of CSS: declarations, and the selectors of style sheets in a document.

import Foundation

/// A property and its value.
struct CSSDeclaration: Sendable {
  let name: String
  let value: String
  let isImportant: Bool

  /// The declarations of a block or of a `style` attribute. Bad ones are left out.
  static func list(_ text: String) -> [CSSDeclaration] {
    pieces(text, at: ";").compactMap { piece in
      guard let colon = piece.firstIndex(of: ":") else { return nil }
      let name = trimmed(piece[..<colon]).lowercased()
      var value = trimmed(piece[piece.index(after: colon)...])
      var isImportant = false
      if let mark = value.lastIndex(of: "!"), value[mark...].lowercased().contains("important") {
        isImportant = true
        value = trimmed(value[..<mark])
      }
      guard !name.isEmpty, !value.isEmpty else { return nil }
      return CSSDeclaration(name: name, value: value, isImportant: isImportant)
    }
  }

  /// The parts of a text between separators that stand outside brackets and quotes.
  static func pieces(_ text: String, at separator: Character) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var quote: Character?
    var start = text.startIndex
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "(" {
        depth += 1
      } else if character == ")" {
        depth -= 1
      } else if character == separator, depth <= 0 {
        parts.append(text[start..<index])
        start = text.index(after: index)
      }
    }
    return parts + [text[start...]]
  }

  static func trimmed(_ text: Substring) -> String {
    var text = text
    while let first = text.first, first.isWhitespace { text = text.dropFirst() }
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return String(text)
  }
}

/// An element as selectors see it.
struct CSSElement: Sendable {
  let name: String
  let id: String
  let classes: Set<String>

  init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    id = attributes["id"] ?? ""
    classes = Set(
      (attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init))
  }
}

/// The rules of the style sheets of a document.
struct CSSRules: Sendable {
  private struct Rule {
    /// The simple selectors from the outermost ancestor to the element.
    let steps: [(name: String?, ids: [String], classes: [String])]
    let weight: Int
    let declarations: [CSSDeclaration]
  }

  private var rules: [Rule] = []

  /// Reads a style sheet. Rules within at-rules and selectors other than names, classes, ids and descendants are left
  /// out.
  mutating func add(_ sheet: String) {
    var text = sheet
    while let open = text.range(of: "/*") {
      let close = text[open.upperBound...].range(of: "*/")?.upperBound ?? text.endIndex
      text.removeSubrange(open.lowerBound..<close)
    }
    for mark in ["<!--", "-->"] {
      while let range = text.range(of: mark) { text.removeSubrange(range) }
    }
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      let head = CSSDeclaration.trimmed(rest[..<open])
      var depth = 0
      var close = open
      for index in rest[open...].indices {
        if rest[index] == "{" { depth += 1 }
        if rest[index] == "}" { depth -= 1 }
        close = index
        if depth == 0 { break }
      }
      let body = String(rest[rest.index(after: open)..<close])
      rest = rest[close...].dropFirst()
      if head.hasPrefix("@") { continue }
      let declarations = CSSDeclaration.list(body)
      for selector in CSSDeclaration.pieces(head, at: ",") {
        if let rule = rule(CSSDeclaration.trimmed(selector), declarations) { rules.append(rule) }
      }
    }
  }

  private func rule(_ selector: String, _ declarations: [CSSDeclaration]) -> Rule? {
    var steps: [(name: String?, ids: [String], classes: [String])] = []
    var weight = 0
    let words = selector.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty, words.count <= 16 else { return nil }
    for word in words {
      guard !word.contains(where: { ":[>+~".contains($0) }) else { return nil }
      var step: (name: String?, ids: [String], classes: [String]) = (nil, [], [])
      var current = ""
      var kind: Character = "n"
      for character in word + "." {
        guard character == "." || character == "#" else {
          current.append(character)
          continue
        }
        switch kind {
        case "#":
          step.ids.append(current)
          weight += 10_000
        case ".":
          step.classes.append(current)
          weight += 100
        default:
          if !current.isEmpty, current != "*" {
            step.name = current.lowercased()
            weight += 1
          }
        }
        kind = character
        current = ""
      }
      steps.append(step)
    }
    return Rule(steps: steps, weight: weight, declarations: declarations)
  }

  /// The declarations for the last of some elements, each in the one before it; those that win come last.
  func declarations(for path: [CSSElement]) -> [CSSDeclaration] {
    guard !rules.isEmpty, let element = path.last else { return [] }
    func fits(_ step: (name: String?, ids: [String], classes: [String]), _ element: CSSElement)
      -> Bool
    {
      (step.name == nil || step.name == element.name) && step.ids.allSatisfy { $0 == element.id }
        && step.classes.allSatisfy(element.classes.contains)
    }
    let matching = rules.enumerated().filter { _, rule in
      guard let last = rule.steps.last, fits(last, element) else { return false }
      var steps = rule.steps.dropLast()
      for ancestor in path.dropLast().reversed() {
        guard let step = steps.last else { break }
        if fits(step, ancestor) { steps = steps.dropLast() }
      }
      return steps.isEmpty
    }
    return matching.sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
      .flatMap(\.element.declarations)
  }
}
