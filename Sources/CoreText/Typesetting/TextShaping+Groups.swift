// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Runs that differ in what shaping doesn't ask for, such as their colour, are shaped as one, so that pairs of letters
// are kerned across their borders (lottie's pr_2436, in Apple's pictures).

internal import MicaType

extension TextShaping {
  /// The end of the items that are shaped as one with the item at an index.
  func endOfGroup(from index: Int) -> Int {
    guard styles.count > 1, items[index].kind == .text else { return index + 1 }
    var end = index + 1
    while end < items.count, continues(items[end - 1], items[end]) { end += 1 }
    return end
  }

  private func continues(_ a: TextItem, _ b: TextItem) -> Bool {
    guard b.kind == .text, a.end == b.start, a.style != b.style, a.font == b.font,
      a.script == b.script, a.level == b.level
    else { return false }
    let (one, other) = (styles[Int(a.style)], styles[Int(b.style)])
    return one.language == other.language && one.features == other.features
      && one.look.expansionFactor == other.look.expansionFactor
  }

  /// Shapes items as one; false, and nothing is done, where a letter of two would belong to two of them.
  mutating func shapeTogether(_ group: Range<Int>) -> Bool {
    let (first, last) = (items[group.lowerBound], items[group.upperBound - 1])
    ItemShaper.shape(
      first, first.start..<last.end, units: units, style: styles[Int(first.style)],
      font: fonts[Int(first.font)], into: &scratch)
    var runs: [Range<Int>] = []
    for index in group {
      let item = items[index]
      let glyphs = scratch.indices.filter { item.holds(scratch[$0]) }
      guard let low = glyphs.first, let high = glyphs.last, high - low == glyphs.count - 1,
        glyphs.contains(where: { Int(scratch[$0].cluster) == item.start })
      else { return false }
      runs.append(low..<high + 1)
    }
    for (index, run) in zip(group, runs) {
      let (item, start) = (items[index], glyphs.count)
      scratch.withUnsafeBufferPointer { shaped in
        ItemShaper.append(
          UnsafeBufferPointer(rebasing: shaped[run]), of: item, style: styles[Int(item.style)],
          font: fonts[Int(item.font)], to: &glyphs)
      }
      items[index].glyphs = start..<glyphs.count
    }
    return true
  }
}

extension TextItem {
  fileprivate func holds(_ glyph: ShapedGlyph) -> Bool {
    (start..<end).contains(Int(glyph.cluster))
  }
}
