// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `@objc protocol`: bound to classes, registered, and with defaults for what conforming classes may
// leave out.

internal import SwiftSyntax

extension FileRewriter {
  func rewriteProtocol(_ node: ProtocolDeclSyntax) {
    guard node.attributes.contains(name: "objc") else { return }
    if let clause = node.inheritanceClause {
      if !clause.names.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) })
      {
        edits.insert(", AnyObject", at: range(clause).upperBound)
      }
    } else {
      edits.insert(": AnyObject", at: range(node.name).upperBound)
    }
    let outer = typeName.map { $0 + "." } ?? ""
    let name = outer + node.name.plainName
    // Nothing may name what is unavailable.
    guard !scopes.contains(where: \.isBody), !node.attributes.isUnavailable else { return }
    var required: [String] = []
    var optional: [String] = []
    var defaults: [String] = []
    for member in activeMembers(node.memberBlock.members) {
      if let method = member.as(FunctionDeclSyntax.self) {
        if method.modifiers.contains("optional") {
          optional.append(method.selector)
          defaults += Self.defaults(for: method)
        } else if !method.modifiers.isStatic {
          required.append(method.selector)
        }
      } else if let property = member.as(VariableDeclSyntax.self) {
        addProperty(property, &required, &optional, &defaults)
      }
    }
    let list = { (names: [String]) in "[" + names.map(Self.literal).joined(separator: ", ") + "]" }
    let other = node.attributes.objcName.map { ", objectiveCName: \(Self.literal($0))" } ?? ""
    table.add(
      protocol: "file.add(protocol: \(Self.literal(name)), "
        + "module: \(Self.literal(module.moduleName))\(other), requirements: \(list(required)), optionalRequirements: \(list(optional)))"
        + " { $0 is any \(name) }")
    guard !defaults.isEmpty else { return }
    let access = node.modifiers.contains("public") ? "public " : ""
    table.extensions.append(
      "\(access)extension \(name) {\n" + defaults.map { "  \($0)\n" }.joined() + "}")
  }

  /// What a class that leaves a requirement out has, and what `?(…)` calls.
  private static func defaults(for method: FunctionDeclSyntax) -> [String] {
    guard let forwarding = method.forwarding else { return [] }
    let result = method.signature.returnClause?.type.flat
    let isVoid = result == nil || result == "Void" || result == "()"
    let selector = literal(method.selector)
    let name = method.name.text
    let body = isVoid ? "" : "fatalError(\"\(method.selector.filter { $0 != "\"" }) isn't there\")"
    let hidden = name + "_" + forwarding.signature.dropFirst(name.count)
    var question =
      isVoid
      ? hidden.replacing(" -> Void", with: "").replacing(" -> ()", with: "") + " -> Void?" : hidden
    if !isVoid, result?.hasSuffix("?") == false, result?.hasSuffix("!") == false { question += "?" }
    if result?.hasSuffix("!") == true { question = String(question.dropLast()) + "?" }
    let lead = method.modifiers.isStatic ? "static " : ""
    return [
      "\(lead)func \(forwarding.signature) { \(body) }",
      "@discardableResult \(lead)func \(question) "
        + "{ class_respondsToSelector(type(of: self), Selector(\(selector))) ? "
        + "\(forwarding.effects)self.\(name)\(forwarding.arguments) : nil }",
    ]
  }

  /// An optional property isn't required any more; asked of the protocol, it goes by its key.
  private func addProperty(
    _ node: VariableDeclSyntax, _ required: inout [String], _ optional: inout [String],
    _ defaults: inout [String]
  ) {
    guard let binding = node.bindings.first, let type = binding.typeAnnotation?.type,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return }
    let key = node.attributes.objcName ?? name.plainName
    guard node.modifiers.contains("optional") else { return required.append(key) }
    optional.append(key)
    edits.blank(range(node))
    let plain = type.flat.hasSuffix("?") ? String(type.flat.dropLast()) : type.flat
    defaults.append(
      "var \(name.text): \(plain)? { (self as AnyObject as? NSObject).flatMap "
        + "{ $0.responds(to: Selector(\(Self.literal(key)))) "
        + "? $0.value(forKey: \(Self.literal(key))) as? \(plain) : nil } }")
  }

  /// `where P.Delegate: AnyObject` of a method → `P.Delegate: Any`: a value of an `@objc` protocol is an object on iOS, and
  /// `any P` isn't one for Linux's compiler.
  func widenClassRequirement(_ node: ConformanceRequirementSyntax) {
    guard node.leftType.is(MemberTypeSyntax.self), node.rightType.trimmedDescription == "AnyObject",
      let clause = node.parent?.parent?.parent?.as(GenericWhereClauseSyntax.self),
      let function = clause.parent?.as(FunctionDeclSyntax.self)
    else { return }
    edits.replace(range(node.rightType), "Any")
    guard widened.insert(function.id).inserted, let body = function.body else { return }
    let comparisons = ComparisonFinder(viewMode: .sourceAccurate)
    comparisons.walk(body)
    // What is compared may be of such a type.
    for operand in comparisons.operands {
      let place = range(operand)
      edits.insert("(", at: place.lowerBound)
      edits.insert(" as? AnyObject)", at: place.upperBound)
    }
  }
}

/// Finds the operands of `===` and `!==`.
private final class ComparisonFinder: SyntaxVisitor {
  private(set) var operands: [ExprSyntax] = []

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    for (index, part) in parts.enumerated() {
      guard let name = part.as(BinaryOperatorExprSyntax.self)?.operator.text,
        name == "===" || name == "!==", index > 0, index + 1 < parts.count
      else { continue }
      operands += [parts[index - 1], parts[index + 1]]
    }
    return .visitChildren
  }
}
