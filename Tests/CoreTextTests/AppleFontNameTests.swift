// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fonts by the names that iOS programs ask for.

import CoreText
import Testing

@Suite struct AppleFontNameTests {
  /// PostScript names of fonts that iOS comes with. Programs unwrap what they get for them.
  static let names = """
    AcademyEngravedLetPlain AlNile AlNile-Bold AmericanTypewriter AmericanTypewriter-Bold
    AmericanTypewriter-Condensed AmericanTypewriter-CondensedBold
    AmericanTypewriter-CondensedLight AmericanTypewriter-Light AmericanTypewriter-Semibold
    AppleColorEmoji AppleSDGothicNeo-Bold AppleSDGothicNeo-Light AppleSDGothicNeo-Medium
    AppleSDGothicNeo-Regular AppleSDGothicNeo-SemiBold AppleSDGothicNeo-Thin
    AppleSDGothicNeo-UltraLight AppleSymbols Arial-BoldItalicMT Arial-BoldMT Arial-ItalicMT
    ArialHebrew ArialHebrew-Bold ArialHebrew-Light ArialMT ArialRoundedMTBold Avenir-Black
    Avenir-BlackOblique Avenir-Book Avenir-BookOblique Avenir-Heavy Avenir-HeavyOblique
    Avenir-Light Avenir-LightOblique Avenir-Medium Avenir-MediumOblique Avenir-Oblique
    Avenir-Roman AvenirNext-Bold AvenirNext-BoldItalic AvenirNext-DemiBold
    AvenirNext-DemiBoldItalic AvenirNext-Heavy AvenirNext-HeavyItalic AvenirNext-Italic
    AvenirNext-Medium AvenirNext-MediumItalic AvenirNext-Regular AvenirNext-UltraLight
    AvenirNext-UltraLightItalic AvenirNextCondensed-Bold AvenirNextCondensed-BoldItalic
    AvenirNextCondensed-DemiBold AvenirNextCondensed-Heavy AvenirNextCondensed-Italic
    AvenirNextCondensed-Medium AvenirNextCondensed-Regular AvenirNextCondensed-UltraLight
    Baskerville Baskerville-Bold Baskerville-BoldItalic Baskerville-Italic Baskerville-SemiBold
    Baskerville-SemiBoldItalic BodoniOrnamentsITCTT BodoniSvtyTwoITCTT-Bold
    BodoniSvtyTwoITCTT-Book BodoniSvtyTwoITCTT-BookIta BodoniSvtyTwoOSITCTT-Bold
    BodoniSvtyTwoOSITCTT-Book BodoniSvtyTwoSCITCTT-Book BradleyHandITCTT-Bold ChalkboardSE-Bold
    ChalkboardSE-Light ChalkboardSE-Regular Chalkduster Charter-Black Charter-Bold
    Charter-Italic Charter-Roman Cochin Cochin-Bold Cochin-BoldItalic Cochin-Italic Copperplate
    Copperplate-Bold Copperplate-Light Courier Courier-Bold Courier-BoldOblique Courier-Oblique
    CourierNewPS-BoldItalicMT CourierNewPS-BoldMT CourierNewPS-ItalicMT CourierNewPSMT
    DINAlternate-Bold DINCondensed-Bold Damascus DamascusBold DamascusLight DamascusMedium
    DamascusSemiBold DevanagariSangamMN DevanagariSangamMN-Bold Didot Didot-Bold Didot-Italic
    EuphemiaUCAS EuphemiaUCAS-Bold EuphemiaUCAS-Italic Farah Futura-Bold
    Futura-CondensedExtraBold Futura-CondensedMedium Futura-Medium Futura-MediumItalic Galvji
    Galvji-Bold GeezaPro GeezaPro-Bold Georgia Georgia-Bold Georgia-BoldItalic Georgia-Italic
    GillSans GillSans-Bold GillSans-BoldItalic GillSans-Italic GillSans-Light
    GillSans-LightItalic GillSans-SemiBold GillSans-SemiBoldItalic GillSans-UltraBold
    GranthaSangamMN-Regular Helvetica Helvetica-Bold Helvetica-BoldOblique Helvetica-Light
    Helvetica-LightOblique Helvetica-Oblique HelveticaNeue HelveticaNeue-Bold
    HelveticaNeue-BoldItalic HelveticaNeue-CondensedBlack HelveticaNeue-CondensedBold
    HelveticaNeue-Italic HelveticaNeue-Light HelveticaNeue-LightItalic HelveticaNeue-Medium
    HelveticaNeue-MediumItalic HelveticaNeue-Thin HelveticaNeue-ThinItalic
    HelveticaNeue-UltraLight HelveticaNeue-UltraLightItalic HiraMaruProN-W4 HiraMinProN-W3
    HiraMinProN-W6 HiraginoSans-W3 HiraginoSans-W6 HiraginoSans-W7 HoeflerText-Black
    HoeflerText-BlackItalic HoeflerText-Italic HoeflerText-Regular Impact Kailasa Kailasa-Bold
    Kefa-Regular KhmerSangamMN KohinoorBangla-Light KohinoorBangla-Regular
    KohinoorBangla-Semibold KohinoorDevanagari-Light KohinoorDevanagari-Regular
    KohinoorDevanagari-Semibold KohinoorGujarati-Bold KohinoorGujarati-Light
    KohinoorGujarati-Regular KohinoorTelugu-Light KohinoorTelugu-Medium KohinoorTelugu-Regular
    LaoSangamMN MalayalamSangamMN MalayalamSangamMN-Bold MarkerFelt-Thin MarkerFelt-Wide
    Menlo-Bold Menlo-BoldItalic Menlo-Italic Menlo-Regular Mishafi MuktaMahee-Bold
    MuktaMahee-Light MuktaMahee-Regular MyanmarSangamMN MyanmarSangamMN-Bold Noteworthy-Bold
    Noteworthy-Light NotoNastaliqUrdu NotoNastaliqUrdu-Bold Optima-Bold Optima-BoldItalic
    Optima-ExtraBlack Optima-Italic Optima-Regular Palatino-Bold Palatino-BoldItalic
    Palatino-Italic Palatino-Roman Papyrus Papyrus-Condensed PartyLetPlain PingFangHK-Light
    PingFangHK-Medium PingFangHK-Regular PingFangHK-Semibold PingFangHK-Thin
    PingFangHK-Ultralight PingFangSC-Light PingFangSC-Medium PingFangSC-Regular
    PingFangSC-Semibold PingFangSC-Thin PingFangSC-Ultralight PingFangTC-Light PingFangTC-Medium
    PingFangTC-Regular PingFangTC-Semibold PingFangTC-Thin Rockwell-Bold Rockwell-BoldItalic
    Rockwell-Italic Rockwell-Regular STIXTwoMath-Regular STIXTwoText STIXTwoText-Italic
    SavoyeLetPlain SinhalaSangamMN SinhalaSangamMN-Bold SnellRoundhand SnellRoundhand-Black
    SnellRoundhand-Bold Symbol TamilSangamMN TamilSangamMN-Bold Thonburi Thonburi-Bold
    Thonburi-Light TimesNewRomanPS-BoldItalicMT TimesNewRomanPS-BoldMT TimesNewRomanPS-ItalicMT
    TimesNewRomanPSMT Trebuchet-BoldItalic TrebuchetMS TrebuchetMS-Bold TrebuchetMS-Italic
    Verdana Verdana-Bold Verdana-BoldItalic Verdana-Italic ZapfDingbatsITC Zapfino
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  @Test func eachOfThemIsFound() {
    _ = font()
    for name in Self.names {
      var request = FontRequest()
      request.name = name
      #expect(CTFont.matching(request, size: 12) != nil, "\(name)")
    }
  }

  @Test func stylesOfNamesAreKept() {
    for (name, isBold, isItalic) in [
      ("AvenirNext-Bold", true, false), ("Georgia-BoldItalic", true, true),
      ("GillSans-LightItalic", false, true), ("Futura-CondensedExtraBold", true, false),
      ("BodoniSvtyTwoITCTT-BookIta", false, true), ("Trebuchet-BoldItalic", true, true),
      ("Optima-ExtraBlack", true, false), ("Avenir-BookOblique", false, true),
    ] {
      let traits = CTFontGetSymbolicTraits(font(name, 12))
      #expect(traits.contains(.traitBold) == isBold, "\(name)")
      #expect(traits.contains(.traitItalic) == isItalic, "\(name)")
    }
  }

  /// Weights of a family that the stand-in lacks have its names and measures nevertheless.
  @Test func otherWeightsOfKnownFamilies() {
    for name in ["HelveticaNeue-Light", "HelveticaNeue-UltraLightItalic", "HelveticaNeue-Medium"] {
      let light = font(name, 100)
      #expect(CTFontCopyPostScriptName(light) == name)
      #expect(CTFontCopyFamilyName(light) == "Helvetica Neue")
      #expect(abs(CTFontGetAscent(light) - 95.2) < 1e-9)
      #expect(abs(CTFontGetDescent(light) - 21.3) < 1e-9)
      let copy = CTFontCreateWithFontDescriptor(CTFontCopyFontDescriptor(light), 0, nil)
      #expect(copy == light)
    }
    #expect(CTFontCopyPostScriptName(font("Helvetica-Light", 9)) == "Helvetica-Light")
  }
}
