// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The runs of one line from left to right: rules L1 and L2 of UAX 9.

extension TextAnalysis {
  /// The runs of a line, leftmost first; each is read by its level's direction.
  ///
  /// The line goes by the level of the paragraph in which it starts. Its trailing spaces have that
  /// level, as has what stands before a tab. Linear in the line's length.
  package func visualRuns(of line: Range<Int>) -> [VisualRun] {
    let line = line.clamped(to: 0..<levels.count)
    guard !line.isEmpty else { return [] }
    let base = paragraphLevels[paragraphIndex(at: line.lowerBound)]
    var runs: [VisualRun] = []
    levels.withUnsafeBufferPointer { levels in
      breaks.withUnsafeBufferPointer { flags in
        appendRuns(of: line, base: base, levels: levels, flags: flags, to: &runs)
      }
    }
    if runs.count > 1 { Self.reorder(&runs) }
    return runs
  }

  /// Cuts a line where the level changes, from its end on, so that L1 needs no second pass.
  private func appendRuns(
    of line: Range<Int>, base: UInt8, levels: UnsafeBufferPointer<UInt8>,
    flags: UnsafeBufferPointer<BreakFlags>, to runs: inout [VisualRun]
  ) {
    var isTrailing = true
    var end = line.upperBound
    var runLevel: UInt8?
    for offset in line.reversed() {
      let kind = flags[offset]
      if kind.contains(.separator) {
        isTrailing = true
      } else if isTrailing {
        isTrailing = kind.contains(.trailing)
      }
      let level = isTrailing ? base : levels[offset]
      if let last = runLevel, last != level {
        runs.append(VisualRun(range: offset + 1..<end, level: last))
        end = offset + 1
      }
      runLevel = level
    }
    if let last = runLevel {
      runs.append(VisualRun(range: line.lowerBound..<end, level: last))
    }
    runs.reverse()
  }

  /// L2: from the highest level down to the lowest odd one, turns around what lies on it or above.
  ///
  /// Each level is one pass; there are at most 126.
  static func reorder(_ runs: inout [VisualRun]) {
    var highest: UInt8 = 0
    var lowestOdd: UInt8 = 255
    for run in runs {
      highest = max(highest, run.level)
      if run.isRightToLeft { lowestOdd = min(lowestOdd, run.level) }
    }
    guard lowestOdd <= highest else { return }
    for level in (lowestOdd...highest).reversed() {
      var start = 0
      while start < runs.count {
        guard runs[start].level >= level else {
          start += 1
          continue
        }
        var end = start + 1
        while end < runs.count, runs[end].level >= level { end += 1 }
        runs[start..<end].reverse()
        start = end
      }
    }
  }
}
