// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The programs that show text: seeds 6.2 to 6.4, the tracker's and the poll's labels, the pages.

import CoreText
import Mica
import TestScenes
import Testing
import UIKit

@testable import Flo
@testable import TextLayers
@testable import TextPages
@testable import VoteButtons

@MainActor
@Suite(.serialized, .ownProgram)
struct TextProgramTests {
  /// A program's picture over white.
  private struct Page {
    let image: CGImage
    let bytes: [UInt8]
    let scale: CGFloat

    @MainActor
    init(
      _ root: UIViewController, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2,
      at time: TimeInterval = 0, prepare: () -> Void = {}
    ) throws {
      let stage = Stage(size: CGSize(width: width, height: height), scale: scale)
      stage.background = UIColor.white.cgColor
      stage.root = root
      try stage.prepare()
      prepare()
      image = try stage.snapshot(at: time)
      bytes = [UInt8](try #require(image.dataProvider?.data) as Data)
      self.scale = scale
    }

    /// The pixels of a part, in points.
    func pixels(in rect: CGRect) -> [(r: Int, g: Int, b: Int)] {
      var pixels: [(r: Int, g: Int, b: Int)] = []
      for y in Int(rect.minY * scale)..<Int(rect.maxY * scale) {
        for x in Int(rect.minX * scale)..<Int(rect.maxX * scale) {
          let at = y * image.bytesPerRow + x * 4
          pixels.append((Int(bytes[at]), Int(bytes[at + 1]), Int(bytes[at + 2])))
        }
      }
      return pixels
    }

    func darkCount(in rect: CGRect) -> Int {
      pixels(in: rect).count { $0.r + $0.g + $0.b < 300 }
    }
  }

  // MARK: Seeds 6.2 to 6.4

  @Test("Left soft, right sharp (seeds 6.2)") func softAndSharp() throws {
    let page = try Page(TextLayerViewController(), 480, 330)
    // Of the pixels with ink, those that are all ink.
    func crispness(_ rect: CGRect) -> Double {
      let ink = page.pixels(in: rect).filter { $0.g < 230 }
      return Double(ink.count { $0.g < 40 }) / Double(max(1, ink.count))
    }
    let soft = crispness(CGRect(x: 30, y: 30, width: 190, height: 240))
    let sharp = crispness(CGRect(x: 260, y: 30, width: 190, height: 240))
    #expect(soft > 0 && sharp > 1.5 * soft, "\(soft), \(sharp)")
  }

  @Test("Five characters are red and underlined (seeds 6.3)") func redWord() throws {
    let controller = RichTextViewController()
    let page = try Page(controller, 300, 220)
    let rich = controller.textLayer.string as? CoreText.NSAttributedString
    let string = try #require(rich)
    #expect((string.string as NSString).substring(with: NSRange(location: 6, length: 5)) == "drops")
    let line = CTLineCreateWithAttributedString(string)
    let left = 20 + 12 + CTLineGetOffsetForStringIndex(line, 6, nil)
    let right = 20 + 12 + CTLineGetOffsetForStringIndex(line, 11, nil)
    let whole = CGRect(x: 20, y: 20, width: 260, height: 180)
    func isRed(_ p: (r: Int, g: Int, b: Int)) -> Bool { p.r > p.g + 100 }
    let all = page.pixels(in: whole).count(where: isRed)
    // The first line is justified, which moves the word by less than a few points.
    let near = CGRect(x: left - 1, y: 32, width: right - left + 16, height: 20)
    #expect(all > 100)
    #expect(page.pixels(in: near).count(where: isRed) == all)
    #expect(page.darkCount(in: whole) > 1000)
  }

  @Test("The label's layer is a sharp text layer (seeds 6.4)") func layerLabel() throws {
    let controller = LayerLabelViewController()
    let page = try Page(controller, 340, 246, scale: 3)
    for label in [controller.heading, controller.paragraph] {
      let layer = try #require(label.layer as? CATextLayer)
      #expect(layer.contentsScale == 3)
      #expect(layer.string as? String == label.text && layer.fontSize == label.font.pointSize)
      #expect(layer.isWrapped && layer.alignmentMode == .justified)
    }
    // The heading's blue.
    let heading = CGRect(x: 36, y: 34, width: 268, height: 32)
    let blue = page.pixels(in: heading).count {
      abs($0.r - 38) < 4 && abs($0.g - 89) < 4 && abs($0.b - 153) < 4
    }
    #expect(blue > 500)
    controller.heading.text = "Other"
    controller.heading.textColor = .red
    controller.heading.font = UIFont.systemFont(ofSize: 9)
    #expect(controller.heading.textLayer?.string as? String == "Other")
    #expect(controller.heading.textLayer?.foregroundColor == UIColor.red.cgColor)
    #expect(controller.heading.textLayer?.fontSize == 9)
  }

  // MARK: Labels

  @Test("The number follows the buttons (seeds D)") func counterLabel() throws {
    let controller = FloViewController()
    let middle = CGRect(x: 270, y: 180, width: 60, height: 50)
    let five = try Page(controller, 600, 600)
    #expect(controller.counterLabel.text == "5" && five.darkCount(in: middle) > 50)
    controller.addButton.sendActions(for: .touchUpInside)
    #expect(controller.counterLabel.text == "6" && controller.counterView.counter == 6)
    for _ in 0..<9 { controller.removeButton.sendActions(for: .touchUpInside) }
    #expect(controller.counterLabel.text == "0")
    controller.counter = 8
    #expect(controller.counterLabel.text == "8" && controller.counterView.counter == 8)
  }

  @Test func votesFadeIn() throws {
    let controller = VoteButtonsViewController()
    let poll = controller.voteButtonsView
    let stage = Stage(size: CGSize(width: 343, height: 72), scale: 2)
    stage.root = controller
    poll.leftTitle = "Sea"
    poll.rightTitle = "Mountains"
    try stage.prepare()
    poll.percent = 0.7
    func opacity(at time: TimeInterval) throws -> Float {
      _ = try stage.snapshot(at: time)
      return try #require(poll.leftCaption.layer.presentation()).opacity
    }
    #expect(try opacity(at: 0) == 0)
    #expect(try opacity(at: 1.2) == 0)
    let half = try opacity(at: 1.7)
    #expect(half > 0 && half < 1)
    #expect(try opacity(at: 2.1) == 1)
    #expect(poll.leftCaption.shareLabel.text == "70%")
    #expect(poll.rightCaption.shareLabel.text == "30%")
    #expect(poll.leftCaption.titleLabel.text == "Sea")
    #expect(poll.leftCaption.frame.maxX < poll.rightCaption.frame.minX)
  }

  @Test func withoutTitlesThereAreNoCaptions() throws {
    let controller = VoteButtonsViewController()
    _ = try Page(controller, 343, 72, at: 2)
    #expect(controller.voteButtonsView.leftCaption.isHidden)
    #expect(controller.voteButtonsView.rightCaption.isHidden)
  }

  @Test(arguments: [0, 0.00001, 1, .nan, 7] as [CGFloat])
  func captionsOfEveryShare(share: CGFloat) throws {
    let controller = VoteButtonsViewController()
    let poll = controller.voteButtonsView
    (poll.leftTitle, poll.rightTitle) = ("Sea", "Mountains")
    _ = try Page(controller, 343, 72, at: 2) { poll.percent = share }
    #expect(poll.leftCaption.isHidden == !(share >= 1))
    #expect(poll.rightCaption.isHidden == (share >= 1))
  }

  // MARK: Pages

  @Test func everyScriptIsDrawnWithGlyphsOfItsOwn() throws {
    let page = try Page(ScriptsViewController(), 420, 560)
    for (index, sample) in ScriptSample.all.enumerated() {
      let row = CGRect(x: 16, y: 27 + 45 * CGFloat(index), width: 388, height: 28)
      let ink = page.pixels(in: row).count { $0.r + $0.g + $0.b < 600 }
      #expect(ink > 150, "\(sample.name)")
      let string = CoreText.NSAttributedString(
        string: sample.text, attributes: [.font: UIFont.systemFont(ofSize: 19)])
      let line = CTLineCreateWithAttributedString(string)
      for run in CTLineGetGlyphRuns(line) as? [CTRun] ?? [] {
        var glyphs = [CGGlyph](repeating: 0, count: CTRunGetGlyphCount(run))
        CTRunGetGlyphs(run, CFRange(location: 0, length: 0), &glyphs)
        #expect(!glyphs.contains(0), "\(sample.name) has characters without a glyph")
      }
    }
  }

  @Test func textStaysOutOfTheHole() throws {
    let controller = TextAroundShapeViewController()
    let page = try Page(controller, 660, 360)
    let hole = CGPoint(x: 20 + 140, y: 20 + 150)
    let ring = CGPoint(x: 320 + 160, y: 20 + 160)
    var (around, inRing) = (0, 0)
    for y in stride(from: CGFloat(21), to: 339, by: 0.5) {
      for x in stride(from: CGFloat(21), to: 639, by: 0.5) {
        let p = page.pixels(in: CGRect(x: x, y: y, width: 0.5, height: 0.5))[0]
        guard p.r + p.g + p.b < 330 else { continue }
        let (toHole, toRing) = (hypot(x - hole.x, y - hole.y), hypot(x - ring.x, y - ring.y))
        #expect(toHole > 57, "ink in the hole at \(x), \(y)")
        if toHole < 75 { around += 1 }
        if x > 310 {
          #expect(toRing > 53 && toRing < 162, "ink outside the ring at \(x), \(y)")
          inRing += 1
        }
      }
    }
    #expect(around > 200 && inRing > 3000)
  }

  @Test func everyAttributeChangesItsLine() throws {
    let page = try Page(TextAttributesViewController(), 560, 646)
    for row in 0..<19 {
      let rect = CGRect(x: 268, y: 14 + 33 * CGFloat(row), width: 276, height: 30)
      let ink = page.pixels(in: rect).count { $0.r + $0.g + $0.b < 600 }
      #expect(ink > 100, "row \(row)")
    }
  }
}
