// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Markdown, as cmark reads it, to an attributed string.

internal import CMarkdown
internal import Foundation
internal import MicaRaster

struct MarkdownReader {
  private let options: AttributedString.MarkdownParsingOptions
  private let baseURL: URL?
  private var result = AttributedString()
  /// The blocks around the present node, the outermost first.
  private var blocks: [PresentationIntent.IntentType] = []
  /// The numbers of the items of lists, and of the rows and cells of tables, around the present node.
  private var counters: [Int] = []
  private var lastIdentity = 0
  private var emphasis: [InlinePresentationIntent] = []
  private var links: [URL?] = []
  private var images: [URL?] = []
  /// What stands before each line, so that it begins no block.
  private var guardMark: Character?

  init(options: AttributedString.MarkdownParsingOptions, baseURL: URL?) {
    (self.options, self.baseURL) = (options, baseURL)
  }

  /// The text of a document.
  consuming func read(_ markdown: String) -> AttributedString {
    if options.allowsExtendedAttributes, markdown.contains("^[") {
      Unsupported.note("AttributedString.MarkdownParsingOptions.allowsExtendedAttributes")
    }
    if options.appliesSourcePositionAttributes {
      Unsupported.note("AttributedString.MarkdownParsingOptions.appliesSourcePositionAttributes")
    }
    var source = options.interpretedSyntax == .full ? markdown : guarded(markdown)
    source.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let walk = mica_markdown_open(characters.baseAddress, characters.count) else {
          return
        }
        while true {
          switch mica_markdown_next(walk) {
          case 1: enter(walk)
          case 2: leave(walk)
          default:
            mica_markdown_close(walk)
            return
          }
        }
      }
    }
    if let language = options.languageCode { result.languageIdentifier = language }
    return result
  }

  /// A text whose lines begin, and if white space counts end, with a mark of punctuation: no line begins a block, and
  /// all of them are one paragraph.
  private mutating func guarded(_ text: String) -> String {
    let mark: Character =
      ["\u{1039F}", "\u{103D0}", "\u{12470}", "\u{12471}"].first { !text.contains($0) }
      ?? "\u{12472}"
    guardMark = mark
    let keepsSpace = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
    let lines = text.replacingOccurrences(of: "\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      let line = keepsSpace ? line : line.drop { $0 == " " || $0 == "\t" }
      return "\(mark)\(line)" + (keepsSpace ? "\(mark)" : "")
    }.joined(separator: "\n")
  }

  private mutating func enter(_ walk: OpaquePointer) {
    let kind = mica_markdown_node(walk)
    switch kind {
    case mica_markdown_text: append(string(walk))
    case mica_markdown_soft_break:
      if options.interpretedSyntax == .inlineOnlyPreservingWhitespace {
        append("\n")
      } else {
        append(" ", .softBreak)
      }
    case mica_markdown_line_break: append("\n", .lineBreak)
    case mica_markdown_code: append(string(walk), .code)
    case mica_markdown_html: append(string(walk), .inlineHTML)
    case mica_markdown_emphasis: emphasis.append(.emphasized)
    case mica_markdown_strong: emphasis.append(.stronglyEmphasized)
    case mica_markdown_strikethrough: emphasis.append(.strikethrough)
    case mica_markdown_link: links.append(URL(string: string(walk), relativeTo: baseURL))
    case mica_markdown_image: images.append(URL(string: string(walk), relativeTo: baseURL))
    case mica_markdown_code_block:
      let language = String(cString: mica_markdown_info(walk))
      open(.codeBlock(languageHint: language.isEmpty ? nil : language))
      append(string(walk))
      close()
    case mica_markdown_html_block:
      open(.paragraph)
      append(string(walk), .blockHTML)
      close()
    case mica_markdown_thematic_break:
      open(.thematicBreak)
      append("⸻")
      close()
    default:
      if let block = block(kind, walk) {
        open(block)
        if block == .orderedList { counters[counters.count - 1] = Int(mica_markdown_number(walk)) }
      }
    }
  }

  private mutating func leave(_ walk: OpaquePointer) {
    switch mica_markdown_node(walk) {
    case mica_markdown_emphasis, mica_markdown_strong, mica_markdown_strikethrough:
      _ = emphasis.popLast()
    case mica_markdown_link: _ = links.popLast()
    case mica_markdown_image: _ = images.popLast()
    case mica_markdown_block_quote, mica_markdown_bullet_list, mica_markdown_ordered_list,
      mica_markdown_item, mica_markdown_paragraph, mica_markdown_heading, mica_markdown_table,
      mica_markdown_table_header, mica_markdown_table_row, mica_markdown_table_cell:
      close()
    default: break
    }
  }

  /// The kind of a block that has others in it or text; nil for the document.
  private mutating func block(
    _ kind: mica_markdown_kind, _ walk: OpaquePointer
  ) -> PresentationIntent.Kind? {
    let number = Int(mica_markdown_number(walk))
    func count() -> Int {
      guard !counters.isEmpty else { return 0 }
      defer { counters[counters.count - 1] += 1 }
      return counters[counters.count - 1]
    }
    switch kind {
    case mica_markdown_block_quote: return .blockQuote
    case mica_markdown_bullet_list: return .unorderedList
    case mica_markdown_ordered_list: return .orderedList
    case mica_markdown_item: return .listItem(ordinal: count())
    case mica_markdown_paragraph: return .paragraph
    case mica_markdown_heading: return .header(level: number)
    case mica_markdown_table:
      return .table(
        columns: (0..<number).map { column in
          let side = mica_markdown_alignment(walk, Int32(column))
          return PresentationIntent.TableColumn(
            alignment: side == 0x63 ? .center : side == 0x72 ? .right : .left)
        })
    case mica_markdown_table_header:
      _ = count()
      return .tableHeaderRow
    case mica_markdown_table_row: return .tableRow(rowIndex: count())
    case mica_markdown_table_cell: return .tableCell(columnIndex: count())
    default: return nil
    }
  }

  private mutating func open(_ kind: PresentationIntent.Kind) {
    lastIdentity += 1
    blocks.append(PresentationIntent.IntentType(kind: kind, identity: lastIdentity))
    counters.append(kind == .orderedList || kind == .unorderedList ? 1 : 0)
  }

  private mutating func close() {
    _ = blocks.popLast()
    _ = counters.popLast()
  }

  private func string(_ walk: OpaquePointer) -> String {
    String(cString: mica_markdown_string(walk))
  }

  private mutating func append(_ text: String, _ intent: InlinePresentationIntent = []) {
    var text = text
    if let guardMark { text.removeAll { $0 == guardMark } }
    guard !text.isEmpty else { return }
    var attributes = AttributeContainer()
    let whole = emphasis.reduce(intent) { $0.union($1) }
    if !whole.isEmpty {
      attributes[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] =
        whole
    }
    if options.interpretedSyntax == .full, !blocks.isEmpty {
      attributes[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self] =
        PresentationIntent(types: blocks.reversed())
    }
    if let link = links.last ?? nil { attributes.link = link }
    if let image = images.last ?? nil { attributes.imageURL = image }
    result.append(AttributedString(text, attributes: attributes))
  }
}
