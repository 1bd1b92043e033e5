// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A string with attributes → items → glyphs. What ShapedText is made by.

internal import MicaType

/// Shapes a string with attributes.
struct TextShaping {
  private(set) var units: [UInt16]
  private(set) var styles: [RunStyle] = []
  private(set) var styleStarts: [Int] = []
  private(set) var segments: [TextSegment] = []
  var items: [TextItem] = []
  var glyphs = ContiguousArray<LineGlyph>()
  private(set) var tabs: [Int] = []
  private(set) var uniformLevel: UInt8?
  private(set) var choice = FontChoice()
  private let options: TypesetterOptions
  var scratch: [ShapedGlyph] = []

  var fonts: [RunFont] { choice.fonts }

  init(_ string: NSAttributedString, options: TypesetterOptions) {
    let contents = string.currentContents
    units = contents.units
    self.options = options
    readStyles(contents.runs)
  }

  /// One style for each run of equal attributes.
  private mutating func readStyles(_ runs: AttributeRuns) {
    // Looked for once, where no font is named.
    var plain: CTFont?
    var intents = IntentFonts()
    for run in runs.runs {
      let attributes = run.attributes.values
      let asked = attributes[NSAttributedString.Key(rawValue: "NSFont")] as? CTFont
      var font = asked ?? plain ?? CTFont.fallbackDefault
      if asked == nil { plain = font }
      if let intent = attributes[.inlinePresentationIntent] {
        font = intents.font(font, intent: AttributeValue.integer(intent) ?? 0)
      }
      styles.append(RunStyle(attributes, font: choice.base(font)))
      styleStarts.append(run.start)
    }
  }

  mutating func run() {
    guard !units.isEmpty else { return }
    glyphs.reserveCapacity(units.count + 8)
    analyse()
    findUniformLevel()
    for segment in segments { itemize(segment) }
    shapeItems()
  }

  // MARK: Analysis

  /// Paragraphs of one base direction and language are analysed together.
  private mutating func analyse() {
    var start = 0
    while start < units.count {
      let (direction, language) = base(at: start)
      var end = units.count
      if styles.count > 1 { end = endOfParagraph(from: start) }
      while end < units.count, base(at: end) == (direction, language) {
        end = endOfParagraph(from: end)
      }
      let analysis = units.withUnsafeBufferPointer {
        TextAnalysis(
          UnsafeBufferPointer(rebasing: $0[start..<end]), direction: direction,
          language: language)
      }
      segments.append(TextSegment(start: start, end: end, analysis: analysis))
      start = end
    }
  }

  /// The base direction and language of a paragraph by the attributes of its first character.
  private func base(at offset: Int) -> (BaseDirection, String?) {
    let style = styles[styleIndex(at: offset)]
    let direction: BaseDirection =
      switch style.paragraph?.baseWritingDirection {
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      default: .natural
      }
    return (direction, style.language)
  }

  private func styleIndex(at offset: Int) -> Int {
    var (low, high) = (0, styles.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if styleStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func endOfParagraph(from start: Int) -> Int {
    var offset = start
    while offset < units.count {
      let unit = units[offset]
      offset += 1
      switch unit {
      case 0x0A, 0x85, 0x2029: return offset
      case 0x0D: return offset < units.count && units[offset] == 0x0A ? offset + 1 : offset
      default: continue
      }
    }
    return offset
  }

  private mutating func findUniformLevel() {
    if options.disablesBidi { uniformLevel = options.forcedLevel ?? 0 }
    if let level = options.forcedLevel { uniformLevel = level }
    guard uniformLevel == nil, let first = segments.first?.analysis.levels.first else { return }
    for segment in segments {
      let analysis = segment.analysis
      guard analysis.paragraphLevels.allSatisfy({ $0 == first }),
        analysis.levels.allSatisfy({ $0 == first })
      else { return }
    }
    uniformLevel = first
  }

  // MARK: Items

  private mutating func itemize(_ segment: TextSegment) {
    var script = 0
    var style = styleIndex(at: segment.start)
    var start = segment.start
    let analysis = segment.analysis
    while start < segment.end {
      while script + 1 < analysis.scripts.count,
        analysis.scripts[script].range.upperBound + segment.start <= start
      { script += 1 }
      while style + 1 < styles.count, styleStarts[style + 1] <= start { style += 1 }
      var end = segment.end
      if script < analysis.scripts.count {
        end = min(end, analysis.scripts[script].range.upperBound + segment.start)
      }
      if style + 1 < styles.count { end = min(end, styleStarts[style + 1]) }
      var level = uniformLevel ?? 0
      if uniformLevel == nil {
        level = analysis.levels[start - segment.start]
        var offset = start + 1
        while offset < end, analysis.levels[offset - segment.start] == level { offset += 1 }
        end = offset
      }
      let item = TextItem(
        start: start, end: end, glyphs: 0..<0, style: Int32(style), font: 0,
        script: script < analysis.scripts.count ? analysis.scripts[script].script : 0,
        level: level, kind: .text)
      split(item, segment: segment)
      start = end
    }
  }

  /// Longer items are cut where a line may be broken, so that shaping's memory stays bounded.
  private static let longestItem = 4096
  /// Where no line may be broken, items are cut anyway.
  private static let hardLimit = 16_384

  /// Cuts an item of one style, script and level where tabs, controls and objects stand, and where
  /// the font changes.
  private mutating func split(_ item: TextItem, segment: TextSegment) {
    let style = styles[Int(item.style)]
    let base = choice.index(ofBase: style.font)
    let isObject = style.delegate != nil
    var start = item.start
    var offset = item.start
    var font = Int32(-1)
    /// Ends the item of text before `offset`.
    func flush(_ self: inout TextShaping, at end: Int) {
      guard end > start else { return }
      var part = item
      (part.start, part.end, part.font) = (start, end, max(font, 0))
      self.items.append(part)
      start = end
    }
    while offset < item.end {
      if font == base, !isObject {
        // Most characters are drawn by the style's font.
        let limit = min(item.end, start + Self.longestItem)
        offset = endOfCovered(from: offset, in: segment, by: style.font.coverage, limit: limit)
        if offset == item.end { break }
      }
      let unit = units[offset]
      let kind = isObject ? .object : kind(of: unit, style: style)
      if kind != .text {
        flush(&self, at: offset)
        let end = isObject ? endOfCluster(from: offset, in: segment, limit: item.end) : offset + 1
        if kind == .tab { tabs.append(offset) }
        var part = item
        (part.start, part.end, part.kind) = (offset, end, kind)
        part.font = base
        items.append(part)
        (start, offset, font) = (end, end, -1)
        continue
      }
      let end = endOfCluster(from: offset, in: segment, limit: item.end)
      let chosen =
        end == offset + 1 && style.font.coverage.contains(unit)
        ? base
        : choice.font(
          for: offset..<end, of: units, style: style, script: item.script, previous: font)
      let isLong = offset - start >= Self.longestItem
      let mayCut = isLong && segment.analysis.breaks[offset - segment.start].has(.line)
      if chosen != font || mayCut || offset - start >= Self.hardLimit {
        flush(&self, at: offset)
        font = chosen
      }
      offset = end
    }
    flush(&self, at: item.end)
  }

  /// The end of the clusters of one unit that a font's coverage holds, from an offset on.
  private func endOfCovered(
    from start: Int, in segment: TextSegment, by coverage: LatinCoverage, limit: Int
  ) -> Int {
    let first = segment.start
    return units.withUnsafeBufferPointer { units in
      segment.analysis.breaks.withUnsafeBufferPointer { breaks in
        var offset = start
        while offset < limit, coverage.contains(units[offset]),
          breaks[offset + 1 - first].has(.grapheme)
        {
          offset += 1
        }
        return offset
      }
    }
  }

  @inline(__always)
  private func kind(of unit: UInt16, style: RunStyle) -> ItemKind {
    switch unit {
    case 0x09: .tab
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: .control
    case 0xFFFC: style.attachment != nil ? .object : .text
    default: .text
    }
  }

  @inline(__always)
  private func endOfCluster(from start: Int, in segment: TextSegment, limit: Int) -> Int {
    var end = start + 1
    while end < limit, !segment.analysis.breaks[end - segment.start].has(.grapheme) {
      end += 1
    }
    return end
  }

  // MARK: Glyphs

  private mutating func shapeItems() {
    var index = 0
    while index < items.count {
      let end = endOfGroup(from: index)
      if end > index + 1, shapeTogether(index..<end) {
        index = end
        continue
      }
      let start = glyphs.count
      let item = items[index]
      ItemShaper.append(
        item, item.start..<item.end, units: units, style: styles[Int(item.style)],
        font: fonts[Int(item.font)], scratch: &scratch, to: &glyphs)
      items[index].glyphs = start..<glyphs.count
      index += 1
    }
  }

  /// The sums of advances before each offset.
  func places() -> ContiguousArray<Double> {
    var places = ContiguousArray<Double>(repeating: 0, count: units.count + 1)
    places.withUnsafeMutableBufferPointer { places in
      glyphs.withUnsafeBufferPointer { glyphs in
        for glyph in glyphs { places[Int(glyph.cluster) + 1] += glyph.advance }
      }
      var sum = 0.0
      for index in places.indices {
        sum += places[index]
        places[index] = sum
      }
    }
    return places
  }

  func requiredBreaks() -> [Int] {
    var found: [Int] = []
    for segment in segments {
      segment.analysis.breaks.withUnsafeBufferPointer { breaks in
        for offset in 1..<max(breaks.count, 1) where breaks[offset].has(.requiredLine) {
          found.append(segment.start + offset)
        }
      }
    }
    return found
  }
}
