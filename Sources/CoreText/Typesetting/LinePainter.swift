// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A line, or a part of it, → calls of the drawing context. Backgrounds lie under all glyphs; lines
// under the text under its glyphs, lines through it over them.

internal import MicaType

/// Draws a line at the context's text position.
struct LinePainter {
  let content: LineContent
  let context: CGContext

  init(_ content: LineContent, _ context: CGContext) {
    self.content = content
    self.context = context
  }

  func draw() {
    for part in content.parts { drawBackground(part) }
    for part in content.parts { drawStyled(part, glyphs: part.glyphs) }
  }

  /// Draws some glyphs of a part, with its decorations.
  func draw(_ part: LinePart, glyphs: Range<Int>) {
    guard !glyphs.isEmpty else { return }
    var shown = part
    if glyphs != part.glyphs {
      for index in part.glyphs.lowerBound..<glyphs.lowerBound {
        shown.x += content.glyphs[index].advance
      }
      shown.width = content.glyphs[glyphs].reduce(0) { $0 + $1.advance }
      shown.glyphs = glyphs
    }
    drawBackground(shown)
    drawStyled(shown, glyphs: glyphs)
  }

  private func drawBackground(_ part: LinePart) {
    guard let color = part.style.look.background else { return }
    let heights = part.style.font
    let width = part.width - hangingWidth(of: part)
    guard width > 0 else { return }
    inTextSpace {
      context.setFillColor(color)
      context.fill(
        CGRect(
          x: CGFloat(part.x), y: part.style.baselineOffset - heights.descent,
          width: CGFloat(width), height: heights.ascent + heights.descent))
    }
  }

  private func drawStyled(_ part: LinePart, glyphs: Range<Int>) {
    let look = part.style.look
    if part.kind == .object { return drawObject(part) }
    if look.isPlain {
      // No state is saved: what a mode that clips leaves behind must last.
      setColors(part)
      return drawGlyphs(part, glyphs)
    }
    context.saveGState()
    setShadow(look.shadow)
    setColors(part)
    if look.underline != 0 {
      drawDecoration(.underline, part, style: look.underline, color: look.underlineColor)
    }
    if look.strokeWidth != 0 {
      context.saveGState()
      context.setTextDrawingMode(look.strokeWidth > 0 ? .stroke : .fillStroke)
      context.setLineWidth(abs(look.strokeWidth) / 100 * part.font.font.size)
      drawGlyphs(part, glyphs)
      context.restoreGState()
    } else {
      drawGlyphs(part, glyphs)
    }
    if look.strikethrough != 0 {
      drawDecoration(
        .strikethrough, part, style: look.strikethrough, color: look.strikethroughColor)
    }
    context.restoreGState()
  }

  private func setColors(_ part: LinePart) {
    let look = part.style.look
    if !look.usesContextColor { context.setFillColor(look.foreground ?? .black) }
    guard look.strokeWidth != 0 else { return }
    if let color = look.strokeColor ?? (look.usesContextColor ? nil : look.foreground ?? .black) {
      context.setStrokeColor(color)
    }
  }

  /// The attribute's offset is y down; the context's is in base space.
  private func setShadow(_ shadow: (any ShadowAttribute)?) {
    guard let shadow, let color = shadow.color else { return }
    let isFlipped = context.baseTransform.d < 0
    let offset = shadow.offset
    context.setShadow(
      offset: CGSize(width: offset.width, height: isFlipped ? offset.height : -offset.height),
      blur: shadow.blurRadius, color: color)
  }

  private func drawObject(_ part: LinePart) {
    guard let attachment = part.style.attachment, part.style.delegate == nil else { return }
    let box = part.style.objectBounds(at: part.range.lowerBound)
    guard box.minX.isFinite, box.minY.isFinite, box.width.isFinite, box.height.isFinite else {
      return
    }
    inTextSpace {
      attachment.drawAttachment(
        in: box.offsetBy(dx: CGFloat(part.x), dy: part.style.baselineOffset), context: context)
    }
  }

  private func drawGlyphs(_ part: LinePart, _ range: Range<Int>) {
    guard part.kind == .text else { return }
    withUnsafeTemporaryAllocation(of: CGGlyph.self, capacity: range.count) { glyphs in
      withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: range.count) { positions in
        var count = 0
        var x = part.x
        let y = Double(part.style.baselineOffset)
        content.glyphs.withUnsafeBufferPointer { source in
          for glyph in source[range] {
            if !glyph.flags.contains(.invisible) {
              glyphs.initializeElement(at: count, to: glyph.glyph)
              positions.initializeElement(
                at: count,
                to: CGPoint(x: x + Double(glyph.xOffset), y: y + Double(glyph.yOffset)))
              count += 1
            }
            x += glyph.advance
          }
        }
        let font = part.font.font
        context.drawGlyphs(
          UnsafeBufferPointer(rebasing: glyphs[..<count]),
          at: UnsafeBufferPointer(rebasing: positions[..<count]), face: font.face,
          size: font.size, matrix: part.glyphMatrix)
      }
    }
  }

  /// Runs `body` with the text's space as user space.
  func inTextSpace(_ body: () -> Void) {
    context.saveGState()
    context.concatenate(context.textMatrix)
    body()
    context.restoreGState()
  }

  /// How much of a part is white space at the line's end.
  func hangingWidth(of part: LinePart) -> Double {
    var end = content.range.upperBound
    while end > content.range.lowerBound, isLineSpace(content.text.units[end - 1]) { end -= 1 }
    guard part.range.upperBound > end, !part.isForeign else { return 0 }
    return content.glyphs[part.glyphs].reduce(0) {
      $0 + (Int($1.cluster) >= end ? $1.advance : 0)
    }
  }
}

extension LinePart {
  /// The slant and widening that the attributes ask for.
  var textMatrix: CGAffineTransform {
    let look = style.look
    guard look.obliqueness != 0 || look.expansionFactor != 1 else { return .identity }
    return CGAffineTransform(
      a: CGFloat(look.expansionFactor), b: 0, c: look.obliqueness, d: 1, tx: 0, ty: 0)
  }

  /// The font's matrix, then the attributes'.
  var glyphMatrix: CGAffineTransform { font.font.matrix.concatenating(textMatrix) }
}

extension LineContent {
  /// The box of the line's ink around its origin; nil without any.
  func inkBounds() -> CGRect? {
    parts.reduce(nil) { box, part in
      guard let ink = inkBounds(of: part, glyphs: part.glyphs) else { return box }
      return box?.union(ink) ?? ink
    }
  }

  /// The box of the ink of some glyphs of a part.
  func inkBounds(of part: LinePart, glyphs range: Range<Int>) -> CGRect? {
    guard part.kind == .text else { return nil }
    var box: CGRect?
    var x = part.x
    for index in part.glyphs.lowerBound..<range.lowerBound { x += glyphs[index].advance }
    let scale = part.font.font.scale
    let matrix = CGAffineTransform(scaleX: scale, y: scale).concatenating(part.glyphMatrix)
    for glyph in glyphs[range] {
      if !glyph.flags.contains(.invisible), let ink = part.font.face.bounds(of: glyph.glyph) {
        let units = CGRect(x: ink.x0, y: ink.y0, width: ink.x1 - ink.x0, height: ink.y1 - ink.y0)
        let placed = units.applying(matrix).offsetBy(
          dx: CGFloat(x + Double(glyph.xOffset)),
          dy: part.style.baselineOffset + CGFloat(glyph.yOffset))
        box = box?.union(placed) ?? placed
      }
      x += glyph.advance
    }
    return box
  }
}
