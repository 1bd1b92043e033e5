// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Attributed strings as programs that import UIKit alone write them, and Swift's own kind.

import TestScenes
import Testing
import UIKit

@Suite(.ownProgram) @MainActor struct AttributedBridgeTests {
  @Test func swiftsStringBecomesOursAndBack() {
    var name = AttributedString("name")
    name.font = UIFont.systemFont(ofSize: 17)
    name.foregroundColor = .red
    name.underlineStyle = .single
    var link = AttributedString("link")
    link.kern = 3
    link.link = URL(string: "https://example.org")
    let text = NSAttributedString(name + link)
    #expect(text.string == "namelink")
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 17))
    #expect(text.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
    #expect(
      text.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int
        == NSUnderlineStyle.single.rawValue)
    #expect(text.attribute(.kern, at: 3, effectiveRange: nil) == nil)
    #expect(text.attribute(.kern, at: 4, effectiveRange: nil) as? CGFloat == 3)
    let back = AttributedString(text)
    #expect(back == name + link)
  }

  @Test func aDictionaryBecomesAContainer() {
    let container = AttributeContainer([
      .font: UIFont.systemFont(ofSize: 12), .link: URL(filePath: "/a"), .init("own"): 1,
    ])
    #expect(container.font == .systemFont(ofSize: 12) && container.link == URL(filePath: "/a"))
    #expect(AttributeContainer([NSAttributedString.Key: Any]()) == AttributeContainer())
  }

  @Test func twoFontsInOneString() {
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: 1, length: 1))
    var sizes: [CGFloat] = []
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: 2)) { value, _, _ in
      sizes.append((value as? UIFont)?.pointSize ?? 0)
    }
    #expect(sizes == [10, 20])
  }
}
