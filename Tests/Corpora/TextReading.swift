// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One page of Unicode's text rendering tests: each case's text as a line of Core Text, its glyphs,
// places and outlines beside those that the page expects, to within one unit of a font of 1000.

import CTestFonts
import CoreGraphics
import CoreText
import Foundation
import TestWork

enum TextReading {
  /// Reads a page; `fonts` is the folder that its fonts are in.
  static func run(page: String, fonts: String) -> Reading {
    var reading = Reading()
    let start = Memory.now
    let cases = TextCase.read(page)
    reading.count = cases.count
    reading.drawing = work(of: .process) {
      for one in cases {
        if let failure = failure(of: one, fonts) {
          reading.failures.append("\(one.name): \(failure)")
        }
      }
    }
    reading.memory = max(0, Memory.most - start)
    return reading
  }

  private static func failure(of one: TextCase, _ fonts: String) -> String? {
    let url = URL(fileURLWithPath: fonts).appendingPathComponent(one.font)
    let all = CTFontManagerCreateFontDescriptorsFromURL(url) as? [CTFontDescriptor] ?? []
    guard var descriptor = all.first else { return "the font is refused" }
    for (tag, value) in one.variations {
      // Shorter tags are filled with spaces.
      let letters = Array(tag.utf8) + [32, 32, 32, 32]
      let number = letters.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      descriptor = CTFontDescriptorCreateCopyWithVariation(
        descriptor, NSNumber(value: number), CGFloat(value))
    }
    let font = CTFontCreateWithFontDescriptor(descriptor, 1000, nil)
    let drawn = DrawnLine(one.text, font)
    guard let expected = one.line else { return nil }
    return expected.difference(from: drawn)
  }
}

/// Glyphs and their places on a line, and what their outlines are.
struct DrawnLine {
  var glyphs: [(name: String, x: Double, y: Double)] = []
  var outlines: [String: GlyphOutline] = [:]
  var width = 0.0

  init() {}

  /// What Core Text makes of a text.
  init(_ text: String, _ font: CTFont) {
    let line = CTLineCreateWithAttributedString(
      NSAttributedString(string: text, attributes: [.font: font]))
    width = CTLineGetTypographicBounds(line, nil, nil, nil)
    for run in CTLineGetGlyphRuns(line) as? [CTRun] ?? [] {
      let count = CTRunGetGlyphCount(run)
      var ids = [CGGlyph](repeating: 0, count: count)
      var places = [CGPoint](repeating: .zero, count: count)
      CTRunGetGlyphs(run, CFRange(location: 0, length: 0), &ids)
      CTRunGetPositions(run, CFRange(location: 0, length: 0), &places)
      let runFont =
        CTRunGetAttributes(run)[NSString(string: kCTFontAttributeName)] as? CTFont ?? font
      for (id, place) in zip(ids, places) {
        // Glyphs without ink take no part in a picture.
        guard let path = CTFontCreatePathForGlyph(runFont, id, nil) else { continue }
        let outline = GlyphOutline(path)
        if outline.contours.isEmpty { continue }
        let name = "\(id)"
        outlines[name] = outline
        glyphs.append((name, place.x, place.y))
      }
    }
  }

  /// Why another line is not this one; nil where it is, to within a unit.
  func difference(from other: DrawnLine) -> String? {
    func list(_ line: DrawnLine) -> String {
      line.glyphs.map { "\($0.name)@\(Int($0.x.rounded())),\(Int($0.y.rounded()))" }
        .joined(separator: " ")
    }
    guard glyphs.count == other.glyphs.count else {
      return "glyphs \(list(other)), expected \(list(self))"
    }
    for (own, its) in zip(glyphs, other.glyphs) {
      guard abs(own.x - its.x) <= 1, abs(own.y - its.y) <= 1 else {
        return "places \(list(other)), expected \(list(self))"
      }
      guard let outline = outlines[own.name], let drawn = other.outlines[its.name],
        outline.isClose(to: drawn)
      else { return "the outline of \(its.name), expected \(own.name)" }
    }
    return abs(width - other.width) <= 1 ? nil : "width \(other.width), expected \(width)"
  }
}

/// A text that a page shows, and what must come of it.
struct TextCase {
  var name = ""
  var font = ""
  var text = ""
  var variations: [(tag: String, value: Double)] = []
  /// Nil where nothing is asked but that the program lives.
  var line: DrawnLine?

  static func read(_ page: String) -> [TextCase] {
    guard let text = try? String(contentsOfFile: page, encoding: .utf8) else { return [] }
    // Every case is a cell of a table, whose class begins with "expected".
    return text.components(separatedBy: "class=\"expected").dropFirst().map { part in
      let cell = part.components(separatedBy: "</td>")[0]
      let head = cell.components(separatedBy: "<svg")[0]
      var one = TextCase()
      one.name = attribute("ft:id", head) ?? ""
      one.font = attribute("ft:font", head) ?? ""
      one.text = attribute("ft:render", head) ?? ""
      one.variations = (attribute("ft:var", head) ?? "").split(separator: ";").compactMap { pair in
        let parts = pair.split(separator: ":")
        return parts.count == 2 ? Double(parts[1]).map { (String(parts[0]), $0) } : nil
      }
      if !part.hasPrefix("-no-crash") { one.line = expected(cell) }
      return one
    }
  }

  private static func expected(_ cell: String) -> DrawnLine {
    var line = DrawnLine()
    let box = attribute("viewBox", cell)?.split(separator: " ").compactMap { Double($0) } ?? []
    line.width = box.count == 4 ? box[2] : 0
    for symbol in cell.components(separatedBy: "<symbol").dropFirst() {
      guard let name = attribute("id", symbol) else { continue }
      let outline = GlyphOutline(svg: attribute("d", symbol) ?? "")
      if !outline.contours.isEmpty { line.outlines[name] = outline }
    }
    for use in cell.components(separatedBy: "<use").dropFirst() {
      guard let name = attribute("xlink:href", use)?.dropFirst(), let x = attribute("x", use),
        let y = attribute("y", use), line.outlines[String(name)] != nil
      else { continue }
      line.glyphs.append((String(name), Double(x) ?? 0, Double(y) ?? 0))
    }
    return line
  }

  /// The value of an attribute, its references resolved.
  private static func attribute(_ name: String, _ text: String) -> String? {
    let found = ["\t", "\n", " "].lazy.map { text.components(separatedBy: "\($0)\(name)=\"") }
      .first { $0.count > 1 }
    guard let value = found?[1].components(separatedBy: "\"")[0] else { return nil }
    let pieces = value.components(separatedBy: "&")
    return pieces[0]
      + pieces.dropFirst().map { piece in
        guard let end = piece.firstIndex(of: ";") else { return "&" + piece }
        return character(piece[..<end]) + piece[piece.index(after: end)...]
      }.joined()
  }

  private static func character(_ reference: Substring) -> String {
    if let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"][reference] {
      return named
    }
    let digits = reference.dropFirst()
    let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
  }
}
