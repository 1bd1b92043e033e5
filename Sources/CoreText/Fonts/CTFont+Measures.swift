// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A font's measures and names.

internal import MicaType

/// The size in points to the em.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.size }

/// The matrix that is applied to glyphs.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.matrix }

/// From the baseline up to the line's top, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat {
  (font.overrides?.ascent ?? CGFloat(font.face.metrics.ascent) * font.scale) * font.heightFactor
}

/// From the baseline down to the line's bottom, in points; positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat {
  (font.overrides?.descent ?? CGFloat(-font.face.metrics.descent) * font.scale)
    * font.heightFactor
}

/// What is wanted between one line's bottom and the next one's top, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat {
  (font.overrides?.leading ?? CGFloat(font.face.metrics.lineGap) * font.scale) * font.heightFactor
}

/// Font units to the em.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(max(font.face.unitsPerEm, 0)) }

/// How many glyphs the font has.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.face.glyphCount }

/// A box around every glyph, in points, y up, as the font states it.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
  let box = font.face.metrics.box
  let scale = CGAffineTransform(scaleX: font.scale, y: font.scale)
  return CGRect(x: box.x0, y: box.y0, width: box.x1 - box.x0, height: box.y1 - box.y0)
    .applying(scale.concatenating(font.matrix))
}

/// The underline's middle above the baseline, in points; negative below it.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
  CGFloat(font.face.metrics.underlinePosition) * font.scale * font.heightFactor
}

/// The underline's thickness in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
  CGFloat(font.face.metrics.underlineThickness) * font.scale * font.heightFactor
}

/// The slant in degrees, counter-clockwise from the vertical: italics lean by negative angles.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat {
  CGFloat(font.face.metrics.italicAngle)
}

/// The height of capital letters in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat {
  (font.overrides?.capHeight ?? CGFloat(font.face.metrics.capHeight) * font.scale)
    * font.heightFactor
}

/// The height of a small x in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat {
  (font.overrides?.xHeight ?? CGFloat(font.face.metrics.xHeight) * font.scale)
    * font.heightFactor
}

/// The PostScript name.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.names.postScript }

/// The family's name.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.names.family }

/// The full name.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.names.full }

/// The name that people see: the full name.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.names.full }

/// One of the font's names by its `kCTFont…NameKey`; nil for those that are not read.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
  switch nameKey {
  case kCTFontFamilyNameKey: font.names.family
  case kCTFontStyleNameKey: font.names.style
  case kCTFontFullNameKey: font.names.full
  case kCTFontPostScriptNameKey, kCTFontUniqueNameKey: font.names.postScript
  default: nil
  }
}

/// The traits as bits.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  font.face.traits.symbolic
}

/// The traits by `kCTFont…Trait` names: bits, weight, width and slant.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary {
  let traits = font.face.traits
  return [
    kCTFontSymbolicTrait: NSNumber(value: traits.symbolic.rawValue),
    kCTFontWeightTrait: NSNumber(value: Double(FontWeightScale.apple(of: traits.weight))),
    kCTFontWidthTrait: NSNumber(value: Double(FontWeightScale.apple(ofWidth: traits.width))),
    kCTFontSlantTrait: NSNumber(value: Double(-font.face.metrics.italicAngle / 30)),
  ]
}
