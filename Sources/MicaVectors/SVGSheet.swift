// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Style sheets of SVG files (CSS 2.1): elements, classes, identifiers and attributes, one within or after another; lists;
// specificity.

internal import MicaRaster

/// The rules of a file's `style` elements.
struct SVGSheet {
  /// Conditions on one element: `rect.a#b[x="1"]`.
  private struct Compound {
    var name: String?
    var id: String?
    var classes: [String] = []
    var attributes: [(name: String, value: String?)] = []
    /// `:first-child`, `:last-child`.
    var places: [Place] = []

    func matches(_ node: SVGNode) -> Bool {
      (name == nil || name == node.name) && (id == nil || id == node["id"])
        && classes.allSatisfy { wanted in node.classes.contains { $0 == wanted } }
        && attributes.allSatisfy {
          $0.value == nil ? node[$0.name] != nil : node[$0.name] == $0.value
        }
        && places.allSatisfy { place in
          switch place {
          case .first: node.parent?.children.first === node
          case .last: node.parent?.children.last === node
          case .root: node.parent == nil
          }
        }
    }
  }

  /// Where an element must be among its parent's.
  private enum Place: String {
    case first = "first-child"
    case last = "last-child"
    case root
  }

  /// What an element must be to the one that the next conditions are about.
  private enum Relation: Character {
    case ancestor = " "
    case parent = ">"
    /// The element just before it, of the same parent.
    case previous = "+"
    /// An element before it, of the same parent.
    case earlier = "~"
  }

  private struct Rule {
    /// The outermost one first, with what each is to the next.
    var compounds: [(compound: Compound, relation: Relation)] = []
    /// Identifiers, then classes and attributes, then names.
    var specificity = 0
    var order = 0
    var declarations: [(name: String, value: String, isImportant: Bool)] = []

    func matches(_ node: SVGNode, _ budget: VectorBudget) -> Bool {
      guard let last = compounds.last, last.compound.matches(node) else { return false }
      var node = node
      for index in (0..<compounds.count - 1).reversed() {
        let (compound, relation) = compounds[index]
        var found: SVGNode?
        switch relation {
        case .parent: found = node.parent
        case .ancestor:
          found = node.parent
          while let next = found, budget.spend(), !compound.matches(next) { found = next.parent }
        case .previous, .earlier:
          let siblings = node.parent?.children ?? []
          guard budget.spend(siblings.count / 8),
            let place = siblings.firstIndex(where: { $0 === node })
          else { return false }
          found =
            relation == .previous
            ? (place > 0 ? siblings[place - 1] : nil)
            : siblings[..<place].last { compound.matches($0) }
        }
        guard let match = found, compound.matches(match) else { return false }
        node = match
      }
      return true
    }
  }

  private static let mostRules = 10_000
  private var rules: [Rule] = []
  /// Rules by what their last compound needs: `#id`, `.class`, a name, or `*`.
  private var byKey: [String: [Int]] = [:]
  var isEmpty: Bool { rules.isEmpty }

  /// Adds the rules of a sheet.
  mutating func add(_ bytes: [UInt8], _ budget: VectorBudget) {
    let text = Self.withoutComments(bytes)
    var place = text.startIndex
    while place < text.endIndex, rules.count < Self.mostRules, budget.spend(16) {
      guard let open = text[place...].firstIndex(of: UInt8(ascii: "{")) else { return }
      var prelude = text[place..<open]
      if let end = prelude.lastIndex(of: UInt8(ascii: ";")) { prelude = prelude[(end + 1)...] }
      let selectors = String(decoding: prelude, as: UTF8.self)
      if Self.trimmed(selectors[...]).hasPrefix("@") {
        Unsupported.note("@ rules of SVG style sheets")
        place = Self.end(ofBlock: open, in: text)
        continue
      }
      let close = text[open...].firstIndex(of: UInt8(ascii: "}")) ?? text.endIndex
      let declarations = Self.declarations(
        String(decoding: text[(open + 1)..<close], as: UTF8.self))
      for selector in selectors.split(separator: ",").prefix(256) {
        guard budget.spend(100) else { return }
        guard var rule = Self.rule(selector) else {
          Unsupported.note("the selector \(Self.trimmed(selector)) of SVG style sheets")
          continue
        }
        guard budget.take(bytes: 128) else { continue }
        rule.order = rules.count
        rule.declarations = declarations
        if let last = rule.compounds.last?.compound {
          let key =
            last.id.map { "#" + $0 } ?? last.classes.first.map { "." + $0 } ?? last.name ?? "*"
          byKey[key, default: []].append(rules.count)
        }
        rules.append(rule)
      }
      place = min(text.endIndex, close + 1)
    }
  }

  /// The declarations for an element, the strongest ones last.
  func declarations(for node: SVGNode, _ budget: VectorBudget) -> [(name: String, value: String)] {
    var found: [Rule] = []
    let keys =
      [node["id"].map { "#" + $0 }, node.name, "*"].compactMap { $0 }
      + node.classes.map { ".\($0)" }
    for key in keys {
      for index in byKey[key] ?? [] {
        guard budget.spend(4 + 8 * rules[index].compounds.count) else { return [] }
        if rules[index].matches(node, budget) { found.append(rules[index]) }
      }
    }
    found.sort { ($0.specificity, $0.order) < ($1.specificity, $1.order) }
    let all = found.flatMap { $0.declarations }
    return (all.filter { !$0.isImportant } + all.filter { $0.isImportant })
      .map { ($0.name, $0.value) }
  }

  // MARK: Reading

  private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "/"), place + 1 < bytes.count,
        bytes[place + 1] == UInt8(ascii: "*")
      {
        place += 2
        while place + 1 < bytes.count,
          bytes[place] != UInt8(ascii: "*") || bytes[place + 1] != UInt8(ascii: "/")
        {
          place += 1
        }
        place += 2
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    return result
  }

  private static func end(ofBlock open: Int, in text: [UInt8]) -> Int {
    var depth = 0
    for index in open..<text.count {
      if text[index] == UInt8(ascii: "{") { depth += 1 }
      if text[index] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return text.count
  }

  private static func declarations(
    _ text: String
  ) -> [(name: String, value: String, isImportant: Bool)] {
    text.split(separator: ";").prefix(256).compactMap { declaration in
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      return (trimmed(parts[0]), value(parts[1]), parts[1].contains("!important"))
    }
  }

  /// A declaration's value without `!important`.
  static func value(_ text: Substring) -> String {
    trimmed(text.firstIndex(of: "!").map { text[..<$0] } ?? text)
  }

  /// Nil for a selector with something that isn't known, such as `:hover`: its rule applies to nothing.
  private static func rule(_ selector: Substring) -> Rule? {
    var rule = Rule()
    // Signs within brackets are an attribute's value.
    let hasValue = selector.contains("[")
    let spaced =
      hasValue
      ? String(selector)
      : String(selector.flatMap { ">+~".contains($0) ? [" ", $0, " "] : [$0] })
    for part in spaced.split(whereSeparator: { $0.isWhitespace }).prefix(32) {
      if part.count == 1, let sign = part.first, let relation = Relation(rawValue: sign) {
        guard !rule.compounds.isEmpty else { return nil }
        rule.compounds[rule.compounds.count - 1].relation = relation
        continue
      }
      guard let compound = compound(part) else { return nil }
      rule.specificity +=
        (compound.id == nil ? 0 : 1_000_000)
        + (compound.classes.count + compound.attributes.count + compound.places.count) * 1000
        + (compound.name == nil ? 0 : 1)
      rule.compounds.append((compound, .ancestor))
    }
    return rule.compounds.isEmpty ? nil : rule
  }

  private static func compound(_ text: Substring) -> Compound? {
    var result = Compound()
    var rest = text
    func isName(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "-" || character == "_"
        || character == "*" || character == "\\"
    }
    let name = rest.prefix(while: isName)
    if !name.isEmpty, name != "*" { result.name = String(name) }
    rest = rest.dropFirst(name.count)
    while let mark = rest.first {
      rest = rest.dropFirst()
      if mark == "[" {
        guard let end = rest.firstIndex(of: "]") else { return nil }
        let parts = rest[..<end].split(separator: "=", maxSplits: 1)
        guard let key = parts.first, key.allSatisfy(isName) else { return nil }
        let value = parts.count > 1 ? parts[1].filter { $0 != "\"" && $0 != "'" } : nil
        result.attributes.append((String(key), value))
        rest = rest[end...].dropFirst()
        continue
      }
      let name = rest.prefix(while: isName)
      guard !name.isEmpty else { return nil }
      rest = rest.dropFirst(name.count)
      switch mark {
      case ".": result.classes.append(String(name))
      case "#": result.id = String(name)
      case ":":
        guard let place = Place(rawValue: String(name)) else { return nil }
        result.places.append(place)
      default: return nil
      }
    }
    return result
  }

  static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
