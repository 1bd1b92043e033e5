// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Text views and the layout manager behind them.

import TestScenes
import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct TextViewTests {
  /// A text view on a screen of two pixels a point.
  private func view(_ text: String, width: CGFloat = 120, height: CGFloat = 100) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    return view
  }

  @Test("Insets of 8 points above and below, padding of 5 at the sides (iOS)")
  func defaults() {
    let view = UITextView()
    #expect(view.text == "" && view.textContainer.lineFragmentPadding == 5)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.isEditable && view.isSelectable && view.isScrollEnabled)
    #expect(view.layoutManager.textStorage === view.textStorage)
    #expect(view.textStorage.layoutManagers.count == 1)
  }

  @Test("The background is the system's, white in the light style; what is in the view is clipped")
  func background() {
    let view = UITextView()
    #expect(view.backgroundColor == .systemBackground && view.clipsToBounds)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(view.backgroundColor?.resolvedColor(with: dark).cgColor.components?[0] == 0)
    view.backgroundColor = .clear
    #expect(InkPicture(view).box.isNull)
  }

  @Test("One line of 17 points is 36.5 high at 2× (20.287 + 16, rounded up)")
  func sizes() {
    let view = view("Label")
    #expect(view.sizeThatFits(CGSize(width: 300, height: 300)).height == 36.5)
    #expect(view.sizeThatFits(CGSize(width: 300, height: 300)).width == 52)
    #expect(view.contentSize.height == 36.5)
    view.text = "a\nb\nc"
    #expect(view.contentSize.height == 77)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height == 77)
  }

  @Test func textStartsAtTheInsets() {
    let ink = InkPicture(view("HHH")).box
    #expect(ink.minX >= 5 && ink.minX <= 8)
    #expect(abs(ink.minY - (8 + 16.19 - 11.98)) <= 1.5)
  }

  @Test func linksHaveTheAccentColor() {
    let view = view("")
    view.tintColor = .red
    view.attributedText = NSAttributedString(
      string: "HHH", attributes: [.link: "x", .font: UIFont.systemFont(ofSize: 17)])
    #expect(InkPicture(view).count { $0.x > 250 && $0.y < 10 } > 20)
    view.linkTextAttributes = [.foregroundColor: UIColor.blue]
    #expect(InkPicture(view).count { $0.z > 250 && $0.x < 10 } > 20)
  }

  @Test func editsOfTheStorageShow() {
    let view = view("a")
    let before = view.contentSize.height
    view.textStorage.append(NSAttributedString(string: "\n\n\n"))
    #expect(view.contentSize.height > before + 40)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "")
    #expect(view.text == "")
  }

  @Test func layoutManagersTellPlaces() {
    let view = view("one two three four five six", width: 80, height: 300)
    let manager = view.layoutManager
    let range = manager.glyphRange(for: view.textContainer)
    #expect(range == NSRange(location: 0, length: 27))
    var lines: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: range) { _, _, _, range, _ in lines.append(range)
    }
    #expect(lines.count > 2 && lines.reduce(0) { $0 + $1.length } == 27)
    for index in [0, 5, 13, 26] {
      let box = manager.boundingRect(
        forGlyphRange: NSRange(location: index, length: 1), in: view.textContainer)
      let point = CGPoint(x: box.midX, y: box.midY)
      #expect(manager.glyphIndex(for: point, in: view.textContainer) == index)
    }
    let used = manager.usedRect(for: view.textContainer)
    #expect(used.width <= 80 && isNear(used.height, CGFloat(lines.count) * 20.287109375))
  }

  @Test("Lines hold every unit once, in order, and keep to the width", arguments: 0..<40)
  func linesCoverTheText(seed: UInt64) {
    var random = SeededNumbers(seed)
    let pieces = [
      "word ", "a", "longerword", "\n", "  ", "漢字", "שלום ", "مرحبا ", "e\u{301}", "👩‍👩‍👧 ",
      "co\u{AD}op",
      "\r\n", "\t", "\u{2028}", "-",
    ]
    let text = (0..<random.next(60)).map { _ in pieces[random.next(pieces.count)] }.joined()
    let width = CGFloat(20 + random.next(200))
    let view = view(text, width: width, height: 1000)
    let length = view.textStorage.length
    var place = 0
    view.layoutManager.enumerateLineFragments(
      forGlyphRange: NSRange(location: 0, length: length)
    ) { rect, used, _, range, _ in
      #expect(range.location == place && rect.width == width)
      place = NSMaxRange(range)
      // A cluster that is wider than the view has a line to itself.
      #expect(used.width <= width + 0.1 || range.length <= 12)
    }
    #expect(place == length)
  }

  @Test func containersLimitLines() {
    let view = view("one two three four five six seven", width: 80, height: 300)
    view.textContainer.maximumNumberOfLines = 2
    view.textContainer.lineBreakMode = .byTruncatingTail
    #expect(isNear(view.layoutManager.usedRect(for: view.textContainer).height, 40.57421875))
    #expect(InkPicture(view).box.maxY < 8 + 41)
  }

  @Test func hardText() {
    let view = view(String(repeating: "\u{1F468}\u{200D}", count: 500), width: 0, height: 0)
    view.text = String(decoding: [0xDC00, 0x0A, 0xD800] as [UInt16], as: UTF16.self)
    view.frame.size = CGSize(width: 10, height: 10)
    _ = InkPicture(view)
    #expect(view.sizeThatFits(CGSize(width: CGFloat.nan, height: -1)).width.isFinite)
    let manager = NSLayoutManager()
    #expect(manager.boundingRect(forGlyphRange: NSRange(), in: NSTextContainer()) == .zero)
    #expect(manager.usedRect(for: NSTextContainer()) == .zero)
    #expect(manager.lineFragmentRect(forGlyphAt: 99, effectiveRange: nil) == .zero)
  }
}

/// Numbers that look random and are the same each time.
private struct SeededNumbers {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// 0 ..< limit.
  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
