// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What someone may have meant who typed a name that doesn't exist.

/// Names by their likeness to a name.
public enum NearestNames {
  /// At most three names by edit distance, the nearest first; equals in their given order.
  public static func find(_ name: String, among names: [String]) -> [String] {
    let ranked = names.enumerated().map { (distance(name, $0.element), $0.offset, $0.element) }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(3).map(\.2)
  }

  /// Levenshtein's distance: how many characters to insert, remove or replace. Case doesn't count.
  public static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a.lowercased()), Array(b.lowercased()))
    var row = Array(0...b.count)
    for (i, character) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let replaced = diagonal + (character == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[b.count]
  }
}
