// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fonts of PDF files (ISO 32000, 9.5 to 9.8): from the codes of a text to outlines.

internal import CoreGraphics
internal import MicaRaster
internal import MicaType

/// A font of a PDF file: embedded, or one of the running program's that has its name.
final class PDFFont {
  /// A glyph of a text.
  struct Glyph {
    var code: Int
    /// How far the text moves on, in em.
    var advance: Double
    /// Whether word spacing applies: a code of one byte that is 32.
    var isSpace: Bool
    var shape: Shape
  }

  enum Shape {
    case none
    case outline(UInt16)
    /// The content stream of a Type 3 font's glyph.
    case drawing(PDFValue)
  }

  private unowned let file: PDFFile
  let table: [String: PDFValue]
  private(set) var face: FontFace?
  /// Outlines in em that were made.
  private var outlines: [UInt16: CGPath] = [:]
  private let codes: PDFCodeMap
  private let widths: PDFWidths
  private let isEmbedded: Bool
  /// The character of each code of a simple font, and the glyph names that the file gives.
  private var characters: [UInt32?] = []
  private var names: [Int: String] = [:]
  private var glyphs: [Int: UInt16] = [:]
  private let compact: CompactFont?
  private let isSymbolic: Bool
  private let maps: PDFCharacterMaps
  /// A Type 3 font's glyphs by their names, and its space.
  private let drawings: [String: PDFValue]
  let matrix: CGAffineTransform?
  var isDrawn: Bool { !drawings.isEmpty }

  init(_ table: [String: PDFValue], of file: PDFFile) {
    (self.file, self.table) = (file, table)
    let subtype = file.resolved(table["Subtype"] ?? .none).name ?? ""
    let isComposite = subtype == "Type0"
    let descendants = file.resolved(table["DescendantFonts"] ?? .none)
    let own =
      isComposite ? file.resolved(descendants.list.first ?? .none).table : table
    let descriptor = file.resolved(own["FontDescriptor"] ?? .none).table
    let flags = file.resolved(descriptor["Flags"] ?? .none).integer ?? 0
    let name = file.resolved(own["BaseFont"] ?? table["BaseFont"] ?? .none).name ?? ""
    var compact: CompactFont?
    face = subtype == "Type3" ? nil : Self.embedded(descriptor, file, &compact)
    isEmbedded = face != nil
    self.compact = compact
    drawings = subtype == "Type3" ? file.resolved(table["CharProcs"] ?? .none).table : [:]
    matrix = file.transform(table["FontMatrix"] ?? .none)
    if face == nil, subtype != "Type3" { face = Self.installed(name, flags) }
    isSymbolic = flags & 4 != 0
    maps = PDFCharacterMaps(face)
    codes = PDFCodeMap(isComposite ? table : [:], isComposite, own, of: file)
    widths = PDFWidths(own, isComposite, descriptor, of: file)
    if !isComposite { readEncoding(subtype) }
  }

  // MARK: Faces

  private static func embedded(
    _ descriptor: [String: PDFValue], _ file: PDFFile, _ compact: inout CompactFont?
  ) -> FontFace? {
    for key in ["FontFile2", "FontFile3", "FontFile"] {
      guard let stream = descriptor[key] else { continue }
      guard let bytes = file.content(of: stream), file.budget.spend(bytes.count / 4) else {
        continue
      }
      var whole = bytes
      if key == "FontFile3", !bytes.starts(with: "OTTO".utf8), !bytes.starts(with: [0, 1, 0, 0]) {
        compact = CompactFont(bytes)
        guard let compact, file.budget.take(bytes: bytes.count) else { break }
        whole = compact.wrapped()
      } else if key == "FontFile" {
        break
      }
      let face = whole.withUnsafeBytes { try? FontFace(data: FontData(copying: $0)) }
      if let face { return face }
      compact = nil
    }
    if descriptor.keys.contains(where: { $0.hasPrefix("FontFile") }) {
      Unsupported.note("some embedded fonts of PDF pictures (a font like them is drawn)")
    }
    return nil
  }

  /// The program's font of a name, or one of the same kind. `flags` are the descriptor's (ISO 32000, 9.8.2).
  private static func installed(_ name: String, _ flags: Int) -> FontFace? {
    // A subset's name has a tag of six letters before it.
    let tag = name.prefix(7)
    let plain = tag.count == 7 && tag.hasSuffix("+") ? String(name.dropFirst(7)) : name
    let library = FontLibrary.current
    if ["Symbol", "ZapfDingbats"].contains(plain) {
      Unsupported.note("the font \(plain) of PDF pictures")
    }
    let dashed = plain.replacing(",", with: "-")
    if let face = library.face(postScriptName: dashed) { return face }
    let lower = plain.lowercased()
    let isBold = lower.contains("bold") || lower.contains("black") || flags & 1 << 18 != 0
    let isItalic = lower.contains("italic") || lower.contains("oblique") || flags & 64 != 0
    let family = String(dashed.prefix { $0 != "-" })
    let standIn =
      flags & 1 != 0 || lower.contains("courier") || lower.contains("mono")
      ? "Courier" : flags & 2 != 0 || lower.contains("times") ? "Times" : "Helvetica"
    for family in [family, standIn] where !family.isEmpty {
      let query = FontQuery(family: family, weight: isBold ? 700 : 400, isItalic: isItalic)
      if let face = library.match(query) { return face }
    }
    return nil
  }

  // MARK: Encodings

  private func readEncoding(_ subtype: String) {
    let encoding = file.resolved(table["Encoding"] ?? .none)
    let base = encoding.name ?? file.resolved(encoding.table["BaseEncoding"] ?? .none).name
    let known = base.flatMap { PDFEncoding.characters(named: $0) }
    characters = known ?? PDFEncoding.standard
    // Without a base the encoding of an embedded font is its own.
    if known == nil, isEmbedded, subtype != "TrueType" || isSymbolic { usesOwnCodes = true }
    var code = 0
    for value in file.resolved(encoding.table["Differences"] ?? .none).list.prefix(1024) {
      let value = file.resolved(value)
      if let number = value.integer {
        code = number
      } else if let name = value.name {
        if (0...255).contains(code) { names[code] = name }
        code += 1
      }
    }
  }

  private var usesOwnCodes = false

  // MARK: Text

  /// The glyphs of a text.
  func glyphs(of text: [UInt8]) -> [Glyph] {
    var result: [Glyph] = []
    var place = 0
    while place < text.count, file.budget.spend(8) {
      let (code, length) = codes.next(text, place)
      place += length
      let shape: Shape
      if isDrawn {
        let name = names[code] ?? ""
        shape = drawings[name].map { .drawing($0) } ?? .none
      } else {
        shape = glyph(of: code).map { .outline($0) } ?? .none
      }
      let cid = codes.cid(of: code)
      result.append(
        Glyph(
          code: code, advance: widths[cid] ?? advance(of: shape),
          isSpace: length == 1 && code == 32,
          shape: shape))
    }
    return result
  }

  private func advance(of shape: Shape) -> Double {
    guard case .outline(let glyph) = shape, let face, face.unitsPerEm > 0 else { return 0 }
    return Double(face.advance(of: glyph) / face.unitsPerEm)
  }

  /// How much wider the file wants a glyph than a substitute font has it; 1 for embedded fonts.
  func stretch(of glyph: Glyph) -> Double {
    guard !isEmbedded else { return 1 }
    let own = advance(of: glyph.shape)
    return own > 0.01 && glyph.advance > 0.01 ? min(4, max(0.25, glyph.advance / own)) : 1
  }

  private func glyph(of code: Int) -> UInt16? {
    if let known = glyphs[code] { return known == .max ? nil : known }
    let found = codes.isComposite ? compositeGlyph(of: code) : simpleGlyph(of: code)
    let glyph = found.flatMap { Int($0) < (face?.glyphCount ?? 0) ? $0 : nil }
    glyphs[code] = glyph ?? .max
    return glyph
  }

  private func compositeGlyph(of code: Int) -> UInt16? {
    let cid = codes.cid(of: code)
    guard let face else { return nil }
    if !isEmbedded {
      return codes.character(of: code).map { face.glyph(for: $0) }.flatMap { $0 == 0 ? nil : $0 }
    }
    if let compact, compact.isKeyed { return compact.glyph(ofCID: cid) }
    return UInt16(exactly: codes.glyph(ofCID: cid))
  }

  private func simpleGlyph(of code: Int) -> UInt16? {
    guard let face else { return nil }
    func byName(_ name: String) -> UInt16? {
      compact?.glyph(named: name) ?? face.glyph(named: name)
    }
    func byCharacter(_ character: UInt32) -> UInt16? {
      let glyph = face.glyph(for: character)
      return glyph == 0 ? nil : glyph
    }
    if let name = names[code] {
      if let glyph = byName(name) { return glyph }
      if let glyph = PDFEncoding.character(ofGlyph: name).flatMap(byCharacter) { return glyph }
    }
    if usesOwnCodes || (isEmbedded && isSymbolic && names[code] == nil && table["Encoding"] == nil)
    {
      if let compact { return compact.glyph(ofCode: code) }
      if let glyph = maps.glyph(of: code) { return glyph }
    }
    if let character = code < characters.count ? characters[code] : nil {
      if let glyph = byCharacter(character) { return glyph }
      if let name = PDFEncoding.glyphName(of: character), let glyph = byName(name) { return glyph }
    }
    return isEmbedded ? maps.glyph(of: code) ?? compact?.glyph(ofCode: code) : nil
  }

  /// A glyph's outline, one unit to the em.
  func outline(of glyph: UInt16) -> CGPath? {
    if let known = outlines[glyph] { return known }
    guard let face, face.unitsPerEm > 0 else { return nil }
    let outline = face.outline(of: glyph)
    guard file.budget.spend(outline.points.count * 2 + 16),
      file.budget.take(bytes: outline.points.count * 24)
    else { return nil }
    let path = CGMutablePath()
    let scale = CGFloat(1 / face.unitsPerEm)
    var next = 0
    func take() -> CGPoint {
      let p = outline.points[next]
      next += 1
      return CGPoint(x: CGFloat(p.x) * scale, y: CGFloat(p.y) * scale)
    }
    for verb in outline.verbs {
      switch verb {
      case Verb.move.rawValue: path.move(to: take())
      case Verb.line.rawValue: path.addLine(to: take())
      case Verb.quad.rawValue:
        let control = take()
        path.addQuadCurve(to: take(), control: control)
      case Verb.cubic.rawValue:
        let (a, b) = (take(), take())
        path.addCurve(to: take(), control1: a, control2: b)
      default: path.closeSubpath()
      }
    }
    outlines[glyph] = path
    return path
  }
}

extension PDFFile {
  /// A font of a page's resources, read once.
  func font(named name: String, _ resources: [String: PDFValue]) -> PDFFont? {
    guard let value = resolved(resources["Font"] ?? .none).table[name] else { return nil }
    guard case .reference(let number) = value else {
      let table = resolved(value).table
      return table.isEmpty || !budget.spend(5000) ? nil : PDFFont(table, of: self)
    }
    if let known = fonts[number] { return known }
    let table = resolved(value).table
    guard !table.isEmpty, budget.spend(1000), budget.take(bytes: 4096) else { return nil }
    let font = PDFFont(table, of: self)
    fonts[number] = font
    return font
  }
}
