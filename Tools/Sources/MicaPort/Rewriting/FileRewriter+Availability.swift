// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `#available`, `#unavailable` and `@available`: Linux's compiler takes every version for there, the device has
// one. Code that it never reaches needs not compile, as an older SDK's compiler would not have seen it.

internal import SwiftSyntax

extension FileRewriter {
  /// `#available(iOS 26, *)` → `true` or `false`.
  func rewriteAvailability(_ node: AvailabilityConditionSyntax) {
    edits.replace(range(node), isMet(node) ? "true" : "false")
  }

  private func isMet(_ node: AvailabilityConditionSyntax) -> Bool {
    let isAsked = node.availabilityKeyword.tokenKind == .poundAvailable
    return systems.has(node.availabilityArguments) == isAsked
  }

  /// What a list of conditions comes to by availability alone; nil where others count too.
  private func answer(_ list: ConditionElementListSyntax) -> Bool? {
    var answer: Bool? = true
    for element in list {
      guard case .availability(let condition) = element.condition else {
        answer = nil
        continue
      }
      if !isMet(condition) { return false }
    }
    return answer
  }

  /// `if #available(iOS 26, *) { A } else { B }` → `if false { fatalError() } else { B }`, and the other
  /// way round; returns whether something is left out.
  func leaveOutBranch(_ node: IfExprSyntax) -> Bool {
    switch answer(node.conditions) {
    case false?:
      edits.replace(range(node.conditions), "false")
      leaveOut(node.body.statements)
      if let other = node.elseBody { walk(other) }
      return true
    case true?:
      guard case .codeBlock(let other)? = node.elseBody else { return false }
      walk(node.conditions)
      walk(node.body)
      leaveOut(other.statements)
      return true
    case nil: return false
    }
  }

  /// `while #available(iOS 26, *) { A }` → `while false { fatalError() }`.
  func leaveOutLoop(_ node: WhileStmtSyntax) -> Bool {
    guard answer(node.conditions) == false else { return false }
    edits.replace(range(node.conditions), "false")
    leaveOut(node.body.statements)
    return true
  }

  /// The statements behind `guard #available(iOS 26, *) else { … }`, which nothing reaches; returns the
  /// number of those that are left.
  func leaveOutAfterGuard(_ node: CodeBlockItemListSyntax) -> Bool {
    for (index, item) in node.enumerated() {
      guard case .stmt(let statement) = item.item,
        let condition = statement.as(GuardStmtSyntax.self), answer(condition.conditions) == false
      else { continue }
      for before in node.prefix(index) { walk(before) }
      edits.replace(range(condition.conditions), "false")
      walk(condition.body)
      leaveOut(node.dropFirst(index + 1))
      return true
    }
    return false
  }

  /// Blanks statements that nothing reaches. Their end is told to the compiler, so that values which they
  /// return or set aren't missed.
  private func leaveOut(_ statements: some Sequence<CodeBlockItemSyntax>) {
    let items = Array(statements)
    guard let first = items.first, let last = items.last else { return }
    edits.replace(range(first).lowerBound..<range(last).upperBound, "fatalError()")
  }

  /// Blanks a declaration for a later system; returns whether it is one.
  func leaveOutLater(_ node: some SyntaxProtocol) -> Bool {
    guard systems.isLater(node) else { return false }
    edits.blank(range(node))
    return true
  }

  /// What a function does that nothing may call: as on iOS it need not be right.
  func leaveOutBody(_ node: FunctionDeclSyntax) {
    if let body = node.body, systems.isUnavailable(node.attributes) { leaveOut(body.statements) }
  }
}
