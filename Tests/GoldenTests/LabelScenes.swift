// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Scenes of UIKit's text: labels and drawn strings, at two pixels to the point.

import CTestFonts
import CoreGraphics
import MicaContext
import QuartzCore
import Testing
import UIKit

/// A label whose traits are those of the scene, whatever screens other tests show.
private final class SceneLabel: UILabel {
  override var traitCollection: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 2),
      UITraitCollection(preferredContentSizeCategory: .large),
    ])
  }
}

/// A view that draws strings.
private final class DrawnStrings: UIView {
  var strings: () -> Void = {}
  override func draw(_ rect: CGRect) { strings() }
}

@MainActor
@Suite struct LabelScenes {
  private let page: UIView
  /// A program of the scenes' own: outside of a stage, natural lines go by the direction of the thread's last program.
  private let program = ProgramContext()

  init() {
    program.stay()
    // The fonts of the repository are those that every test sees.
    _ = mica_test_fonts()
    page = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
    page.backgroundColor = .white
  }

  /// A label of a row of the page; every second one stands on grey.
  @discardableResult
  private func label(
    _ text: String, _ y: CGFloat, _ height: CGFloat, size: CGFloat = 11
  ) -> UILabel {
    let label = SceneLabel(frame: CGRect(x: 2, y: y, width: 60, height: height))
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.contentScaleFactor = 2
    if page.subviews.count % 2 == 1 { label.backgroundColor = UIColor(white: 0.9, alpha: 1) }
    page.addSubview(label)
    return label
  }

  private func expectPage(_ name: String) throws {
    try expectLayer("label/" + name, page.layer, width: 64, height: 64, scale: 2)
  }

  @Test func alignments() throws {
    for (row, alignment) in [NSTextAlignment.left, .center, .right, .natural].enumerated() {
      let label = label(row == 3 ? "שלום" : "Side", CGFloat(row) * 16, 16)
      label.textAlignment = alignment
    }
    try expectPage("alignments")
  }

  @Test func shortening() throws {
    let modes: [NSLineBreakMode] = [
      .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping,
    ]
    for (row, mode) in modes.enumerated() {
      label("Beginning to end", CGFloat(row) * 16, 16).lineBreakMode = mode
    }
    try expectPage("shortening")
  }

  @Test func lines() throws {
    let two = label("Two lines of text and no more", 0, 34)
    two.numberOfLines = 2
    let all = label("As many as fit in", 34, 30, size: 9)
    all.numberOfLines = 0
    all.textAlignment = .center
    all.font = .boldSystemFont(ofSize: 9)
    try expectPage("lines")
  }

  @Test func shrunk() throws {
    let baseline: [UIBaselineAdjustment] = [.alignBaselines, .alignCenters, .none]
    for (row, adjustment) in baseline.enumerated() {
      let label = label("Shrunk to width", CGFloat(row) * 21, 21, size: 16)
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.3
      label.baselineAdjustment = adjustment
    }
    try expectPage("shrunk")
  }

  @Test func looks() throws {
    let etched = label("Etched", 0, 16)
    etched.shadowColor = UIColor(red: 1, green: 0.6, blue: 0, alpha: 1)
    etched.shadowOffset = CGSize(width: 1, height: 1)
    let red = label("Highlit", 16, 16)
    red.highlightedTextColor = .red
    red.isHighlighted = true
    label("Disabled", 32, 16).isEnabled = false
    let soft = label("Soft", 48, 16)
    soft.contentScaleFactor = 1
    soft.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
    try expectPage("looks")
  }

  @Test func attributed() throws {
    let text = NSMutableAttributedString(
      string: "Red ", attributes: [.foregroundColor: UIColor.red])
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let size = CGSize(width: 10, height: 10)
    let dot = NSTextAttachment(
      image: UIGraphicsImageRenderer(size: size, format: format).image { context in
        UIColor.blue.setFill()
        context.cgContext.fillEllipse(in: CGRect(origin: .zero, size: size))
      })
    text.append(NSAttributedString(attachment: dot))
    text.append(
      NSAttributedString(
        string: " line\n",
        attributes: [
          .underlineStyle: NSUnderlineStyle.single.rawValue, .font: UIFont.systemFont(ofSize: 14),
        ]))
    text.append(
      NSAttributedString(
        string: "struck",
        attributes: [
          .strikethroughStyle: NSUnderlineStyle.double.rawValue,
          .backgroundColor: UIColor(red: 1, green: 1, blue: 0.5, alpha: 1), .kern: 2,
        ]))
    text.append(NSAttributedString(string: "\na link", attributes: [.link: "mica"]))
    let label = label("", 0, 64)
    label.attributedText = text
    label.numberOfLines = 0
    try expectPage("attributed")
  }

  @Test func emojiAndMarks() throws {
    label("Hi 😀👋", 0, 20, size: 15)
    label("e\u{301}a\u{308} 中文", 20, 22, size: 15)
    label("مرحبا 12", 42, 22, size: 14)
    try expectPage("emoji")
  }

  @Test func drawnStrings() throws {
    let view = DrawnStrings(frame: page.bounds)
    view.isOpaque = false
    view.contentScaleFactor = 2
    view.strings = {
      let style = NSMutableParagraphStyle()
      style.alignment = .justified
      style.firstLineHeadIndent = 8
      style.lineSpacing = 1
      let looks: [NSAttributedString.Key: Any] = [
        .font: UIFont(name: "Times New Roman", size: 9) as Any, .paragraphStyle: style,
      ]
      "Justified words, a few lines".draw(
        in: CGRect(x: 2, y: 1, width: 60, height: 34), withAttributes: looks)
      "corner".draw(
        at: CGPoint(x: 2, y: 36),
        withAttributes: [
          .font: UIFont.systemFont(ofSize: 11, weight: .heavy), .foregroundColor: UIColor.blue,
          .strokeWidth: -4, .strokeColor: UIColor.red,
        ])
      let cut = NSAttributedString(
        string: "cut at the last line", attributes: [.font: UIFont.systemFont(ofSize: 9)])
      cut.draw(
        with: CGRect(x: 2, y: 51, width: 60, height: 12),
        options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    }
    page.addSubview(view)
    try expectPage("strings")
  }
}
