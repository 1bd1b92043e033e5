// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Attributed strings from HTML and Markdown, in UIKit's classes.

import Testing
import UIKit

@Suite @MainActor
struct AttributedDocumentTests {
  @Test func htmlHasUIKitsFontsAndColours() throws {
    let data = Data("<b>Bold</b> plain <font color=\"#ff0000\">red</font>".utf8)
    var found: NSDictionary?
    let text = try NSAttributedString(
      data: data,
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: &found)
    #expect(text.string == "Bold plain red")
    #expect(found?["DocumentType"] as? String == "NSHTML")
    let bold = try #require(text.attribute(.font, at: 1, effectiveRange: nil) as? UIFont)
    #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold) && bold.pointSize == 12)
    let color = try #require(
      text.attribute(.foregroundColor, at: 12, effectiveRange: nil) as? UIColor)
    var red: CGFloat = 0
    #expect(color.getRed(&red, green: nil, blue: nil, alpha: nil) && red == 1)
  }

  @Test func markdownKeepsItsAttributesBesideUIKits() throws {
    var string = try AttributedString(markdown: "plain **bold** and [link](https://example.com)")
    string.font = UIFont.systemFont(ofSize: 30)
    let text = NSAttributedString(string)
    #expect(text.string == "plain bold and link")
    #expect(text.attribute(.link, at: text.length - 1, effectiveRange: nil) != nil)
    #expect(text.attribute(.inlinePresentationIntent, at: 6, effectiveRange: nil) as? Int == 2)
    let label = UILabel()
    label.attributedText = text
    let plain = UILabel()
    plain.attributedText = NSAttributedString(
      string: text.string, attributes: [.font: UIFont.systemFont(ofSize: 30)])
    #expect(label.intrinsicContentSize.height > 30)
    #expect(label.intrinsicContentSize.width > plain.intrinsicContentSize.width)
  }
}
