// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Calls of optional requirements: `delegate?.moved?(to: 1)`.

internal import SwiftSyntax

extension FileRewriter {
  /// `delegate?.moved?(to: 1)` → `delegate?.moved_(to: 1)`, which asks first whether there is one.
  /// Apple's requirements are there for every delegate: the mark goes, and what is asked for stays optional.
  func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
    let called: ExprSyntax
    let mark: TokenSyntax
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      (called, mark) = (chain.expression, chain.questionMark)
    } else if let unwrap = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (called, mark) = (unwrap.expression, unwrap.exclamationMark)
    } else {
      return
    }
    guard let member = called.as(MemberAccessExprSyntax.self), let base = member.base else {
      return
    }
    let name = member.declName.baseName.plainName
    let isAsked = mark.tokenKind == .postfixQuestionMark
    switch requirement(name, of: node) {
    case .own where isAsked:
      askProtocol(base, name)
      edits.replace(range(mark), "_")
    case .own,
      .apple where !isAsked:
      edits.replace(range(mark), " ")
    case .apple:
      edits.replace(range(mark), " ")
      guard expectsOptional(node) else { return }
      edits.insert("_micaOptional(", at: range(node).lowerBound)
      edits.insert(")", at: range(node).upperBound)
    case nil:
      return
    }
  }

  private enum Requirement { case own, apple }

  /// Whose optional requirement a call means, by its name and its arguments' labels.
  private func requirement(
    _ name: String, of node: FunctionCallExprSyntax
  ) -> Requirement? {
    let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    if module.optionalRequirements.contains("\(name)(\(labels))") { return .own }
    // Blocks, which properties hold, have no labels.
    let isProperty =
      !node.arguments.contains { $0.label != nil }
      && module.members(named: name).contains { $0.kind == .property }
    if AppleNames.isOptionalRequirement(name), !isProperty { return .apple }
    return module.optionalNames.contains(name) ? .own : nil
  }

  /// Whether what a call gives has to be an optional where it stands: it is bound, unwrapped or compared.
  private func expectsOptional(_ node: FunctionCallExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
      return true
    }
    return parent.parent?.is(OptionalBindingConditionSyntax.self) == true
  }

  /// `delegate?.moved_(to: 1)` of an `AnyObject` → `(delegate as? Mover)?.moved_(to: 1)`: Linux looks nothing up in
  /// objects of unknown classes.
  private func askProtocol(_ base: ExprSyntax, _ name: String) {
    var object = base
    while true {
      if let chain = object.as(OptionalChainingExprSyntax.self) {
        object = chain.expression
      } else if let unwrap = object.as(ForceUnwrapExprSyntax.self) {
        object = unwrap.expression
      } else {
        break
      }
    }
    let held =
      object.as(DeclReferenceExprSyntax.self)?.baseName.plainName
      ?? object.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName
    guard let held, module.members(named: held).contains(where: \.isAnyObject) else { return }
    let owners = module.protocols.values.filter { owner in
      owner.members.contains { $0.isOptional && $0.name == name }
    }
    guard owners.count == 1 else { return }
    edits.substitute(range(base), "(\(object.trimmedDescription) as? any \(owners[0].name))?")
  }
}
