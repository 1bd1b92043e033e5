// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Operators and functions that mean something else on Linux.

internal import SwiftSyntax

extension FileRewriter {
  /// `type === C.self` → `type == C.self`: classes are objects on iOS, and none for Linux's compiler.
  func rewriteIdentities(_ node: SequenceExprSyntax) {
    let parts = Array(node.elements)
    for (index, part) in parts.enumerated() where index > 0 && index + 1 < parts.count {
      guard let sign = part.as(BinaryOperatorExprSyntax.self)?.operator,
        sign.text == "===" || sign.text == "!==",
        Self.isMetatype(parts[index - 1]) || Self.isMetatype(parts[index + 1])
      else { continue }
      edits.replace(range(sign), sign.text == "===" ? "== " : "!= ")
    }
  }

  private static func isMetatype(_ node: ExprSyntax) -> Bool {
    guard let access = node.as(MemberAccessExprSyntax.self) else { return false }
    return access.declName.baseName.text == "self" && access.base != nil
  }

  /// `abs(x)` in an extension of CGFloat → `Swift.abs(x)`: Linux's CGFloat has a static function of the name.
  func rewriteMagnitude(_ node: FunctionCallExprSyntax) {
    guard let function = node.calledExpression.as(DeclReferenceExprSyntax.self),
      function.baseName.text == "abs", function.argumentNames == nil, typeName == "CGFloat"
    else { return }
    edits.replace(range(function), "Swift.abs")
  }
}
