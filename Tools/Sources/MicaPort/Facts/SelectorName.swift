// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Objective-C's name of a Swift method, as the compiler makes it.

/// Names of methods as Swift gives them to Objective-C.
enum SelectorName {
  /// `tap(_:event:)` → `tap:event:`, `over(a:)` → `overWithA:`, `move(to:)` → `moveTo:`.
  static func method(
    _ base: String, _ labels: [String], throwing: Bool = false, async: Bool = false
  ) -> String {
    var labels = labels
    if async {
      labels.append("completionHandler")
    } else if throwing {
      if labels.isEmpty { return base + "AndReturnError:" }
      labels.append("error")
    }
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      if !prepositions.contains(firstWord(first)), !prepositions.contains(lastWord(base)) {
        name += "With"
      }
      name += capitalized(first)
    }
    return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  /// `title` → `setTitle:`.
  static func setter(_ property: String) -> String { "set" + capitalized(property) + ":" }

  static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Those of the compiler's list, which are one word.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  private static func firstWord(_ name: String) -> String {
    let head = name.prefix(1)
    return (head + name.dropFirst().prefix { !$0.isUppercase && $0 != "_" }).lowercased()
  }

  private static func lastWord(_ name: String) -> String {
    guard let start = name.lastIndex(where: { $0.isUppercase || $0 == "_" }) else { return name }
    return name[start...].drop { $0 == "_" }.lowercased()
  }
}
