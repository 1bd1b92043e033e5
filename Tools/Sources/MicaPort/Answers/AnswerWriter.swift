// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What Apple's compiler does by itself, where Linux's says that it can't: bridged casts, and initialisers of classes that are
// known only as a program runs.

internal import SwiftSyntax

extension AnsweredModule {
  /// The files that changed.
  func answer() -> [SourceFile] {
    let groups = Dictionary(grouping: complaints, by: \.path)
    return files.compactMap { file in
      var writer = AnswerWriter(file)
      for complaint in groups[file.path] ?? [] { writer.answer(complaint) }
      return writer.changed
    }
  }
}

/// Changes the places of a file that the compiler complains about.
struct AnswerWriter {
  private let source: PlacedSource
  private var edits: Edits
  private var answered: Set<SyntaxIdentifier> = []

  init(_ file: SourceFile) {
    source = PlacedSource(file)
    edits = Edits(file.text)
  }

  /// The changed file; nil where nothing changed.
  var changed: SourceFile? {
    answered.isEmpty ? nil : SourceFile(path: source.file.path, text: edits.applied())
  }

  /// Changes the place of a complaint, if it is one of these.
  mutating func answer(_ complaint: StubbedModule.Complaint) {
    guard let token = source.token(line: complaint.line, column: complaint.column) else { return }
    if complaint.message.contains(" must use a 'required' initializer") {
      create(at: token)
    } else if complaint.message.contains(" is not convertible to ") {
      cast(at: token, to: complaint.message)
    }
  }

  /// `type.init(frame: r)` → `_micaNew(type, frame: r)`, `T()` → `_micaNew(T.self)`.
  private mutating func create(at token: TokenSyntax) {
    var node = token.parent
    while let current = node, !current.is(FunctionCallExprSyntax.self) {
      guard !current.is(CodeBlockItemSyntax.self) else { return }
      node = current.parent
    }
    guard let call = node?.as(FunctionCallExprSyntax.self), let paren = call.leftParen,
      call.trailingClosure == nil
    else { return }
    let type: String
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      type = name.trimmedDescription + ".self"
    } else if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init", let base = member.base
    {
      let text = base.trimmedDescription
      let last =
        base.as(MemberAccessExprSyntax.self)?.declName ?? base.as(DeclReferenceExprSyntax.self)
      type = last?.baseName.text.first?.isUppercase == true ? text + ".self" : text
    } else {
      return
    }
    guard answered.insert(call.id).inserted else { return }
    edits.substitute(
      source.range(call).lowerBound..<source.range(paren).upperBound,
      "_micaNew(\(type)" + (call.arguments.isEmpty ? "" : ", "))
  }

  /// `array as [Any]` of an `NSArray` → `array as! [Any]`; an argument `array` that is a `CFArray` → `(array as! CFArray)`.
  private mutating func cast(at token: TokenSyntax, to message: String) {
    var node = token.parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let sequence = current.as(SequenceExprSyntax.self),
        let cast = Self.cast(in: sequence, at: token)
      {
        guard answered.insert(cast.id).inserted else { return }
        return edits.insert("!", at: source.range(cast.asKeyword).upperBound)
      }
      if let argument = current.as(LabeledExprSyntax.self) {
        return force(argument.expression, message)
      }
      node = current.parent
    }
  }

  private mutating func force(_ expression: ExprSyntax, _ message: String) {
    let words = message.split(separator: "'")
    guard words.count > 2, answered.insert(expression.id).inserted else { return }
    edits.insert("(", at: source.range(expression).lowerBound)
    edits.insert(" as! \(words[2]))", at: source.range(expression).upperBound)
  }

  /// The plain `as` that belongs to what begins or stands at a place.
  private static func cast(
    in sequence: SequenceExprSyntax, at token: TokenSyntax
  ) -> UnresolvedAsExprSyntax? {
    let place = token.position
    let casts = sequence.elements.compactMap { $0.as(UnresolvedAsExprSyntax.self) }.filter {
      $0.questionOrExclamationMark == nil
    }
    return casts.first { $0.position <= place && place < $0.endPosition }
      ?? casts.first { $0.position > place }
  }
}
