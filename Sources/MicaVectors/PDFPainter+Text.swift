// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Text of PDF pictures (ISO 32000, 9).

internal import CoreGraphics
internal import MicaRaster

extension PDFPainter {
  /// What q stores of the text state.
  struct FontChoice {
    var font: PDFFont?
    var size: CGFloat = 0
    var characterSpacing: CGFloat = 0
    var wordSpacing: CGFloat = 0
    /// A share of the normal width.
    var scale: CGFloat = 1
    var leading: CGFloat = 0
    var rise: CGFloat = 0
    var mode = 0
  }

  /// What lasts from BT to ET.
  struct TextState {
    var matrix = CGAffineTransform.identity
    var lineMatrix = CGAffineTransform.identity
    /// Outlines to clip to at ET, in the space of BT.
    var clip: CGMutablePath?
  }

  /// Follows an operator of text; false for other ones.
  mutating func showText(
    _ word: String, operands: [PDFValue], numbers n: [CGFloat], resources: [String: PDFValue],
    level: Int
  ) -> Bool {
    switch word {
    case "BT": text = TextState()
    case "ET": endText()
    case "Tf":
      guard let name = operands.first?.name else { return true }
      state.font.font = file.font(named: name, resources)
      state.font.size = n.last ?? 0
      if state.font.font == nil { Unsupported.note("text of PDF pictures without its font") }
    case "Tc": state.font.characterSpacing = n.first ?? 0
    case "Tw": state.font.wordSpacing = n.first ?? 0
    case "Tz": state.font.scale = (n.first ?? 100) / 100
    case "TL": state.font.leading = n.first ?? 0
    case "Ts": state.font.rise = n.first ?? 0
    case "Tr": state.font.mode = Int(clamping: Double(n.first ?? 0), to: 0...7)
    case "Td": if n.count == 2 { moveLine(n[0], n[1]) }
    case "TD":
      guard n.count == 2 else { return true }
      state.font.leading = -n[1]
      moveLine(n[0], n[1])
    case "Tm":
      guard n.count == 6 else { return true }
      text.matrix = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
      text.lineMatrix = text.matrix
    case "T*": moveLine(0, -state.font.leading)
    case "Tj": show(operands.prefix(1), resources, level)
    case "TJ": show(operands.first?.list[...] ?? [], resources, level)
    case "'":
      moveLine(0, -state.font.leading)
      show(operands.prefix(1), resources, level)
    case "\"":
      guard n.count == 2 else { return true }
      (state.font.wordSpacing, state.font.characterSpacing) = (n[0], n[1])
      moveLine(0, -state.font.leading)
      show(operands.suffix(1), resources, level)
    default: return false
    }
    return true
  }

  private mutating func moveLine(_ x: CGFloat, _ y: CGFloat) {
    text.lineMatrix = CGAffineTransform(translationX: x, y: y).concatenating(text.lineMatrix)
    text.matrix = text.lineMatrix
  }

  private mutating func endText() {
    if let clip = text.clip { self.clip(to: clip, using: .winding) }
    text.clip = nil
  }

  /// Draws texts, and moves by the numbers between them.
  private mutating func show(
    _ parts: ArraySlice<PDFValue>, _ resources: [String: PDFValue], _ level: Int
  ) {
    let choice = state.font
    guard let font = choice.font else { return }
    let outlines = CGMutablePath()
    for part in parts {
      if let number = part.number {
        advance(by: -CGFloat(number) / 1000 * choice.size * choice.scale)
        continue
      }
      for glyph in font.glyphs(of: part.text ?? []) {
        let place = CGAffineTransform(
          a: choice.size * choice.scale, b: 0, c: 0, d: choice.size, tx: 0, ty: choice.rise
        ).concatenating(text.matrix)
        switch glyph.shape {
        case .none: break
        case .outline(let index):
          let stretch = CGFloat(font.stretch(of: glyph))
          if let outline = font.outline(of: index), !outline.isEmpty {
            outlines.addPath(
              outline, transform: CGAffineTransform(scaleX: stretch, y: 1).concatenating(place))
          }
        case .drawing(let stream): draw(stream, of: font, at: place, resources, level)
        }
        let width = CGFloat(glyph.advance) * typeScale(font)
        advance(
          by: (width * choice.size + choice.characterSpacing
            + (glyph.isSpace ? choice.wordSpacing : 0)) * choice.scale)
      }
    }
    paint(outlines, resources)
  }

  /// Widths of Type 3 fonts count in the font's own space.
  private func typeScale(_ font: PDFFont) -> CGFloat {
    guard font.isDrawn, let matrix = font.matrix else { return 1 }
    return 1000 * matrix.a
  }

  private mutating func advance(by width: CGFloat) {
    text.matrix = CGAffineTransform(translationX: width, y: 0).concatenating(text.matrix)
  }

  private mutating func paint(
    _ outlines: CGMutablePath, _ resources: [String: PDFValue]
  ) {
    guard !outlines.isEmpty else { return }
    let mode = state.font.mode
    let outer = path
    path = outlines
    if [0, 2, 4, 6].contains(mode) { fill(.winding, resources) }
    if [1, 2, 5, 6].contains(mode) { stroke() }
    path = outer
    if mode >= 4 {
      let clip = text.clip ?? CGMutablePath()
      clip.addPath(outlines)
      text.clip = clip
    }
    context.beginPath()
  }

  /// Draws a glyph of a Type 3 font.
  private mutating func draw(
    _ stream: PDFValue, of font: PDFFont, at place: CGAffineTransform,
    _ resources: [String: PDFValue], _ level: Int
  ) {
    guard level < Self.mostLevels, case .stream(_, let start) = file.resolved(stream),
      open.insert(start).inserted
    else { return }
    defer { open.remove(start) }
    guard let bytes = file.content(of: stream) else { return }
    save()
    context.concatenate(
      (font.matrix ?? CGAffineTransform(scaleX: 0.001, y: 0.001)).concatenating(place))
    let own = file.resolved(font.table["Resources"] ?? .none).table
    let (outerPath, outerText) = (path, text)
    path = CGMutablePath()
    draw(bytes, own.isEmpty ? resources : own, level: level + 1)
    (path, text) = (outerPath, outerText)
    restore()
  }
}
