// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Texts become closures behind calls of `assertInlineSnapshot`.

internal import MicaFolders
internal import MicaPortJob
internal import SwiftParser
internal import SwiftSyntax

/// Writes inline snapshots into sources.
enum InlineWriter {
  /// Adds the changed sources to a reply, and why some texts aren't in them.
  static func write(_ texts: [InlineText], _ reply: inout PortReply) throws(PortError) {
    var files: [String: [InlineText]] = [:]
    for text in texts where files[text.path]?.contains(text) != true {
      files[text.path, default: []].append(text)
    }
    for (path, texts) in files.sorted(by: { $0.key < $1.key }) {
      let source = try SourceFile(reading: path).text
      let (changed, problems) = changed(source, texts)
      reply.inlineProblems += problems
      if changed != source { reply.inlined.append(SourceFile(path: path, text: changed)) }
    }
  }

  /// A source with texts behind its calls, and why some aren't.
  static func changed(_ source: String, _ texts: [InlineText]) -> (String, [String]) {
    let tree = Parser.parse(source: source)
    let finder = InlineCalls(SourceLocationConverter(fileName: "", tree: tree))
    finder.walk(tree)
    var edits = Edits(source)
    var problems: [String] = []
    for (place, own) in Dictionary(grouping: texts, by: Place.init).sorted(by: { $0.key < $1.key })
    {
      let title = "\(own[0].path):\(place.line): the inline snapshot isn't recorded"
      guard own.count == 1 else {
        problems.append("\(title): the call makes different texts")
        continue
      }
      guard let call = finder.call(at: place) else {
        problems.append("\(title): there is no call of assertInlineSnapshot in this line")
        continue
      }
      let closure = closure(of: own[0].text, at: call.position, in: edits.text)
      switch target(of: call.call) {
      case .closure(let range): edits.substitute(range, closure)
      case .end(let end): edits.insert(" " + closure, at: end)
      case nil: problems.append("\(title): its argument matches: is no closure")
      }
    }
    return (edits.applied(), problems)
  }

  /// Where a call is.
  struct Place: Hashable, Comparable {
    let line: Int
    let column: Int?

    init(_ text: InlineText) { (line, column) = (text.line, text.column) }

    static func < (one: Place, other: Place) -> Bool {
      (one.line, one.column ?? 0) < (other.line, other.column ?? 0)
    }
  }

  private enum Target {
    case closure(Range<Int>)
    case end(Int)
  }

  /// The closure that a call has, or where one goes; nil where another expression is in its place.
  private static func target(of call: FunctionCallExprSyntax) -> Target? {
    func range(_ closure: ClosureExprSyntax) -> Range<Int> {
      closure.positionAfterSkippingLeadingTrivia
        .utf8Offset..<closure
        .endPositionBeforeTrailingTrivia.utf8Offset
    }
    if let closure = call.trailingClosure { return .closure(range(closure)) }
    if let argument = call.arguments.first(where: { $0.label?.text == "matches" }) {
      return argument.expression.as(ClosureExprSyntax.self).map { .closure(range($0)) }
    }
    return call.rightParen.map { .end($0.endPositionBeforeTrailingTrivia.utf8Offset) }
  }

  // MARK: Text

  /// A closure that returns a text, indented as its call is.
  private static func closure(of text: String, at place: Int, in source: [UInt8]) -> String {
    // As many signs as no part of the text has behind quotes or a backslash.
    var marks = ""
    while text.contains("\"\"\"" + marks) || text.contains("\\" + marks) { marks += "#" }
    let begin = source[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let base = String(decoding: source[begin...].prefix { isBlank($0) }, as: UTF8.self)
    let inner = base + unit(of: source)
    let end = source.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? end : inner + escaped($0, marks) + end
    }
    return
      "{\(end)\(inner)\(marks)\"\"\"\(end)\(lines.joined())\(inner)\"\"\"\(marks)\(end)\(base)}"
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// What a source indents by: a tab, or the fewest spaces of its indented lines.
  private static func unit(of source: [UInt8]) -> String {
    var fewest = Int.max
    for line in source.split(separator: UInt8(ascii: "\n")) {
      if line.first == UInt8(ascii: "\t") { return "\t" }
      let count = line.prefix { $0 == UInt8(ascii: " ") }.count
      // Lines of comments stand a space apart.
      if count > 1, count < line.count { fewest = min(fewest, count) }
    }
    return String(repeating: " ", count: fewest == .max ? 2 : min(fewest, 8))
  }

  /// A line without signs that a literal can't hold.
  private static func escaped(_ line: Substring, _ marks: String) -> String {
    var text = ""
    for scalar in line.unicodeScalars {
      let isPlain = scalar == "\t" || scalar.value >= 0x20 && scalar.value != 0x7F
      if isPlain {
        text.unicodeScalars.append(scalar)
      } else {
        text += "\\\(marks)u{\(String(scalar.value, radix: 16))}"
      }
    }
    return text
  }
}

/// The calls of `assertInlineSnapshot` in a source.
private final class InlineCalls: SyntaxVisitor {
  private struct Found {
    let place: SourceLocation
    let call: FunctionCallExprSyntax
  }

  private let converter: SourceLocationConverter
  private var found: [Found] = []

  init(_ converter: SourceLocationConverter) {
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if name == "assertInlineSnapshot" {
      let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
      found.append(Found(place: place, call: node))
    }
    return .visitChildren
  }

  /// The call at a place: the only one of its line, or that of the column.
  func call(at place: InlineWriter.Place) -> (call: FunctionCallExprSyntax, position: Int)? {
    let line = found.filter { $0.place.line == place.line }
    let exact = line.filter { $0.place.column == place.column }
    guard let one = exact.count == 1 ? exact.first : line.count == 1 ? line.first : nil else {
      return nil
    }
    return (one.call, one.call.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}
