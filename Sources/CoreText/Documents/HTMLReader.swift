// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// HTML to an attributed string.

import CoreGraphics
import Foundation
internal import MicaRaster

/// How the classes above Core Text stand in attributes.
package struct DocumentMaker: Sendable {
  /// The font as the program sees it.
  package let font: @Sendable (CTFont) -> Any
  /// The colour as the program sees it.
  package let color: @Sendable (CGColor) -> Any

  /// Makers of fonts and colours; Core Text's own by default.
  package init(
    font: @escaping @Sendable (CTFont) -> Any = { $0 },
    color: @escaping @Sendable (CGColor) -> Any = { $0 }
  ) { (self.font, self.color) = (font, color) }
}

/// Reads HTML: text, blocks, lists, fonts, colours, links, and styles by attribute or style sheet.
///
/// Blocks are paragraphs that end in a newline. A `<br>` in a paragraph, list item or heading is U+2028, elsewhere a
/// newline. Cells of tables are paragraphs; pictures are noted. Text is Times New Roman of 12 points, as on iOS.
struct HTMLReader {
  private struct Element {
    let name: String
    let selector: CSSElement
    let style: HTMLStyle
    let link: Any?
    /// The number of a list's next item.
    var nextNumber = 1
    /// The marker of a list item that has no text yet.
    var marker: (text: String, list: NSTextList)?
  }

  private let maker: DocumentMaker
  private let baseURL: URL?
  private var contents = AttributedContents()
  private var stack: [Element] = [] {
    didSet { (currentAttributes, isHidden) = (nil, stack.contains { $0.style.isHidden }) }
  }
  /// The attributes of the present elements, once they were asked for.
  private var currentAttributes: AttributeSet?
  private var isHidden = false
  private var hasBody = false
  private var rules = CSSRules()
  /// Whether a space is due before the next word.
  private var owesSpace = false
  private var isSheet = false
  /// Elements below this depth are taken as text of the one above.
  private static let deepest = 256

  init(_ maker: DocumentMaker, baseURL: URL?) { (self.maker, self.baseURL) = (maker, baseURL) }

  /// The attributed text of a document.
  consuming func read(_ html: String) -> AttributedContents {
    var tokens = HTMLTokenizer(html)
    while let token = tokens.next() {
      switch token {
      case .text(let text):
        if isSheet { rules.add(text) } else { append(text) }
      case .start(let name, let attributes): start(name, attributes)
      case .end(let name): end(name)
      }
    }
    while !stack.isEmpty { close(stack.count - 1) }
    return contents
  }

  // MARK: Elements

  private var style: HTMLStyle { stack.last?.style ?? HTMLStyle() }

  private mutating func start(_ name: String, _ attributes: [String: String]) {
    switch name {
    case "br": return lineBreak()
    case "img":
      Unsupported.note("NSAttributedString from HTML: <img>")
      return
    case "html", "body", "head":
      // A second one says nothing new.
      if hasBody || stack.contains(where: { $0.name == name }) { return }
      if name == "body" {
        closeAll(["head"])
        hasBody = true
      }
    case "title", "style", "script", "meta", "link", "base", "template", "noscript": break
    default: openBody()
    }
    if HTMLStyle.blocks.contains(name) { closeAll(["p"], within: ["td", "th", "li", "button"]) }
    switch name {
    case "li": closeAll(["li"], within: ["ul", "ol", "menu", "dir"])
    case "dt", "dd": closeAll(["dt", "dd"], within: ["dl"])
    case "td", "th": closeAll(["td", "th"], within: ["table"])
    case "tr": closeAll(["tr"], within: ["table"])
    case "thead", "tbody", "tfoot": closeAll(["thead", "tbody", "tfoot"], within: ["table"])
    case "table": Unsupported.note("NSAttributedString from HTML: <table>")
    default: break
    }
    isSheet = name == "style"
    guard stack.count < Self.deepest else { return }
    var element = element(name, attributes)
    if element.style.isBlock, !element.style.isHidden { newParagraph(isForced: name == "hr") }
    if name == "li" { element.marker = marker(attributes, element.style) }
    if name == "ol", let first = attributes["start"].flatMap({ Int($0) }) {
      element.nextNumber = first
    }
    if name == "q" { append("“") }
    if !HTMLStyle.voids.contains(name) { stack.append(element) }
  }

  /// Opens the body, if its tag is missing.
  private mutating func openBody() {
    if !hasBody { start("body", [:]) }
  }

  private func element(_ name: String, _ attributes: [String: String]) -> Element {
    let selector = CSSElement(name, attributes)
    var style = style.child()
    style.applyElement(name, attributes, listDepth: lists.count)
    style.apply(
      rules.declarations(for: stack.map(\.selector) + [selector])
        + CSSDeclaration.list(attributes["style"] ?? ""))
    var link = stack.last?.link
    if name == "a", let address = attributes["href"] {
      let text = address.trimmingCharacters(in: .whitespacesAndNewlines)
      if text.isEmpty || text.hasPrefix("#") {
        link = nil
      } else {
        link = URL(string: text, relativeTo: baseURL)?.absoluteURL ?? text
      }
    }
    return Element(name: name, selector: selector, style: style, link: link)
  }

  private mutating func end(_ name: String) {
    if name == "style" { isSheet = false }
    if name == "br" { return lineBreak() }
    if name == "p", !stack.contains(where: { $0.name == "p" }) { newParagraph(isForced: true) }
    guard let index = stack.lastIndex(where: { $0.name == name }) else { return }
    if name == "q" { append("”") }
    close(index)
  }

  /// Closes the innermost of some elements, unless one of others is inside it.
  private mutating func closeAll(_ names: Set<String>, within limits: Set<String> = []) {
    for index in stack.indices.reversed() {
      if names.contains(stack[index].name) { return close(index) }
      if limits.contains(stack[index].name) { return }
    }
  }

  /// Closes an element. What is inside a block ends with it, but formatting goes on behind it; what is inside a piece of
  /// a line goes on.
  private mutating func close(_ index: Int) {
    let element = stack[index]
    if element.style.isBlock {
      if !element.style.isHidden { newParagraph(isForced: false) }
      let rest = stack[(index + 1)...].filter { HTMLStyle.formatting.contains($0.name) }
      stack.removeSubrange(index...)
      for element in rest { reopen(element) }
    } else {
      let rest = Array(stack[(index + 1)...])
      stack.removeSubrange(index...)
      for element in rest { reopen(element) }
    }
  }

  /// Opens an element again whose parent has changed: its style is its own name's, in the new parent's.
  private mutating func reopen(_ element: Element) {
    var style = style.child()
    style.applyElement(element.name, [:], listDepth: lists.count)
    style.apply(rules.declarations(for: stack.map(\.selector) + [element.selector]))
    if element.name == "font" || element.name == "span" || element.name == "a" {
      (style.color, style.size, style.families) =
        (element.style.color, element.style.size, element.style.families)
      style.background = element.style.background
      style.isUnderlined = element.style.isUnderlined
    }
    stack.append(
      Element(
        name: element.name, selector: element.selector, style: style, link: element.link,
        nextNumber: element.nextNumber, marker: element.marker))
  }

  // MARK: Lists

  private var lists: [Element] { stack.filter { ["ul", "ol", "menu", "dir"].contains($0.name) } }

  private mutating func marker(
    _ attributes: [String: String], _ style: HTMLStyle
  ) -> (text: String, list: NSTextList)? {
    guard style.listMarker != "none",
      let index = stack.lastIndex(where: { ["ul", "ol", "menu", "dir"].contains($0.name) })
    else { return nil }
    if let value = attributes["value"].flatMap({ Int($0) }) { stack[index].nextNumber = value }
    let number = stack[index].nextNumber
    stack[index].nextNumber = number == .max ? number : number + 1
    let list = NSTextList(markerFormat: .init("{\(style.listMarker)}"))
    let text = list.marker(forItemNumber: number)
    let isNumber = !["disc", "circle", "square"].contains(style.listMarker)
    return ("\t\(text)\(isNumber ? "." : "")\t", list)
  }

  // MARK: Text

  private var last: UInt16? { contents.length > 0 ? contents.units[contents.length - 1] : nil }
  private var isAtStart: Bool { last == nil || last == 0x0A || last == 0x2028 }

  private mutating func append(_ text: String) {
    if isHidden { return }
    if !hasBody, text.contains(where: { !$0.isWhitespace }) { openBody() }
    let style = style
    var shown = ""
    if style.keepsSpace {
      shown = text.replacingOccurrences(of: "\r\n", with: "\n")
      // The newline behind the tag is none of the text.
      if isAtStart, shown.hasPrefix("\n") { shown.removeFirst() }
    } else {
      var isStart = isAtStart
      for character in text.unicodeScalars {
        if [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(character.value) {
          owesSpace = !isStart
        } else {
          if owesSpace, !isStart { shown.append(" ") }
          (owesSpace, isStart) = (false, false)
          shown.unicodeScalars.append(character)
        }
      }
    }
    guard !shown.isEmpty else { return }
    switch style.transform {
    case "uppercase": shown = shown.uppercased()
    case "lowercase": shown = shown.lowercased()
    case "capitalize": shown = shown.capitalized
    default: break
    }
    writeMarker()
    contents.append(units: Array(shown.utf16), attributes: attributes)
  }

  /// Writes the marker of the list item that begins here.
  private mutating func writeMarker() {
    guard let index = stack.lastIndex(where: { $0.marker != nil }), let marker = stack[index].marker
    else { return }
    let paragraph = attributes
    stack[index].marker = nil
    contents.append(units: Array(marker.text.utf16), attributes: paragraph.removing(.link))
  }

  private mutating func lineBreak() {
    if isHidden { return }
    owesSpace = false
    writeMarker()
    let block = stack.last { $0.style.isBlock }
    let isParagraph = block.map { HTMLStyle.paragraphs.contains($0.name) } ?? false
    contents.append(units: [isParagraph ? 0x2028 : 0x0A], attributes: attributes)
  }

  /// Ends the paragraph, if it has begun or if it must be an empty one.
  private mutating func newParagraph(isForced: Bool) {
    owesSpace = false
    guard isForced || (last != nil && last != 0x0A) else { return }
    guard !isForced || last != nil else { return }
    contents.append(units: [0x0A], attributes: attributes)
  }

  private var attributes: AttributeSet {
    mutating get {
      if let currentAttributes { return currentAttributes }
      let made = makeAttributes()
      currentAttributes = made
      return made
    }
  }

  private func makeAttributes() -> AttributeSet {
    let style = style
    var values: [NSAttributedString.Key: Any] = [
      .font: maker.font(style.font), .foregroundColor: maker.color(style.color),
      .kern: style.letterSpacing, .strokeWidth: 0, .strokeColor: maker.color(style.color),
      .paragraphStyle: paragraphStyle,
    ]
    if let background = style.background { values[.backgroundColor] = maker.color(background) }
    if style.isUnderlined { values[.underlineStyle] = 1 }
    if style.isStruckThrough { values[.strikethroughStyle] = 1 }
    if style.level != 0 { values[.init("NSSuperScript")] = style.level }
    if style.baselineOffset != 0 { values[.baselineOffset] = style.baselineOffset }
    if let link = stack.last?.link { values[.link] = link }
    return .of(values)
  }

  private var paragraphStyle: NSParagraphStyle {
    let result = NSMutableParagraphStyle()
    let block = stack.last { $0.style.isBlock }
    let style = block?.style ?? stack.first?.style ?? HTMLStyle()
    result.alignment = style.alignment
    result.baseWritingDirection = style.isRightToLeft ? .rightToLeft : .leftToRight
    result.defaultTabInterval = 36
    result.tabStops = []
    if let multiple = style.lineHeightMultiple { result.lineHeightMultiple = multiple }
    if let height = style.lineHeight {
      (result.minimumLineHeight, result.maximumLineHeight) = (height, height)
    }
    // The margins of blocks around a paragraph add up.
    let margins = stack.reduce(into: (left: CGFloat(0), right: CGFloat(0))) {
      $0.left += $1.style.marginLeft
      $0.right += $1.style.marginRight
    }
    result.headIndent = max(margins.left, 0)
    result.firstLineHeadIndent = max(margins.left + style.textIndent, 0)
    if margins.right > 0 { result.tailIndent = -margins.right }
    result.paragraphSpacing = max(style.marginBottom, 0)
    let lists = lists
    if !lists.isEmpty {
      let place = CGFloat(lists.count) * 36
      result.headIndent = place
      result.firstLineHeadIndent = 0
      result.tabStops = [
        NSTextTab(textAlignment: .left, location: place - 25, options: [:]),
        NSTextTab(textAlignment: .natural, location: place, options: [:]),
      ]
      result.textLists = lists.map { NSTextList(markerFormat: .init("{\($0.style.listMarker)}")) }
    }
    return result
  }
}
