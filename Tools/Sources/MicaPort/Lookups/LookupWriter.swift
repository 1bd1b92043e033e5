// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Places in one file where objects of unknown classes are asked: `x.title` → `MicaObject(x).title`.

internal import SwiftParser
internal import SwiftSyntax

/// Has the places of a file ask the helper.
struct LookupWriter {
  private let source: PlacedSource
  private var edits: Edits
  private var ranges: Set<Range<Int>> = []
  /// The members that the file asks for.
  private(set) var members: Set<String> = []

  init(_ file: SourceFile) {
    source = PlacedSource(file)
    edits = Edits(file.text)
  }

  /// The changed file; nil where nothing changed.
  var changed: SourceFile? {
    ranges.isEmpty ? nil : SourceFile(path: source.file.path, text: edits.applied())
  }

  /// The member that a place asks for; empty for an element.
  func member(at place: LookedUpModule.Place) -> String? { question(at: place)?.member }

  /// Changes a place.
  mutating func answer(_ place: LookedUpModule.Place) {
    guard let question = question(at: place) else { return }
    var base = question.base
    var name = "MicaObject("
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      (base, name) = (chain.expression, "MicaObject(asking: ")
    }
    guard ranges.insert(source.range(base)).inserted else { return }
    edits.insert(name, at: source.range(base).lowerBound)
    edits.insert(")", at: source.range(base).upperBound)
    members.insert(question.member)
    if let node = question.asked {
      // `x.f?(1)` → `MicaObject(x).f_(1)`, and a question mark behind the call where more follows.
      edits.substitute(source.range(node.mark), "_")
      if node.call.parent?.is(MemberAccessExprSyntax.self) == true {
        edits.insert("?", at: source.range(node.call).upperBound)
      }
    }
  }

  private struct Question {
    var base: ExprSyntax
    var member: String
    /// A call of a method that may not be there.
    var asked: (mark: TokenSyntax, call: FunctionCallExprSyntax)?
  }

  private func question(at place: LookedUpModule.Place) -> Question? {
    guard let token = source.token(line: place.line, column: place.column) else { return nil }
    if let name = token.parent?.as(DeclReferenceExprSyntax.self),
      let access = name.parent?.as(MemberAccessExprSyntax.self), access.declName.id == name.id,
      let base = access.base
    {
      var question = Question(base: base, member: token.text)
      if let chain = access.parent?.as(OptionalChainingExprSyntax.self),
        let call = chain.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == chain.id
      {
        question.asked = (chain.questionMark, call)
      }
      return question
    }
    var node = token.parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let element = current.as(SubscriptCallExprSyntax.self) {
        return Question(base: element.calledExpression, member: "")
      }
      node = current.parent
    }
    return nil
  }
}

/// A file with its lines and tree, for what the compiler says of it.
struct PlacedSource {
  let file: SourceFile
  let tree: SourceFileSyntax
  private let count: Int
  /// Where each line begins, in bytes.
  private let lines: [Int]

  init(_ file: SourceFile) {
    self.file = file
    tree = Parser.parse(source: file.text)
    count = file.text.utf8.count
    lines = [0] + file.text.utf8.enumerated().filter { $0.element == 10 }.map { $0.offset + 1 }
  }

  /// What stands at a place of the program's file; ours has a first line more, which names it.
  func token(line: Int, column: Int) -> TokenSyntax? {
    let ours = file.text.hasPrefix("#sourceLocation(") ? 1 : 0
    guard (1...lines.count).contains(line), line + ours <= lines.count,
      (1...max(1, count)).contains(column)
    else { return nil }
    let offset = lines[line + ours - 1] + column - 1
    guard offset < count else { return nil }
    return tree.token(at: AbsolutePosition(utf8Offset: offset))
  }

  /// The line and the column of a token in the program's file.
  func place(of token: TokenSyntax) -> (line: Int, column: Int) {
    let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let ours = file.text.hasPrefix("#sourceLocation(") ? 1 : 0
    let after = lines.firstIndex { $0 > offset } ?? lines.count
    return (max(1, after - ours), offset - lines[after - 1] + 1)
  }

  /// Where something stands, in bytes, without the white space around it.
  func range(_ node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
