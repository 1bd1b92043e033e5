// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Classes, their initialisers' rows, and members that move from extensions into class bodies.

internal import SwiftSyntax

extension FileRewriter {
  func enterClass(_ node: ClassDeclSyntax) {
    let name = (typeName.map { $0 + "." } ?? "") + node.name.plainName
    let isLocal = scopes.contains(where: \.isBody)
    let facts = module.type(named: name)
    let isGeneric =
      module.isGeneric(name) || node.genericParameterClause != nil || isInForeignExtension(node)
    let isNameable = !Self.isInConstrainedExtension(node)
    let ancestors = module.ancestors(of: name)
    let isDerived = !ancestors.own.isEmpty || ancestors.foreign != nil
    // What runs on the main thread can't call what belongs to another actor, as a class below such a one does.
    let isOfActor =
      node.attributes.nameAnActor
      || ancestors.own.contains { module.type(named: $0)?.isOfActor == true }
    let isAsked =
      isDerived && !name.contains(".") || facts.map(module.goesByName) ?? isDerived
    // A class that can't be named has no rows.
    let isLeftOut = node.attributes.isUnavailable || isOfActor
    scopes.append(
      .type(name: name, isClass: !isLocal && !isLeftOut && isNameable, isExtension: false))
    if isLocal || isLeftOut { return }
    adoptEmptyInit(name, node.inheritanceClause)
    // A private class within another type can't be named by the file's registration.
    if name.contains("."), isNameable, !isGeneric || isAsked {
      for modifier in node.modifiers where modifier.name.text == "private" {
        edits.substitute(range(modifier), "fileprivate")
      }
    }
    table.declare(
      name, line: line(at: range(node.name).lowerBound), objectiveCName: node.attributes.objcName,
      isGeneric: isGeneric, isNameable: isNameable, isAsked: isAsked)
    table.list(name) { listed in
      (listed.file, listed.line) = (file.name, line(at: range(node.name).lowerBound))
      listed.isGeneric = isGeneric
      // Full, where it is the module's own.
      let outer = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? ""
      listed.superclass = node.inheritanceClause?.names.first.map {
        module.resolved($0, in: outer) ?? $0
      }
    }
    if let facts, isNameable, isAsked || !isGeneric, !facts.designated.isEmpty {
      addInitializers(of: node, facts)
    }
  }

  /// Whether a class stands in an extension for certain arguments of a type: no other extension can name it.
  private static func isInConstrainedExtension(_ node: ClassDeclSyntax) -> Bool {
    extensions(around: node).contains {
      $0.genericWhereClause != nil || $0.extendedType.trimmedDescription.contains("<")
    }
  }

  /// Whether a class stands in an extension of another module's type, which may be generic. Apple's classes aren't.
  private func isInForeignExtension(_ node: ClassDeclSyntax) -> Bool {
    Self.extensions(around: node).contains {
      let name = $0.extendedType.className
      return module.resolved(name) == nil && module.protocols[name] == nil
        && !AppleNames.isClass(name)
    }
  }

  private static func extensions(around node: ClassDeclSyntax) -> [ExtensionDeclSyntax] {
    Array(
      sequence(first: Syntax(node)) { $0.parent }.compactMap { $0.as(ExtensionDeclSyntax.self) })
  }

  // MARK: Initialisers

  /// The row of a class that declares designated initialisers.
  private func addInitializers(of node: ClassDeclSyntax, _ facts: TypeFacts) {
    let declared = activeMembers(node.memberBlock.members).compactMap {
      $0.as(InitializerDeclSyntax.self)
    }
    let names = declared.filter { !$0.attributes.isUnavailable && $0.genericParameterClause == nil }
      .map(\.fullName)
    let ancestors = module.ancestors(of: facts.name)
    let inherited = (ancestors.own.first ?? ancestors.foreign).flatMap { module.designated(of: $0) }
    let inheritsOthers = inherited.map { Set($0).isSubset(of: declared.map(\.fullName)) } ?? false
    table.list(facts.name) {
      $0.initializers = names
      $0.inheritsOthers = inheritsOthers
    }
    var seen: Set<String> = []
    let list = names.filter { seen.insert($0).inserted }.map { Self.literal($0) + ", " }.joined()
    table.add("table.initializers(\(list)inheritsOthers: \(inheritsOthers))", to: facts.name)
  }

  /// The members of the branches that are code.
  func activeMembers(_ members: MemberBlockItemListSyntax) -> [DeclSyntax] {
    members.flatMap { item -> [DeclSyntax] in
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      guard let active = conditions.activeClause(of: condition),
        case .decls(let inner)? = active.elements
      else { return [] }
      return activeMembers(inner)
    }
  }

  /// Initialisers that Linux's Foundation declares `required` and Apple's doesn't, by their classes.
  private static let requiredInitializers: [String: Set<String>] = [
    "URLProtocol": ["init(request:cachedResponse:client:)", "init(task:cachedResponse:client:)"]
  ]

  /// `override init` → `required init`, where Linux's Foundation asks for it.
  private func requireInitializer(_ node: InitializerDeclSyntax) {
    guard let word = node.modifiers.first(where: { $0.name.text == "override" }),
      !node.modifiers.contains("required"), let name = typeName,
      let root = module.ancestors(of: name).foreign,
      Self.requiredInitializers[root]?.contains(node.fullName) == true
    else { return }
    edits.replace(range(word), "required")
  }

  /// Apple's classes whose `init(frame:)` only calls another initialiser. Swift doesn't let a subclass replace it, as
  /// Objective-C does.
  private static let framedOnlyInName: Set<String> = ["UICollectionView", "UIInputView"]

  /// Behind `convenience init(frame:)` of such a class an `init()` that calls it: on iOS `T()` does.
  private func addEmptyInitializer(_ node: InitializerDeclSyntax) {
    let parameters = node.signature.parameterClause.parameters
    guard node.modifiers.contains("convenience"), parameters.count == 1,
      parameters.first?.firstName.text == "frame", let body = node.body,
      case .type(_, _, false)? = scopes.last, let name = typeName,
      let root = module.ancestors(of: name).foreign, Self.framedOnlyInName.contains(root),
      let list = node.parent?.parent?.as(MemberBlockItemListSyntax.self),
      !activeMembers(list).compactMap({ $0.as(InitializerDeclSyntax.self) })
        .contains(where: \.signature.parameterClause.parameters.isEmpty)
    else { return }
    let access = node.modifiers.contains { $0.name.text == "public" } ? "public " : ""
    edits.insert(
      "; \(access)convenience init() { self.init(frame: .zero) }",
      at: range(body.rightBrace).upperBound)
  }

  /// The row of an initialiser that needs no argument.
  func addInitializer(_ node: InitializerDeclSyntax) {
    requireInitializer(node)
    if node.body == nil { renameEmptyInit(node) }
    addEmptyInitializer(node)
    // What an extension of a structure of Apple's declares looks the same but for the word.
    if case .type(_, _, true)? = scopes.last, !node.modifiers.contains("convenience") { return }
    guard let name = tableClass, node.needsNoArguments, node.genericParameterClause == nil,
      !node.attributes.isUnavailable, !node.modifiers.isPrivate, node.genericWhereClause == nil,
      node.signature.effectSpecifiers?.asyncSpecifier == nil
    else { return }
    guard node.signature.parameterClause.parameters.isEmpty || isOnlyOne(node) else { return }
    table.list(name) { $0.hasEmptyInit = true }
    let call = node.signature.effectSpecifiers?.throwsClause != nil ? "try? " : ""
    table.add("table.initializer(\"init()\") { \(call)\(name)() }", to: name)
  }

  /// Whether no other initialiser beside it could be meant by `T()`.
  private func isOnlyOne(_ node: InitializerDeclSyntax) -> Bool {
    guard let list = node.parent?.parent?.as(MemberBlockItemListSyntax.self) else { return false }
    return activeMembers(list).compactMap { $0.as(InitializerDeclSyntax.self) }
      .filter(\.needsNoArguments).count == 1
  }

  // MARK: Members of extensions

  /// Declares in the class's body what it gets from extensions, in the line of its brace.
  func addHoists(to node: ClassDeclSyntax) {
    guard case .type(let name, _, false)? = scopes.last, !scopes.contains(where: \.isBody),
      let hoists = module.hoists[name]
    else { return }
    let brace = range(node.memberBlock.rightBrace).lowerBound
    let declarations = hoists.compactMap(\.text).joined(separator: "; ")
    for hoist in hoists where hoist.isOfNSObject {
      if let row = Self.overrideRows[hoist.member.key] { table.add(row, to: name) }
    }
    let last = node.memberBlock.rightBrace.previousToken(viewMode: .sourceAccurate)
    let isOnLineOfLast = last.map { line(at: range($0).upperBound - 1) == line(at: brace) } ?? false
    let isEmpty = node.memberBlock.members.isEmpty
    edits.insert((isOnLineOfLast && !isEmpty ? "; " : "") + declarations + " ", at: brace)
  }

  /// An extension whose members a class body in another file calls can't be private.
  func widenExtension(_ node: ExtensionDeclSyntax, of name: String) {
    guard module.hoists[name] != nil, node.genericWhereClause == nil else { return }
    for modifier in node.modifiers where ["private", "fileprivate"].contains(modifier.name.text) {
      edits.blank(range(modifier))
    }
  }

  /// Gives an extension's member its hidden name, if a class body calls it.
  func hideIfHoisted(_ name: TokenSyntax, key: String, _ modifiers: DeclModifierListSyntax) -> Bool
  {
    guard case .type(let type, _, true)? = scopes.last, !scopes.contains(where: \.isBody) else {
      return false
    }
    let override = modifiers.first { $0.name.text == "override" }
    guard let hoist = module.hoist(of: key, in: type), isUnconditional(name) else {
      if let override {
        problem(
          override, .warning,
          "an override in this extension can't be moved into the class: it is never called")
        edits.substitute(range(override), "")
        edits.substitute(range(name), "_unused_" + name.plainName)
      }
      return override != nil
    }
    if let override {
      // The room of the word goes to the prefix, so that what follows keeps its column.
      edits.substitute(range(override), " ")
    }
    for modifier in modifiers where ["private", "fileprivate", "open"].contains(modifier.name.text)
    {
      edits.blank(range(modifier))
    }
    edits.substitute(range(name), hoist.prefix + name.plainName)
    return true
  }

  /// Leaves out the observers of a property that an extension overrides where no class body can call them: extensions
  /// hold no stored properties.
  func leaveOutObservers(
    of node: VariableDeclSyntax, _ binding: PatternBindingSyntax, key: String
  ) -> Bool {
    guard case .type(let type, _, true)? = scopes.last, !scopes.contains(where: \.isBody),
      node.modifiers.contains("override"), module.hoist(of: key, in: type) == nil,
      case .accessors(let list)? = binding.accessorBlock?.accessors,
      list.contains(where: { ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
    else { return false }
    problem(
      node, .warning,
      "an override in this extension can't be moved into the class: its observers are never called")
    edits.blank(range(node))
    return true
  }

  /// Makes functions of the observers of a property that an extension overrides, if a class body calls them.
  func hideObservers(
    of node: VariableDeclSyntax, _ binding: PatternBindingSyntax, key: String
  ) -> Bool {
    guard case .type(let type, _, true)? = scopes.last, !scopes.contains(where: \.isBody),
      let hoist = module.hoist(of: key, in: type),
      hoist.member.forwarding?.observers.isEmpty == false,
      isUnconditional(node), let block = binding.accessorBlock,
      case .accessors(let list) = block.accessors, let value = binding.typeAnnotation?.type.flat
    else { return false }
    edits.blank(range(node).lowerBound..<range(block.leftBrace).upperBound)
    edits.blank(range(block.rightBrace))
    for accessor in list {
      guard let body = accessor.body else { continue }
      let name = accessor.accessorSpecifier.text
      let parameter =
        accessor.parameters?.name.text ?? (name == "willSet" ? "newValue" : "oldValue")
      let head = "func \(hoist.prefix)\(name)_\(hoist.member.name)(_ \(parameter): \(value)) "
      edits.substitute(range(accessor).lowerBound..<range(body).lowerBound, head)
    }
    return true
  }

  private func isUnconditional(_ node: some SyntaxProtocol) -> Bool {
    var parent = node.parent
    while let current = parent {
      if let declaration = current.as(ExtensionDeclSyntax.self) {
        return declaration.genericWhereClause == nil
      }
      parent = current.parent
    }
    return true
  }
}
