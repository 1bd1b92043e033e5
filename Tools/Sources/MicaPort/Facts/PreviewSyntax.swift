// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Xcode's previews, as sources have them.

internal import SwiftSyntax

/// A `#Preview` with a trailing closure, in either form of its syntax.
struct PreviewSyntax {
  /// Its name; empty for none.
  let title: String
  /// The closure whose value it shows.
  let closure: ClosureExprSyntax
  /// Where it begins, at its sign.
  let start: AbsolutePosition

  init?(_ node: MacroExpansionDeclSyntax) {
    self.init(node.macroName, node.arguments, node.trailingClosure, node.pound)
  }

  init?(_ node: MacroExpansionExprSyntax) {
    self.init(node.macroName, node.arguments, node.trailingClosure, node.pound)
  }

  private init?(
    _ name: TokenSyntax, _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?,
    _ pound: TokenSyntax
  ) {
    guard name.text == "Preview", let closure, closure.signature == nil else { return nil }
    let first = arguments.first.flatMap { $0.label == nil ? $0 : nil }
    title =
      first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? ""
    self.closure = closure
    start = pound.positionAfterSkippingLeadingTrivia
  }

  /// What tells a file's functions from another one's.
  static func hash(of path: String) -> String {
    var hash = StableHash()
    hash.combine(path)
    return hash.text
  }
}
