// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Text layers in pixels: where lines stand, how they are cut and stretched, soft and sharp, seeds
// 6.2 and 6.3. Helvetica is drawn with Liberation Sans, whose file says: 2048 units to the em, capital
// height 1409, H 1479 wide, a space 569. Its lines are those of Apple's Helvetica: ascent 0.77,
// descent 0.23, no leading.

import CoreText
import MicaRaster
import MicaScene
import QuartzCore
import Testing

@Suite struct TextLayerLooksTests {
  private func makeText(_ string: Any?, _ width: CGFloat = 100, _ height: CGFloat = 100)
    -> CATextLayer
  {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    layer.string = string
    layer.font = "Helvetica"
    layer.fontSize = 10
    layer.foregroundColor = black
    return layer
  }

  /// Where there is ink on 100 × 100 points.
  private struct Ink {
    let scale: Int
    let alpha: [[UInt8]]

    init(_ layer: CALayer, scale: Int = 1) {
      let list = DisplayList(width: 100 * scale, height: 100 * scale)
      updateLayerTree(layer)
      emit(shown(layer, at: 0), into: list, options: EmitOptions(scale: Double(scale)))
      let pixmap = Pixmap(width: 100 * scale, height: 100 * scale)
      FrameRenderer(threads: 1).render(list, into: pixmap)
      self.scale = scale
      alpha = (0..<100 * scale).map { y in
        (0..<100 * scale).map { pixmap.bytes[y * pixmap.bytesPerRow + $0 * 4 + 3] }
      }
    }

    var rows: [Int] { alpha.indices.filter { alpha[$0].contains { $0 > 40 } } }
    func columns(_ rows: some Sequence<Int>) -> [Int] {
      let rows = Array(rows)
      return alpha[0].indices.filter { x in rows.contains { alpha[$0][x] > 40 } }
    }
    var columns: [Int] { columns(alpha.indices) }
    /// Rows of ink without a gap.
    var lines: [ClosedRange<Int>] {
      var lines: [ClosedRange<Int>] = []
      for row in rows {
        if let last = lines.last, last.upperBound == row - 1 {
          lines[lines.count - 1] = last.lowerBound...row
        } else {
          lines.append(row...row)
        }
      }
      return lines
    }
    var total: Int { alpha.reduce(0) { $0 + $1.reduce(0) { $0 + Int($1) } } }
  }

  // MARK: Lines

  @Test func theFirstLineIsOneAscentBelowTheTop() throws {
    let layer = makeText("H")
    layer.fontSize = 64
    let rows = Ink(layer).rows
    // 64 · 0.77 = 49.28, of which the last row holds 0.28; 64 · 1409 / 2048 = 44.03 above.
    #expect(rows.last == 49 && rows.first == 5)
  }

  @Test func linesFollowAtAscentDescentAndLeading() throws {
    let layer = makeText("H H H H")
    layer.fontSize = 20
    layer.isWrapped = true
    layer.bounds.size.width = 20
    layer.position = CGPoint(x: 10, y: 50)
    let lines = Ink(layer).lines
    #expect(lines.count == 4)
    for (index, line) in lines.enumerated() {
      let baseline = 15.4 + 20 * Double(index)
      #expect(abs(Double(line.upperBound) + 0.5 - baseline) <= 1, "line \(index): \(line)")
    }
  }

  @Test func boundsCutTheTextOff() throws {
    let layer = makeText("HHHHHHHHHHHHHHHHHHHHHHHH\nHHHHHH\nHHHHHH\nHHHHH", 40, 30)
    let ink = Ink(layer)
    #expect(ink.columns.last == 39)
    #expect(ink.rows.last.map { $0 <= 29 } == true)
    layer.bounds.origin = CGPoint(x: 5, y: 5)
    layer.setNeedsDisplay()
    #expect(Ink(layer).total == ink.total, "the text begins at the bounds' corner")
  }

  @Test func withoutWrappingOnlyParagraphsBreakLines() throws {
    #expect(Ink(makeText("H H H H H H H H H H H H H H H H")).lines.count == 1)
    #expect(Ink(makeText("H\nH\rH\r\nH\u{2029}H")).lines.count == 5)
  }

  @Test(arguments: [
    (CATextLayerAlignmentMode.left, 0.0), (.natural, 0), (.center, 0.5), (.right, 1),
  ])
  func alignment(mode: CATextLayerAlignmentMode, flush: Double) throws {
    let layer = makeText("HH")
    layer.fontSize = 30
    layer.alignmentMode = mode
    let columns = Ink(layer).columns
    let (first, last) = (try #require(columns.first), try #require(columns.last))
    let middle = Double(first + last + 1) / 2
    let width = 2 * 30 * 1479.0 / 2048
    #expect(abs(middle - (width / 2 + flush * (100 - width))) < 1.5)
  }

  @Test func naturalFollowsTheScript() throws {
    let layer = makeText("שלום")
    layer.fontSize = 20
    let columns = Ink(layer).columns
    #expect(columns.last.map { $0 > 95 } == true && columns.first.map { $0 > 40 } == true)
  }

  @Test func justifiedLinesReachBothEdgesButForTheLast() throws {
    let layer = makeText("HHH HHH HHHH HH HHH HHHH HHHH H HHHHHH HHH HH HHH H HHH")
    layer.isWrapped = true
    layer.alignmentMode = .justified
    let ink = Ink(layer)
    #expect(ink.lines.count > 3)
    for line in ink.lines.dropLast() {
      let columns = ink.columns(line)
      #expect(columns.first.map { $0 <= 1 } == true && columns.last.map { $0 >= 98 } == true)
    }
    let last = ink.columns(try #require(ink.lines.last))
    #expect(last.last.map { $0 < 90 } == true)
  }

  // MARK: Cutting

  @Test(arguments: [CATextLayerTruncationMode.start, .middle, .end])
  func aLineThatIsTooLongIsCut(mode: CATextLayerTruncationMode) throws {
    let layer = makeText("HHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHH", 90, 20)
    layer.fontSize = 12
    layer.truncationMode = mode
    let ink = Ink(layer)
    #expect(ink.lines.count == 1)
    let row = try #require(ink.lines.first)
    let end = try #require(ink.columns.last)
    #expect(end < 90 && end > 74, "ends inside the bounds: \(end)")
    // The ellipsis has ink on the last row only.
    let tall = ink.columns(row.lowerBound...row.lowerBound + 2)
    let dots = Set(ink.columns([row.upperBound])).subtracting(tall).sorted()
    let place = dots.filter { $0 > (tall.first ?? 0) - 14 }.first ?? -1
    switch mode {
    case .start: #expect(place < 5)
    case .end: #expect((tall.last ?? 0) < end - 5)
    default: #expect(dots.contains { $0 > 35 && $0 < 55 })
    }
    layer.truncationMode = .none
    #expect(Ink(layer).columns.last == 89, "cut off by the bounds")
  }

  @Test func theLastLineThatFitsIsCut() throws {
    let layer = makeText("HHH HHH HHHH HH HHH HHHH HHHH H HHHHHH HHH HH HHH H HHH", 60, 27)
    layer.isWrapped = true
    let whole = Ink(layer)
    layer.truncationMode = .end
    let cut = Ink(layer)
    #expect(whole.lines.count == 3, "a third line that the bounds cut off")
    #expect(cut.lines.count == 2)
    #expect(cut.lines.first == whole.lines.first)
    layer.string = "HH\nHH\nHH\nHH"
    let lines = Ink(layer).lines
    #expect(lines.count == 2)
    let (first, last) = (
      Ink(layer).columns(lines.first ?? 0...0), Ink(layer).columns(lines.last ?? 0...0)
    )
    #expect((last.last ?? 0) > (first.last ?? 0) + 4, "an ellipsis after a paragraph that fits")
  }

  @Test func aTextThatFitsIsNotCut() throws {
    let layer = makeText("HHHH")
    let plain = Ink(layer).total
    for mode in [CATextLayerTruncationMode.start, .middle, .end] {
      layer.truncationMode = mode
      #expect(Ink(layer).total == plain)
      layer.isWrapped.toggle()
      #expect(Ink(layer).total == plain)
    }
  }

  // MARK: Scale

  /// How much of the ink is fully covered pixels.
  private func crispness(_ ink: Ink) -> Double {
    let all = ink.alpha.joined().filter { $0 > 0 }
    return Double(all.filter { $0 > 230 }.count) / Double(all.count)
  }

  @Test("Soft at 1, sharp at the screen's scale (seeds 6.2)")
  func contentsScaleDecidesOnSharpness() throws {
    let layer = makeText("illicit till lilt hill", 100, 100)
    layer.fontSize = 15
    layer.isWrapped = true
    for screen in [2, 3] {
      layer.contentsScale = 1
      let soft = crispness(Ink(layer, scale: screen))
      layer.contentsScale = CGFloat(screen)
      let sharp = crispness(Ink(layer, scale: screen))
      #expect(sharp > 1.5 * soft, "scale \(screen): \(soft), \(sharp)")
    }
  }

  // MARK: Attributed strings

  @Test("Only the range (6, 5) is red and underlined (seeds 6.3)")
  func rangesKeepTheirAttributes() throws {
    let font = CTFontCreateWithName("Helvetica" as CFString, 16, nil)
    let string = NSMutableAttributedString(
      string: "HHHHH HHHHH HH", attributes: [.font: font, .foregroundColor: black])
    string.setAttributes(
      [
        .font: font,
        NSAttributedString.Key(kCTForegroundColorAttributeName as String): red,
        NSAttributedString.Key(kCTUnderlineStyleAttributeName as String): 1,
      ], range: NSRange(location: 6, length: 5))
    let layer = makeText(string, 200, 40)
    layer.fontSize = 99
    layer.foregroundColor = green
    let image = picture(of: layer)
    // 5 · 16 · 1479 / 2048 + 16 · 569 / 2048 = 62.2.
    var (reds, blacks, lowReds) = ([Int](), [Int](), [Int]())
    for y in 0..<40 {
      for x in 0..<100 {
        let p = image.bytes + y * image.bytesPerRow + x * 4
        guard p[3] > 60 else { continue }
        if p[0] > 60 { reds.append(x) } else { blacks.append(x) }
        if p[0] > 60 && y > 12 { lowReds.append(x) }
      }
    }
    #expect(reds.min().map { $0 >= 61 && $0 <= 64 } == true)
    #expect(blacks.max().map { $0 < 62 } == true)
    #expect(Set(lowReds).count > 30, "a line under the baseline at 12.3")
  }

  @Test func layersFontSizeAndColourAreNotForAttributedStrings() throws {
    let layer = makeText(NSAttributedString(string: "H", attributes: [.foregroundColor: red]))
    let first = Ink(layer)
    layer.fontSize = 60
    layer.font = "Courier"
    #expect(Ink(layer).alpha == first.alpha)
  }

  // MARK: Fonts

  @Test func fontsOfEveryKindAreTakenWithTheLayersSize() throws {
    let font = CTFontCreateWithName("Courier" as CFString, 33, nil)
    let layer = makeText("Hxg")
    layer.fontSize = 24
    layer.font = "Courier"
    let byName = Ink(layer).alpha
    let columns = Ink(layer).columns
    layer.font = font
    #expect(Ink(layer).alpha == byName)
    layer.font = CTFontCopyGraphicsFont(font, nil)
    // A face alone has the lines of its file.
    let byFace = Ink(layer).columns
    #expect(byFace.first == columns.first && byFace.last == columns.last)
    layer.font = "Courier" as NSString
    #expect(Ink(layer).alpha == byName)
    layer.font = "Helvetica"
    let helvetica = Ink(layer).alpha
    #expect(helvetica != byName)
    layer.font = nil
    #expect(Ink(layer).alpha == helvetica)
  }

  // MARK: Overrides

  private final class LoweredText: CATextLayer {
    override func draw(in ctx: CGContext) {
      ctx.saveGState()
      ctx.translateBy(x: 0, y: 20)
      super.draw(in: ctx)
      ctx.restoreGState()
    }
  }

  @Test func aSubclassMayMoveTheText() throws {
    let plain = makeText("H")
    let lowered = LoweredText(layer: plain)
    lowered.setNeedsDisplay()
    let (a, b) = (Ink(plain).rows, Ink(lowered).rows)
    #expect(!a.isEmpty && b == a.map { $0 + 20 })
  }

  // MARK: Hard values

  @Test func badSizesAndTextsDrawNothing() throws {
    for size in [0, -5, .nan, .infinity] as [CGFloat] {
      let layer = makeText("H")
      layer.fontSize = size
      #expect(Ink(layer).rows.isEmpty, "\(size)")
    }
    for string in [nil, "", 5, CALayer()] as [Any?] { #expect(Ink(makeText(string)).rows.isEmpty) }
    let colourless = makeText("H")
    colourless.foregroundColor = nil
    #expect(Ink(colourless).rows.isEmpty)
  }

  @Test func hugeSizesAndTextsEnd() throws {
    for size in [1e-30, 1e6, 1e30] as [CGFloat] {
      let layer = makeText("Hxg")
      layer.fontSize = size
      _ = Ink(layer)
    }
    let long = makeText(String(repeating: "HHH HHH ", count: 4000))
    for isWrapped in [false, true] {
      for mode in [CATextLayerTruncationMode.none, .start, .middle, .end] {
        long.isWrapped = isWrapped
        long.truncationMode = mode
        #expect(!Ink(long).rows.isEmpty)
      }
    }
    let lone = NSString(characters: [0xD800, 0x48, 0xDC00] as [UInt16], length: 3)
    _ = Ink(makeText(lone))
    _ = Ink(makeText("\n\n\n\u{202E}\u{2066}a\u{0301}\u{0301}"))
    let narrow = makeText("HHHH", 0.5, 100)
    narrow.isWrapped = true
    _ = Ink(narrow)
  }
}
