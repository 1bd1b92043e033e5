// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Paragraph styles, tabs, lists and shadows: defaults, copies, equality, Core Text's functions.

import CoreText
import Testing

struct ParagraphStyleTests {
  @Test func defaultsAreApples() {
    let style = NSParagraphStyle.default
    #expect(style.alignment == .natural)
    #expect(style.lineBreakMode == .byWordWrapping)
    #expect(style.baseWritingDirection == .natural)
    #expect(style.lineHeightMultiple == 0 && style.maximumLineHeight == 0)
    #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0 * 28) })
    #expect(style.tabStops.allSatisfy { $0.alignment == .left })
    #expect(style.defaultTabInterval == 0 && style.hyphenationFactor == 0)
    let shadow = NSShadow()
    #expect(shadow.shadowOffset == .zero && shadow.shadowBlurRadius == 0)
  }

  @Test func copiesAreApart() {
    let style = NSMutableParagraphStyle()
    style.alignment = .justified
    style.lineSpacing = 4
    let copy = style.copy() as? NSParagraphStyle
    let other = style.mutableCopy() as? NSMutableParagraphStyle
    #expect(copy == style)
    #expect(copy?.hash == style.hash)
    style.lineSpacing = 5
    #expect(copy?.lineSpacing == 4)
    #expect(copy != style)
    #expect(!(copy is NSMutableParagraphStyle))
    other?.setParagraphStyle(style)
    #expect(other == style)
  }

  @Test func tabsStayInOrder() {
    let style = NSMutableParagraphStyle()
    style.tabStops = []
    style.addTabStop(NSTextTab(textAlignment: .right, location: 200))
    style.addTabStop(NSTextTab(textAlignment: .left, location: 50))
    #expect(style.tabStops.map(\.location) == [50, 200])
    style.removeTabStop(NSTextTab(textAlignment: .right, location: 200))
    #expect(style.tabStops.count == 1)
    style.tabStops = nil
    #expect(style.tabStops.count == 12)
  }

  @Test func whatIsNotANumberCountsAsZero() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = .nan
    style.hyphenationFactor = .nan
    #expect(style.lineSpacing == 0 && style.hyphenationFactor == 0)
    #expect(style == NSParagraphStyle.default)
  }

  @Test(arguments: [
    ("en", NSWritingDirection.leftToRight), ("ar", .rightToLeft), ("he-IL", .rightToLeft),
    ("az_Arab_IR", .rightToLeft), ("ar-Latn", .leftToRight), ("", .natural),
  ])
  func languagesHaveDirections(_ language: String, _ direction: NSWritingDirection) {
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: language) == direction)
  }

  @Test func markersOfLists() {
    func marker(_ format: NSTextList.MarkerFormat, _ number: Int) -> String {
      NSTextList(markerFormat: format).marker(forItemNumber: number)
    }
    #expect(marker(.decimal, 12) == "12")
    #expect(marker(.lowercaseLatin, 27) == "aa")
    #expect(marker(.uppercaseRoman, 1994) == "MCMXCIV")
    #expect(marker(.init("({lower-roman})"), 4) == "(iv)")
    #expect(marker(.lowercaseRoman, 0) == "0")
    #expect(marker(.disc, 3) == "•")
  }

  @Test func coreTextMakesTheSameStyles() {
    var alignment = CTTextAlignment.center
    var spacing: CGFloat = 7
    var direction = CTWritingDirection.rightToLeft
    var tabs = [CTTextTabCreate(.right, 99, nil)] as CFArray
    let style = withUnsafePointer(to: &alignment) { alignment in
      withUnsafePointer(to: &spacing) { spacing in
        withUnsafePointer(to: &direction) { direction in
          withUnsafePointer(to: &tabs) { tabs in
            let settings = [
              CTParagraphStyleSetting(
                spec: .alignment, valueSize: MemoryLayout<CTTextAlignment>.size, value: alignment),
              CTParagraphStyleSetting(
                spec: .lineSpacing, valueSize: MemoryLayout<CGFloat>.size, value: spacing),
              CTParagraphStyleSetting(
                spec: .baseWritingDirection, valueSize: MemoryLayout<CTWritingDirection>.size,
                value: direction),
              CTParagraphStyleSetting(
                spec: .tabStops, valueSize: MemoryLayout<CFArray>.size, value: tabs),
              // Too short for a number: left out.
              CTParagraphStyleSetting(spec: .headIndent, valueSize: 4, value: spacing),
            ]
            return CTParagraphStyleCreate(settings, settings.count)
          }
        }
      }
    }
    #expect(style.alignment == .center && style.lineSpacing == 7 && style.headIndent == 0)
    #expect(style.baseWritingDirection == .rightToLeft)
    #expect(style.tabStops == [NSTextTab(textAlignment: .right, location: 99)])
    #expect(read(style, .alignment, CTTextAlignment.left) == .center)
    #expect(read(style, .lineSpacing, CGFloat(0)) == 7)
    #expect(read(style, .baseWritingDirection, CTWritingDirection.natural) == .rightToLeft)
    #expect(read(style, .lineBreakMode, CTLineBreakMode.byClipping) == .byWordWrapping)
    #expect((read(style, .tabStops, [] as CFArray)?.first as? CTTextTab)?.location == 99)
    #expect(read(style, .lineSpacing, Float(0)) == nil)
    #expect(CTParagraphStyleCreate(nil, 0) == NSParagraphStyle.default)
  }

  private func read<Value>(
    _ style: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ start: Value
  ) -> Value? {
    var value = start
    let isRead = withUnsafeMutablePointer(to: &value) {
      CTParagraphStyleGetValueForSpecifier(style, spec, MemoryLayout<Value>.size, $0)
    }
    return isRead ? value : nil
  }
}
