// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What elements of HTML look like without a style sheet.

extension HTMLStyle {
  /// Elements that stand between paragraphs.
  static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "center", "dd", "details", "dialog", "dir",
    "div", "dl", "dt",
    "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
    "header", "hgroup", "hr",
    "legend", "li", "main", "menu", "nav", "ol", "p", "pre", "section", "summary", "table",
    "tbody", "td",
    "tfoot", "th", "thead", "tr", "ul",
  ]
  /// Elements without content.
  static let voids: Set<String> = [
    "area", "base", "basefont", "br", "col", "embed", "frame", "hr", "img", "input", "keygen",
    "link", "meta", "param",
    "source", "track", "wbr",
  ]
  /// Elements whose content is not shown.
  static let hidden: Set<String> = [
    "head", "script", "style", "title", "template", "noscript", "iframe", "object", "select",
    "audio", "video", "svg",
    "textarea",
  ]
  /// Elements that go on in the next block if their end tag is missing.
  static let formatting: Set<String> = [
    "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u",
  ]
  /// Elements whose text is a paragraph: a break in it is a line's.
  static let paragraphs: Set<String> = ["p", "li", "h1", "h2", "h3", "h4", "h5", "h6"]

  /// Applies what an element's name and old attributes say.
  mutating func applyElement(_ name: String, _ attributes: [String: String], listDepth: Int) {
    isBlock = Self.blocks.contains(name)
    if Self.hidden.contains(name) { isHidden = true }
    let parentSize = size
    switch name {
    case "b", "strong", "th": weight = 700
    case "i", "em", "cite", "var", "dfn", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruckThrough = true
    case "small": size /= 1.2
    case "big": size *= 1.2
    case "sub", "sup":
      level += name == "sup" ? 1 : -1
      baselineOffset += (name == "sup" ? 1 : -0.5) * size / 3
      size /= 1.2
    case "code", "tt", "kbd", "samp", "pre", "xmp", "listing":
      families = ["Courier"]
      size = parentSize * 10 / 12
      if ["pre", "xmp", "listing"].contains(name) {
        isBlock = true
        keepsSpace = true
        marginBottom = size
      }
    case "mark": background = CSSColor.color("yellow")
    case "a" where attributes["href"] != nil:
      color = CSSColor.color("#0000ee") ?? color
      isUnderlined = true
    case "h1", "h2", "h3", "h4", "h5", "h6":
      let factors: [String: (CGFloat, CGFloat)] = [
        "h1": (2, 0.67), "h2": (1.5, 0.83), "h3": (1.17, 1), "h4": (1, 1.33), "h5": (0.83, 1.67),
        "h6": (0.67, 2.33),
      ]
      let (factor, margin) = factors[name] ?? (1, 1)
      size = parentSize * factor
      weight = 700
      marginBottom = size * margin
    case "p", "dl": marginBottom = size
    case "blockquote", "figure":
      marginBottom = size
      (marginLeft, marginRight) = (40, 40)
    case "center": alignment = .center
    case "ul", "menu", "dir":
      listMarker = ["disc", "circle", "square"][min(listDepth, 2)]
    case "ol": listMarker = "decimal"
    case "font":
      if let color = attributes["color"].flatMap({ CSSColor.color($0) ?? CSSColor.color("#" + $0) })
      {
        self.color = color
      }
      if let face = attributes["face"] { apply(CSSDeclaration.list("font-family: \(face)")) }
      if let size = attributes["size"], let number = Int(size) {
        let level = size.hasPrefix("+") || size.hasPrefix("-") ? 3 + number : number
        self.size = [9, 10, 12, 14, 18, 24, 36][min(max(level, 1), 7) - 1]
      }
    default: break
    }
    if let align = attributes["align"], isBlock {
      apply(CSSDeclaration.list("text-align: \(align)"))
    }
    if let direction = attributes["dir"] { isRightToLeft = direction.lowercased() == "rtl" }
    if attributes["hidden"] != nil { isHidden = true }
    if name == "ol" || name == "ul" || name == "li", let type = attributes["type"] {
      let kinds = [
        "1": "decimal", "a": "lower-alpha", "A": "upper-alpha", "i": "lower-roman",
        "I": "upper-roman",
      ]
      listMarker = kinds[type] ?? type.lowercased()
    }
  }
}
