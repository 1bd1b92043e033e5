// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Random text: a seed stands for strings with attributes, what is asked of their lines and frames,
// and how they are drawn.

import CTestFonts
import CoreGraphics
import CoreText

/// One random scene of text.
struct TextScene: FuzzScene {
  let seed: UInt64
  let width: Int
  let height: Int
  var callCount: Int
  let wildness: Int

  init(seed: UInt64) {
    self.seed = seed
    var random = SceneRandom(seed: seed)
    width = 1 + random.below(random.once(in: 16) ? 300 : 120)
    height = 1 + random.below(random.once(in: 16) ? 300 : 120)
    callCount = random.pick([1, 2, 4, 8])
    wildness = random.pick([0, 100, 20, 6, 2])
  }

  func draw(in context: CGContext) {
    _ = mica_test_fonts()
    var random = SceneRandom(seed: ~seed)
    random.wildness = wildness
    for _ in 0..<callCount {
      var writer = TextWriter(
        context: context, random: random, side: CGFloat(max(width, height)))
      context.saveGState()
      writer.run()
      context.restoreGState()
      context.textMatrix = .identity
      context.setTextDrawingMode(.fill)
      random = writer.random
    }
  }
}

/// Lays one string out and draws it.
struct TextWriter {
  let context: CGContext
  var random: SceneRandom
  let side: CGFloat

  mutating func run() {
    setSpace()
    let string = attributedString()
    switch random.below(8) {
    case 0, 1: drawLine(CTLineCreateWithAttributedString(string))
    case 2: drawChangedLine(string)
    case 3: drawLines(string)
    case 4, 5: drawFrame(string)
    case 6: ask(CTLineCreateWithAttributedString(string))
    default: measure(string)
    }
  }

  private mutating func setSpace() {
    if random.once(in: 6) {
      context.setTextDrawingMode(random.pick([.stroke, .fillStroke, .clip]))
    }
    if random.once(in: 6) { context.setFillColor(random.color()) }
    if random.once(in: 4) { context.concatenate(random.transform()) }
    if random.once(in: 4) { context.textMatrix = random.transform() }
    context.textPosition = random.point(side)
  }

  // MARK: Lines

  private mutating func drawLine(_ line: CTLine) {
    CTLineDraw(line, context)
    guard random.once(in: 3) else { return }
    for case let run as CTRun in CTLineGetGlyphRuns(line) {
      CTRunDraw(run, context, range())
    }
  }

  private mutating func drawChangedLine(_ string: NSAttributedString) {
    let line = CTLineCreateWithAttributedString(string)
    let width = Double(random.number(0, 1.5 * side))
    if random.once(in: 2) {
      let kind = CTLineTruncationType(rawValue: UInt32(random.below(3))) ?? .end
      let token = random.once(in: 4) ? nil : CTLineCreateWithAttributedString(attributedString())
      CTLineCreateTruncatedLine(line, width, kind, token).map { drawLine($0) }
    } else {
      CTLineCreateJustifiedLine(line, random.number(0, 1), width).map { drawLine($0) }
    }
  }

  private mutating func drawLines(_ string: NSAttributedString) {
    let typesetter = CTTypesetterCreateWithAttributedStringAndOptions(string, options())
    guard let typesetter else { return }
    var start = random.once(in: 8) ? random.below(9) - 3 : 0
    for _ in 0..<40 where start < string.length {
      let width = Double(random.number(0, side))
      let offset = Double(random.number(-9, 9))
      let count =
        random.once(in: 2)
        ? CTTypesetterSuggestLineBreakWithOffset(typesetter, start, width, offset)
        : CTTypesetterSuggestClusterBreakWithOffset(typesetter, start, width, offset)
      context.textPosition.y -= 12
      let range = CFRangeMake(start, max(count, 1))
      drawLine(CTTypesetterCreateLineWithOffset(typesetter, range, offset))
      start += max(count, 1)
    }
  }

  private mutating func options() -> [String: Any]? {
    switch random.below(6) {
    case 0: [kCTTypesetterOptionDisableBidiProcessing: absurdOr(true)]
    case 1: [kCTTypesetterOptionForcedEmbeddingLevel: absurdOr(random.below(130))]
    default: nil
    }
  }

  // MARK: Frames

  private mutating func drawFrame(_ string: NSAttributedString) {
    let framesetter = CTFramesetterCreateWithAttributedString(string)
    let frame = CTFramesetterCreateFrame(framesetter, range(), path(), frameAttributes())
    CTFrameDraw(frame, context)
  }

  private mutating func frameAttributes() -> [String: Any]? {
    guard random.once(in: 2) else { return nil }
    var attributes: [String: Any] = [:]
    if random.once(in: 2) { attributes[kCTFrameProgressionAttributeName] = random.below(4) }
    if random.once(in: 2) { attributes[kCTFramePathFillRuleAttributeName] = random.below(3) }
    if random.once(in: 3) { attributes[kCTFramePathWidthAttributeName] = random.number(0, 9) }
    if random.once(in: 2) {
      attributes[kCTFrameClippingPathsAttributeName] = (0...random.below(3)).map { _ in
        [kCTFramePathClippingPathAttributeName: path()]
      }
    }
    return attributes
  }

  private mutating func path() -> CGPath {
    let rect = random.rect(side)
    switch random.below(6) {
    case 0: return CGPath(ellipseIn: rect, transform: nil)
    case 1:
      let path = CGMutablePath()
      path.move(to: random.point(side))
      for _ in 0...random.below(9) {
        if random.once(in: 3) {
          path.addQuadCurve(to: random.point(side), control: random.point(side))
        } else {
          path.addLine(to: random.point(side))
        }
      }
      return path
    case 2:
      let path = CGMutablePath()
      path.addRect(rect)
      path.addEllipse(in: random.rect(side))
      return path
    default: return CGPath(rect: rect, transform: nil)
    }
  }

  // MARK: Questions

  private mutating func measure(_ string: NSAttributedString) {
    let framesetter = CTFramesetterCreateWithAttributedString(string)
    var fit = CFRange()
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      framesetter, range(), frameAttributes(), random.size(side), &fit)
    let rect = CGRect(origin: random.point(side), size: size)
    CTFrameDraw(
      CTFramesetterCreateFrame(framesetter, fit, CGPath(rect: rect, transform: nil), nil), context)
  }

  private mutating func ask(_ line: CTLine) {
    for _ in 0..<8 {
      let place = CTLineGetStringIndexForPosition(line, random.point(side))
      var other: CGFloat = 0
      let x = CTLineGetOffsetForStringIndex(line, place + random.below(5) - 2, &other)
      context.fill(CGRect(x: x, y: 0, width: 1, height: 3))
    }
    CTLineEnumerateCaretOffsets(line) { _, _, _, _ in }
    for bits in 0..<64 { _ = CTLineGetBoundsWithOptions(line, .init(rawValue: UInt(bits))) }
    _ = CTLineGetPenOffsetForFlush(line, random.number(0, 1), Double(random.number(0, side)))
    for case let run as CTRun in CTLineGetGlyphRuns(line) {
      _ = CTRunGetStatus(run)
      _ = CTRunGetAttributes(run)
      _ = CTRunGetTypographicBounds(run, range(), nil, nil, nil)
      context.stroke(CTRunGetImageBounds(run, context, range()))
    }
  }

  mutating func range() -> CFRange {
    random.once(in: 2)
      ? CFRange() : CFRangeMake(random.below(20) - 4, random.pick([0, 1, 3, 9, 99, -2, .max]))
  }
}
