// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

internal import SwiftSyntax

/// Whether a part of a file uses one of a set of names: as a type, an attribute, or a value.
final class UsedNames: SyntaxVisitor {
  private let names: Set<String>
  /// Members of the type around that aren't there any more: found as names alone and after `self.`.
  private let members: Set<String>
  /// Whether closures and blocks count.
  private let looksIntoBodies: Bool
  private(set) var isFound = false

  private init(_ names: Set<String>, _ members: Set<String>, _ looksIntoBodies: Bool) {
    (self.names, self.members) = (names, members)
    self.looksIntoBodies = looksIntoBodies
    super.init(viewMode: .sourceAccurate)
  }

  /// Whether a node uses one of the names, or of the members of the type that it stands in.
  static func occur(
    in node: some SyntaxProtocol, _ names: Set<String>, members: Set<String> = [],
    bodies: Bool = true
  ) -> Bool {
    let visitor = UsedNames(names, members, bodies)
    visitor.walk(node)
    return visitor.isFound
  }

  private func found() -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.contains(node.name.text) ? found() : .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      let isOwn =
        member.base?.trimmedDescription == "self" || member.base?.trimmedDescription == "self?"
      return isOwn && members.contains(name) ? found() : .visitChildren
    }
    return names.contains(name) || members.contains(name) ? found() : .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    looksIntoBodies ? .visitChildren : .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    looksIntoBodies ? .visitChildren : .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    // What stands behind a condition is settled where it stands.
    .skipChildren
  }
}
