// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Paragraphs whose last line would hold one word alone, as Apple's documentation of LineBreakStrategy describes them.

import Testing
import UIKit

@Suite @MainActor
struct PushOutTests {
  private let font = UIFont.systemFont(ofSize: 20)

  /// The characters of each line in a text view that has room for `fitting`.
  private func lines(
    _ text: String, fitting: String, _ strategy: NSParagraphStyle.LineBreakStrategy
  ) -> [Int] {
    let style = NSMutableParagraphStyle()
    style.lineBreakStrategy = strategy
    let width = ceil((fitting as NSString).size(withAttributes: [.font: font]).width + 4)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 200))
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.attributedText = NSAttributedString(
      string: text, attributes: [.font: font, .paragraphStyle: style])
    var lengths: [Int] = []
    let manager = view.layoutManager
    manager.ensureLayout(for: view.textContainer)
    manager.enumerateLineFragments(
      forGlyphRange: manager.glyphRange(for: view.textContainer)
    ) { _, _, _, range, _ in lengths.append(range.length) }
    return lengths
  }

  @Test func aWordJoinsTheLastOne() {
    let text = "Please tell us your name now"
    #expect(lines(text, fitting: "Please tell us your name", []) == [25, 3])
    #expect(lines(text, fitting: "Please tell us your name", .pushOut) == [20, 8])
    #expect(lines(text, fitting: "Please tell us your name", .standard) == [20, 8])
    #expect(lines(text + "\nYes", fitting: "Please tell us your name", .pushOut) == [20, 9, 3])
  }

  @Test func linesOfOneWordAndTwoShortWordsStay() {
    #expect(lines("Hello World", fitting: "World", .pushOut) == [6, 5])
    #expect(lines("Please tell us now ok", fitting: "Please tell us", .pushOut) == [15, 6])
    // Both words must fit on the last line.
    #expect(
      lines("an unbelievably incomprehensible", fitting: "incomprehensible", .pushOut) == [16, 16])
    #expect(lines("日本語日本語日", fitting: "日本語日本語", .pushOut) == [6, 1])
    #expect(lines("", fitting: "a", .pushOut).count <= 1)
  }

  /// The lines of a label that has room for `fitting`, by the width of the last one: whether it is that of one word.
  private func endsInOneWord(_ change: (UILabel) -> Void) -> Bool {
    let text = "Please tell us your name now"
    let label = UILabel()
    label.font = font
    label.numberOfLines = 0
    label.text = text
    change(label)
    func width(_ text: String) -> CGFloat {
      (text as NSString).size(withAttributes: [.font: font]).width
    }
    let room = ceil(width("Please tell us your name") + 4)
    // The longest line is as wide as what it holds.
    let size = label.sizeThatFits(CGSize(width: room, height: 1000))
    return size.width > width("Please tell us your") + 8
  }

  @Test func labelsFollowTheirStrategy() {
    #expect(UILabel().lineBreakStrategy == .standard)
    #expect(!endsInOneWord { _ in })
    #expect(endsInOneWord { $0.lineBreakStrategy = [] })
    #expect(!endsInOneWord { $0.lineBreakStrategy = .pushOut })
    #expect(endsInOneWord { $0.lineBreakStrategy = .hangulWordPriority })
    // An attributed text brings its own along; setting the label's changes it.
    func styled(_ label: UILabel) {
      let style = NSMutableParagraphStyle()
      label.attributedText = NSAttributedString(
        string: label.text ?? "", attributes: [.font: font, .paragraphStyle: style])
    }
    #expect(endsInOneWord(styled))
    #expect(
      !endsInOneWord {
        styled($0)
        $0.lineBreakStrategy = .standard
      })
    #expect(
      !endsInOneWord {
        $0.attributedText = NSAttributedString(string: $0.text ?? "", attributes: [.font: font])
      })
  }
}
