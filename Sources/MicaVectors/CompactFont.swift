// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A font in the Compact Font Format by itself (Adobe's technical note 5176), as PDF files embed it. It is wrapped into an
// OpenType font, for which there is a reader; charset and encoding are read here.

/// The tables of a font in the Compact Font Format.
struct CompactFont {
  private let bytes: [UInt8]
  private(set) var glyphCount = 0
  /// Whether glyphs have identifiers of characters instead of names.
  private(set) var isKeyed = false
  /// The name or the identifier of each glyph.
  private var identifiers: [Int] = []
  private var strings: [Range<Int>] = []
  private var codes: [Int: UInt16] = [:]
  private var glyphsOfCIDs: [Int: UInt16] = [:]
  private var glyphsOfNames: [String: UInt16] = [:]
  private var unitsPerEm = 1000

  /// Nil for bytes that are no such font.
  init?(_ bytes: [UInt8]) {
    guard bytes.count > 8, bytes.count < 16 << 20, bytes[0] == 1 else { return nil }
    self.bytes = bytes
    guard let names = index(at: Int(bytes[2])), let tops = index(at: names.end),
      let top = tops.items.first, let strings = index(at: tops.end)
    else { return nil }
    self.strings = strings.items
    let table = dictionary(top)
    guard let charStrings = table[17]?.first,
      let glyphs = index(at: Int(clamping: charStrings, to: 0...bytes.count)),
      (1...65_535).contains(glyphs.items.count)
    else { return nil }
    glyphCount = glyphs.items.count
    isKeyed = table[1230] != nil
    if let scale = table[1207]?.first, scale > 0 {
      unitsPerEm = Int(clamping: (1 / scale).rounded(), to: 16...16_384)
    }
    readCharset(Int(clamping: table[15]?.first ?? 0, to: 0...bytes.count))
    if !isKeyed { readEncoding(Int(clamping: table[16]?.first ?? 0, to: 0...bytes.count)) }
  }

  func glyph(ofCID cid: Int) -> UInt16? { glyphsOfCIDs[cid] }
  func glyph(ofCode code: Int) -> UInt16? { codes[code] }
  func glyph(named name: String) -> UInt16? { glyphsOfNames[name] }

  // MARK: Reading

  private func number(_ place: Int, _ count: Int) -> Int {
    guard place >= 0, place + count <= bytes.count else { return 0 }
    return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The ranges of an INDEX's items, and where it ends.
  private func index(at place: Int) -> (items: [Range<Int>], end: Int)? {
    guard place >= 0, place + 2 <= bytes.count else { return nil }
    let count = number(place, 2)
    if count == 0 { return ([], place + 2) }
    let size = number(place + 2, 1)
    let base = place + 3 + (count + 1) * size - 1
    guard (1...4).contains(size), base <= bytes.count else { return nil }
    var items: [Range<Int>] = []
    items.reserveCapacity(count)
    var start = base + number(place + 3, size)
    for item in 1...count {
      let end = base + number(place + 3 + item * size, size)
      guard start <= end, start > base, end <= bytes.count else { return nil }
      items.append(start..<end)
      start = end
    }
    return (items, start)
  }

  /// The operands of a DICT's operators; those of two bytes count from 1200.
  private func dictionary(_ range: Range<Int>) -> [Int: [Double]] {
    var result: [Int: [Double]] = [:]
    var operands: [Double] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = Int(bytes[place])
      place += 1
      switch byte {
      case 12:
        result[1200 + number(place, 1)] = operands
        operands = []
        place += 1
      case 0...21:
        result[byte] = operands
        operands = []
      case 28:
        operands.append(Double(Int16(truncatingIfNeeded: number(place, 2))))
        place += 2
      case 29:
        operands.append(Double(Int32(truncatingIfNeeded: number(place, 4))))
        place += 4
      case 30: operands.append(real(&place, range.upperBound))
      case 32...246: operands.append(Double(byte - 139))
      case 247...250:
        operands.append(Double((byte - 247) * 256 + number(place, 1) + 108))
        place += 1
      case 251...254:
        operands.append(Double(-(byte - 251) * 256 - number(place, 1) - 108))
        place += 1
      default: break
      }
      if operands.count > 64 { operands.removeFirst() }
    }
    return result
  }

  private func real(_ place: inout Int, _ end: Int) -> Double {
    var text = ""
    while place < end, text.count < 40 {
      let byte = bytes[place]
      place += 1
      for half in [byte >> 4, byte & 15] {
        switch half {
        case 0...9: text.append(Character(Unicode.Scalar(48 + half)))
        case 10: text.append(".")
        case 11: text.append("E")
        case 12: text.append("E-")
        case 14: text.append("-")
        default: return Double(text) ?? 0
        }
      }
    }
    return Double(text) ?? 0
  }

  private mutating func readCharset(_ offset: Int) {
    identifiers = [0]
    if offset <= 2 {
      // Adobe's own sets; only the first is used by fonts for text.
      identifiers = Array(0..<max(1, min(glyphCount, 229)))
    } else {
      let format = number(offset, 1)
      var place = offset + 1
      while identifiers.count < glyphCount, place < bytes.count {
        let first = number(place, 2)
        if format == 0 {
          identifiers.append(first)
          place += 2
        } else {
          let left = number(place + 2, format == 1 ? 1 : 2)
          for step in 0...left where identifiers.count < glyphCount {
            identifiers.append(first + step)
          }
          place += format == 1 ? 3 : 4
        }
      }
    }
    for (glyph, identifier) in identifiers.enumerated() {
      let glyph = UInt16(truncatingIfNeeded: glyph)
      if isKeyed {
        glyphsOfCIDs[identifier] = glyph
      } else if let name = name(identifier) {
        glyphsOfNames[name] = glyph
      }
    }
  }

  private func name(_ identifier: Int) -> String? {
    if identifier < CompactNames.standard.count { return CompactNames.standard[identifier] }
    let index = identifier - 391
    guard strings.indices.contains(index) else { return nil }
    return String(decoding: bytes[strings[index]].prefix(64), as: UTF8.self)
  }

  private mutating func readEncoding(_ offset: Int) {
    guard offset > 1 else {
      // Adobe's standard encoding, by the characters' names.
      for (code, character) in PDFEncoding.standard.enumerated() {
        guard let character, let name = PDFEncoding.glyphName(of: character) else { continue }
        codes[code] = glyphsOfNames[name]
      }
      return
    }
    let format = number(offset, 1) & 0x7F
    let count = number(offset + 1, 1)
    var glyph: UInt16 = 1
    for item in 0..<count {
      if format == 0 {
        codes[number(offset + 2 + item, 1)] = glyph
        glyph &+= 1
      } else {
        let first = number(offset + 2 + 2 * item, 1)
        for step in 0...number(offset + 3 + 2 * item, 1) {
          codes[first + step] = glyph
          glyph &+= 1
        }
      }
    }
  }

  // MARK: Wrapping

  /// An OpenType font with the same outlines.
  func wrapped() -> [UInt8] {
    func big(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let head =
      big(0x10000, 4) + big(0x10000, 4) + big(0, 4) + big(0x5F0F_3CF5, 4) + big(0, 2)
      + big(unitsPerEm, 2) + big(0, 16) + big(0, 2) + big(-200, 2) + big(unitsPerEm, 2)
      + big(unitsPerEm, 2) + big(0, 2) + big(8, 2) + big(2, 2) + big(0, 2) + big(0, 2)
    let hhea =
      big(0x10000, 4) + big(unitsPerEm * 4 / 5, 2) + big(-unitsPerEm / 5, 2) + big(0, 2)
      + big(unitsPerEm, 2) + big(0, 22) + big(1, 2)
    let hmtx = big(unitsPerEm, 2) + big(0, 2) + big(0, 2 * (glyphCount - 1))
    let maxp = big(0x5000, 4) + big(glyphCount, 2)
    let tables: [(String, [UInt8])] = [
      ("CFF ", bytes), ("head", head), ("hhea", hhea), ("hmtx", hmtx), ("maxp", maxp),
    ]
    var file = Array("OTTO".utf8) + big(tables.count, 2) + big(64, 2) + big(2, 2) + big(16, 2)
    var offset = 12 + 16 * tables.count
    for (tag, content) in tables {
      file += Array(tag.utf8) + big(0, 4) + big(offset, 4) + big(content.count, 4)
      offset += (content.count + 3) / 4 * 4
    }
    for (_, content) in tables {
      file += content
      file += [UInt8](repeating: 0, count: (4 - content.count % 4) % 4)
    }
    return file
  }
}

/// The strings that every font in the Compact Font Format has (annex A), as far as fonts for text use them.
enum CompactNames {
  static let standard: [String] = """
    .notdef space exclam quotedbl numbersign dollar percent ampersand quoteright parenleft
    parenright asterisk plus comma hyphen period slash zero one two three four five six seven eight
    nine colon semicolon less equal greater question at A B C D E F G H I J K L M N O P Q R S T U V
    W X Y Z bracketleft backslash bracketright asciicircum underscore quoteleft a b c d e f g h i j
    k l m n o p q r s t u v w x y z braceleft bar braceright asciitilde exclamdown cent sterling
    fraction yen florin section currency quotesingle quotedblleft guillemotleft guilsinglleft
    guilsinglright fi fl endash dagger daggerdbl periodcentered paragraph bullet quotesinglbase
    quotedblbase quotedblright guillemotright ellipsis perthousand questiondown grave acute
    circumflex tilde macron breve dotaccent dieresis ring cedilla hungarumlaut ogonek caron emdash
    AE ordfeminine Lslash Oslash OE ordmasculine ae dotlessi lslash oslash oe germandbls onesuperior
    logicalnot mu trademark Eth onehalf plusminus Thorn onequarter divide brokenbar degree thorn
    threequarters twosuperior registered minus eth multiply threesuperior copyright Aacute
    Acircumflex Adieresis Agrave Aring Atilde Ccedilla Eacute Ecircumflex Edieresis Egrave Iacute
    Icircumflex Idieresis Igrave Ntilde Oacute Ocircumflex Odieresis Ograve Otilde Scaron Uacute
    Ucircumflex Udieresis Ugrave Yacute Ydieresis Zcaron aacute acircumflex adieresis agrave aring
    atilde ccedilla eacute ecircumflex edieresis egrave iacute icircumflex idieresis igrave ntilde
    oacute ocircumflex odieresis ograve otilde scaron uacute ucircumflex udieresis ugrave yacute
    ydieresis zcaron
    """.split(whereSeparator: { $0.isWhitespace }).map(String.init)
}
