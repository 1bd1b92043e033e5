// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A member that an object of unknown class may have: who has it, and how it is asked for.

internal import SwiftParser
internal import SwiftSyntax

/// A method or property of one class.
struct LookedUpMember {
  /// The class as the helper names it: `UIKit.UIView`.
  var owner: String
  /// How many superclasses it has, as far as they are known.
  var depth: Int
  var isProtocol = false
  /// Whether it is called on the main actor only.
  var isIsolated: Bool
  var form: Form

  /// What members are the same by for their callers.
  enum Form: Hashable {
    case property(type: String)
    case method(Signature)
  }

  /// A method without its parameters' own names.
  struct Signature: Hashable {
    var labels: [String]
    var types: [String]
    /// Empty for none.
    var result: String
    var isThrowing: Bool
    /// Values of parameters that may be left out; they don't make methods different ones.
    var defaults: [String?]

    static func == (one: Self, other: Self) -> Bool {
      one.labels == other.labels && one.types == other.types && one.result == other.result
        && one.isThrowing == other.isThrowing
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(labels)
      hasher.combine(types)
      hasher.combine(result)
    }
  }

  /// Nil for what an object isn't asked for: class members, overrides, generic and suspending ones.
  init?(_ declaration: DeclSyntax, owner: String, depth: Int, isIsolated: Bool) {
    (self.owner, self.depth, self.isIsolated) = (owner, depth, isIsolated)
    guard let words = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers,
      !words.isStatic, !words.contains("override")
    else { return nil }
    if let node = declaration.as(FunctionDeclSyntax.self), let form = Self.form(of: node) {
      self.form = form
    } else if let node = declaration.as(VariableDeclSyntax.self), let form = Self.form(of: node) {
      self.form = form
    } else {
      return nil
    }
  }

  /// Reads a declaration as the compiler prints it.
  init?(_ text: String, owner: String, depth: Int) {
    guard case .decl(let node)? = Parser.parse(source: text).statements.first?.item else {
      return nil
    }
    self.init(node, owner: owner, depth: depth, isIsolated: text.contains("@MainActor"))
  }

  private static func form(of node: FunctionDeclSyntax) -> Form? {
    let effects = node.signature.effectSpecifiers
    guard node.genericParameterClause == nil, effects?.asyncSpecifier == nil,
      !node.attributes.isUnavailable, node.name.text.first.map({ $0.isLetter || $0 == "_" }) == true
    else { return nil }
    var signature = Signature(
      labels: [], types: [], result: plain(node.signature.returnClause?.type),
      isThrowing: effects?.throwsClause != nil, defaults: [])
    for parameter in node.signature.parameterClause.parameters {
      let type = parameter.type.flat
      if parameter.ellipsis != nil
        || ["inout ", "@autoclosure", "some "].contains(where: type.contains)
      {
        return nil
      }
      signature.labels.append(parameter.firstName.text)
      signature.types.append(type)
      signature.defaults.append(parameter.defaultValue?.value.trimmedDescription)
    }
    if isOfItsClass(signature.types + [signature.result]) { return nil }
    if signature.result == "Void" || signature.result == "()" { signature.result = "" }
    return .method(signature)
  }

  private static func form(of node: VariableDeclSyntax) -> Form? {
    guard let binding = node.bindings.first, node.bindings.count == 1,
      !node.attributes.isUnavailable
    else { return nil }
    let type = binding.typeAnnotation.map { plain($0.type) } ?? inferred(binding.initializer?.value)
    guard let type, !isOfItsClass([type]) else { return nil }
    return .property(type: type)
  }

  /// What a value's form tells of its type.
  private static func inferred(_ value: ExprSyntax?) -> String? {
    guard let value else { return nil }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if let call = value.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isUppercase == true
    {
      return name
    }
    return nil
  }

  /// `T?` for `T!`.
  private static func plain(_ type: TypeSyntax?) -> String {
    let text = type?.flat ?? ""
    return text.hasSuffix("!") ? text.dropLast() + "?" : text
  }

  private static func isOfItsClass(_ types: [String]) -> Bool {
    types.contains { type in
      type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains {
        $0 == "Self" || $0 == "some"
      }
    }
  }
}
