// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An attributed string as HTML: paragraphs, and runs with their styles.

import CoreGraphics
import Foundation
internal import MicaRaster

/// Writes HTML that `HTMLReader` reads back: text, fonts, colours, lines, links, alignment.
struct HTMLWriter {
  private var html =
    "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n</head>\n<body>\n"

  /// The page of a part of a text.
  consuming func page(_ string: NSAttributedString, _ range: NSRange) -> String {
    let text = string.string as NSString
    var start = range.location
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, !Self.isEnd(text.character(at: end)) { end += 1 }
      paragraph(string, text, start..<end)
      // A carriage return and its newline are one end.
      let isPair =
        end + 1 < range.upperBound && text.character(at: end) == 0x0D
        && text.character(at: end + 1) == 0x0A
      start = end + (isPair ? 2 : 1)
    }
    return html + "</body>\n</html>\n"
  }

  private static func isEnd(_ unit: UInt16) -> Bool {
    unit == 0x0A || unit == 0x0D || unit == 0x2029
  }

  private mutating func paragraph(
    _ string: NSAttributedString, _ text: NSString, _ range: Range<Int>
  ) {
    var style = "margin: 0px"
    if range.lowerBound < string.length,
      let paragraph = string.attribute(.paragraphStyle, at: range.lowerBound, effectiveRange: nil)
        as? NSParagraphStyle
    {
      style = "margin: 0px 0px \(Self.number(paragraph.paragraphSpacing))px 0px"
      switch paragraph.alignment {
      case .left: style += "; text-align: left"
      case .center: style += "; text-align: center"
      case .right: style += "; text-align: right"
      case .justified: style += "; text-align: justify"
      default: break
      }
    }
    html += "<p style=\"\(style)\">"
    if range.isEmpty { html += "<br>" }
    var start = range.lowerBound
    while start < range.upperBound {
      var run = NSRange()
      let values = string.attributes(
        at: start, longestEffectiveRange: &run,
        in: NSRange(location: start, length: range.upperBound - start))
      let part = text.substring(with: run)
      span(part, values)
      start = max(run.upperBound, start + 1)
    }
    html += "</p>\n"
  }

  private mutating func span(_ text: String, _ values: [NSAttributedString.Key: Any]) {
    var style: [String] = []
    if let font = values[.font] as? CTFont {
      let traits = CTFontGetSymbolicTraits(font)
      style.append("font-family: '\(CTFontCopyFamilyName(font) as String)'")
      style.append("font-size: \(Self.number(CTFontGetSize(font)))px")
      if traits.contains(.traitBold) { style.append("font-weight: bold") }
      if traits.contains(.traitItalic) { style.append("font-style: italic") }
    }
    if let color = (values[.foregroundColor] as? any ColorAttribute)?.attributeColor {
      style.append("color: \(Self.css(color))")
    }
    if let color = (values[.backgroundColor] as? any ColorAttribute)?.attributeColor {
      style.append("background-color: \(Self.css(color))")
    }
    var lines: [String] = []
    if AttributeValue.integer(values[.underlineStyle]) ?? 0 != 0 { lines.append("underline") }
    if AttributeValue.integer(values[.strikethroughStyle]) ?? 0 != 0 {
      lines.append("line-through")
    }
    if !lines.isEmpty { style.append("text-decoration: \(lines.joined(separator: " "))") }
    if let kern = AttributeValue.number(values[.kern] as Any), kern != 0, kern.isFinite {
      style.append("letter-spacing: \(Self.number(CGFloat(kern)))px")
    }
    let link = (values[.link] as? URL)?.absoluteString ?? values[.link] as? String
    if let link { html += "<a href=\"\(Self.escaped(link))\">" }
    html += "<span style=\"\(Self.escaped(style.joined(separator: "; ")))\">"
    // Spaces at the ends and doubled ones would collapse.
    html += Self.escaped(text).replacingOccurrences(of: "\u{2028}", with: "<br>")
      .replacingOccurrences(of: "  ", with: " &nbsp;")
    html += "</span>" + (link == nil ? "" : "</a>")
  }

  private static func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func css(_ color: CGColor) -> String {
    let space = CGColorSpace(name: CGColorSpace.sRGB)
    let parts = space.flatMap { color.converted(to: $0, intent: .defaultIntent, options: nil) }?
      .components
    guard let parts, parts.count == 4 else { return "#000000" }
    let bytes = parts.prefix(3).map { Int((min(max($0, 0), 1) * 255).rounded()) }
    return "rgba(\(bytes[0]), \(bytes[1]), \(bytes[2]), \(number(parts[3])))"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }
}

extension NSAttributedString {
  /// The name of a property of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public var rawValue: String
    /// The property of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The property of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The kind of document, a `DocumentType`.
    public static let documentType = Self("DocumentType")
    /// The encoding of plain text, the raw value of a `String.Encoding`.
    public static let characterEncoding = Self("CharacterEncoding")
    /// Attributes of text without any, a dictionary.
    public static let defaultAttributes = Self("DefaultAttributes")
    /// The size of paper in points.
    public static let paperSize = Self("PaperSize")
    /// The margins of paper in points.
    public static let paperMargin = Self("PaperMargin")
    /// The size of the view in points.
    public static let viewSize = Self("ViewSize")
    /// The colour of the paper.
    public static let backgroundColor = Self("BackgroundColor")
  }

  /// A range as a document: plain text, which is the default, or HTML. Rich text is noted and throws a `CocoaError` of
  /// code `featureUnsupported`; text that its encoding lacks one of `fileWriteInapplicableStringEncoding`.
  ///
  /// Partly: plain text and HTML without pictures and lists' structure; rich text throws and is noted.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let range = NSRange(checked(range))
    let kind = dict[.documentType]
    let type =
      kind as? DocumentType ?? (kind as? String).map(DocumentType.init(rawValue:)) ?? .plain
    switch type {
    case .plain:
      let encoding = AttributeValue.integer(dict[.characterEncoding]).map {
        String.Encoding(rawValue: UInt(clamping: $0))
      }
      let text = (string as NSString).substring(with: range)
      guard let data = text.data(using: encoding ?? .utf8) else {
        throw CocoaError(.fileWriteInapplicableStringEncoding)
      }
      return data
    case .html: return Data(HTMLWriter().page(self, range).utf8)
    default:
      Unsupported.note("NSAttributedString.data(from:documentAttributes:) of \(type.rawValue)")
      throw CocoaError(.featureUnsupported)
    }
  }
}
