// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which characters the codes of simple fonts mean (ISO 32000, annex D), and the names of glyphs.

/// The encodings that PDF files name.
enum PDFEncoding {
  /// The character of each code in an encoding; nil for an unknown name.
  static func characters(named name: String) -> [UInt32?]? {
    switch name {
    case "WinAnsiEncoding": windows
    case "MacRomanEncoding": macintosh
    case "StandardEncoding": standard
    default: nil
    }
  }

  /// ASCII, and characters from a code on; U+FFFD stands for none.
  private static func table(_ parts: (start: Int, characters: String)...) -> [UInt32?] {
    var table: [UInt32?] = (0..<256).map { (32..<127).contains($0) ? UInt32($0) : nil }
    for (start, characters) in parts {
      for (index, scalar) in characters.unicodeScalars.enumerated() where scalar != "\u{FFFD}" {
        table[start + index] = scalar.value
      }
    }
    return table
  }

  private static let windows = table(
    (0x80, "€•‚ƒ„…†‡ˆ‰Š‹Œ•Ž••‘’“”•–—˜™š›œ•žŸ"),
    (0xA0, String(String.UnicodeScalarView((0xA0...0xFF).compactMap { Unicode.Scalar($0) }))))

  private static let macintosh = table(
    (0x80, "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø"),
    (0xC0, "¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{FFFD}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"))

  /// Adobe's standard encoding: ASCII but for two quotation marks, and what follows.
  static let standard = table(
    (0x27, "\u{2019}"), (0x60, "\u{2018}"),
    (0xA1, "¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ\u{FFFD}–†‡·\u{FFFD}¶•‚„”»…‰\u{FFFD}¿"),
    (0xC1, "`´ˆ˜¯˘˙¨\u{FFFD}˚¸\u{FFFD}˝˛ˇ—"), (0xE1, "Æ\u{FFFD}ª"), (0xE8, "ŁØŒº"), (0xF1, "æ"),
    (0xF5, "ı"), (0xF8, "łøœß"))

  /// The character of a glyph's name, by Adobe's glyph list as far as it names Latin and Greek letters and signs, and by its
  /// rules for other names; nil for names that say nothing.
  static func character(ofGlyph name: String) -> UInt32? {
    if let known = characters[name] { return known }
    let base = name.prefix { $0 != "." }
    if base.count < name.count, !base.isEmpty { return character(ofGlyph: String(base)) }
    if name.hasPrefix("uni"), name.count >= 7 {
      return UInt32(name.dropFirst(3).prefix(4), radix: 16)
    }
    if name.hasPrefix("u"), (5...7).contains(name.count) {
      return UInt32(name.dropFirst(), radix: 16)
    }
    if name.unicodeScalars.count == 1 { return name.unicodeScalars.first?.value }
    return nil
  }

  /// The name of a character's glyph; nil where the list has none.
  static func glyphName(of character: UInt32) -> String? { names[character] }

  private static let characters: [String: UInt32] = {
    var table: [String: UInt32] = [:]
    for scalar in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".unicodeScalars {
      table[String(scalar)] = scalar.value
    }
    let parts = list.split(whereSeparator: { $0.isWhitespace })
    var index = 0
    while index + 1 < parts.count {
      table[String(parts[index])] = UInt32(parts[index + 1], radix: 16)
      index += 2
    }
    return table
  }()

  private static let names: [UInt32: String] = {
    // Names that are listed later are other names of the same character.
    var table: [UInt32: String] = [:]
    for (name, value) in characters.sorted(by: { ($0.key.count, $0.key) < ($1.key.count, $1.key) })
    {
      if table[value] == nil { table[value] = name }
    }
    (table[0x20], table[0x2D], table[0xB7], table[0xAF]) = (
      "space", "hyphen", "periodcentered", "macron"
    )
    return table
  }()

  /// Names and their characters in hexadecimal.
  private static let list = """
    space 20 exclam 21 quotedbl 22 numbersign 23 dollar 24 percent 25 ampersand 26 quotesingle 27
    parenleft 28 parenright 29 asterisk 2A plus 2B comma 2C hyphen 2D period 2E slash 2F zero 30
    one 31 two 32 three 33 four 34 five 35 six 36 seven 37 eight 38 nine 39 colon 3A semicolon 3B
    less 3C equal 3D greater 3E question 3F at 40 bracketleft 5B backslash 5C bracketright 5D
    asciicircum 5E underscore 5F grave 60 braceleft 7B bar 7C braceright 7D asciitilde 7E
    nbspace A0 exclamdown A1 cent A2 sterling A3 currency A4 yen A5 brokenbar A6 section A7
    dieresis A8 copyright A9 ordfeminine AA guillemotleft AB logicalnot AC sfthyphen AD
    registered AE macron AF degree B0 plusminus B1 twosuperior B2 threesuperior B3 acute B4 mu B5
    paragraph B6 periodcentered B7 cedilla B8 onesuperior B9 ordmasculine BA guillemotright BB
    onequarter BC onehalf BD threequarters BE questiondown BF Agrave C0 Aacute C1 Acircumflex C2
    Atilde C3 Adieresis C4 Aring C5 AE C6 Ccedilla C7 Egrave C8 Eacute C9 Ecircumflex CA
    Edieresis CB Igrave CC Iacute CD Icircumflex CE Idieresis CF Eth D0 Ntilde D1 Ograve D2
    Oacute D3 Ocircumflex D4 Otilde D5 Odieresis D6 multiply D7 Oslash D8 Ugrave D9 Uacute DA
    Ucircumflex DB Udieresis DC Yacute DD Thorn DE germandbls DF agrave E0 aacute E1
    acircumflex E2 atilde E3 adieresis E4 aring E5 ae E6 ccedilla E7 egrave E8 eacute E9
    ecircumflex EA edieresis EB igrave EC iacute ED icircumflex EE idieresis EF eth F0 ntilde F1
    ograve F2 oacute F3 ocircumflex F4 otilde F5 odieresis F6 divide F7 oslash F8 ugrave F9
    uacute FA ucircumflex FB udieresis FC yacute FD thorn FE ydieresis FF Amacron 100 amacron 101
    Abreve 102 abreve 103 Aogonek 104 aogonek 105 Cacute 106 cacute 107 Ccaron 10C ccaron 10D
    Dcaron 10E dcaron 10F Dcroat 110 dcroat 111 Emacron 112 emacron 113 Edotaccent 116
    edotaccent 117 Eogonek 118 eogonek 119 Ecaron 11A ecaron 11B Gbreve 11E gbreve 11F
    Gcommaaccent 122 gcommaaccent 123 Imacron 12A imacron 12B Iogonek 12E iogonek 12F
    Idotaccent 130 dotlessi 131 Kcommaaccent 136 kcommaaccent 137 Lacute 139 lacute 13A
    Lcommaaccent 13B lcommaaccent 13C Lcaron 13D lcaron 13E Lslash 141 lslash 142 Nacute 143
    nacute 144 Ncommaaccent 145 ncommaaccent 146 Ncaron 147 ncaron 148 Omacron 14C omacron 14D
    Ohungarumlaut 150 ohungarumlaut 151 OE 152 oe 153 Racute 154 racute 155 Rcommaaccent 156
    rcommaaccent 157 Rcaron 158 rcaron 159 Sacute 15A sacute 15B Scedilla 15E scedilla 15F
    Scaron 160 scaron 161 Tcaron 164 tcaron 165 Umacron 16A umacron 16B Uring 16E uring 16F
    Uhungarumlaut 170 uhungarumlaut 171 Uogonek 172 uogonek 173 Ydieresis 178 Zacute 179
    zacute 17A Zdotaccent 17B zdotaccent 17C Zcaron 17D zcaron 17E florin 192 Scommaaccent 218
    scommaaccent 219 circumflex 2C6 caron 2C7 breve 2D8 dotaccent 2D9 ring 2DA ogonek 2DB tilde 2DC
    hungarumlaut 2DD Alpha 391 Beta 392 Gamma 393 Delta 394 Epsilon 395 Zeta 396 Eta 397 Theta 398
    Iota 399 Kappa 39A Lambda 39B Mu 39C Nu 39D Xi 39E Omicron 39F Pi 3A0 Rho 3A1 Sigma 3A3 Tau 3A4
    Upsilon 3A5 Phi 3A6 Chi 3A7 Psi 3A8 Omega 3A9 alpha 3B1 beta 3B2 gamma 3B3 delta 3B4
    epsilon 3B5 zeta 3B6 eta 3B7 theta 3B8 iota 3B9 kappa 3BA lambda 3BB nu 3BD xi 3BE omicron 3BF
    pi 3C0 rho 3C1 sigma1 3C2 sigma 3C3 tau 3C4 upsilon 3C5 phi 3C6 chi 3C7 psi 3C8 omega 3C9
    endash 2013 emdash 2014 quoteleft 2018 quoteright 2019 quotesinglbase 201A quotedblleft 201C
    quotedblright 201D quotedblbase 201E dagger 2020 daggerdbl 2021 bullet 2022 ellipsis 2026
    perthousand 2030 minute 2032 second 2033 guilsinglleft 2039 guilsinglright 203A fraction 2044
    Euro 20AC trademark 2122 Ohm 2126 estimated 212E arrowleft 2190 arrowup 2191 arrowright 2192
    arrowdown 2193 arrowboth 2194 partialdiff 2202 product 220F summation 2211 minus 2212
    radical 221A infinity 221E integral 222B approxequal 2248 notequal 2260 equivalence 2261
    lessequal 2264 greaterequal 2265 lozenge 25CA ff FB00 fi FB01 fl FB02 ffi FB03 ffl FB04
    """
}
