// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The first pass over a file: what the rest of its module must know.

internal import SwiftSyntax

/// Collects a file's facts.
final class FactsCollector: SyntaxVisitor {
  private enum Scope {
    case type(Int)
    case extended(Int)
    case objcProtocol(Int)
    case other(String)
  }

  private(set) var facts: FileFacts
  private let conditions: BuildConditions
  private let systems: SystemVersions
  private var scopes: [Scope] = []
  private var genericDepth = 0
  private let takesScreens: Bool

  init(path: String, options: PortOptions) {
    facts = FileFacts(path: path)
    conditions = BuildConditions(options: options)
    systems = SystemVersions(device: options.system)
    takesScreens = options.takesScreens
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Conditions and bodies

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let active = conditions.activeClause(of: node), let elements = active.elements {
      walk(elements)
    }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    systems.isLater(node.item) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    systems.isLater(node.decl) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    count(PreviewSyntax(node))
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    count(PreviewSyntax(node))
  }
  private func count(_ preview: PreviewSyntax?) -> SyntaxVisitorContinueKind {
    if let preview, takesScreens, scopes.isEmpty,
      preview.isShown(bySwiftUI: facts.imports.contains("SwiftUI"))
    {
      facts.previews.append(preview.title)
    }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text { facts.imports.append(module) }
    return .skipChildren
  }

  // MARK: Types

  private func outerName(_ name: String) -> String {
    switch scopes.last {
    case .type(let index)?: facts.types[index].name + "." + name
    case .extended(let index)?: facts.extensions[index].name + "." + name
    case .objcProtocol(let index)?: facts.protocols[index].name + "." + name
    case .other(let outer)?: outer + "." + name
    case nil: name
    }
  }

  private func enter(
    _ node: some DeclGroupSyntax, _ name: TokenSyntax, generic: GenericParameterClauseSyntax?,
    isClass: Bool
  ) {
    noteProvider(node, name.plainName)
    if generic != nil || genericDepth > 0 { genericDepth += 1 }
    facts.types.append(
      TypeFacts(
        name: outerName(name.plainName), isClass: isClass, isGeneric: genericDepth > 0,
        isPrivate: node.modifiers.isPrivate,
        inherited: node.inheritanceClause?.names ?? [],
        hasObjCMembers: node.attributes.contains(name: "objcMembers"),
        isOfActor: node.attributes.nameAnActor))
    scopes.append(.type(facts.types.count - 1))
    if node.attributes.names.contains(where: ObjCAttribute.application.contains) {
      facts.application = facts.types[facts.types.count - 1].name
    }
  }

  /// Notes a type of `PreviewProvider`.
  private func noteProvider(_ node: some DeclGroupSyntax, _ name: String) {
    if takesScreens, scopes.isEmpty, PreviewProviderSyntax.isOne(node) {
      facts.previews.append(name)
    }
  }

  private func leave() {
    if genericDepth > 0 { genericDepth -= 1 }
    scopes.removeLast()
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, generic: node.genericParameterClause, isClass: true)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, generic: node.genericParameterClause, isClass: false)
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, generic: node.genericParameterClause, isClass: false)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, generic: node.genericParameterClause, isClass: false)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    if case .type(let index)? = scopes.last {
      facts.types[index].cases += node.elements.map(\.name.plainName)
    }
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    noteProvider(node, node.extendedType.className)
    facts.extensions.append(
      ExtensionFacts(
        name: node.extendedType.className, isConditional: node.genericWhereClause != nil,
        inherited: node.inheritanceClause?.names ?? []))
    scopes.append(.extended(facts.extensions.count - 1))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let isObjC = node.attributes.contains(name: "objc")
    let name = outerName(node.name.plainName)
    let asksForInit = node.memberBlock.members.contains {
      $0.decl.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters.isEmpty == true
    }
    facts.protocols.append(
      ProtocolFacts(name: name, isObjC: isObjC, asksForInit: asksForInit))
    scopes.append(isObjC ? .objcProtocol(facts.protocols.count - 1) : .other(name))
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    noteTopLevel(node.name, node.modifiers)
    if scopes.isEmpty { facts.aliases[node.name.plainName] = node.initializer.value.className }
    return .skipChildren
  }

  private func noteTopLevel(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) {
    guard scopes.isEmpty, !modifiers.contains("private"), !modifiers.contains("fileprivate") else {
      return
    }
    facts.topLevelNames.append(name.plainName)
  }

  // MARK: Members

  private func add(_ member: MemberFacts) {
    switch scopes.last {
    case .type(let index)?: facts.types[index].members.append(member)
    case .extended(let index)?: facts.extensions[index].members.append(member)
    case .objcProtocol(let index)?: facts.protocols[index].members.append(member)
    case .other?, nil: break
    }
  }

  private var isInExtension: Bool {
    if case .extended? = scopes.last { true } else { false }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    noteTopLevel(node.name, node.modifiers)
    let isSeen = node.attributes.isExposing || isInExtension && node.isInExposedExtension
    let isExposed = isSeen && !node.modifiers.isStatic
    add(
      MemberFacts(
        kind: .method, name: node.name.plainName,
        labels: node.signature.parameterClause.parameters.labels, selector: node.selector,
        isStatic: node.modifiers.isStatic, isOverride: node.modifiers.contains("override"),
        isOptional: node.modifiers.contains("optional"),
        isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil, isTest: node.isTest,
        isExposed: isExposed, isExposedOfType: isSeen && node.modifiers.isStatic,
        isDynamic: node.modifiers.contains("dynamic")
          || isExposed && isInExtension && !node.modifiers.contains("final"),
        forwarding: isInExtension ? node.forwarding : nil))
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName else {
        continue
      }
      add(
        MemberFacts(
          kind: .property, name: name, selector: node.attributes.objcName ?? name,
          isStatic: node.modifiers.isStatic, isOverride: node.modifiers.contains("override"),
          isOptional: node.modifiers.contains("optional"),
          isExposed: !node.modifiers.isStatic
            && (node.attributes.isExposing || isInExtension && node.isInExposedExtension),
          isAnyObject: binding.typeAnnotation?.type.flat.hasPrefix("AnyObject") ?? false,
          forwarding: isInExtension ? node.forwarding : nil))
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.signature.parameterClause.parameters.isEmpty,
      node.modifiers.contains("required") || node.body == nil
    {
      facts.declaresEmptyInit = true
    }
    if case .type(let index)? = scopes.last, !node.modifiers.contains("convenience") {
      facts.types[index].designated.append(node.fullName)
    }
    return .skipChildren
  }

  // MARK: The application of a main.swift

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "UIApplicationMain",
      let last = node.arguments.last?.expression.trimmedDescription
    {
      facts.application = MainFile.className(in: last)
    }
    return .visitChildren
  }
}

extension BuildConditions {
  /// The branch that is code.
  func activeClause(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    node.clauses.first { $0.condition.map(holds) ?? true }
  }
}

/// A program's own main.swift, whose place ours takes.
enum MainFile {
  static func isMain(_ path: String) -> Bool {
    path == "main.swift" || path.hasSuffix("/main.swift")
  }

  /// `AppDelegate` of `NSStringFromClass(AppDelegate.self)`.
  static func className(in expression: String) -> String? {
    guard let end = expression.range(of: ".self") else { return nil }
    let head = expression[..<end.lowerBound]
    let start = head.lastIndex { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    return String(start.map { head[head.index(after: $0)...] } ?? head)
  }
}
