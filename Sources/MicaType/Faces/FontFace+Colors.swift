// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A face's colour glyphs: which kind of table has them, and pictures decoded.

internal import CHarfBuzz
internal import CSpng
internal import MicaRaster
internal import Synchronization

extension FontFace {
  /// A glyph with its own colours; nil where the face has only an outline for it.
  ///
  /// Layers (COLR) win over pictures. Of several sizes of a picture the largest one is taken, so
  /// that every size on the page comes from the same pixels. Glyphs are kept, within bounds; the
  /// same glyph is the same object as long as it is kept.
  package func colorGlyph(of glyph: UInt16, pixelsPerEm: Float) -> ColorGlyph? {
    guard isColor, Int(glyph) < glyphCount else { return nil }
    if let known = cache.withLock({ $0.colors.find(glyph) }) {
      Unsupported.note(known.notes)
      return known.color
    }
    let (color, notes) = Unsupported.collecting { () -> ColorGlyph? in
      let layers = ColorLayers(face: self)?.layers(of: glyph)
      return layers.map { .layers($0) } ?? bitmap(of: glyph).map { .bitmap($0) }
    }
    return cache.withLock { $0.colors.keep(.init(color: color, notes: notes), for: glyph) }
  }

  private func bitmap(of glyph: UInt16) -> GlyphBitmap? {
    guard hb_ot_color_has_png(face) != 0, let box = bounds(of: glyph) else { return nil }
    let blob = hb_ot_color_glyph_reference_png(font, UInt32(glyph))
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length > 0,
      let pixmap = GlyphPicture.decode(UnsafeRawBufferPointer(start: bytes, count: Int(length)))
    else { return nil }
    let width = box.x1 - box.x0
    return GlyphBitmap(
      pixmap: pixmap, box: box,
      pixelsPerEm: Float(Double(pixmap.width) * Double(unitsPerEm) / width))
  }
}

/// A glyph's PNG picture.
private enum GlyphPicture {
  /// The largest side of a glyph's picture that is read.
  private static let mostPixels: UInt32 = 2048

  /// Premultiplied pixels; nil where the picture is broken or larger than any glyph's.
  static func decode(_ png: UnsafeRawBufferPointer) -> Pixmap? {
    guard let context = spng_ctx_new(0) else { return nil }
    defer { spng_ctx_free(context) }
    var header = spng_ihdr()
    guard spng_set_image_limits(context, mostPixels, mostPixels) == 0,
      spng_set_chunk_limits(context, 1 << 20, 1 << 22) == 0,
      spng_set_png_buffer(context, png.baseAddress, png.count) == 0,
      spng_get_ihdr(context, &header) == 0, header.width > 0, header.height > 0
    else { return nil }
    let pixmap = Pixmap(width: Int(header.width), height: Int(header.height))
    let format = Int32(SPNG_FMT_RGBA8.rawValue)
    let flags = Int32(SPNG_DECODE_TRNS.rawValue)
    let size = pixmap.height * pixmap.bytesPerRow
    guard spng_decode_image(context, pixmap.bytes, size, format, flags) == 0 else { return nil }
    premultiply(pixmap)
    return pixmap
  }

  private static func premultiply(_ pixmap: Pixmap) {
    for i in 0..<(pixmap.width * pixmap.height) {
      let pixel = pixmap.bytes + i * 4
      let alpha = UInt32(pixel[3])
      guard alpha < 255 else { continue }
      for channel in 0..<3 {
        pixel[channel] = UInt8((UInt32(pixel[channel]) * alpha + 127) / 255)
      }
    }
  }
}
