// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Codes of texts in PDF files: how they are cut, which glyphs and widths they have (ISO 32000, 9.7).

internal import MicaRaster
internal import MicaType

/// How a font cuts a text into codes, and what they mean for composite fonts.
struct PDFCodeMap {
  let isComposite: Bool
  /// The glyph of each character identifier; nil where both are the same.
  private var glyphs: [UInt8]?
  private var characters: PDFCharacterList?

  init(
    _ table: [String: PDFValue], _ isComposite: Bool, _ descendant: [String: PDFValue],
    of file: PDFFile
  ) {
    self.isComposite = isComposite
    guard isComposite else { return }
    let encoding = file.resolved(table["Encoding"] ?? .none)
    if !["Identity-H", "Identity-V"].contains(encoding.name ?? "") {
      Unsupported.note("some encodings of fonts in PDF pictures")
    }
    let map = file.resolved(descendant["CIDToGIDMap"] ?? .none)
    if case .stream = map { glyphs = file.content(of: map) }
    if let data = file.content(of: table["ToUnicode"] ?? .none) {
      characters = PDFCharacterList(data, file.budget)
    }
  }

  /// The code at a place, and how many bytes it has.
  func next(_ text: [UInt8], _ place: Int) -> (code: Int, length: Int) {
    guard isComposite else { return (Int(text[place]), 1) }
    guard place + 1 < text.count else { return (Int(text[place]), 1) }
    return (Int(text[place]) << 8 | Int(text[place + 1]), 2)
  }

  func cid(of code: Int) -> Int { code }

  func glyph(ofCID cid: Int) -> Int {
    guard let glyphs else { return cid }
    guard 2 * cid + 1 < glyphs.count else { return 0 }
    return Int(glyphs[2 * cid]) << 8 | Int(glyphs[2 * cid + 1])
  }

  /// The character that a file says a code means.
  func character(of code: Int) -> UInt32? { characters?[code] }
}

/// What a file says of its codes' characters (ISO 32000, 9.10.3).
struct PDFCharacterList {
  private var values: [Int: UInt32] = [:]

  init(_ data: [UInt8], _ budget: VectorBudget) {
    var scanner = PDFScanner(data, budget: budget)
    var operands: [PDFValue] = []
    func number(_ value: PDFValue) -> Int? {
      guard let text = value.text, text.count <= 4, !text.isEmpty else { return nil }
      return text.reduce(0) { $0 << 8 | Int($1) }
    }
    func scalar(_ value: PDFValue) -> UInt32? {
      guard let text = value.text, text.count >= 2 else { return nil }
      return UInt32(text[0]) << 8 | UInt32(text[1])
    }
    while let value = scanner.value(), values.count < 65_536 {
      guard case .word(let word) = value else {
        if operands.count < 8192 { operands.append(value) }
        continue
      }
      switch word {
      case "endbfchar":
        for index in stride(from: 0, to: operands.count - 1, by: 2) {
          if let code = number(operands[index]) { values[code] = scalar(operands[index + 1]) }
        }
      case "endbfrange":
        for index in stride(from: 0, to: operands.count - 2, by: 3) {
          guard let low = number(operands[index]), let high = number(operands[index + 1]),
            low <= high, high - low < 65_536, budget.spend(high - low)
          else { continue }
          let list = operands[index + 2].list
          if let first = scalar(operands[index + 2]) {
            for code in low...high { values[code] = first &+ UInt32(code - low) }
          } else {
            for (code, value) in zip(low...high, list) { values[code] = scalar(value) }
          }
        }
      default: break
      }
      operands.removeAll(keepingCapacity: true)
    }
  }

  subscript(code: Int) -> UInt32? { values[code] }
}

/// The widths of a font's codes, in em.
struct PDFWidths {
  private var values: [Int: Double] = [:]
  private let other: Double?

  init(
    _ table: [String: PDFValue], _ isComposite: Bool, _ descriptor: [String: PDFValue],
    of file: PDFFile
  ) {
    func number(_ value: PDFValue?) -> Double? {
      file.resolved(value ?? .none).number.flatMap { $0.magnitude < 1e6 ? $0 : nil }
    }
    guard isComposite else {
      let first = file.resolved(table["FirstChar"] ?? .none).integer ?? 0
      let list = file.resolved(table["Widths"] ?? .none).list
      for (index, value) in list.prefix(256).enumerated() {
        if let width = number(value) { values[first &+ index] = width / 1000 }
      }
      other = list.isEmpty ? nil : (number(descriptor["MissingWidth"]) ?? 0) / 1000
      return
    }
    other = (number(table["DW"]) ?? 1000) / 1000
    let list = file.resolved(table["W"] ?? .none).list
    var index = 0
    while index + 1 < list.count, file.budget.spend(2) {
      guard let first = file.resolved(list[index]).integer else { break }
      let next = file.resolved(list[index + 1])
      if !next.list.isEmpty {
        guard file.budget.spend(next.list.count) else { break }
        for (step, value) in next.list.enumerated() {
          if let width = number(value) { values[first &+ step] = width / 1000 }
        }
        index += 2
      } else {
        guard index + 2 < list.count, let last = next.integer, let width = number(list[index + 2]),
          first <= last, last < 65_536, first >= 0, file.budget.spend(last - first)
        else { break }
        for cid in first...last { values[cid] = width / 1000 }
        index += 3
      }
    }
  }

  subscript(code: Int) -> Double? { values[code] ?? other }
}

/// The character maps of a TrueType font that has none of Unicode: those for the Macintosh and for symbols.
struct PDFCharacterMaps {
  private var glyphs: [Int: UInt16] = [:]

  init(_ face: FontFace?) {
    // "cmap"
    guard let bytes = face?.table(0x636D_6170) else { return }
    func number(_ at: Int) -> Int {
      at >= 0 && at + 1 < bytes.count ? Int(bytes[at]) << 8 | Int(bytes[at + 1]) : 0
    }
    for index in 0..<min(32, number(2)) {
      let record = 4 + 8 * index
      let (platform, encoding) = (number(record), number(record + 2))
      let start = number(record + 4) << 16 | number(record + 6)
      guard platform == 1 || (platform == 3 && encoding == 0), start + 8 < bytes.count else {
        continue
      }
      switch number(start) {
      case 0:
        for code in 0..<256 where start + 6 + code < bytes.count {
          add(code, UInt16(bytes[start + 6 + code]))
        }
      case 6:
        let first = number(start + 6)
        for step in 0..<min(512, number(start + 8)) {
          add(first + step, UInt16(truncatingIfNeeded: number(start + 10 + 2 * step)))
        }
      case 4: readSegments(start, number)
      default: break
      }
    }
  }

  /// Codes of symbol fonts are 0xF000 and more; the lower byte counts.
  private mutating func add(_ code: Int, _ glyph: UInt16) {
    if glyph != 0, glyphs[code & 0xFF] == nil { glyphs[code & 0xFF] = glyph }
  }

  private mutating func readSegments(_ start: Int, _ number: (Int) -> Int) {
    let doubled = number(start + 6)
    for index in stride(from: 0, to: min(doubled, 2048), by: 2) {
      let last = number(start + 14 + index)
      let first = number(start + 16 + doubled + index)
      let delta = number(start + 16 + 2 * doubled + index)
      let place = start + 16 + 3 * doubled + index
      let offset = number(place)
      guard first <= last, last - first < 512, first < 0xFFFF else { continue }
      for code in first...last {
        var glyph = code
        if offset != 0 {
          glyph = number(place + offset + 2 * (code - first))
          if glyph == 0 { continue }
        }
        add(code, UInt16(truncatingIfNeeded: glyph + delta))
      }
    }
  }

  func glyph(of code: Int) -> UInt16? { glyphs[code] }
}
