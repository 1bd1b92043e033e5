// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What differs between two texts, line by line, as `diff -u` writes it.

/// The difference of two texts.
struct LineDifference {
  /// How many equal lines stand around changed ones.
  private static let context = 4

  private enum Line {
    case both(Substring)
    case old(Substring)
    case new(Substring)
  }

  private let lines: [Line]

  init(_ old: String, _ new: String) {
    let one = old.split(separator: "\n", omittingEmptySubsequences: false)
    let two = new.split(separator: "\n", omittingEmptySubsequences: false)
    let (removed, inserted) = Self.changes(one, two)
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < one.count || j < two.count {
      if i < one.count, removed.contains(i) {
        lines.append(.old(one[i]))
        i += 1
      } else if j < two.count, inserted.contains(j) {
        lines.append(.new(two[j]))
        j += 1
      } else if i < one.count, j < two.count {
        lines.append(.both(one[i]))
        (i, j) = (i + 1, j + 1)
      } else {
        break
      }
    }
    self.lines = lines
  }

  /// How many lines between the equal ones at both ends are compared with each other: the work grows with its square.
  private static let most = 8_000

  /// The lines that aren't in the other text.
  private static func changes(
    _ one: [Substring], _ two: [Substring]
  ) -> (removed: Set<Int>, inserted: Set<Int>) {
    let start = zip(one, two).prefix { $0 == $1 }.count
    let end = zip(one[start...].reversed(), two[start...].reversed()).prefix { $0 == $1 }.count
    let (old, new) = (one[start..<(one.count - end)], two[start..<(two.count - end)])
    guard old.count + new.count <= most else {
      return (Set(old.indices), Set(new.indices))
    }
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in Array(new).difference(from: Array(old)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(start + offset)
      case .insert(let offset, _, _): inserted.insert(start + offset)
      }
    }
    return (removed, inserted)
  }

  /// Changed lines after "−" and "+", with some lines around them; a space at a line's end is shown by "¬".
  var text: String {
    var result: [String] = []
    var (old, new) = (0, 0)
    let changed = lines.indices.filter {
      if case .both = lines[$0] { false } else { true }
    }
    var next = 0
    var start = 0
    while next < changed.count {
      var last = next
      while last + 1 < changed.count, changed[last + 1] - changed[last] <= Self.context * 2 {
        last += 1
      }
      let range =
        max(
          start, changed[next] - Self.context)..<min(
          lines.count, changed[last] + Self.context + 1)
      // Lines that are left out are equal in both.
      (old, new) = (old + range.lowerBound - start, new + range.lowerBound - start)
      let (hunk, oldCount, newCount) = hunk(range)
      result.append("@@ −\(old + 1),\(oldCount) +\(new + 1),\(newCount) @@")
      result += hunk
      (old, new) = (old + oldCount, new + newCount)
      start = range.upperBound
      next = last + 1
    }
    return result.joined(separator: "\n")
  }

  private func hunk(_ range: Range<Int>) -> (lines: [String], old: Int, new: Int) {
    var (result, old, new): ([String], Int, Int) = ([], 0, 0)
    func shown(_ mark: String, _ line: Substring) -> String {
      mark + line + (line.hasSuffix(" ") ? "¬" : "")
    }
    for line in lines[range] {
      switch line {
      case .both(let text):
        result.append(shown("\u{2007}", text))
        (old, new) = (old + 1, new + 1)
      case .old(let text):
        result.append(shown("−", text))
        old += 1
      case .new(let text):
        result.append(shown("+", text))
        new += 1
      }
    }
    return (result, old, new)
  }
}
