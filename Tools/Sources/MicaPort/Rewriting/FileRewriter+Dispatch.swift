// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Members that extensions of Apple's classes declare and classes of the program's override. The extension's asks whether its
// object's class has one, which goes by a hidden name; its own body goes by another one, for `super`.

internal import SwiftSyntax

extension FileRewriter {
  /// The member of an extension that asks, if a declaration in one is such.
  private func dispatch(_ key: String) -> Dispatch? {
    guard case .type(let type, _, true)? = scopes.last, !scopes.contains(where: \.isBody) else {
      return nil
    }
    return module.dispatches[type]?.first { $0.member.key == key }
  }

  // MARK: The extension's members

  /// Has an extension's method ask first.
  func dispatchMethod(_ node: FunctionDeclSyntax, key: String) -> Bool {
    guard let dispatch = dispatch(key), let body = node.body,
      let copy = PassedCall(node.signature)
    else { return false }
    for (token, text) in copy.unnamed { edits.insert(" " + text, at: range(token).upperBound) }
    renamed[node.id] = node.fullName
    let asked = "if let __o = self as? any \(dispatch.conformance) "
    edits.insert(
      "{ \(asked){ return \(copy.effects)__o.\(dispatch.hidden)(\(copy.arguments)) }; "
        + "return \(copy.effects)\(dispatch.own)(\(copy.arguments)) }; "
        + "\(ownHead(dispatch, node.attributes))func \(dispatch.own)\(copy.declaration) ",
      at: range(body).lowerBound)
    addProtocol(of: dispatch, "func \(dispatch.hidden)\(copy.declaration)")
    return true
  }

  /// Has an extension's property ask first.
  func dispatchProperty(
    _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, key: String
  ) -> Bool {
    guard let dispatch = dispatch(key), let block = binding.accessorBlock,
      let type = binding.typeAnnotation?.type.flat
    else { return false }
    let (hidden, own) = (dispatch.hidden, dispatch.own)
    let asked = "if let __o = self as? any \(dispatch.conformance) "
    var text = "{ get { \(asked){ return __o.\(hidden) }; return \(own) }"
    let isSettable = dispatch.member.forwarding?.isSettable == true
    if isSettable {
      text += " set { \(asked){ __o.\(hidden) = newValue } else { \(own) = newValue } }"
    }
    text += " }; \(ownHead(dispatch, node.attributes))var \(own): \(type) "
    edits.insert(text, at: range(block).lowerBound)
    addProtocol(of: dispatch, "var \(hidden): \(type) { get\(isSettable ? " set" : "") }")
    return true
  }

  private func ownHead(_ dispatch: Dispatch, _ attributes: AttributeListSyntax) -> String {
    let kept = FunctionDeclSyntax.oneLine(attributes.kept)
    return (kept.isEmpty ? "" : kept + " ") + (dispatch.isPublic ? "public " : "")
  }

  private func addProtocol(of dispatch: Dispatch, _ requirement: String) {
    let actor = dispatch.type.hasPrefix("UI") ? "@preconcurrency @MainActor " : ""
    table.extensions.append(
      "\(actor)\(dispatch.isPublic ? "public " : "")protocol \(dispatch.conformance): AnyObject "
        + "{ \(requirement) }")
  }

  // MARK: Classes that override them

  /// Gives a member that overrides such a one its hidden name.
  func hideOverride(
    _ name: TokenSyntax, key: String, _ modifiers: DeclModifierListSyntax
  ) -> Bool {
    guard case .type(let type, _, _)? = scopes.last, !scopes.contains(where: \.isBody),
      let word = modifiers.first(where: { $0.name.text == "override" }),
      let member = module.dispatchedMembers[type]?.first(where: {
        $0.isOverriding && $0.dispatch.member.key == key
      })
    else { return false }
    edits.substitute(range(name), member.dispatch.hidden)
    for modifier in modifiers where ["private", "fileprivate"].contains(modifier.name.text) {
      edits.blank(range(modifier))
    }
    if !member.isBelowOther {
      edits.blank(range(word))
      table.extensions.append("extension \(type): \(member.dispatch.conformance) {}")
    }
    return true
  }

  /// `super.f()` → the own body of the extension's, or the next class's.
  func rewriteSuper(_ node: MemberAccessExprSyntax) {
    guard node.base?.is(SuperExprSyntax.self) == true, let type = typeName,
      let members = module.dispatchedMembers[type]
    else { return }
    let name = node.declName.baseName
    var found = members.filter { $0.dispatch.member.name == name.plainName }
    if found.count > 1, let call = node.parent?.as(FunctionCallExprSyntax.self) {
      let labels = call.arguments.map { $0.label?.text ?? "_" }
      found = found.filter { $0.dispatch.member.labels == labels }
    }
    guard let member = found.first else { return }
    edits.substitute(range(name), member.superName)
  }
}

extension FunctionDeclSyntax {
  /// `tap(_:event:)`: what `#function` says in it.
  var fullName: String {
    let labels = signature.parameterClause.parameters.labels
    return name.plainName + "(" + labels.map { $0 + ":" }.joined() + ")"
  }
}

/// A call that passes a method's own arguments on.
private struct PassedCall {
  /// `(a: Int, _ b: Int) throws -> Int`, without values of parameters that may be left out.
  let declaration: String
  /// `a: a, b`.
  let arguments: String
  /// `try await `, as needed.
  let effects: String
  /// Parameters without a name, and the one that they get.
  let unnamed: [(token: TokenSyntax, text: String)]

  /// Nil where a call can't be passed on: variadic parameters.
  init?(_ signature: FunctionSignatureSyntax) {
    var (parameters, arguments): ([String], [String]) = ([], [])
    var unnamed: [(token: TokenSyntax, text: String)] = []
    for parameter in signature.parameterClause.parameters {
      let type = parameter.type.flat
      let label = parameter.firstName.text
      var local = (parameter.secondName ?? parameter.firstName).text
      if parameter.ellipsis != nil { return nil }
      if local == "_" {
        local = "p\(arguments.count)"
        guard parameter.secondName == nil else { return nil }
        unnamed.append((parameter.firstName, local))
      }
      let value =
        type.hasPrefix("inout ")
        ? "&" + local : type.contains("@autoclosure") ? local + "()" : local
      arguments.append(label == "_" ? value : "\(label): \(value)")
      parameters.append((label == local ? label : "\(label) \(local)") + ": " + type)
    }
    let words = signature.effectSpecifiers
    let kinds = words.map { " " + $0.trimmedDescription } ?? ""
    let result = signature.returnClause.map { " -> " + $0.type.flat } ?? ""
    declaration = "(" + parameters.joined(separator: ", ") + ")" + kinds + result
    self.arguments = arguments.joined(separator: ", ")
    effects =
      (words?.throwsClause != nil ? "try " : "") + (words?.asyncSpecifier != nil ? "await " : "")
    self.unnamed = unnamed
  }
}
