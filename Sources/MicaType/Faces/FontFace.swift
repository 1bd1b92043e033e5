// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One face of a font at one place of its design space: characters to glyphs, and glyphs' measures
// and outlines in font units, y up. HarfBuzz reads the tables; nothing is hinted.

internal import CHarfBuzz
package import MicaRaster
internal import Synchronization

/// One face of a font file at one place of its design space.
///
/// Safe from any thread. All measures are in font units (`unitsPerEm` to the em), y up.
package final class FontFace: @unchecked Sendable {
  /// Tells faces apart while the process runs; never 0 and never used again.
  package let id: UInt32
  package let data: FontData
  /// The face's number in a collection.
  package let index: Int
  /// The place in the design space, sorted by tag, within the axes; empty at the default.
  package let variations: [VariationValue]
  package let unitsPerEm: Float
  package let glyphCount: Int
  let face: OpaquePointer
  /// Immutable; its scale is one font unit.
  let font: OpaquePointer
  /// The face at the design space's default, which varied faces share their tables with.
  let origin: FontFace?
  /// Whether glyphs have colours of their own.
  package let isColor: Bool
  /// What was read once and is kept.
  let cache = Mutex(FaceCache())
  // What is asked for again and again: read once, then found without a lock.
  let keptMetrics = AtomicLazyReference<Kept<FaceMetrics>>()
  let keptNames = AtomicLazyReference<Kept<FaceNames>>()
  let keptTraits = AtomicLazyReference<Kept<FaceTraits>>()
  private let keptSoundness = AtomicLazyReference<Kept<Bool>>()

  private static let lastID = Atomic<UInt32>(0)

  /// Reads a face of a file's bytes.
  ///
  /// Values on axes that the face lacks are left out, others are brought within their axis.
  package convenience init(
    data: FontData, index: Int = 0, variations: [VariationValue] = []
  ) throws(FontError) {
    try self.init(unchecked: data, index: index, variations: variations)
    guard isSound else { throw .malformed(reason: "glyphs made of each other without end") }
  }

  /// The same without a look at the glyphs, which reads most of a file: nobody may draw with the face
  /// before `isSound` was asked.
  init(unchecked data: FontData, index: Int, variations: [VariationValue] = []) throws(FontError) {
    let face = try Self.openTables(data, index)
    guard let font = hb_font_create(face) else {
      hb_face_destroy(face)
      throw .malformed(reason: "no face")
    }
    let places = VariationAxis.places(variations, on: VariationAxis.read(face))
    Self.prepare(font, face, places)
    self.data = data
    self.index = index
    self.variations = places
    unitsPerEm = Float(hb_face_get_upem(face))
    glyphCount = Int(hb_face_get_glyph_count(face))
    self.face = face
    self.font = font
    isColor = Self.hasColors(face)
    origin = nil
    id = Self.lastID.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// Another place of a face's design space; `places` were brought within the axes.
  init?(origin: FontFace, places: [VariationValue]) {
    guard let font = hb_font_create(origin.face) else { return nil }
    Self.prepare(font, origin.face, places)
    data = origin.data
    index = origin.index
    variations = places
    unitsPerEm = origin.unitsPerEm
    glyphCount = origin.glyphCount
    face = hb_face_reference(origin.face)
    self.font = font
    isColor = origin.isColor
    self.origin = origin
    id = Self.lastID.wrappingAdd(1, ordering: .relaxed).newValue
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  private static func openTables(_ data: FontData, _ index: Int) throws(FontError) -> OpaquePointer
  {
    guard data.bytes.count <= FontData.mostBytes else { throw .tooLarge(bytes: data.bytes.count) }
    try FontFormat.check(data.bytes)
    let blob = FontFormat.blob(of: data.bytes, face: index)
    defer { hb_blob_destroy(blob) }
    let count = Int(hb_face_count(blob))
    guard count > 0 else { throw .malformed(reason: "no font format that is known") }
    guard index >= 0, index < count else { throw .noSuchFace(index: index, count: count) }
    guard let face = hb_face_create(blob, UInt32(index)) else {
      throw .malformed(reason: "no face")
    }
    guard hb_face_get_glyph_count(face) > 0 else {
      hb_face_destroy(face)
      throw .malformed(reason: "a face without glyphs")
    }
    return face
  }

  /// Whether glyphs that are made of others come to an end.
  var isSound: Bool {
    if let origin { return origin.isSound }
    if let known = keptSoundness.load() { return known.value }
    return keptSoundness.storeIfNil(Kept(ComponentCheck.isBounded(face))).value
  }

  private static func hasColors(_ face: OpaquePointer) -> Bool {
    if hb_ot_color_has_png(face) != 0 { return true }
    let table = hb_face_reference_table(face, Tag.make("COLR"))
    defer { hb_blob_destroy(table) }
    if hb_blob_get_length(table) > 0 { return true }
    if hb_ot_color_has_svg(face) != 0 {
      Unsupported.note("OpenType SVG glyphs (drawn as plain outlines)")
    }
    return false
  }

  private static func prepare(
    _ font: OpaquePointer, _ face: OpaquePointer, _ places: [VariationValue]
  ) {
    let unitsPerEm = Int32(hb_face_get_upem(face))
    hb_font_set_scale(font, unitsPerEm, unitsPerEm)
    if !places.isEmpty {
      let values = places.map { hb_variation_t(tag: $0.tag, value: $0.value) }
      hb_font_set_variations(font, values, UInt32(values.count))
    }
    hb_font_make_immutable(font)
  }

  /// The glyph of a character, 0 where the face has none.
  package func glyph(for scalar: UInt32) -> UInt16 {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0
      ? UInt16(truncatingIfNeeded: glyph) : 0
  }

  /// The glyph of a character with a variation selector after it, 0 where the face has none of its
  /// own.
  package func glyph(for scalar: UInt32, selector: UInt32) -> UInt16 {
    var glyph: UInt32 = 0
    let isFound = hb_font_get_variation_glyph(font, scalar, selector, &glyph) != 0
    return isFound ? UInt16(truncatingIfNeeded: glyph) : 0
  }

  /// The width that a glyph takes on a horizontal line.
  package func advance(of glyph: UInt16) -> Float {
    Float(hb_font_get_glyph_h_advance(font, UInt32(glyph)))
  }

  /// The box of a glyph's ink; nil where it has none.
  package func bounds(of glyph: UInt16) -> Box? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, UInt32(glyph), &extents) != 0,
      extents.width != 0, extents.height != 0
    else { return nil }
    let (left, top) = (Double(extents.x_bearing), Double(extents.y_bearing))
    let (right, bottom) = (left + Double(extents.width), top + Double(extents.height))
    return Box(min(left, right), min(top, bottom), max(left, right), max(top, bottom))
  }
}

/// A value that never changes, so that many threads can share it.
final class Kept<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
