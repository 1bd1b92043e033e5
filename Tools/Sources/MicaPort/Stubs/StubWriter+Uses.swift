// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What follows from a statement that is left out: later statements use what it declares. The compiler would complain about
// each in a round of its own.

internal import SwiftSyntax

extension StubWriter {
  /// Answers the uses of what a statement declared, in the statements after it.
  mutating func answerUses(of item: CodeBlockItemSyntax, _ gap: String) {
    guard let body = item.parent?.as(CodeBlockItemListSyntax.self) else { return }
    var names = ScopeNames.around(item)
    for later in body where later.position > item.position {
      guard !names.isEmpty else { return }
      // What is declared once more may be what is used.
      let visitor = UsesOfNames(names.subtracting(ScopeNames.within(later)))
      visitor.walk(later)
      for token in visitor.tokens where !isReplaced(token) { answerUse(token, gap) }
      names.subtract(ScopeNames.around(later))
    }
  }
}

/// The names that statements declare.
private final class ScopeNames: SyntaxVisitor {
  private var names: Set<String> = []

  /// The names that the statements after one see of it.
  static func around(_ item: CodeBlockItemSyntax) -> Set<String> {
    let visitor = ScopeNames(viewMode: .sourceAccurate)
    switch item.item {
    case .decl(let node):
      for binding in node.as(VariableDeclSyntax.self)?.bindings ?? [] {
        visitor.walk(binding.pattern)
      }
    case .stmt(let node):
      for condition in node.as(GuardStmtSyntax.self)?.conditions ?? [] {
        switch condition.condition {
        case .optionalBinding(let binding): visitor.walk(binding.pattern)
        case .matchingPattern(let matching): visitor.walk(matching.pattern)
        default: break
        }
      }
    default: break
    }
    return visitor.names
  }

  /// All names that a statement declares, also in what it contains.
  static func within(_ item: CodeBlockItemSyntax) -> Set<String> {
    let visitor = ScopeNames(viewMode: .sourceAccurate)
    visitor.walk(item)
    return visitor.names
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }
}

/// Finds where names are used as values.
private final class UsesOfNames: SyntaxVisitor {
  private let names: Set<String>
  private(set) var tokens: [TokenSyntax] = []

  init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    if member?.declName.id != node.id, names.contains(node.baseName.text) {
      tokens.append(node.baseName)
    }
    return .visitChildren
  }
}
