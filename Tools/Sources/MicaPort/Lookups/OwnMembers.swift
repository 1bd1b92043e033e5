// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Members of the program's own classes that Objective-C sees, as they are written.

internal import SwiftParser
internal import SwiftSyntax

/// Collects the members of some names that objects of unknown classes have by a file.
final class OwnMembers: SyntaxVisitor {
  private struct Scope {
    var name: String
    /// Whether it is a class that the helper can name, or extends one.
    var isClass: Bool
    /// Whether Objective-C sees its members without a word.
    var exposes: Bool
    var isProtocol = false
  }

  private(set) var found: [String: [LookedUpMember]] = [:]
  private let names: Set<String>
  private let conditions: BuildConditions
  /// Whether only what is public counts: the file is another module's.
  private let isForeign: Bool
  private var scopes: [Scope] = []

  init(of names: Set<String>, options: PortOptions, isForeign: Bool) {
    (self.names, self.isForeign) = (names, isForeign)
    conditions = BuildConditions(options: options)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let active = conditions.activeClause(of: node), let elements = active.elements {
      walk(elements)
    }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Types

  private func enter(
    _ name: String, _ modifiers: DeclModifierListSyntax, isClass: Bool, exposes: Bool,
    isProtocol: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let outer = scopes.last.map { $0.name + "." } ?? ""
    let canBeNamed =
      !modifiers.isPrivate
      && (!isForeign || modifiers.contains("public") || modifiers.contains("open"))
    scopes.append(
      Scope(
        name: outer + name, isClass: isClass && canBeNamed, exposes: exposes,
        isProtocol: isProtocol))
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.name.text, node.modifiers, isClass: node.genericParameterClause == nil,
      exposes: node.attributes.contains(name: "objcMembers"))
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let isObjC = node.attributes.contains(name: "objc")
    return enter(node.name.text, node.modifiers, isClass: isObjC, exposes: true, isProtocol: true)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(
      Scope(
        name: node.extendedType.className,
        isClass: node.genericWhereClause == nil && !node.modifiers.isPrivate,
        exposes: node.attributes.contains(name: "objc")))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers, isClass: false, exposes: false)
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers, isClass: false, exposes: false)
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(DeclSyntax(node), node.name.plainName, node.attributes, node.modifiers)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      add(DeclSyntax(node), name.plainName, node.attributes, node.modifiers)
    }
    return .skipChildren
  }

  private func add(
    _ node: DeclSyntax, _ name: String, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax
  ) {
    guard names.contains(name), let scope = scopes.last, scope.isClass, !modifiers.isPrivate,
      attributes.isExposing || scope.exposes && !attributes.contains(name: "nonobjc"),
      scope.isProtocol || !isForeign || modifiers.contains("public") || modifiers.contains("open"),
      var member = LookedUpMember(
        node, owner: scope.name, depth: Self.nearest - scopes.count, isIsolated: true)
    else { return }
    member.isProtocol = scope.isProtocol
    found[name, default: []].append(member)
  }

  /// The program's classes are asked for before Apple's, which may be above them.
  private static let nearest = 1000
}
