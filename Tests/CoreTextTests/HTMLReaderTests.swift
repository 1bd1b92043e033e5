// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Attributed strings from HTML, as NSAttributedString's HTML import on iOS gives them.

import CoreText
import Testing

struct HTMLReaderTests {
  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      document: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html])
  }

  private func text(_ html: String) throws -> String { try read(html).string }

  private func value<Value>(
    _ key: NSAttributedString.Key, _ part: String, in string: NSAttributedString
  ) -> Value? {
    let place = (string.string as NSString).range(of: part)
    guard place.location != NSNotFound else { return nil }
    return string.attribute(key, at: place.location, effectiveRange: nil) as? Value
  }

  private func traits(_ part: String, in string: NSAttributedString) -> CTFontSymbolicTraits {
    guard let font: CTFont = value(.font, part, in: string) else { return [] }
    return CTFontGetSymbolicTraits(font).intersection([.traitBold, .traitItalic])
  }

  private func size(_ part: String, in string: NSAttributedString) -> CGFloat {
    let font: CTFont? = value(.font, part, in: string)
    return font.map { CTFontGetSize($0) } ?? 0
  }

  private func components(_ part: String, in string: NSAttributedString) -> [CGFloat] {
    let color: CGColor? = value(.foregroundColor, part, in: string)
    return (color?.components ?? []).map { ($0 * 255).rounded() }
  }

  @Test func boldItalicColourAndTheDefaultFont() throws {
    let string = try read("<b>Bold</b> and <i>slanted</i>, <font color=\"#ff0000\">red</font>")
    #expect(string.string == "Bold and slanted, red")
    #expect(
      traits("Bold", in: string) == .traitBold && traits("slanted", in: string) == .traitItalic)
    #expect(traits("and", in: string) == [] && size("and", in: string) == 12)
    #expect(components("red", in: string) == [255, 0, 0, 255])
    #expect(components("and", in: string) == [0, 0, 0, 255])
    let font: CTFont = try #require(value(.font, "and", in: string))
    #expect(CTFontCopyFamilyName(font) as String == "Times New Roman")
  }

  @Test func blocksEndInNewlinesAndSpaceCollapses() throws {
    #expect(try text("<p>a</p><p>b</p>") == "a\nb\n")
    #expect(try text("a<br>b<br/>c") == "a\nb\nc")
    #expect(try text("<p>a<br>b</p>") == "a\u{2028}b\n")
    #expect(try text("  a \n\t b  <b> c </b> d ") == "a b c d")
    #expect(try text("<div>a<div>b</div>c</div>") == "a\nb\nc\n")
    #expect(try text("<pre>\n a\n  b</pre>x") == " a\n  b\nx")
    #expect(try text("<html><head><title>t</title></head><body>a</body></html>") == "a")
    #expect(try text("a<script>if (1 < 2) {}</script><style>b{}</style>b<!-- c -->d") == "abd")
    #expect(try text("<table><tr><td>a</td><td>b</td></tr></table>") == "a\nb\n")
    #expect(try text("<p></p>") == "")
  }

  @Test func entities() throws {
    #expect(
      try text("&lt;a&gt; &amp; &copy; &#8364; &#x1F600; &nbsp;&hellip; &unknown; & &#150;")
        == "<a> & © € 😀 \u{A0}… &unknown; & –")
    #expect(
      try text("&ampx &copy2 &hellipx &#; &#xZ; &#99999999999;")
        == "&x ©2 &hellipx &#; &#xZ; \u{FFFD}")
  }

  @Test func headingsListsAndLinks() throws {
    let string = try read(
      "<h1>Title</h1><ul><li>one<li>two<ol start=3><li>x</ol></ul><a href='https://a.b/c'>link</a>")
    #expect(string.string == "Title\n\t•\tone\n\t•\ttwo\n\t3.\tx\nlink")
    #expect(size("Title", in: string) == 24 && traits("Title", in: string) == .traitBold)
    let style: NSParagraphStyle = try #require(value(.paragraphStyle, "x\n", in: string))
    #expect(style.headIndent == 72 && style.textLists.count == 2 && style.tabStops.count == 2)
    #expect(value(.link, "link", in: string) == URL(string: "https://a.b/c"))
    #expect(value(.underlineStyle, "link", in: string) == 1)
    #expect(value(.link, "Title", in: string) == URL?.none)
  }

  @Test func styles() throws {
    let string = try read(
      """
      <style>body { font: 16px Helvetica } .note, #x em { color: rgb(0, 128, 0) } p.note b { color: blue !important }
      @media print { b { color: red } } /* b { color: red } */</style>
      <p class="note" style="text-align: center; line-height: 1.5">green <b style="color: red">blue</b>
      <span style="font-size: 150%; text-decoration: underline">big</span> <s>struck</s></p>
      <div id=x><em>e</em><span style='display:none'>no</span></div>
      """)
    #expect(string.string == "green blue big struck\ne\n")
    #expect(components("green", in: string) == [0, 128, 0, 255])
    #expect(components("blue", in: string) == [0, 0, 255, 255])
    #expect(components("e\n", in: string) == [0, 128, 0, 255])
    #expect(size("green", in: string) == 16 && size("big", in: string) == 24)
    #expect(value(.underlineStyle, "big", in: string) == 1)
    #expect(value(.strikethroughStyle, "struck", in: string) == 1)
    let style: NSParagraphStyle = try #require(value(.paragraphStyle, "green", in: string))
    #expect(style.alignment == .center && style.lineHeightMultiple == 1.5)
    #expect(style.paragraphSpacing == 16)
    for (name, expected) in [
      ("#f00", [255, 0, 0, 255]), ("rgba(1,2,3,0.5)", [1, 2, 3, 128]),
      ("hsl(120, 100%, 50%)", [0, 255, 0, 255]),
      ("RebeccaPurple", [102, 51, 153, 255]), ("no colour", [0, 0, 0, 255]),
    ] as [(String, [CGFloat])] {
      #expect(components("t", in: try read("<span style=\"color:\(name)\">t</span>")) == expected)
    }
  }

  @Test func tagSoup() throws {
    let crossed = try read("<b>a<i>b</b>c</i>d")
    #expect(crossed.string == "abcd")
    #expect(traits("b", in: crossed) == [.traitBold, .traitItalic])
    #expect(traits("c", in: crossed) == .traitItalic && traits("d", in: crossed) == [])
    let open = try read("<p><b>a<p>b</b>c")
    #expect(open.string == "a\nbc\n")
    #expect(traits("b", in: open) == .traitBold && traits("c", in: open) == [])
    for soup in [
      "", "<", "<>", "</", "</>", "<b", "<b a", "<b a=", "<b a='x", "<!", "<!--", "&", "&#", "<p",
      "<li>",
      "</p>", "<ol><li value=9223372036854775807><li>", "<style>", "<style>{{{", "<style>a{b:c",
      "<font size=+99999999999999999999>x", "<span style='font-size:1e999px;line-height:-1'>x",
      "\u{0}<\u{0}>",
      "<p style='margin:nan;text-indent:inf'>x", "<a href='http://[bad'>x</a>", "<![CDATA[x]]>",
      "<?xml?>",
    ] { _ = try read(soup) }
    let deep = String(repeating: "<div><b>", count: 20_000) + "x"
    #expect(try text(deep) == "x\n")
    let long = String(repeating: "<p>word <b>bold</b> &amp; more</p>", count: 2000)
    #expect(try read(long).length == 2000 * 17)
  }

  @Test func encodingsAndKinds() throws {
    let page = Data("<html>\u{FC}</html>".utf8)
    #expect(try NSAttributedString(document: page, options: [:]).string.hasPrefix("\u{FC}"))
    let latin = try NSAttributedString(
      document: Data([0x3C, 0x62, 0x3E, 0xFC]),
      options: [.documentType: NSAttributedString.DocumentType.html])
    #expect(latin.string == "\u{FC}")
    #expect(throws: (any Error).self) {
      try NSAttributedString(
        document: Data("{\\rtf1 a}".utf8),
        options: [.documentType: NSAttributedString.DocumentType.rtf])
    }
  }

  @Test func pagesThatAreWrittenReadBack() throws {
    let font = CTFontCreateWithName("Helvetica-Bold", 17, nil)
    let text = NSMutableAttributedString(
      string: "a <b> & \"c\"\n\nd\u{2028}e  f", attributes: [.font: font])
    text.addAttributes(
      [
        .foregroundColor: CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), .underlineStyle: 1,
        .link: "https://a.b/?c=d&e=f",
      ], range: NSRange(location: 0, length: 1))
    let whole = NSRange(location: 0, length: text.length)
    let data = try text.data(
      from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
    let back = try read(String(decoding: data, as: UTF8.self))
    #expect(
      back.string.trimmingCharacters(in: .newlines) == "a <b> & \"c\"\n\u{2028}\nd\u{2028}e \u{A0}f"
    )
    #expect(size("d", in: back) == 17 && traits("d", in: back) == .traitBold)
    #expect(components("a", in: back) == [255, 0, 0, 255])
    #expect(value(.link, "a", in: back) == URL(string: "https://a.b/?c=d&e=f"))
    #expect(try text.data(from: NSRange(location: 2, length: 3)) == Data("<b>".utf8))
    #expect(throws: CocoaError.self) {
      try text.data(
        from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    }
  }
}
