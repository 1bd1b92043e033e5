// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is rewritten within expressions, each rule with the texts that it waits for. Bodies without any of these texts aren't
// looked through, so that a rule without its texts would never be reached.

internal import SwiftSyntax

/// A text that must stand in a body for a rule to have something to do there.
struct Trigger: Sendable, ExpressibleByStringLiteral {
  /// What stands before the text.
  enum Before: Sendable {
    case anything
    /// A letter, a digit or `_`.
    case word
    /// None of these, or the start of the file.
    case noWord
  }

  let text: [UInt8]
  let before: Before

  init(_ text: String, after before: Before) {
    (self.text, self.before) = (Array(text.utf8), before)
  }

  init(stringLiteral text: String) { self.init(text, after: .anything) }
}

/// One thing that is done to nodes of a kind.
struct RewriteRule<Node: SyntaxProtocol>: Sendable {
  let triggers: [Trigger]
  let apply: @Sendable (FileRewriter, Node) -> Void

  init(_ triggers: [Trigger], _ apply: @escaping @Sendable (FileRewriter, Node) -> Void) {
    (self.triggers, self.apply) = (triggers, apply)
  }
}

/// All rules about expressions.
enum RewriteRules {
  static let calls: [RewriteRule<FunctionCallExprSyntax>] = [
    // What is unwrapped and called, not what is negated.
    RewriteRule(["?(", Trigger("!(", after: .word)]) { $0.rewriteOptionalCall($1) },
    RewriteRule([".description()"]) { $0.rewriteDescription($1) },
    RewriteRule(["Unmanaged"]) { $0.rewriteUnmanaged($1) },
    RewriteRule([".init(", "ProcessInfo("]) { $0.rewriteCreation($1) },
    RewriteRule(["self.init("]) { $0.renameEmptyInit($1) },
    RewriteRule(["Bundle(for:", "Bundle(identifier:"]) { $0.rewriteBundle($1) },
    RewriteRule(["Progress()", "NSMutableString()"]) { $0.rewriteEmptyCreation($1) },
    RewriteRule(["Bundle()", "Bundle.init()", "Bundle = .init()"]) { $0.rewriteEmptyBundle($1) },
    RewriteRule(["abs("]) { $0.rewriteMagnitude($1) },
  ]

  static let members: [RewriteRule<MemberAccessExprSyntax>] = [
    RewriteRule(["Foundation.", "Darwin.", "CoreGraphics.", "UIKit.", "QuartzCore."]) {
      rewriter, node in
      if let base = node.base?.as(DeclReferenceExprSyntax.self) {
        rewriter.rewriteQualifier(base.baseName, node.declName.baseName.text)
      }
    },
    RewriteRule(["AnyObject).", "]?."]) { $0.rewriteValueLookup($1) },
    // Bodies of classes with such members are looked through anyway.
    RewriteRule([]) { $0.rewriteSuper($1) },
  ]

  static let sequences: [RewriteRule<SequenceExprSyntax>] = [
    RewriteRule(["===", "!=="]) { $0.rewriteIdentities($1) }
  ]

  static let genericArguments: [RewriteRule<GenericArgumentClauseSyntax>] = [
    RewriteRule(["Unmanaged"]) { $0.rewriteUnmanaged($1) }
  ]

  /// Attributes and macros.
  private static let others: [Trigger] = ["@", "#"]

  /// What all rules wait for.
  static let triggers =
    others + calls.flatMap(\.triggers) + members.flatMap(\.triggers)
    + sequences.flatMap(\.triggers) + genericArguments.flatMap(\.triggers)
}
