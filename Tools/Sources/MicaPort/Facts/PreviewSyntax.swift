// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Xcode's previews, as sources have them.

internal import SwiftSyntax

/// A `#Preview` of views, in either form of its syntax.
struct PreviewSyntax {
  /// Its name; empty for none.
  let title: String
  /// The closure whose value it shows.
  let closure: ClosureExprSyntax
  /// Where it begins, at its sign.
  let start: AbsolutePosition
  /// Where its arguments begin, behind its name.
  let nameEnd: AbsolutePosition
  /// Where it ends.
  let end: AbsolutePosition

  init?(_ node: MacroExpansionDeclSyntax) {
    self.init(
      node, node.macroName, node.arguments, node.trailingClosure,
      node.additionalTrailingClosures, node.pound)
  }

  init?(_ node: MacroExpansionExprSyntax) {
    self.init(
      node, node.macroName, node.arguments, node.trailingClosure,
      node.additionalTrailingClosures, node.pound)
  }

  private init?(
    _ node: some SyntaxProtocol, _ name: TokenSyntax, _ arguments: LabeledExprListSyntax,
    _ closure: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax,
    _ pound: TokenSyntax
  ) {
    // With more closures, or with `as:`, it is one of widgets.
    guard name.text == "Preview", others.isEmpty,
      !arguments.contains(where: { ["as", "using", "widget"].contains($0.label?.text) }),
      let closure = closure ?? arguments.last?.expression.as(ClosureExprSyntax.self)
    else { return nil }
    let first = arguments.first.flatMap { $0.label == nil ? $0 : nil }
    title =
      first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? ""
    self.closure = closure
    start = pound.positionAfterSkippingLeadingTrivia
    nameEnd = name.endPositionBeforeTrailingTrivia
    end = node.endPositionBeforeTrailingTrivia
  }

  /// Whether it can be made a function: arguments are given to its closure by SwiftUI.
  func isShown(bySwiftUI: Bool) -> Bool { bySwiftUI || closure.signature == nil }

  /// What tells a file's functions from another one's.
  static func hash(of path: String) -> String {
    var hash = StableHash()
    hash.combine(path)
    return hash.text
  }
}

/// A type of `PreviewProvider`.
enum PreviewProviderSyntax {
  /// Whether a type says that it is one.
  static func isOne(_ node: some DeclGroupSyntax) -> Bool {
    node.inheritanceClause?.names.contains {
      $0 == "PreviewProvider" || $0.hasSuffix(".PreviewProvider")
    }
      ?? false
  }
}
