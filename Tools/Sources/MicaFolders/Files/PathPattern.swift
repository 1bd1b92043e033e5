// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Patterns of paths as podspecs write them: `Sources/**/*.{swift,h}`.

/// A pattern of a whole path.
struct PathPattern {
  private let forms: [[Substring]]

  /// Forms that braces may stand for.
  private static let mostForms = 64

  init(_ text: String) {
    forms = Self.alternatives(text[...]).map { $0.split(separator: "/").map { $0[...] } }
  }

  /// Whether a path is meant; a folder's name means all that is in it.
  func matches(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return forms.contains { Self.matches(parts[...], $0[...]) }
  }

  private static func alternatives(_ text: Substring) -> [Substring] {
    guard let start = text.firstIndex(of: "{"),
      let end = text[start...].firstIndex(of: "}")
    else { return [text] }
    let inside = text[text.index(after: start)..<end]
    var forms: [Substring] = []
    for choice in inside.split(separator: ",", omittingEmptySubsequences: false) {
      let choice = choice.drop { $0 == " " }
      for rest in alternatives(text[text.index(after: end)...]) {
        if forms.count < mostForms { forms.append(text[..<start] + choice + rest) }
      }
    }
    return forms
  }

  private static func matches(
    _ parts: ArraySlice<Substring>, _ pattern: ArraySlice<Substring>
  ) -> Bool {
    guard let first = pattern.first else { return true }
    if first == "**" {
      let rest = pattern.dropFirst()
      // Several of them mean what one means.
      if rest.first == "**" { return matches(parts, rest) }
      if rest.isEmpty { return true }
      return parts.indices.contains { matches(parts[$0...], rest) }
    }
    guard let part = parts.first, Self.matches(Array(part), Array(first)) else { return false }
    return matches(parts.dropFirst(), pattern.dropFirst())
  }

  /// A name by * and ?.
  private static func matches(_ name: [Character], _ pattern: [Character]) -> Bool {
    var (i, j) = (0, 0)
    var star: (Int, Int)?
    while i < name.count {
      if j < pattern.count, pattern[j] == "*" {
        star = (i, j)
        j += 1
      } else if j < pattern.count, pattern[j] == "?" || pattern[j] == name[i] {
        i += 1
        j += 1
      } else if let (place, start) = star {
        star = (place + 1, start)
        i = place + 1
        j = start + 1
      } else {
        return false
      }
    }
    return pattern[j...].allSatisfy { $0 == "*" }
  }
}
