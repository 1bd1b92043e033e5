// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// HarfBuzz's buffer and everything else that shaping reuses, lent to one thread at a time.

internal import CHarfBuzz
internal import Glibc
internal import Synchronization

/// Everything but the text that glyphs depend on.
struct ShapeSetting {
  let face: FontFace
  let isRightToLeft: Bool
  let script: UInt32
  let language: String?
  let features: [FontFeature]
}

/// What one thread needs to shape. Nothing is allocated per call once the buffers have grown.
final class ShapeContext: @unchecked Sendable {
  private let buffer: OpaquePointer
  /// The words of `ShapeCache`.
  let words = WordTable()
  private var features: [hb_feature_t] = []
  private var languageTag: String?
  private var language: OpaquePointer?

  private static let idle = Mutex<[ShapeContext]>([])
  /// More contexts than this are not kept; about the number of threads that shape at once.
  private static let kept = 8
  /// HarfBuzz's own rules of OpenType and AAT alone, as Core Text's. The library would also run a font's
  /// Graphite program where it has one, for as long as that takes. Made once and never changed.
  nonisolated(unsafe) private static let shapers: UnsafeMutablePointer<UnsafePointer<CChar>?> = {
    let names = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: 3)
    names[0] = UnsafePointer(strdup("ot"))
    names[1] = UnsafePointer(strdup("fallback"))
    names[2] = nil
    return names
  }()
  /// Longer ranges are shaped piece by piece.
  static let pieceLength = 4096

  private init() {
    buffer = hb_buffer_create()
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
  }

  deinit { hb_buffer_destroy(buffer) }

  /// Lends a context.
  static func with(_ body: (ShapeContext) -> Void) {
    let context = idle.withLock { $0.popLast() } ?? ShapeContext()
    body(context)
    idle.withLock { if $0.count < kept { $0.append(context) } }
  }

  func shape(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ setting: ShapeSetting,
    into glyphs: inout [ShapedGlyph]
  ) {
    prepare(setting)
    guard range.count > Self.pieceLength else {
      fill(text, range, setting)
      append(text, setting, glyphs: 0..<count, to: &glyphs)
      return
    }
    var pieces: [[ShapedGlyph]] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var piece: [ShapedGlyph] = []
      start = shapePiece(text, start..<range.upperBound, setting, into: &piece)
      pieces.append(piece)
    }
    for piece in setting.isRightToLeft ? pieces.reversed() : pieces {
      glyphs.append(contentsOf: piece)
    }
  }

  /// Sets the language and features of the calls that follow.
  func prepare(_ setting: ShapeSetting) {
    if setting.language != languageTag {
      languageTag = setting.language
      language = setting.language.flatMap { hb_language_from_string($0, -1) }
    }
    features.removeAll(keepingCapacity: true)
    for feature in setting.features {
      features.append(
        hb_feature_t(tag: feature.tag, value: feature.value, start: 0, end: UInt32.max))
    }
  }

  /// Shapes a range together with the space behind it, whose glyph is not appended.
  ///
  /// Whether that glyph is unsafe to break at; nil, with anything appended, where it isn't the
  /// plain space or the range is too long. Needs `prepare`.
  func shapeSpan(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, hasTrailingSpace: Bool,
    _ setting: ShapeSetting, space: ShapedGlyph, into glyphs: inout [ShapedGlyph]
  ) -> Bool? {
    guard range.count < Self.pieceLength else { return nil }
    guard hasTrailingSpace else {
      fill(text, range, setting)
      append(text, setting, glyphs: 0..<count, to: &glyphs)
      return false
    }
    fill(text, range.lowerBound..<range.upperBound + 1, setting)
    let start = glyphs.count
    append(text, setting, glyphs: 0..<count, to: &glyphs)
    guard glyphs.count > start + 1 else { return nil }
    let trailing = setting.isRightToLeft ? glyphs.remove(at: start) : glyphs.removeLast()
    let neighbour = setting.isRightToLeft ? glyphs[start] : glyphs[glyphs.count - 1]
    var plain = trailing
    (plain.cluster, plain.isUnsafeToBreak) = (space.cluster, space.isUnsafeToBreak)
    guard plain == space, Int(trailing.cluster) == range.upperBound,
      Int(neighbour.cluster) < range.upperBound
    else { return nil }
    return trailing.isUnsafeToBreak
  }

  private var count: Int { Int(hb_buffer_get_length(buffer)) }

  private func fill(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ setting: ShapeSetting
  ) {
    hb_buffer_clear_contents(buffer)
    hb_buffer_add_utf16(
      buffer, text.baseAddress, Int32(clamping: text.count), UInt32(clamping: range.lowerBound),
      Int32(clamping: range.count))
    hb_buffer_set_direction(buffer, setting.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(setting.script))
    hb_buffer_set_language(buffer, language)
    features.withUnsafeBufferPointer {
      _ = hb_shape_full(
        setting.face.font, buffer, $0.baseAddress, UInt32($0.count), Self.shapers)
    }
  }

  /// Shapes as much of a range as fits and keeps what a cut leaves as it is; returns the cut.
  private func shapePiece(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ setting: ShapeSetting,
    into glyphs: inout [ShapedGlyph]
  ) -> Int {
    let end = Self.pieceEnd(text, range)
    fill(text, range.lowerBound..<end, setting)
    guard end < range.upperBound, let infos = hb_buffer_get_glyph_infos(buffer, nil) else {
      append(text, setting, glyphs: 0..<count, to: &glyphs)
      return end
    }
    // In the order of the text: the last cluster of the second half that may start a line.
    let middle = UInt32(range.lowerBound + (end - range.lowerBound) / 2)
    var (cut, cutGlyph) = (end, setting.isRightToLeft ? 0 : count)
    var index = setting.isRightToLeft ? 0 : count - 1
    let step = setting.isRightToLeft ? 1 : -1
    while index >= 0, index < count, infos[index].cluster > middle {
      let cluster = infos[index].cluster
      var last = index
      while last + step >= 0, last + step < count, infos[last + step].cluster == cluster {
        last += step
      }
      if infos[last].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0, Int(cluster) < end {
        (cut, cutGlyph) = (Int(cluster), setting.isRightToLeft ? last + 1 : last)
        break
      }
      index = last + step
    }
    let kept = setting.isRightToLeft ? cutGlyph..<count : 0..<cutGlyph
    append(text, setting, glyphs: kept, to: &glyphs)
    return cut
  }

  /// The end of a piece, not within a surrogate pair.
  private static func pieceEnd(_ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>) -> Int {
    guard range.count > pieceLength else { return range.upperBound }
    let end = range.lowerBound + pieceLength
    return text[end] & 0xFC00 == 0xDC00 ? end - 1 : end
  }

  private func append(
    _ text: UnsafeBufferPointer<UInt16>, _ setting: ShapeSetting, glyphs range: Range<Int>,
    to glyphs: inout [ShapedGlyph]
  ) {
    guard !range.isEmpty, let infos = hb_buffer_get_glyph_infos(buffer, nil),
      let places = hb_buffer_get_glyph_positions(buffer, nil)
    else { return }
    glyphs.reserveCapacity(glyphs.count + range.count)
    for index in range {
      let (info, place) = (infos[index], places[index])
      var glyph = ShapedGlyph(
        glyph: UInt16(truncatingIfNeeded: info.codepoint),
        isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0,
        cluster: Int32(truncatingIfNeeded: info.cluster), advance: Float(place.x_advance),
        xOffset: Float(place.x_offset), yOffset: Float(place.y_offset))
      if Self.isControl(text[Int(info.cluster)]) {
        glyph.glyph = setting.face.glyph(for: 0x20)
        (glyph.advance, glyph.xOffset, glyph.yOffset) = (0, 0, 0)
      }
      glyphs.append(glyph)
    }
  }

  /// Controls and the separators of lines and paragraphs, which fonts show as anything.
  private static func isControl(_ unit: UInt16) -> Bool {
    unit < 0x20 || unit >= 0x7F && unit < 0xA0 || unit == 0x2028 || unit == 0x2029
  }
}
