// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// What texts say, and how their parts look (FACTS_SWIFTUI e).
@MainActor
struct TextContentTests {
  private func resolve(_ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in })
    -> NSAttributedString
  {
    var environment = EnvironmentValues()
    change(&environment)
    return TextResolver(environment).resolve(text)
  }

  private func font(_ text: Text, at index: Int = 0) -> UIFont? {
    resolve(text).attribute(.font, at: index, effectiveRange: nil) as? UIFont
  }

  @Test func interpolatedValuesAreSpecifiersOfTheKey() {
    // e.6
    let key: LocalizedStringKey = "\(3) \(1.5) \("a") 100%"
    #expect(key.key == "%lld %lf %@ 100%%")
    #expect(resolve(Text("\(3) of \(2.5, specifier: "%.2f")")).string == "3 of 2.50")
    #expect(resolve(Text("100% of \("it")")).string == "100% of it")
  }

  @Test func onlyLiteralsAreReadAsMarkdown() {
    // e.6
    #expect(resolve(Text("a **b** ~~c~~")).string == "a b c")
    let variable = "a **b**"
    #expect(resolve(Text(variable)).string == variable)
    #expect(resolve(Text(verbatim: "a **b**")).string == "a **b**")
    #expect(resolve(Text(.init(variable))).string == "a b")
    let text = Text("a **b** *c* `d` [e](https://example.com)")
    #expect(font(text)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
    #expect(font(text, at: 2)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect(font(text, at: 4)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
    #expect(font(text, at: 6)?.fontDescriptor.symbolicTraits.contains(.traitMonoSpace) == true)
    #expect(resolve(text).attribute(.foregroundColor, at: 8, effectiveRange: nil) != nil)
  }

  @Test func innerModifiersWin() {
    // e.7
    let sum = (Text(verbatim: "a").font(.title) + Text(verbatim: "b")).font(.caption)
    #expect(font(sum)?.pointSize == 28)
    #expect(font(sum, at: 1)?.pointSize == 12)
    let own = resolve(Text(verbatim: "a").font(.title)) { $0.font = .caption }
    #expect((own.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 28)
    let none = resolve(Text(verbatim: "a").font(nil)) { $0.font = .caption }
    #expect((none.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 12)
  }

  @Test(arguments: [
    (Font.TextStyle.largeTitle, CGFloat(34)), (.title, 28), (.title2, 22), (.title3, 20),
    (.headline, 17),
    (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption, 12),
    (.caption2, 11),
  ])
  func stylesHaveApplesSizes(style: Font.TextStyle, size: CGFloat) {
    // e.1
    let font = Font.system(style).uiFont(EnvironmentValues().hostTraits)
    #expect(font.pointSize == size)
  }

  @Test func systemSizesAreFixedAndCustomOnesScale() {
    // e.3
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = .accessibility5
    let traits = environment.hostTraits
    #expect(Font.system(size: 20).uiFont(traits).pointSize == 20)
    #expect(Font.system(size: 20, weight: .bold, design: .rounded).uiFont(traits).pointSize == 20)
    #expect(Font.custom("Absent", size: 17).uiFont(traits).pointSize > 40)
    #expect(Font.custom("Absent", fixedSize: 17).uiFont(traits).pointSize == 17)
    let caption = Font.custom("Absent", size: 17, relativeTo: .caption2).uiFont(traits).pointSize
    #expect(caption > 17 && caption != Font.custom("Absent", size: 17).uiFont(traits).pointSize)
    #expect(Font.body.uiFont(traits).pointSize == 53)
  }

  @Test func caseOfLetters() {
    // e.10
    #expect(resolve(Text("Straße")) { $0.textCase = .uppercase }.string == "STRASSE")
    #expect(resolve(Text("ABC")) { $0.textCase = .lowercase }.string == "abc")
  }

  @Test func attributesOfSwiftUIAreHonored() {
    // e.6
    var string = AttributedString("ab")
    string[AttributeScopes.SwiftUIAttributes.FontAttribute.self] = .title
    string[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] = .red
    string[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] = .single
    let resolved = resolve(Text(string))
    #expect(font(Text(string))?.pointSize == 28)
    #expect(resolved.attribute(.foregroundColor, at: 0, effectiveRange: nil) != nil)
    #expect(resolved.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
  }

  @Test func datesFollowTheEnvironmentsRegion() {
    let date = Date(timeIntervalSince1970: 0)
    let german = resolve(Text(date, style: .date)) {
      $0.locale = Locale(identifier: "de_DE")
      $0.timeZone = TimeZone(secondsFromGMT: 0)!
    }
    #expect(german.string == "1. Januar 1970")
    let price = resolve(Text(1234.5, format: .number)) { $0.locale = Locale(identifier: "de_DE") }
    #expect(price.string == "1.234,5")
  }

  @Test func onlyDistancesToNowDependOnTime() {
    // e.11
    #expect(Text(Date(), style: .timer).dependsOnTime)
    #expect((Text("a") + Text("\(Date(), style: .relative)")).dependsOnTime)
    #expect(!Text(Date(), style: .date).dependsOnTime)
    let over = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 9)
    #expect(!Text(timerInterval: over).dependsOnTime)
    #expect(resolve(Text(timerInterval: over)).string == "0:00")
  }
}
