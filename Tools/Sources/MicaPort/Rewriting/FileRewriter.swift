// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The second pass over a file: its text with what Linux's compiler can't take blanked or replaced, and
// the rows of its table. What is done to which construct stands in FileRewriter+….

internal import SwiftSyntax

/// Rewrites one file.
final class FileRewriter: SyntaxVisitor {
  /// What the declarations around a place are.
  enum Scope {
    /// A class by its full name; whether rows can be written for it, and whether it is an extension.
    case type(name: String, isClass: Bool, isExtension: Bool)
    case other(name: String)
    /// A function's body.
    case body
  }

  let file: SourceFile
  let module: ModuleFacts
  let options: PortOptions
  let conditions: BuildConditions
  let systems: SystemVersions
  var edits: Edits
  /// How many previews have become functions.
  var previewCount = 0
  var table = FileTable()
  var scopes: [Scope] = []
  /// Functions whose bodies go by another name now, and what they are called.
  var renamed: [SyntaxIdentifier: String] = [:]
  /// Functions of which a requirement of a class was widened.
  var widened: Set<SyntaxIdentifier> = []
  /// Whether a module is imported that brings Objective-C's runtime along on iOS.
  var importsApple = false
  /// Whether SwiftUI is imported.
  var importsSwiftUI = false
  /// Whether XCTest is imported, which brings UIKit along on iOS.
  var importsTests = false
  private(set) var problems: [PortProblem] = []
  private let scan: TextScan

  init(file: SourceFile, module: ModuleFacts, options: PortOptions) {
    (self.file, self.module, self.options) = (file, module, options)
    conditions = BuildConditions(options: options)
    systems = SystemVersions(device: options.system)
    edits = Edits(file.text)
    scan = TextScan(of: edits.text)
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Result

  /// The rewritten file; everything has been walked.
  func result() -> PortedFile {
    let fileID = module.moduleName + "/" + file.name
    let rows = table.text(module: module.moduleName, fileID: fileID)
    var text = "#sourceLocation(file: \(Self.literal(file.path)), line: 1)\n" + edits.applied()
    if !text.hasSuffix("\n") { text += "\n" }
    text += "#sourceLocation(file: \(Self.literal("<mica: tables of \(file.name)>")), line: 1)\n"
    for name in scan.modules { text += "import \(name)\n" }
    // A framework's umbrella header, and XCTest, show UIKit to all files; Foundation alone brings rectangles along there.
    if importsTests || module.importsUIKit || options.hasUmbrella,
      !options.localModules.contains("UIKit")
    {
      text += "import UIKit\n"
    }
    if importsApple {
      text += "import CoreGraphics\nimport \(options.foundationModule ?? "Foundation")\n"
    }
    if importsApple, !options.isForLinux { text += NetworkMembers.declarations(for: file.text) }
    if !rows.isEmpty || importsApple { text += "@_spi(Registration) import MicaRuntime\n" + rows }
    text += TestMain(options: options, module: module).rows(of: file.path) ?? ""
    return PortedFile(file: SourceFile(path: file.path, text: text), problems: problems)
  }

  /// A `main.swift` of the program's own: ours takes its place. What it declares stays; what it does besides launching the
  /// app is left out.
  func withoutMain(_ tree: SourceFileSyntax) -> PortedFile {
    if module.applicationType == nil {
      problem(tree, .error, "main.swift launches no class that is known; mark it with @main")
    }
    for item in tree.statements {
      if case .decl = item.item { continue }
      edits.blank(range(item))
      let text = item.trimmedDescription
      if !text.contains("UIApplicationMain"), !text.hasSuffix(".main()") {
        problem(item, .warning, "main.swift launches the app; this is left out")
      }
    }
    walk(tree)
    var ported = result()
    ported.file.path = file.path.replacing("main.swift", with: "_main.swift")
    return ported
  }

  /// A file that can't be compiled: nothing is left of it.
  func leftOut(_ node: ImportDeclSyntax) -> PortedFile {
    problem(
      node, .warning,
      "the file is left out: Mica has no \(node.path.trimmedDescription)")
    return PortedFile(file: SourceFile(path: file.path, text: "\n"), problems: problems)
  }

  // MARK: Places

  func range(_ node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  func line(at place: Int) -> Int { scan.line(at: place) }

  func problem(_ node: some SyntaxProtocol, _ severity: PortProblem.Severity, _ message: String) {
    let place = range(node).lowerBound
    problems.append(
      PortProblem(
        path: file.path, line: scan.line(at: place), column: scan.column(at: place),
        message: message, severity: severity))
  }

  /// The innermost class or other type, outside of which bodies don't matter.
  var typeName: String? {
    for scope in scopes.reversed() {
      switch scope {
      case .type(let name, _, _), .other(let name): return name
      case .body: continue
      }
    }
    return nil
  }

  /// The class whose member is being visited, if rows can be written for it.
  var tableClass: String? {
    guard case .type(let name, true, _)? = scopes.last, !scopes.contains(where: \.isBody) else {
      return nil
    }
    return name
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses { if let condition = clause.condition { settle(condition) } }
    if let active = conditions.activeClause(of: node), let elements = active.elements {
      walk(elements)
    }
    return .skipChildren
  }

  /// Says what the compiler would answer in another way.
  private func settle(_ condition: ExprSyntax) {
    if let call = condition.as(FunctionCallExprSyntax.self) {
      if let told = conditions.told(call) { edits.replace(range(call), told ? "true" : "false") }
      return
    }
    for child in condition.children(viewMode: .sourceAccurate) { settleChildren(child) }
  }

  private func settleChildren(_ node: Syntax) {
    if let expression = node.as(ExprSyntax.self) { return settle(expression) }
    for child in node.children(viewMode: .sourceAccurate) { settleChildren(child) }
  }

  // MARK: What visits lead to

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if blanks(node) {
      edits.blank(range(node))
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if ["dynamic", "optional"].contains(node.name.text) { edits.blank(range(node)) }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteImport(node)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enterClass(node)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) {
    addHoists(to: node)
    scopes.removeLast()
    addFunction(ofProvider: node)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.className
    let full = module.resolved(name) ?? name
    let type = module.type(named: full)
    let canHaveRows = type.map { $0.isClass && !module.isGeneric(full) } ?? !name.contains("<")
    let isPlain = node.genericWhereClause == nil && module.protocols[full] == nil
    scopes.append(.type(name: full, isClass: canHaveRows && isPlain, isExtension: true))
    widenExtension(node, of: full)
    adoptEmptyInit(full, node.inheritanceClause)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) {
    scopes.removeLast()
    addFunction(ofProvider: node)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = enter(node.name)
    adoptEmptyInit(typeName ?? node.name.plainName, node.inheritanceClause)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) {
    scopes.removeLast()
    addFunction(ofProvider: node)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: EnumDeclSyntax) {
    scopes.removeLast()
    addFunction(ofProvider: node)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  private func enter(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(.other(name: (typeName.map { $0 + "." } ?? "") + name.plainName))
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteProtocol(node)
    return enter(node.name)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(.body)
    let isBelow =
      !module.dispatchedMembers.isEmpty
      && typeName.map { module.dispatchedMembers[$0] != nil } == true
    return isBelow || scan.hasMarks(in: range(node)) || createsByClass(node)
      ? .visitChildren : .skipChildren
  }
  override func visitPost(_ node: CodeBlockSyntax) { scopes.removeLast() }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(.body)
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { scopes.removeLast() }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(.body)
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { scopes.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteMethod(node)
    leaveOutBody(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if rewriteEntry(node) { return .visitChildren }
    rewriteProperty(node)
    return leaveOutPreviews(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
    widenClassRequirement(node)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    addInitializer(node)
    overrideTestInitializer(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    return rewritePreview(PreviewSyntax(node), node) ? .visitChildren : .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview", scopes.isEmpty {
      return rewritePreview(PreviewSyntax(node), node) ? .visitChildren : .skipChildren
    }
    return rewriteMacro(node) ? .skipChildren : .visitChildren
  }

  // MARK: Systems

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    if !options.isForLinux { rewriteAvailability(node) }
    return .skipChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    leaveOutBranch(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    leaveOutLoop(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    leaveOutAfterGuard(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    leaveOutLater(node.item) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    leaveOutLater(node.decl) ? .skipChildren : .visitChildren
  }

  // MARK: Expressions

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    for rule in RewriteRules.calls { rule.apply(self, node) }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    for rule in RewriteRules.sequences { rule.apply(self, node) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    for rule in RewriteRules.members { rule.apply(self, node) }
    return .visitChildren
  }

  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    for rule in RewriteRules.genericArguments { rule.apply(self, node) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self) {
      rewriteQualifier(base.name, node.name.text)
    }
    return .visitChildren
  }
}

extension FileRewriter.Scope {
  var isBody: Bool { if case .body = self { true } else { false } }
}
