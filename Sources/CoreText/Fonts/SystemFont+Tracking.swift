// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The space that the system's font adds between glyphs, by size.
//
// Apple publishes San Francisco's tracking for each size (Human Interface Guidelines, Typography).
// Above 17 pt the table belongs to glyphs that are narrower themselves (the display cut, blended in
// from 17 to 28 pt), which Inter hasn't got: there the difference is taken off the tracking.
//
// Checked against public measurements of iOS, of which tests hold some: "This is a test string" at
// 17 pt is 144.09 pt wide on iOS and 143.91 pt here. Above 17 pt no exact widths are known to us.

extension SystemFont {
  /// Points added to each advance of the system's font.
  ///
  /// - Parameter boldness: 0 at weight 400 and below, 1 at 700 and above.
  static func tracking(size: CGFloat, boldness: CGFloat, design: Design) -> CGFloat {
    switch design {
    case .serif:
      return 0
    case .monospaced:
      // SF Mono's glyphs take 0.6177 em, those of DejaVu Sans Mono 0.6021 em.
      return 0.0156 * size
    case .standard, .rounded:
      let display = min(max((size - 17) / 11, 0), 1)
      // What Inter's own spacing lacks: 2.5/1000 em at regular, 15/1000 em at bold.
      let own = 2.5 + 12.5 * boldness
      return (published(at: size) - 35 * display + own) * size / 1000
    }
  }

  /// San Francisco's tracking in thousandths of the em; between sizes on a line.
  private static func published(at size: CGFloat) -> CGFloat {
    let table = thousandths
    guard size > table[0].size else { return table[0].value }
    for index in 1..<table.count where size <= table[index].size {
      let (low, high) = (table[index - 1], table[index])
      return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
    }
    return 0
  }

  private static let thousandths: [(size: CGFloat, value: CGFloat)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3),
    (25, 6), (26, 8), (27, 11), (28, 14), (30, 14), (32, 13), (34, 12), (35, 11), (36, 10),
    (40, 10),
    (41, 9), (43, 9), (44, 8), (48, 8), (49, 7), (51, 7), (52, 6), (56, 6), (58, 5), (60, 4),
    (64, 4),
    (66, 3), (68, 2), (72, 2), (76, 1), (80, 0),
  ]
}
