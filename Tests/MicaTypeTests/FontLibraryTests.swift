// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Finding fonts by name, style and character, with the repository's fonts alone.

import MicaRaster
import MicaType
import Testing

struct FontLibraryTests {
  private let library = FontLibrary(folder: fontFolder)

  @Test func theFolderIsTheWholeLibrary() {
    #expect(
      library.families == [
        "DejaVu Sans Mono", "Inter", "Liberation Mono", "Liberation Sans", "Liberation Serif",
        "Mica Color Test 0", "Mica Color Test 1", "Noto Color Emoji", "Noto Sans Arabic",
        "Noto Sans CJK JP", "Noto Sans CJK KR", "Noto Sans CJK SC", "Noto Sans Devanagari",
        "Noto Sans Hebrew", "Noto Sans Thai",
      ])
    #expect(FontLibrary.shared.families == library.families)
    #expect(
      library.faceNames(inFamily: "liberation SANS") == [
        "LiberationSans", "LiberationSans-Bold", "LiberationSans-BoldItalic",
        "LiberationSans-Italic",
      ])
    #expect(library.faceNames(inFamily: "Inter").contains("Inter-ExtraBoldItalic"))
    #expect(library.faceNames(inFamily: "No Such Family").isEmpty)
  }

  @Test(arguments: [
    ("Helvetica-Bold", "LiberationSans-Bold"), ("ArialMT", "LiberationSans"),
    ("Arial-BoldItalicMT", "LiberationSans-BoldItalic"), ("Helvetica Neue", "LiberationSans"),
    ("HelveticaNeue-Medium", "LiberationSans"), ("Helvetica-Oblique", "LiberationSans-Italic"),
    ("TimesNewRomanPSMT", "LiberationSerif"),
    ("TimesNewRomanPS-BoldItalicMT", "LiberationSerif-BoldItalic"),
    ("Times-Italic", "LiberationSerif-Italic"), ("CourierNewPS-BoldMT", "LiberationMono-Bold"),
    ("Courier-BoldOblique", "LiberationMono-BoldItalic"), ("Menlo-Bold", "DejaVuSansMono-Bold"),
    (".SFUI-Regular", "Inter"), (".SFUI-Semibold", "Inter-SemiBold"),
    (".AppleSystemUIFont", "Inter"), ("SFProText-HeavyItalic", "Inter-ExtraBoldItalic"),
    ("SF Pro Display", "Inter"), ("PingFangSC-Semibold", "NotoSansCJKsc-Regular"),
    ("HiraginoSans-W3", "NotoSansCJKjp-Regular"), ("AppleColorEmoji", "NotoColorEmoji"),
    ("liberationsans-bold", "LiberationSans-Bold"), ("Inter-Black", "Inter-Black"),
    ("Inter-Regular", "Inter"), ("Inter-MediumItalic", "Inter-MediumItalic"),
    ("Liberation Sans Bold", "LiberationSans-Bold"),
  ])
  func namesOfApplesFontsFindTheirLikes(name: String, expected: String) {
    #expect(library.face(postScriptName: name)?.names.postScript == expected)
    #expect(library.match(FontQuery(family: name))?.names.postScript == expected)
  }

  @Test func unknownNamesFindNothing() {
    for name in [
      "NoSuchFont", "", "-", "Helvetica-Nonsense", "Bold", String(repeating: "x", count: 1 << 20),
    ] {
      #expect(library.face(postScriptName: name) == nil)
      #expect(library.match(FontQuery(family: name)) == nil)
    }
  }

  @Test func aFontThatOnlyStandsInIsNoted() {
    #expect(library.face(postScriptName: "Cochin-Bold")?.names.postScript == "LiberationSerif-Bold")
    #expect(Unsupported.features.contains("The font Cochin-Bold (Liberation Serif stands in)"))
    _ = library.face(postScriptName: "Arial-BoldMT")
    #expect(!Unsupported.features.contains { $0.contains("Arial-BoldMT") })
  }

  @Test func stylesAreMatchedAsInCSS() throws {
    func name(_ weight: Float, _ isItalic: Bool = false) -> String? {
      library.match(FontQuery(family: "Liberation Serif", weight: weight, isItalic: isItalic))?
        .names.postScript
    }
    #expect(name(100) == "LiberationSerif" && name(500) == "LiberationSerif")
    #expect(name(600) == "LiberationSerif-Bold" && name(900) == "LiberationSerif-Bold")
    #expect(name(400, true) == "LiberationSerif-Italic")
    #expect(name(.nan) != nil && name(-.infinity) == "LiberationSerif")
    // A family without italics answers upright.
    let upright = try #require(
      library.match(FontQuery(family: "DejaVu Sans Mono", isItalic: true)))
    #expect(!upright.traits.isItalic)
  }

  @Test func facesWithAxesAreTakenAtTheAskedWeight() throws {
    let face = try #require(library.match(FontQuery(weight: 560, isItalic: true)))
    #expect(face.names.family == "Inter" && face.traits.weight == 560 && face.traits.isItalic)
    #expect(library.match(FontQuery(weight: 560, isItalic: true)) === face)
    let fixed = try #require(library.match(FontQuery(isMonospaced: true)))
    #expect(fixed.names.postScript == "DejaVuSansMono")
  }

  @Test(
    arguments: [
      ("\u{645}", nil, "NotoSansArabic-Regular"), ("\u{5E9}\u{5C1}", nil, "NotoSansHebrew-Regular"),
      ("\u{915}\u{94D}", nil, "NotoSansDevanagari-Regular"),
      ("\u{E01}\u{E48}", nil, "NotoSansThai-Regular"), ("\u{6F22}", nil, "NotoSansCJKsc-Regular"),
      ("\u{6F22}", "zh-Hans", "NotoSansCJKsc-Regular"), ("\u{6F22}", "ja", "NotoSansCJKjp-Regular"),
      ("\u{6F22}", "ko-KR", "NotoSansCJKkr-Regular"), ("\u{3042}", nil, "NotoSansCJKjp-Regular"),
      ("\u{D55C}", nil, "NotoSansCJKkr-Regular"), ("\u{3002}", "ja", "NotoSansCJKjp-Regular"),
      ("\u{416}", nil, "Inter"), ("\u{3B1}\u{301}", nil, "Inter"),
      ("\u{10D0}", nil, "DejaVuSansMono"),
    ] as [(String, String?, String)])
  func charactersFindTheirScriptsFont(text: String, language: String?, expected: String) {
    let face = library.fallback(
      for: text.unicodeScalars.map(\.value), like: FontQuery(), language: language,
      prefersEmoji: false)
    #expect(face?.names.postScript == expected)
  }

  @Test(arguments: [
    "\u{1F600}", "\u{1F44D}\u{1F3FD}", "1\u{FE0F}\u{20E3}", "\u{1F1EF}\u{1F1F5}",
    "\u{2600}\u{FE0F}",
    "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}",
  ])
  func emojiFindTheColorFont(text: String) {
    let scalars = text.unicodeScalars.map(\.value)
    let face = library.fallback(
      for: scalars, like: FontQuery(), language: nil, prefersEmoji: true)
    #expect(face?.names.postScript == "NotoColorEmoji")
  }

  @Test func textFormsWinWhereEmojiAreNotPreferred() {
    let face = library.fallback(
      for: [0x263A], like: FontQuery(), language: nil, prefersEmoji: false)
    #expect(face?.traits.isColor == false)
  }

  @Test func whatNoFontHasFindsNothing() {
    func find(_ scalars: [UInt32]) -> FontFace? {
      library.fallback(for: scalars, like: FontQuery(), language: nil, prefersEmoji: false)
    }
    #expect(find([0x10FFFD]) == nil && find([]) == nil && find([.max, 0xD800]) == nil)
    // The base counts; marks that are missing everywhere are left to it.
    #expect(find([0x41, 0x1DA9B])?.names.postScript == "Inter")
    #expect(find([0x41] + [UInt32](repeating: 0x301, count: 100_000)) != nil)
  }

  @Test func fallbacksKeepTheWeight() {
    let query = FontQuery(weight: 700)
    let face = library.fallback(for: [0x416], like: query, language: nil, prefersEmoji: false)
    #expect(face?.traits.weight == 700)
  }

  @Test func registeredFontsAreFoundUntilTheyAreTakenAway() throws {
    let library = FontLibrary(folder: "\(fontFolder)/licenses")
    #expect(library.families.isEmpty && library.match(FontQuery()) == nil)
    let generation = library.generation
    let path = "\(fontFolder)/LiberationSans-Bold.ttf"
    let names = try library.register(FontData(path: path), path: path)
    #expect(names == ["LiberationSans-Bold"] && library.generation > generation)
    #expect(library.isRegistered(postScriptName: "LiberationSans-Bold"))
    #expect(library.families == ["Liberation Sans"])
    #expect(library.face(postScriptName: "Helvetica-Bold") != nil)
    #expect(throws: FontError.alreadyRegistered(postScriptName: "LiberationSans-Bold")) {
      try library.register(FontData(path: path))
    }
    #expect(library.unregister(path: path) && !library.unregister(path: path))
    #expect(library.families.isEmpty && library.face(postScriptName: "Helvetica-Bold") == nil)
    #expect(throws: FontError.self) {
      try library.register([1, 2, 3].withUnsafeBytes { FontData(copying: $0) })
    }
  }

  @Test func aMissingFolderIsNoted() {
    let library = FontLibrary(folder: "/no/such/folder")
    #expect(library.families.isEmpty && library.match(FontQuery(family: "Helvetica")) == nil)
    #expect(
      Unsupported.features.contains(
        "text without fonts (MICA_FONTS is /no/such/folder, which has none)"))
  }
}
