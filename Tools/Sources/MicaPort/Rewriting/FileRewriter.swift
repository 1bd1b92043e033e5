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
  var edits: Edits
  var table = FileTable()
  var scopes: [Scope] = []
  /// Functions whose bodies go by another name now, and what they are called.
  var renamed: [SyntaxIdentifier: String] = [:]
  /// Whether a module is imported that brings Objective-C's runtime along on iOS.
  var importsApple = false
  /// Whether XCTest is imported, which brings UIKit along on iOS.
  var importsTests = false
  private(set) var problems: [PortProblem] = []
  private let lineStarts: [Int]
  /// Where something may have to be rewritten within a function's body, in order.
  private let marks: [Int]
  /// Parts of Foundation that are modules of their own on Linux, as far as the file names anything of them.
  private let moreModules: [String]

  init(file: SourceFile, module: ModuleFacts, options: PortOptions) {
    (self.file, self.module, self.options) = (file, module, options)
    conditions = BuildConditions(options: options)
    edits = Edits(file.text)
    (lineStarts, marks, moreModules) = Self.places(in: edits.text)
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
    for name in moreModules { text += "import \(name)\n" }
    // A framework's umbrella header, and XCTest, show UIKit to all files; Foundation alone brings rectangles along there.
    if importsTests || module.importsUIKit || options.hasUmbrella,
      !options.localModules.contains("UIKit")
    {
      text += "import UIKit\n"
    }
    if importsApple {
      text += "import CoreGraphics\nimport \(options.foundationModule ?? "Foundation")\n"
    }
    if !rows.isEmpty || importsApple { text += "@_spi(Registration) import MicaRuntime\n" + rows }
    return PortedFile(file: SourceFile(path: file.path, text: text), problems: problems)
  }

  /// A `main.swift` of the program's own: ours takes its place.
  func withoutMain(_ tree: SourceFileSyntax) -> PortedFile {
    let isLaunch = tree.statements.allSatisfy { item in
      item.item.is(ImportDeclSyntax.self) || item.trimmedDescription.contains("UIApplicationMain")
    }
    if !isLaunch || module.applicationType == nil {
      problem(
        tree, .error, "main.swift does more than call UIApplicationMain with a class's name")
    }
    return PortedFile(
      file: SourceFile(path: file.path.replacing("main.swift", with: "_main.swift"), text: "\n"),
      problems: problems)
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

  func line(at place: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= place { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The starts of lines; and the places of `#`, `@`, `?(`, `f!(`, `]?.`, `.init(`, `AnyObject).`, `Foundation.` and `Darwin.`: whatever is rewritten in
  /// a body has one of them.
  private static func places(in text: [UInt8]) -> (lines: [Int], marks: [Int], modules: [String]) {
    var lines = [0]
    var marks: [Int] = []
    var (networking, xml, notices) = (false, false, false)
    let (unmanaged, center) = (Array("Unmanaged".utf8), Array("UNUserNotificationCenter".utf8))
    let foundation = Array("Foundation.".utf8)
    let bundle = Array("Bundle(for:".utf8)
    let (darwin, creation) = (Array("Darwin.".utf8), Array(".init(".utf8))
    let description = Array(".description()".utf8)
    let object = Array("AnyObject).".utf8)
    let parser = Array("XMLParser".utf8)
    let process = Array("ProcessInfo(".utf8)
    text.withUnsafeBufferPointer { text in
      for place in text.indices {
        switch text[place] {
        case UInt8(ascii: "\n"): lines.append(place + 1)
        case UInt8(ascii: "#"), UInt8(ascii: "@"): marks.append(place)
        case UInt8(ascii: "?"):
          guard place > 0, place + 1 < text.count else { break }
          if text[place + 1] == UInt8(ascii: "(")
            || text[place + 1] == UInt8(ascii: ".") && text[place - 1] == UInt8(ascii: "]")
          {
            marks.append(place)
          }
        case UInt8(ascii: "!"):
          // What is unwrapped and called, not what is negated.
          if place > 0, place + 1 < text.count, text[place + 1] == UInt8(ascii: "("),
            isWord(text[place - 1])
          {
            marks.append(place)
          }
        case UInt8(ascii: "B"):
          if text[place...].starts(with: bundle) { marks.append(place) }
        case UInt8(ascii: "P"):
          if text[place...].starts(with: process) { marks.append(place) }
        case UInt8(ascii: "D"):
          if text[place...].starts(with: darwin) { marks.append(place) }
        case UInt8(ascii: "."):
          if text[place...].starts(with: creation) { marks.append(place) }
          if place + 14 < text.count, text[place + 1] == UInt8(ascii: "d"),
            text[place...].starts(with: description)
          {
            marks.append(place)
          }
        case UInt8(ascii: "F"):
          if place + 10 < text.count, text[place + 10] == UInt8(ascii: "."),
            text[place...].starts(with: foundation)
          {
            marks.append(place)
          }
        case UInt8(ascii: "A"):
          if place + 11 < text.count, text[place + 9] == UInt8(ascii: ")"),
            text[place...].starts(with: object)
          {
            marks.append(place)
          }
        case UInt8(ascii: "U"), UInt8(ascii: "H"):
          if text[place...].starts(with: unmanaged) { marks.append(place) }
          // UIKit shows them on iOS.
          notices = notices || text[place...].starts(with: center)
          guard !networking, place + 10 < text.count,
            text[place + 1] == UInt8(ascii: text[place] == UInt8(ascii: "U") ? "R" : "T")
          else { break }
          networking = isNetworking(
            String(decoding: text[place..<min(place + 26, text.count)], as: UTF8.self))
        case UInt8(ascii: "X"):
          guard !xml, place == 0 || !isWord(text[place - 1]) else { break }
          xml = text[place...].starts(with: parser)
        default: break
        }
      }
    }
    let modules =
      (networking ? ["FoundationNetworking"] : []) + (xml ? ["FoundationXML"] : [])
      + (notices ? ["UserNotifications"] : [])
    return (lines, marks, modules)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (48...57).contains(byte) || (97...122).contains(byte | 32)
  }

  private func hasMarks(_ range: Range<Int>) -> Bool {
    var (low, high) = (0, marks.count)
    while low < high {
      let middle = (low + high) / 2
      if marks[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < marks.count && marks[low] < range.upperBound
  }

  func problem(_ node: some SyntaxProtocol, _ severity: PortProblem.Severity, _ message: String) {
    let place = range(node).lowerBound
    let line = line(at: place)
    problems.append(
      PortProblem(
        path: file.path, line: line, column: place - lineStarts[line - 1] + 1, message: message,
        severity: severity))
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
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.className
    let full = module.resolved(name) ?? name
    let type = module.type(named: full)
    let canHaveRows = type.map { $0.isClass && !module.isGeneric(full) } ?? !name.contains("<")
    let isPlain = node.genericWhereClause == nil && module.protocols[full] == nil
    scopes.append(.type(name: full, isClass: canHaveRows && isPlain, isExtension: true))
    widenExtension(node, of: full)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
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
    return isBelow || hasMarks(range(node)) || createsByClass(node) ? .visitChildren : .skipChildren
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
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteProperty(node)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    addInitializer(node)
    return .visitChildren
  }

  /// `#Preview { … }` is Xcode's: nothing of it is in a program.
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    edits.blank(range(node))
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview", scopes.isEmpty {
      edits.blank(range(node))
      return .skipChildren
    }
    return rewriteMacro(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalCall(node)
    rewriteDescription(node)
    rewriteUnmanaged(node)
    rewriteCreation(node)
    rewriteBundle(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self) {
      rewriteQualifier(base.baseName, node.declName.baseName.text)
    }
    rewriteValueLookup(node)
    rewriteSuper(node)
    return .visitChildren
  }

  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    rewriteUnmanaged(node)
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
