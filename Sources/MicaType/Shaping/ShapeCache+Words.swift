// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A range cut into words, and its glyphs put together from them.

/// One range on its way through the cache.
struct WordRun {
  let text: UnsafeBufferPointer<UInt16>
  let range: Range<Int>
  let context: ShapeContext
  let setting: ShapeSetting

  enum State: Equatable {
    /// A word that is known, by its number.
    case word(Int)
    /// A word that may be kept once it is shaped.
    case missing
    /// To be shaped where it stands, with its neighbours.
    case joined
  }

  /// Units from one run of spaces to the next.
  struct Segment {
    var range: Range<Int>
    /// A space follows within the range.
    var hasTrailingSpace: Bool
    var state = State.joined
  }

  /// False where the range must be shaped as a whole; nothing useful is appended then.
  func shape(into glyphs: inout [ShapedGlyph]) -> Bool {
    guard WordTable.scripts.contains(setting.script),
      let settingIndex = context.words.index(of: setting, context: context)
    else { return false }
    var segments: [Segment] = []
    var missing = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard let segment = next(offset, settingIndex) else { return false }
      if segment.state == .missing { missing += 1 }
      segments.append(segment)
      offset = segment.range.upperBound
    }
    let reach = context.words.reach(of: settingIndex)
    // One call for many words costs less than a call for each.
    if missing * 2 > segments.count {
      let start = glyphs.count
      context.shape(text, range, setting, into: &glyphs)
      // With ligatures there may be fewer glyphs than units within reach of a hazard.
      if reach == 0 || glyphs.count - start >= range.count {
        harvest(around(segments, reach: reach), from: glyphs[start...], settingIndex)
      }
      return true
    }
    context.prepare(setting)
    for index in segments.indices where segments[index].state == .missing {
      guard
        let word = context.words.add(
          text, range: segments[index].range, hasTrailingSpace: segments[index].hasTrailingSpace,
          setting: settingIndex, context: context)
      else { return false }
      segments[index].state = .word(word)
    }
    return append(join(segments, reach: reach), reach: reach, settingIndex, to: &glyphs)
  }

  /// Keeps words out of a whole that was shaped; what stands near a hazard is left out.
  private func harvest(
    _ segments: [Segment], from glyphs: ArraySlice<ShapedGlyph>, _ settingIndex: Int
  ) {
    let forward = setting.isRightToLeft ? glyphs.reversed() : Array(glyphs)
    var next = 0
    for segment in segments {
      let first = next
      while next < forward.count, Int(forward[next].cluster) < segment.range.upperBound {
        next += 1
      }
      guard segment.state == .missing, next > first,
        Int(forward[first].cluster) == segment.range.lowerBound
      else { continue }
      let trailing =
        segment.hasTrailingSpace && next < forward.count && forward[next].isUnsafeToBreak
      var word = Array(forward[first..<next])
      // A space's flag is the word's before it.
      word[0].isUnsafeToBreak = false
      if setting.isRightToLeft { word.reverse() }
      context.words.keep(
        text, range: segment.range, hasTrailingSpace: segment.hasTrailingSpace,
        setting: settingIndex, word,
        trailingIsUnsafe: trailing)
    }
  }

  private func next(_ start: Int, _ settingIndex: Int) -> Segment? {
    var end = start
    while end < range.upperBound, text[end] == 0x20 { end += 1 }
    let wordStart = end
    while end < range.upperBound, text[end] != 0x20 { end += 1 }
    let hasTrailingSpace = end < range.upperBound
    var segment = Segment(range: start..<end, hasTrailingSpace: hasTrailingSpace)
    // At the range's ends the text around it may decide on joining forms.
    let isOpen =
      start == range.lowerBound && start > 0 && wordStart == start && text[start - 1] > 0x20
      || !hasTrailingSpace && end < text.count && text[end] > 0x20
    switch context.words.find(
      text, range: segment.range, hasTrailingSpace: hasTrailingSpace, wordStart: wordStart,
      setting: settingIndex)
    {
    case .refused: return nil
    case .hazard: break
    case .missing: segment.state = isOpen ? .joined : .missing
    case .word(let number): segment.state = isOpen ? .joined : .word(number)
    }
    return segment
  }

  /// Marks what must be shaped with its neighbours: `reach` units around each hazard.
  private func around(_ segments: [Segment], reach: Int) -> [Segment] {
    guard reach > 0 else { return segments }
    var marked = segments
    for index in segments.indices where segments[index].state == .joined {
      for step in [-1, 1] {
        var (neighbour, units) = (index + step, 0)
        while segments.indices.contains(neighbour), units < reach {
          marked[neighbour].state = .joined
          units += segments[neighbour].range.count
          neighbour += step
        }
      }
    }
    return marked
  }

  /// Makes one segment of those that must be shaped together.
  private func join(_ segments: [Segment], reach: Int) -> [Segment] {
    var joined: [Segment] = []
    for segment in around(segments, reach: reach) {
      if reach > 0, segment.state == .joined, let last = joined.last, last.state == .joined {
        joined[joined.count - 1] = Segment(
          range: last.range.lowerBound..<segment.range.upperBound,
          hasTrailingSpace: segment.hasTrailingSpace)
      } else {
        joined.append(segment)
      }
    }
    return joined
  }

  private func append(
    _ segments: [Segment], reach: Int, _ settingIndex: Int, to glyphs: inout [ShapedGlyph]
  ) -> Bool {
    var spans: [Range<Int>] = []
    let first = glyphs.count
    var spaceIsUnsafe = false
    for segment in segments {
      let start = glyphs.count
      var trailing = false
      if case .word(let word) = segment.state {
        trailing = context.words.append(word, at: segment.range.lowerBound, to: &glyphs)
      } else {
        let shaped = context.shapeSpan(
          text, segment.range, hasTrailingSpace: segment.hasTrailingSpace, setting,
          space: context.words.space(of: settingIndex), into: &glyphs)
        // With ligatures there may be fewer glyphs than units within reach.
        guard let shaped, reach == 0 || glyphs.count - start >= segment.range.count else {
          return false
        }
        trailing = shaped
      }
      guard glyphs.count > start else { return false }
      if spaceIsUnsafe {
        glyphs[setting.isRightToLeft ? glyphs.count - 1 : start].isUnsafeToBreak = true
      }
      spaceIsUnsafe = trailing
      spans.append(start..<glyphs.count)
    }
    if setting.isRightToLeft {
      let forward = Array(glyphs[first...])
      glyphs.removeSubrange(first...)
      for span in spans.reversed() {
        glyphs.append(contentsOf: forward[span.lowerBound - first..<span.upperBound - first])
      }
    }
    return true
  }
}
