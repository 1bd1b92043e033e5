// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The values that a style of HTML gives to text.

import CoreGraphics
import Foundation

/// The computed style of an element: what its own declarations say, else its parent's values.
struct HTMLStyle {
  var families = ["Times New Roman"]
  var size: CGFloat = 12
  var weight = 400
  var isItalic = false
  var color = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  var background: CGColor?
  var isUnderlined = false
  var isStruckThrough = false
  /// Levels above the baseline.
  var level = 0
  /// Points above the baseline.
  var baselineOffset: CGFloat = 0
  var letterSpacing: CGFloat = 0
  var alignment = NSTextAlignment.natural
  var isRightToLeft = false
  var lineHeight: CGFloat?
  var lineHeightMultiple: CGFloat?
  var textIndent: CGFloat = 0
  var keepsSpace = false
  var listMarker = "disc"
  var transform = ""
  // These are not inherited.
  var isHidden = false
  var isBlock = false
  var marginLeft: CGFloat = 0
  var marginRight: CGFloat = 0
  var marginBottom: CGFloat = 0

  /// The style of a child without declarations.
  func child() -> HTMLStyle {
    var style = self
    (style.isBlock, style.marginLeft, style.marginRight, style.marginBottom) = (false, 0, 0, 0)
    return style
  }

  /// Applies declarations, the important ones last.
  mutating func apply(_ declarations: [CSSDeclaration]) {
    let parent = self
    for declaration in declarations where !declaration.isImportant { apply(declaration, parent) }
    for declaration in declarations where declaration.isImportant { apply(declaration, parent) }
  }

  private mutating func apply(_ declaration: CSSDeclaration, _ parent: HTMLStyle) {
    let value = declaration.value.lowercased()
    switch declaration.name {
    case "color": if let found = CSSColor.color(value) { color = found }
    case "background-color", "background":
      let first =
        declaration.name == "background"
        ? value.split(separator: " ").first.map(String.init) : value
      if let found = CSSColor.color(value.contains("(") ? value : first ?? "") {
        background = found.alpha > 0 ? found : nil
      }
    case "font-family": families = Self.families(declaration.value)
    case "font-size": if let found = Self.fontSize(value, parent: parent.size) { size = found }
    case "font-weight": weight = Self.weight(value, parent: parent.weight) ?? weight
    case "font-style": isItalic = value.hasPrefix("italic") || value.hasPrefix("oblique")
    case "font": applyFont(declaration.value, parent)
    case "text-decoration", "text-decoration-line":
      if value.contains("none") { (isUnderlined, isStruckThrough) = (false, false) }
      if value.contains("underline") { isUnderlined = true }
      if value.contains("line-through") { isStruckThrough = true }
    case "text-align":
      alignment =
        switch value {
        case "left": .left
        case "right": .right
        case "center": .center
        case "justify": .justified
        default: .natural
        }
    case "direction": isRightToLeft = value == "rtl"
    case "letter-spacing":
      letterSpacing = value == "normal" ? 0 : Self.length(value, size: size) ?? letterSpacing
    case "line-height": applyLineHeight(value)
    case "text-indent": textIndent = Self.length(value, size: size) ?? textIndent
    case "vertical-align":
      switch value {
      case "super": level += 1
      case "sub": level -= 1
      case "baseline": (level, baselineOffset) = (0, 0)
      default: baselineOffset = Self.length(value, size: size) ?? baselineOffset
      }
    case "white-space": keepsSpace = value.hasPrefix("pre")
    case "list-style", "list-style-type":
      listMarker = value.split(separator: " ").first.map(String.init) ?? ""
    case "text-transform": transform = value
    case "display":
      if value == "none" { isHidden = true }
      isBlock = !value.hasPrefix("inline") && value != "none" && value != "contents"
    case "visibility": break
    case "margin-left": marginLeft = Self.length(value, size: size) ?? marginLeft
    case "margin-right": marginRight = Self.length(value, size: size) ?? marginRight
    case "margin-bottom": marginBottom = Self.length(value, size: size) ?? marginBottom
    case "margin":
      let parts = value.split(separator: " ").map { Self.length(String($0), size: size) ?? 0 }
      guard !parts.isEmpty else { break }
      marginBottom = parts.count > 2 ? parts[2] : parts[0]
      marginRight = parts.count > 1 ? parts[1] : parts[0]
      marginLeft = parts.count > 3 ? parts[3] : marginRight
    default: break
    }
  }

  /// `italic bold 12px/1.5 Helvetica, serif`
  private mutating func applyFont(_ text: String, _ parent: HTMLStyle) {
    var words = text.split(separator: " ").map(String.init)
    (isItalic, weight) = (false, 400)
    while let word = words.first?.lowercased() {
      if let found = Self.fontSize(String(word.split(separator: "/")[0]), parent: parent.size) {
        size = found
        if let height = word.split(separator: "/").dropFirst().first {
          applyLineHeight(String(height))
        }
        families = Self.families(words.dropFirst().joined(separator: " "))
        return
      }
      if word == "italic" || word == "oblique" { isItalic = true }
      if let found = Self.weight(word, parent: parent.weight) { weight = found }
      words.removeFirst()
    }
  }

  private mutating func applyLineHeight(_ value: String) {
    (lineHeight, lineHeightMultiple) = (nil, nil)
    if let number = Double(value), number.isFinite, number > 0 {
      lineHeightMultiple = min(number, 100)
    } else if value.hasSuffix("%"), let percent = Double(value.dropLast()), percent > 0 {
      lineHeightMultiple = min(percent / 100, 100)
    } else if let length = Self.length(value, size: size), length > 0 {
      lineHeight = length
    }
  }

  private static func families(_ text: String) -> [String] {
    let names = text.split(separator: ",").map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"' \t\n"))
    }.filter { !$0.isEmpty }
    return names.isEmpty ? ["Times New Roman"] : names
  }

  private static func weight(_ value: String, parent: Int) -> Int? {
    switch value {
    case "normal": 400
    case "bold": 700
    case "bolder": parent < 400 ? 400 : parent < 600 ? 700 : 900
    case "lighter": parent < 600 ? 100 : parent < 800 ? 400 : 700
    default: Int(value).flatMap { (1...1000).contains($0) ? $0 : nil }
    }
  }

  /// The size of a font in points; a keyword's follow the default of 12 points.
  static func fontSize(_ value: String, parent: CGFloat) -> CGFloat? {
    let keywords: [String: CGFloat] = [
      "xx-small": 9, "x-small": 9, "small": 10, "medium": 12, "large": 14, "x-large": 18,
      "xx-large": 24, "xxx-large": 36, "smaller": parent / 1.2, "larger": parent * 1.2,
    ]
    guard let size = keywords[value] ?? length(value, size: parent), size >= 0 else { return nil }
    return min(max(size, 1), 2000)
  }

  /// A length in points: a pixel of CSS is one, a point of print 4/3.
  static func length(_ text: String, size: CGFloat) -> CGFloat? {
    let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    guard let number = Double(digits), number.isFinite, abs(number) < 1e6 else { return nil }
    switch text.dropFirst(digits.count) {
    case "px", "": return number
    case "pt": return number * 4 / 3
    case "em": return number * size
    case "ex", "ch": return number * size / 2
    case "rem": return number * 12
    case "%": return number / 100 * size
    case "in": return number * 96
    case "cm": return number * 96 / 2.54
    case "mm": return number * 96 / 25.4
    case "pc": return number * 16
    default: return nil
    }
  }
}

extension HTMLStyle {
  /// The font: the first family that exists, in the style's weight and slant.
  var font: CTFont {
    var traits: CTFontSymbolicTraits = []
    if weight >= 600 { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    for family in families {
      let name: String
      switch family.lowercased() {
      case "-apple-system", "system-ui", "blinkmacsystemfont", ".sfui", "-apple-system-body":
        return SystemFont.font(
          SystemFont.Request(weight: Self.appleWeight(weight), isItalic: isItalic), size: size)
      case "ui-monospace":
        return SystemFont.font(
          SystemFont.Request(
            weight: Self.appleWeight(weight), isItalic: isItalic, design: .monospaced), size: size)
      case "serif", "times": name = "Times New Roman"
      case "sans-serif": name = "Helvetica"
      case "monospace": name = "Courier"
      default: name = family
      }
      let found = CTFontCreateWithName(name as CFString, size, nil)
      let isFound = [
        CTFontCopyFamilyName(found) as String, CTFontCopyPostScriptName(found) as String,
      ]
      .contains { $0.lowercased() == name.lowercased() }
      guard isFound || family == families.last else { continue }
      if !isFound { break }
      return CTFontCreateCopyWithSymbolicTraits(
        found, size, nil, traits, [.traitBold, .traitItalic])
        ?? found
    }
    let times = CTFontCreateWithName("Times New Roman" as CFString, size, nil)
    return CTFontCreateCopyWithSymbolicTraits(times, size, nil, traits, [.traitBold, .traitItalic])
      ?? times
  }

  /// A weight of CSS on Apple's scale.
  private static func appleWeight(_ weight: Int) -> CGFloat {
    let known: [(Int, CGFloat)] = [
      (100, -0.8), (200, -0.6), (300, -0.4), (400, 0), (500, 0.23), (600, 0.3), (700, 0.4),
      (800, 0.56), (900, 0.62),
    ]
    return known.min { abs($0.0 - weight) < abs($1.0 - weight) }?.1 ?? 0
  }
}
