// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A string, shaped once: its glyphs by items, and how far each offset lies along one endless line.
// Lines are cut from it.

internal import MicaType

/// A glyph of shaped text, in points.
struct LineGlyph: BitwiseCopyable {
  var glyph: UInt16
  var flags: GlyphFlags
  /// The first UTF-16 unit of the characters that the glyph stands for.
  var cluster: Int32
  var advance: Double
  var xOffset: Float
  var yOffset: Float
}

struct GlyphFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt16
  /// A line that is broken here must be shaped again.
  static let unsafeToBreak = GlyphFlags(rawValue: 1)
  /// Not drawn: control characters and places of attachments.
  static let invisible = GlyphFlags(rawValue: 2)
}

/// What an item is made of.
enum ItemKind: UInt8 {
  case text
  case tab
  /// A character that is not drawn and has no width.
  case control
  /// A run delegate's or an attachment's place.
  case object
}

/// A part of the text that is shaped at once: one style, one font, one direction, one script.
struct TextItem {
  var start: Int
  var end: Int
  /// In `ShapedText.glyphs`, in visual order.
  var glyphs: Range<Int>
  var style: Int32
  var font: Int32
  var script: UInt32
  var level: UInt8
  var kind: ItemKind

  var isRightToLeft: Bool { level & 1 != 0 }
}

/// A part of the text whose paragraphs have one base direction, with its analysis.
final class TextSegment: Sendable {
  let start: Int
  let end: Int
  let analysis: TextAnalysis

  init(start: Int, end: Int, analysis: TextAnalysis) {
    self.start = start
    self.end = end
    self.analysis = analysis
  }
}

/// A string with attributes, shaped. It never changes.
final class ShapedText: @unchecked Sendable {
  let units: [UInt16]
  let styles: [RunStyle]
  /// Where each style starts.
  let styleStarts: [Int]
  let fonts: [RunFont]
  let segments: [TextSegment]
  let items: [TextItem]
  let glyphs: ContiguousArray<LineGlyph>
  /// For each offset 0 ... count, the sum of the advances of all clusters that start before it.
  let places: ContiguousArray<Double>
  /// Offsets after which a line must end, sorted.
  let requiredBreaks: [Int]
  /// Offsets of tabs, sorted.
  let tabs: [Int]
  /// The bidi level of everything, paragraphs included; nil where there are several.
  let uniformLevel: UInt8?

  /// Whether any paragraph asks for hyphenation.
  let mayHyphenate: Bool

  var count: Int { units.count }

  init(_ string: NSAttributedString, options: TypesetterOptions = TypesetterOptions()) {
    var shaping = TextShaping(string, options: options)
    shaping.run()
    units = shaping.units
    styles = shaping.styles
    styleStarts = shaping.styleStarts
    fonts = shaping.fonts
    segments = shaping.segments
    items = shaping.items
    glyphs = shaping.glyphs
    tabs = shaping.tabs
    places = shaping.places()
    requiredBreaks = shaping.requiredBreaks()
    uniformLevel = shaping.uniformLevel
    mayHyphenate = shaping.styles.contains { $0.paragraph?.hyphenationFactor ?? 0 > 0 }
  }

  /// The number of the item that holds an offset below `count`.
  func item(at offset: Int) -> Int {
    lastIndex(items.count) { items[$0].start <= offset }
  }

  func style(at offset: Int) -> RunStyle? {
    styles.isEmpty
      ? nil : styles[lastIndex(styles.count) { styleStarts[$0] <= offset }]
  }

  func segment(at offset: Int) -> TextSegment? {
    segments.isEmpty ? nil : segments[segmentIndex(at: offset)]
  }

  func segmentIndex(at offset: Int) -> Int {
    segments.count == 1 ? 0 : lastIndex(segments.count) { segments[$0].start <= offset }
  }

  /// What may break before an offset, 0 ... count.
  func breaks(at offset: Int) -> BreakFlags {
    guard let segment = segment(at: min(offset, count - 1)) else { return [.grapheme, .word] }
    return segment.analysis.breaks[offset - segment.start]
  }

  /// The range of the paragraph that holds an offset, separator included.
  func paragraph(at offset: Int) -> Range<Int> {
    guard let segment = segment(at: offset) else { return 0..<0 }
    let index = segment.analysis.paragraphIndex(at: offset - segment.start)
    let range = segment.analysis.paragraphs[index]
    return segment.start + range.lowerBound..<segment.start + range.upperBound
  }

  /// The bidi level of the paragraph that holds an offset.
  func paragraphLevel(at offset: Int) -> UInt8 {
    guard let segment = segment(at: min(offset, count - 1)) else { return 0 }
    let index = segment.analysis.paragraphIndex(at: min(offset, count - 1) - segment.start)
    return uniformLevel ?? segment.analysis.paragraphLevels[index]
  }

  /// The settings of the paragraph that holds an offset: those of its first character.
  func settings(at offset: Int) -> ParagraphSettings {
    guard count > 0 else { return ParagraphSettings() }
    return settings(ofParagraphAt: paragraph(at: min(offset, count - 1)).lowerBound)
  }

  /// The settings of a paragraph that starts at an offset.
  func settings(ofParagraphAt start: Int) -> ParagraphSettings {
    style(at: start)?.paragraph ?? ParagraphSettings()
  }

  /// The last index below `count` for which `isBefore` holds; 0 where none does.
  private func lastIndex(_ count: Int, _ isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle } else { high = middle }
    }
    return low
  }
}

/// What a typesetter was told beside the string.
struct TypesetterOptions {
  /// Whether all text is laid out from left to right, whatever its characters say.
  var disablesBidi = false
  /// The level of every character; nil to find it.
  var forcedLevel: UInt8?
}

extension RunStyle {
  /// The settings of the paragraph style; nil without one.
  var paragraph: ParagraphSettings? {
    let key = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    return (attributes[key] as? any ParagraphAttribute)?.settings
  }
}
