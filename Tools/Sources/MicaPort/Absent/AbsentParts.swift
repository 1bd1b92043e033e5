// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

internal import MicaFolders
internal import SwiftSyntax

/// What one file loses without WidgetKit.
struct AbsentParts {
  private(set) var edits: Edits
  private(set) var problems: [PortProblem] = []
  /// Names of the file's scope that are gone.
  private(set) var gone: Set<String> = []
  private let file: SourceFile
  private let converter: SourceLocationConverter
  /// Whether the file sees UIKit, once its import of the module is one of SwiftUI.
  private let seesUIKit: Bool
  private var names: Set<String>
  /// The same where types are inherited, which what only stands for a type can't be.
  private let inheritable: Set<String>

  /// `parameters` are names that stand for types of the file's own.
  init(
    _ file: SourceFile, _ tree: SourceFileSyntax, _ names: Set<String>,
    but parameters: Set<String> = [], importsModule: Bool
  ) {
    self.file = file
    seesUIKit =
      importsModule || ["UIKit", "SwiftUI"].contains { file.text.contains("import \($0)") }
    self.names = names.subtracting(parameters)
    inheritable = names
    edits = Edits(file.text)
    converter = SourceLocationConverter(fileName: file.path, tree: tree)
    settle(tree.statements)
  }

  // MARK: Declarations

  /// Goes through the statements of a file, or of a branch of a condition.
  private mutating func settle(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      switch statement.item {
      case .decl(let node): settle(node)
      case .expr(let node):
        if node.is(MacroExpansionExprSyntax.self), UsedNames.occur(in: node, names) {
          edits.blank(range(statement))
        }
      default: break
      }
    }
  }

  private mutating func settle(_ node: DeclSyntax) {
    if let condition = node.as(IfConfigDeclSyntax.self) { return settle(condition) }
    if let module = node.as(ImportDeclSyntax.self) {
      // It shows SwiftUI.
      if module.path.first?.name.text == AbsentModules.partial {
        edits.replace(range(module.path), "SwiftUI")
      }
      return
    }
    if node.is(MacroExpansionDeclSyntax.self) {
      if UsedNames.occur(in: node, names) { edits.blank(range(node)) }
      return
    }
    guard let group = Group(node) else {
      if UsedNames.occur(in: node, names) { leaveOut(node) }
      return
    }
    if names.contains(group.name) && group.isExtension || group.isMade(of: names, inheritable) {
      return leaveOut(node)
    }
    settle(group)
  }

  private mutating func settle(_ condition: IfConfigDeclSyntax) {
    for clause in condition.clauses {
      switch clause.elements {
      case .statements(let list): settle(list)
      case .decls(let list): for member in list { settle(member.decl) }
      default: break
      }
    }
  }

  /// Leaves a declaration out; what it declares is gone.
  private mutating func leaveOut(_ node: DeclSyntax) {
    edits.blank(range(node))
    let declared = Self.names(of: node)
    if node.parent?.is(CodeBlockItemSyntax.self) == true { gone.formUnion(declared) }
    tell(
      node,
      "\(declared.sorted().first ?? "this") is left out: Mica has no \(AbsentModules.partial)")
  }

  private mutating func tell(_ node: some SyntaxProtocol, _ message: String) {
    let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    problems.append(
      PortProblem(
        path: file.path, line: place.line, column: place.column, message: message,
        severity: .warning))
  }

  private func range(_ node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  private static func names(of node: DeclSyntax) -> Set<String> {
    if let variable = node.as(VariableDeclSyntax.self) {
      return Set(
        variable.bindings.compactMap {
          $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        })
    }
    if let function = node.as(FunctionDeclSyntax.self) { return [function.name.text] }
    if node.is(ExtensionDeclSyntax.self) { return [] }
    return node.asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
  }

  // MARK: Members

  /// Leaves members out that need the module, then what needs those in bodies.
  private mutating func settle(_ group: Group) {
    var kept: [DeclSyntax] = []
    var lost: Set<String> = []
    for member in group.members {
      let node = member.decl
      if node.is(IfConfigDeclSyntax.self) || Group(node) != nil {
        settle(node)
      } else if Self.needs(names, node) {
        leaveOut(node)
        if node.is(VariableDeclSyntax.self) { lost.formUnion(Self.names(of: node)) }
      } else {
        kept.append(node)
      }
    }
    for node in kept {
      for body in Self.bodies(of: node) { settle(body, lost) }
    }
  }

  /// Whether a member can't be declared without the names; what only bodies say doesn't count.
  private static func needs(_ names: Set<String>, _ node: DeclSyntax) -> Bool {
    if let function = node.as(FunctionDeclSyntax.self) {
      return UsedNames.occur(in: function.with(\.body, nil), names)
    }
    if let initializer = node.as(InitializerDeclSyntax.self) {
      return UsedNames.occur(in: initializer.with(\.body, nil), names)
    }
    if let variable = node.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock != nil,
      binding.initializer == nil
    {
      let bare = variable.with(\.bindings, [binding.with(\.accessorBlock, nil)])
      return UsedNames.occur(in: bare, names)
    }
    return UsedNames.occur(in: node, names)
  }

  private static func bodies(of node: DeclSyntax) -> [CodeBlockItemListSyntax] {
    if let function = node.as(FunctionDeclSyntax.self) {
      return function.body.map { [$0.statements] } ?? []
    }
    if let initializer = node.as(InitializerDeclSyntax.self) {
      return initializer.body.map { [$0.statements] } ?? []
    }
    if let variable = node.as(VariableDeclSyntax.self) {
      return variable.bindings.flatMap { binding -> [CodeBlockItemListSyntax] in
        switch binding.accessorBlock?.accessors {
        case .getter(let list): [list]
        case .accessors(let list): list.compactMap { $0.body?.statements }
        default: []
        }
      }
    }
    return []
  }

  /// Leaves statements out that need what is gone; where a value is to be returned, reaching them ends the program.
  private mutating func settle(_ body: CodeBlockItemListSyntax, _ lost: Set<String>) {
    var lost = lost
    for statement in body {
      guard UsedNames.occur(in: statement, names, members: lost) else { continue }
      // Where only a closure or a block within it needs the names, the rest stays.
      if !UsedNames.occur(in: statement, names, members: lost, bodies: false) {
        for inner in InnerBodies.outermost(in: statement) { settle(inner, lost) }
        continue
      }
      if case .decl(let node) = statement.item { lost.formUnion(Self.names(of: node)) }
      let isResult =
        statement.item.is(ReturnStmtSyntax.self) || body.count == 1 && !Self.isOfNothing(body)
      if isResult {
        edits.replace(range(statement), "fatalError(\"this needs \(AbsentModules.partial)\")")
      } else {
        leaveOut(statement)
      }
      tell(statement, "this is left out: Mica has no \(AbsentModules.partial)")
    }
  }

  /// Puts what tells of it in the place of a statement: a test that comes there fails.
  private mutating func leaveOut(_ statement: CodeBlockItemSyntax) {
    guard seesUIKit else { return edits.blank(range(statement)) }
    let line = converter.location(for: statement.positionAfterSkippingLeadingTrivia).line
    let end = statement.semicolon == nil ? "" : ";"
    edits.replace(
      range(statement),
      "_micaLeaveOut(\"\(AbsentModules.partial)\", \"\(file.name):\(line)\")\(end)")
  }

  /// Whether a body is that of a function without a result, of an initialiser or an observer.
  private static func isOfNothing(_ body: CodeBlockItemListSyntax) -> Bool {
    guard let block = body.parent?.as(CodeBlockSyntax.self) else {
      return body.parent?.is(ClosureExprSyntax.self) == true
    }
    if let function = block.parent?.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause == nil
    }
    if let accessor = block.parent?.as(AccessorDeclSyntax.self) {
      return accessor.accessorSpecifier.text != "get"
    }
    return true
  }
}

/// The bodies of the closures and blocks in a statement that lie in no other one.
private final class InnerBodies: SyntaxVisitor {
  private var found: [CodeBlockItemListSyntax] = []

  static func outermost(in node: some SyntaxProtocol) -> [CodeBlockItemListSyntax] {
    let visitor = InnerBodies(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.found
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(node.statements)
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    found.append(node.statements)
    return .skipChildren
  }
}

/// A type or an extension, whose members are settled one by one.
private struct Group {
  let name: String
  let isExtension: Bool
  let members: MemberBlockItemListSyntax
  private let head: [Syntax]
  private let inherited: InheritanceClauseSyntax?

  init?(_ node: DeclSyntax) {
    guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return nil }
    members = group.memberBlock.members
    isExtension = node.is(ExtensionDeclSyntax.self)
    var head: [Syntax] = [Syntax(group.attributes)]
    inherited = group.inheritanceClause
    if let node = node.as(ExtensionDeclSyntax.self) {
      name = node.extendedType.trimmedDescription
      head.append(Syntax(node.extendedType))
      if let clause = node.genericWhereClause { head.append(Syntax(clause)) }
    } else {
      name = node.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
      if let clause = node.asProtocol((any WithGenericParametersSyntax).self) {
        if let list = clause.genericParameterClause { head.append(Syntax(list)) }
        if let list = clause.genericWhereClause { head.append(Syntax(list)) }
      }
    }
    self.head = head
  }

  /// Whether it can't be declared without the names.
  func isMade(of names: Set<String>, _ inheritable: Set<String>) -> Bool {
    head.contains { UsedNames.occur(in: $0, names) }
      || inherited.map { UsedNames.occur(in: $0, inheritable) } ?? false
  }
}
