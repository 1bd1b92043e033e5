// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fonts, descriptors and the font manager.

import CTestFonts
import CoreText
import Testing

@Suite struct CTFontTests {
  @Test func sizesAndMeasures() {
    // Liberation Sans, 2048 units: hhea 1854, −434, 67 (Arial's).
    let arial = font("ArialMT", 20)
    #expect(abs(CTFontGetAscent(arial) - 1854.0 / 2048 * 20) < 1e-6)
    #expect(abs(CTFontGetDescent(arial) - 434.0 / 2048 * 20) < 1e-6)
    #expect(abs(CTFontGetLeading(arial) - 67.0 / 2048 * 20) < 1e-6)
    #expect(CTFontGetUnitsPerEm(arial) == 2048)
    #expect(CTFontGetSize(font("ArialMT", 0)) == 12)
    #expect(CTFontGetSize(font("ArialMT", .nan)) == 12)
    #expect(CTFontCopyPostScriptName(arial) == "ArialMT")
    #expect(CTFontCopyFamilyName(arial) == "Arial")
  }

  @Test func familiesOfIOSKeepTheirNamesAndMeasures() {
    let bold = font("Helvetica-Bold", 100)
    #expect(CTFontCopyPostScriptName(bold) == "Helvetica-Bold")
    #expect(CTFontGetSymbolicTraits(bold).contains(.traitBold))
    #expect(abs(CTFontGetAscent(bold) - 77.001953125) < 1e-6)
    #expect(abs(CTFontGetDescent(bold) - 22.998046875) < 1e-6)
  }

  @Test func traitsAndCopies() throws {
    let plain = font("Liberation Sans", 16)
    let bold = try #require(
      CTFontCreateCopyWithSymbolicTraits(plain, 0, nil, .traitBold, .traitBold))
    #expect(CTFontGetSymbolicTraits(bold).contains(.traitBold))
    #expect(CTFontGetSize(bold) == 16)
    let back = try #require(CTFontCreateCopyWithSymbolicTraits(bold, 8, nil, [], .traitBold))
    #expect(!CTFontGetSymbolicTraits(back).contains(.traitBold))
    #expect(CTFontGetSize(back) == 8)
    #expect(CTFontCreateCopyWithFamily(plain, 0, nil, "No Such Family") == nil)
    #expect(plain == font("Liberation Sans", 16))
    #expect(plain != font("Liberation Sans", 17))
    #expect(CTFont("Liberation Sans", size: 16) == plain)
    #expect(Set([plain, font("Liberation Sans", 16)]).count == 1)
  }

  @Test func glyphsAdvancesAndPaths() throws {
    let sans = font("Liberation Sans", 2048)
    let units = Array("A\u{1F600}i".utf16)
    var glyphs = [CGGlyph](repeating: 9, count: 4)
    #expect(!CTFontGetGlyphsForCharacters(sans, units, &glyphs, 4))
    #expect(glyphs[0] == CTFontGetGlyphWithName(sans, "A"))
    #expect(glyphs[1...2] == [0, 0])
    #expect(CTFontCopyNameForGlyph(sans, glyphs[3]) == "i")
    // Arial's A is 1366 units wide.
    var advance = CGSize.zero
    #expect(CTFontGetAdvancesForGlyphs(sans, .horizontal, glyphs, &advance, 1) == 1366)
    #expect(advance == CGSize(width: 1366, height: 0))
    let box = CTFontGetBoundingRectsForGlyphs(sans, .horizontal, glyphs, nil, 1)
    let path = try #require(CTFontCreatePathForGlyph(sans, glyphs[0], nil))
    #expect(abs(path.boundingBoxOfPath.minX - box.minX) < 1)
    #expect(abs(path.boundingBoxOfPath.maxY - box.maxY) < 1)
    #expect(CTFontCreatePathForGlyph(sans, CTFontGetGlyphWithName(sans, "space"), nil) == nil)
  }

  @Test func featuresOfADescriptorAreUsed() {
    let settings: [Any] = [
      [kCTFontFeatureTypeIdentifierKey: 6, kCTFontFeatureSelectorIdentifierKey: 0] as [String: Any]
    ]
    let descriptor = CTFontDescriptorCreateWithAttributes([
      kCTFontFamilyNameAttribute: "Inter", kCTFontSizeAttribute: 20.0,
      kCTFontFeatureSettingsAttribute: settings,
    ])
    // Numbers of one width.
    let tabular = CTFontCreateWithFontDescriptor(descriptor, 0, nil)
    #expect(CTFontGetSize(tabular) == 20)
    #expect(width(line("1111", [.font: tabular])) == width(line("8888", [.font: tabular])))
    let plain: Attributes = [.font: font("Inter", 20)]
    #expect(width(line("1111", plain)) != width(line("8888", plain)))
  }

  @Test func otherFontsStandInForMissingCharacters() {
    let sans = font("Liberation Sans", 16)
    let used = CTFontCreateForString(sans, "\u{939}", CFRange(location: 0, length: 1))
    #expect(CTFontCopyFamilyName(used) == "Noto Sans Devanagari")
    #expect(CTFontCreateForString(sans, "a", CFRange(location: 0, length: 1)) == sans)
    let cascade = CTFontDescriptorCreateWithNameAndSize("DejaVuSansMono", 0)
    let list = CTFontDescriptorCreateWithAttributes([kCTFontCascadeListAttribute: [cascade]])
    let asked = CTFontCreateCopyWithAttributes(font("NotoSansThai-Regular", 16), 0, nil, list)
    let greek = CTFontCreateForString(asked, "\u{3B1}", CFRange(location: 0, length: 1))
    #expect(CTFontCopyFamilyName(greek) == "DejaVu Sans Mono")
  }

  @Test func initializersFindWhatTheFunctionsFind() {
    let plain = font()
    #expect(CTFont(.system, size: 0) == CTFontCreateUIFontForLanguage(.system, 0, nil))
    #expect(CTFont(.userFixedPitch, size: 9, language: nil).size == 9)
    let range = CFRangeMake(0, 1)
    #expect(CTFont(font: plain, string: "a", range: range) == plain)
    for (language, name) in [("ja", "NotoSansCJKjp-Regular"), ("zh-Hans", "NotoSansCJKsc-Regular")]
    {
      let han = CTFont(font: plain, string: "\u{76F4}", range: range, language: language)
      #expect(CTFontCopyPostScriptName(han) == name)
    }
  }

  @Test func emojiSequencesAreOnePicture() throws {
    for emoji in [
      "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}", "\u{1F44D}\u{1F3FD}",
      "\u{1F1EF}\u{1F1F5}", "1\u{FE0F}\u{20E3}", "\u{2764}\u{FE0F}",
    ] {
      let shown = line(emoji)
      #expect(CTLineGetGlyphCount(shown) == 1, "\(emoji)")
      let used = try #require(CTRunGetAttributes(runs(shown)[0])["NSFont"] as? CTFont)
      #expect(CTFontGetSymbolicTraits(used).contains(.traitColorGlyphs), "\(emoji)")
    }
    // A digit alone is text.
    let digit = try #require(CTRunGetAttributes(runs(line("1"))[0])["NSFont"] as? CTFont)
    #expect(digit == font())
  }

  @Test func fontsFromFilesAndData() throws {
    let folder = try #require(mica_test_fonts().map { String(cString: $0) })
    let url = URL(fileURLWithPath: folder + "/LiberationMono-Bold.ttf")
    let found = try #require(CTFontManagerCreateFontDescriptorsFromURL(url) as? [CTFontDescriptor])
    #expect(
      CTFontCopyPostScriptName(CTFontCreateWithFontDescriptor(found[0], 9, nil))
        == "LiberationMono-Bold")
    #expect(CTFontManagerCreateFontDescriptorFromData(Data([1, 2, 3])) == nil)
    var error: Unmanaged<CFError>?
    #expect(
      !CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/no/file.ttf"), .process, &error))
    let failure = try #require(error?.takeRetainedValue())
    #expect(failure.code == CTFontManagerError.fileNotFound.rawValue)
  }
  @Test func listsOfFilesSayWhichCantBeRegistered() throws {
    var errors: CFArray?
    let missing = URL(fileURLWithPath: "/no/file.ttf")
    #expect(!CTFontManagerRegisterFontsForURLs([missing], .process, &errors))
    #expect(errors?.count == 1)
    #expect(CTFontManagerRegisterFontsForURLs([], .process, nil))
    #expect(!CTFontManagerUnregisterFontsForURLs([missing], .process, nil))
  }
}
