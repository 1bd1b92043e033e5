// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// UIKit's values in keyed archives, with secure coding.

import TestScenes
import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct ArchiveTests {
  private func copy<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value {
    let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data))
  }

  @Test("Colors of every space come back equal")
  func colors() throws {
    let colors = [
      UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5), UIColor(white: 0.3, alpha: 0.7), .red,
      .clear,
      UIColor(displayP3Red: 1, green: 0.1, blue: 0.2, alpha: 0.9),
      UIColor(red: -0.2, green: 1.5, blue: 0, alpha: 1),
    ]
    for color in colors { #expect(try copy(color) == color) }
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(try copy(dynamic) == dynamic.resolvedColor(with: .current))
  }

  @Test("Images keep pixels, scale and how they are shown")
  func images() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 6)).image { context in
      UIColor.orange.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 6))
    }
    let shown = image.withRenderingMode(.alwaysTemplate)
      .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 1))
    let back = try copy(shown)
    #expect(back.size == shown.size && back.scale == shown.scale)
    #expect(back.renderingMode == .alwaysTemplate && back.capInsets == shown.capInsets)
    #expect(back.pngData() == shown.pngData() && back.pngData() != nil)
    #expect(try copy(UIImage()).cgImage == nil)
  }

  @Test("Paths keep their elements and the way they are drawn")
  func paths() throws {
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5)
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), controlPoint: CGPoint(x: 9, y: 9))
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (3, .round, .bevel)
    path.usesEvenOddFillRule = true
    path.setLineDash([1, 2, 3], count: 3, phase: 0.5)
    let back = try copy(path)
    #expect(back.cgPath == path.cgPath && back.lineWidth == 3 && back.usesEvenOddFillRule)
    #expect(back.lineCapStyle == .round && back.lineJoinStyle == .bevel)
    #expect(try copy(UIBezierPath()).isEmpty)
  }

  @Test("Fonts keep face, size and weight")
  func fonts() throws {
    let fonts = [
      UIFont.systemFont(ofSize: 15), .systemFont(ofSize: 20, weight: .heavy),
      .monospacedSystemFont(ofSize: 11, weight: .regular), .italicSystemFont(ofSize: 9),
      .preferredFont(forTextStyle: .headline),
      try #require(UIFont(name: "Helvetica-Bold", size: 13)),
    ]
    for font in fonts {
      let back = try copy(font)
      #expect(back.fontName == font.fontName && back.pointSize == font.pointSize)
      let wanted = font.fontDescriptor.symbolicTraits
      #expect(back.fontDescriptor.symbolicTraits == wanted)
    }
  }

  @Test("Attributed strings keep runs, fonts, colors, paragraph styles and shadows")
  func strings() throws {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineSpacing, style.headIndent) = (.right, 3, 7)
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowColor) = (CGSize(width: 1, height: 2), UIColor.red)
    let text = NSMutableAttributedString(string: "plain bold 👩‍🚀 end")
    let bold = UIFont.boldSystemFont(ofSize: 12)
    text.addAttributes(
      [.font: bold, .foregroundColor: UIColor.blue, .kern: 2.5, .underlineStyle: 1],
      range: NSRange(location: 6, length: 4))
    text.addAttributes(
      [.paragraphStyle: style, .shadow: shadow, .link: "https://example.com"],
      range: NSRange(location: 11, length: 5))
    let data = try NSKeyedArchiver.archivedData(withRootObject: text, requiringSecureCoding: true)
    let back = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: NSAttributedString.self, from: data))
    #expect(back.string == text.string)
    let first = back.attributes(at: 7, effectiveRange: nil)
    #expect((first[.font] as? UIFont)?.fontName == bold.fontName)
    #expect(first[.foregroundColor] as? UIColor == .blue)
    #expect((first[.kern] as? NSNumber)?.doubleValue == 2.5)
    let second = back.attributes(at: 12, effectiveRange: nil)
    #expect((second[.paragraphStyle] as? NSParagraphStyle)?.headIndent == 7)
    #expect((second[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
    #expect((second[.shadow] as? NSShadow)?.shadowColor as? UIColor == .red)
    #expect(back.attributes(at: 0, effectiveRange: nil).isEmpty)
  }

  @Test("Bytes of another kind give no value and don't stop the program")
  func otherBytes() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: "x" as NSString, requiringSecureCoding: true)
    #expect((try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)) == nil)
    #expect(
      (try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: Data([1, 2]))) == nil)
  }
}
