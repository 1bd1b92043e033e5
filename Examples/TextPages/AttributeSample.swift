// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the page of attributes shows: a line for each key of an attributed string. The file imports
// Foundation beside UIKit; NSAttributedString+Alias.swift says whose strings these are.

import Foundation
import UIKit

/// A key and a text that shows what it does.
@MainActor
struct AttributeSample {
  let name: String
  let text: NSAttributedString

  /// A text of which the part from `start` on, `length` units long, has the attributes.
  init(
    _ name: String, _ text: String, _ start: Int, _ length: Int,
    _ attributes: [NSAttributedString.Key: Any]
  ) {
    self.name = name
    let string = NSMutableAttributedString(
      string: text,
      attributes: [
        .font: UIFont.systemFont(ofSize: 18), .foregroundColor: UIColor(white: 0.1, alpha: 1),
      ])
    string.addAttributes(attributes, range: NSRange(location: start, length: length))
    self.text = NSAttributedString(attributedString: string)
  }

  /// The page's lines from top to bottom.
  static var all: [AttributeSample] { letters + lines + looks + shapes + paragraphs }

  private static let blue = UIColor(red: 0.1, green: 0.35, blue: 0.85, alpha: 1)
  private static let red = UIColor(red: 0.85, green: 0.15, blue: 0.2, alpha: 1)

  private static var letters: [AttributeSample] {
    [
      AttributeSample(
        "font", "A word in bold italic", 10, 11,
        [
          .font: UIFont(name: "Helvetica-BoldOblique", size: 18)
            ?? UIFont.boldSystemFont(ofSize: 18)
        ]),
      AttributeSample("foregroundColor", "Some words are red", 11, 7, [.foregroundColor: red]),
      AttributeSample(
        "backgroundColor", "Marked as with a pen", 0, 6, [.backgroundColor: UIColor.yellow]),
      AttributeSample("kern", "Letters set wide apart", 8, 14, [.kern: 3]),
      AttributeSample("tracking", "Letters set wide apart", 8, 14, [.tracking: 3]),
      AttributeSample("ligature 0", "first fish, first fish", 12, 10, [.ligature: 0]).adding(
        [.font: UIFont(name: "Times New Roman", size: 20) ?? UIFont.systemFont(ofSize: 20)], 0, 22),
    ]
  }

  private static var lines: [AttributeSample] {
    [
      AttributeSample(
        "underlineStyle", "One line below", 0, 14,
        [.underlineStyle: NSUnderlineStyle.single.rawValue]),
      AttributeSample(
        "underlineStyle, underlineColor", "Two of them, thick dots", 0, 11,
        [.underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: blue]
      ).adding(
        [
          .underlineStyle: NSUnderlineStyle.thick.rawValue
            | NSUnderlineStyle.patternDot.rawValue
        ], 13, 10),
      AttributeSample(
        "strikethroughStyle, strikethroughColor", "Never said that", 0, 10,
        [.strikethroughStyle: NSUnderlineStyle.single.rawValue, .strikethroughColor: red]),
      AttributeSample(
        "link", "To the documents", 7, 9, [.link: "https://example.org"]),
    ]
  }

  private static var looks: [AttributeSample] {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 2, height: 2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor(white: 0, alpha: 0.5)
    return [
      AttributeSample(
        "strokeWidth 3, strokeColor", "Outlined letters", 0, 16,
        [.strokeWidth: 3, .strokeColor: blue]),
      AttributeSample(
        "strokeWidth −3", "Filled and outlined", 0, 19,
        [.strokeWidth: -3, .strokeColor: red, .foregroundColor: UIColor.yellow]),
      AttributeSample("shadow", "Floating over the page", 0, 22, [.shadow: shadow]),
    ]
  }

  private static var shapes: [AttributeSample] {
    [
      AttributeSample(
        "baselineOffset", "E = mc2", 6, 1,
        [.baselineOffset: 7, .font: UIFont.systemFont(ofSize: 12)]),
      AttributeSample("obliqueness", "Leaning with the wind", 0, 21, [.obliqueness: 0.3]),
      AttributeSample("expansion", "Wider than it was", 0, 17, [.expansion: 0.25]),
      attachment,
    ]
  }

  /// A picture among the letters.
  private static var attachment: AttributeSample {
    let disc = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { context in
      blue.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 16, height: 16))
    }
    let attachment = NSTextAttachment()
    attachment.image = disc
    let sample = AttributeSample("attachment", "The  is a picture", 0, 0, [:])
    let string = NSMutableAttributedString(attributedString: sample.text)
    string.insert(NSAttributedString(attachment: attachment), at: 4)
    return AttributeSample(name: sample.name, text: NSAttributedString(attributedString: string))
  }

  private static var paragraphs: [AttributeSample] {
    let right = NSMutableParagraphStyle()
    right.alignment = .right
    let indented = NSMutableParagraphStyle()
    indented.firstLineHeadIndent = 48
    return [
      AttributeSample("paragraphStyle: alignment", "To the right", 0, 12, [.paragraphStyle: right]),
      AttributeSample(
        "paragraphStyle: indent", "Further in than the others", 0, 26, [.paragraphStyle: indented]),
    ]
  }

  private func adding(
    _ attributes: [NSAttributedString.Key: Any], _ start: Int, _ length: Int
  ) -> AttributeSample {
    let string = NSMutableAttributedString(attributedString: text)
    string.addAttributes(attributes, range: NSRange(location: start, length: length))
    return AttributeSample(name: name, text: NSAttributedString(attributedString: string))
  }

  private init(name: String, text: NSAttributedString) {
    self.name = name
    self.text = text
  }
}
