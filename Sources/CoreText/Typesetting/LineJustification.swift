// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A line stretched or pressed to a width.

internal import MicaType

enum LineJustification {
  /// The line with the share `factor` of what lacks in `width` put between its words.
  static func justify(_ line: LineContent, factor: Double, width: Double) -> LineContent {
    var line = line
    let extra = (width - (line.width - line.trailingWidth)) * factor
    guard extra != 0, !line.parts.isEmpty else { return line }
    line.ownGlyphs()
    let visible = visibleGlyphs(line)
    if extra > 0 {
      stretch(&line, visible, by: extra)
    } else {
      press(&line, visible, by: -extra)
    }
    line.place()
    return line
  }

  /// The glyphs between the line's last tab and its trailing white space, in the string's order.
  private static func visibleGlyphs(_ line: LineContent) -> [Int] {
    var end = line.range.upperBound
    while end > line.range.lowerBound, isLineSpace(line.text.units[end - 1]) { end -= 1 }
    var start = line.range.lowerBound
    for part in line.parts where part.kind == .tab { start = max(start, part.range.upperBound) }
    var found: [Int] = []
    for part in line.parts where part.kind != .tab && !part.isForeign {
      for index in part.glyphs {
        let cluster = Int(line.glyphs[index].cluster)
        if cluster >= start, cluster < end { found.append(index) }
      }
    }
    found.sort { (line.glyphs[$0].cluster, $0) < (line.glyphs[$1].cluster, $1) }
    return found
  }

  private static func isSpace(_ unit: UInt16) -> Bool {
    unit == 0x20 || unit == 0xA0 || unit == 0x3000
  }

  private static func stretch(_ line: inout LineContent, _ visible: [Int], by extra: Double) {
    let units = line.text.units
    var gaps = visible.filter { isSpace(units[Int(line.glyphs[$0].cluster)]) }
    if gaps.isEmpty { gaps = ideographGaps(line, visible) }
    guard !gaps.isEmpty else { return }
    let share = extra / Double(gaps.count)
    for index in gaps { line.glyphs[index].advance += share }
  }

  /// The glyphs of ideographs and the like that another cluster follows.
  private static func ideographGaps(_ line: LineContent, _ visible: [Int]) -> [Int] {
    var gaps: [Int] = []
    for (place, index) in visible.enumerated().dropLast() {
      let cluster = line.glyphs[index].cluster
      guard line.glyphs[visible[place + 1]].cluster != cluster else { continue }
      switch line.text.units[Int(cluster)] {
      case 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0xD840...0xD888:
        gaps.append(index)
      default: continue
      }
    }
    return gaps
  }

  /// Takes room from spaces first, then from all glyphs in proportion.
  private static func press(_ line: inout LineContent, _ visible: [Int], by excess: Double) {
    let units = line.text.units
    let spaces = visible.filter { isSpace(units[Int(line.glyphs[$0].cluster)]) }
    let room = spaces.reduce(0) { $0 + max(line.glyphs[$1].advance, 0) }
    let share = room > 0 ? min(excess / room, 1) : 0
    for index in spaces { line.glyphs[index].advance *= 1 - share }
    let rest = excess - room * share
    let total = visible.reduce(0) { $0 + line.glyphs[$1].advance }
    guard rest > 0, total > 0 else { return }
    let factor = max(total - rest, 0) / total
    for index in visible { line.glyphs[index].advance *= factor }
  }
}
