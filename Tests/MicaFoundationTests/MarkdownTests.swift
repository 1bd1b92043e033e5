// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Markdown in attributed strings, as Apple's documentation of AttributedString.init(markdown:) describes it.

import MicaFoundation
import Testing

@Suite struct MarkdownTests {
  private typealias Options = AttributedString.MarkdownParsingOptions

  private func text(_ string: AttributedString) -> String { String(string.characters) }

  private func pieces(_ string: AttributedString) -> [String] {
    string.runs.map { run in
      let intent = run.inlinePresentationIntent.map { "\($0.rawValue)" } ?? "-"
      return "\(intent) \(String(string[run.range].characters))"
    }
  }

  @Test func emphasisAndLinks() throws {
    let string = try AttributedString(
      markdown: "plain **bold** *it* `code` ~~no~~ [link](https://example.com)")
    #expect(text(string) == "plain bold it code no link")
    #expect(
      pieces(string)
        == ["- plain ", "2 bold", "-  ", "1 it", "-  ", "4 code", "-  ", "32 no", "-  ", "- link"])
    let last = try #require(string.runs.reversed().first)
    #expect(last.link == URL(string: "https://example.com"))
    let both = try AttributedString(markdown: "***both***")
    #expect(both.runs.first?.inlinePresentationIntent == [.emphasized, .stronglyEmphasized])
    let based = try AttributedString(
      markdown: "[a](b/c)", baseURL: URL(string: "https://example.com/x/"))
    #expect(based.runs.first?.link?.absoluteString == "https://example.com/x/b/c")
  }

  @Test func blocksAreIntentsAndHaveNoTextBetweenThem() throws {
    let string = try AttributedString(
      markdown: "# Title\n\nA\nB\n\n3. x\n4. > y\n\n---\n\n```swift\nlet a\n```\n")
    #expect(text(string) == "TitleA Bxy⸻let a\n")
    let kinds = string.runs.map { $0.presentationIntent?.components.map(\.kind) ?? [] }
    #expect(kinds.first == [.header(level: 1)])
    #expect(kinds.contains([.paragraph, .listItem(ordinal: 3), .orderedList]))
    #expect(kinds.contains([.paragraph, .blockQuote, .listItem(ordinal: 4), .orderedList]))
    #expect(kinds.contains([.thematicBreak]))
    #expect(kinds.last == [.codeBlock(languageHint: "swift")])
    let identities = string.runs.compactMap { $0.presentationIntent?.components.first?.identity }
    #expect(Set(identities).count == 6)
  }

  @Test func tables() throws {
    let string = try AttributedString(markdown: "|a|b|\n|:-:|-:|\n|c|d|\n")
    #expect(text(string) == "abcd")
    let kinds = string.runs.map { $0.presentationIntent?.components.map(\.kind) ?? [] }
    let table = PresentationIntent.Kind.table(columns: [
      .init(alignment: .center), .init(alignment: .right),
    ])
    #expect(kinds.first == [.tableCell(columnIndex: 0), .tableHeaderRow, table])
    #expect(kinds.last == [.tableCell(columnIndex: 1), .tableRow(rowIndex: 1), table])
  }

  @Test func inlineSyntaxAloneLeavesTheMarksOfBlocks() throws {
    let source = "# Title **b**\n  - item\n\n> 1. q  \n_e_"
    let inline = try AttributedString(
      markdown: source, options: Options(interpretedSyntax: .inlineOnly))
    #expect(text(inline) == "# Title b - item  > 1. q\ne")
    #expect(inline.runs.allSatisfy { $0.presentationIntent == nil })
    let kept = try AttributedString(
      markdown: source, options: Options(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(text(kept) == "# Title b\n  - item\n\n> 1. q  \ne")
    #expect(pieces(kept).last == "1 e")
    for odd in [
      "", "\n", "   ", "***", "[a](", "\u{0}x", "`", "|a|\n|-|", "\r\n\r\n", "\u{1039F}*a*",
    ] {
      for syntax in [Options.InterpretedSyntax.full, .inlineOnly, .inlineOnlyPreservingWhitespace] {
        _ = try AttributedString(markdown: odd, options: Options(interpretedSyntax: syntax))
      }
    }
  }

  @Test func deepNestingAndBadBytes() throws {
    let deep = String(repeating: "> ", count: 5000) + "x"
    #expect(text(try AttributedString(markdown: deep)) == "x")
    #expect(throws: (any Error).self) { try AttributedString(markdown: Data([0xFF, 0xFE])) }
    #expect(text(try AttributedString(markdown: Data("*a*".utf8))) == "a")
    #expect(
      try AttributedString(markdown: "a", options: Options(languageCode: "de"))
        .languageIdentifier == "de")
  }
}
