// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Reads schemes: XML whose elements have attributes and no text.

/// An element of a scheme.
struct SchemeElement {
  let name: String
  private(set) var attributes: [String: String] = [:]
  private(set) var children: [SchemeElement] = []

  /// Elements of one file; larger files are read up to there.
  private static let mostElements = 50_000
  private static let mostLevels = 64

  /// The outermost element of a text; nil where there is none.
  init?(reading text: String) {
    var open: [SchemeElement] = []
    var rest = text[...]
    var count = 0
    while let start = rest.firstIndex(of: "<"), count < Self.mostElements {
      count += 1
      rest = rest[rest.index(after: start)...]
      if rest.hasPrefix("!--") {
        guard let end = rest.firstRange(of: "-->") else { break }
        rest = rest[end.upperBound...]
        continue
      }
      guard let (tag, after) = Self.tag(rest) else { break }
      rest = after
      if tag.hasPrefix("?") || tag.hasPrefix("!") { continue }
      if !tag.hasPrefix("/") {
        guard open.count < Self.mostLevels else { return nil }
        open.append(SchemeElement(tag))
        if !tag.hasSuffix("/") { continue }
      }
      guard let done = open.popLast() else { continue }
      if open.isEmpty {
        self = done
        return
      }
      open[open.count - 1].children.append(done)
    }
    return nil
  }

  /// What stands before the bracket that closes a tag, and what follows it.
  private static func tag(_ text: Substring) -> (Substring, Substring)? {
    var quote: Character?
    for index in text.indices {
      let letter = text[index]
      if letter == quote {
        quote = nil
      } else if quote == nil, letter == "\"" || letter == "'" {
        quote = letter
      } else if quote == nil, letter == ">" {
        return (text[..<index], text[text.index(after: index)...])
      }
    }
    return nil
  }

  private init(_ tag: Substring) {
    name = String(tag.prefix { !$0.isWhitespace && $0 != "/" })
    var rest = tag.dropFirst(name.count)
    while let equals = rest.firstIndex(of: "=") {
      let key = rest[..<equals].filter { !$0.isWhitespace }
      rest = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
      guard let quote = rest.first, quote == "\"" || quote == "'" else { return }
      rest = rest.dropFirst()
      guard let end = rest.firstIndex(of: quote) else { return }
      attributes[key] = Self.plain(rest[..<end])
      rest = rest[rest.index(after: end)...]
    }
  }

  /// A value without XML's words for letters.
  private static func plain(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    let names = ["amp": "&", "quot": "\"", "apos": "'", "lt": "<", "gt": ">"]
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";") else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      let word = rest[rest.index(after: rest.startIndex)..<end]
      let number =
        word.hasPrefix("#x") ? UInt32(word.dropFirst(2), radix: 16) : UInt32(word.dropFirst())
      let letter = word.hasPrefix("#") ? number.flatMap(Unicode.Scalar.init).map(String.init) : nil
      result += names[String(word)] ?? letter ?? "&\(word);"
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// The children of a name.
  func all(_ name: String) -> [SchemeElement] { children.filter { $0.name == name } }

  /// The first child of a name.
  func first(_ name: String) -> SchemeElement? { children.first { $0.name == name } }

  /// Whether an attribute says yes.
  func flag(_ key: String, else other: Bool = false) -> Bool {
    attributes[key].map { $0 == "YES" } ?? other
  }
}
