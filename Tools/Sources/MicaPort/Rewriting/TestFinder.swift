// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where a file declares tests: functions with @Test, and methods that XCTest may run.

internal import MicaPortJob
internal import SwiftSyntax

/// Finds the declarations of tests in a file.
final class TestFinder: SyntaxVisitor {
  private(set) var marks: [TestMark] = []
  private let conditions: BuildConditions
  private let systems: SystemVersions
  private let converter: SourceLocationConverter
  private var types: [String] = []

  init(_ file: SourceFileSyntax, options: PortOptions) {
    conditions = BuildConditions(options: options)
    systems = SystemVersions(device: options.system)
    converter = SourceLocationConverter(fileName: "", tree: file)
    super.init(viewMode: .sourceAccurate)
    walk(file)
  }

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

  // MARK: Types

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    types.append(name)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.runtimeName)
    if node.inheritanceClause != nil {
      let line = converter.location(for: node.name.positionAfterSkippingLeadingTrivia).line
      marks.append(TestMark(.xctest, type: types.joined(separator: "."), name: "", line: line))
    }
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.runtimeName)
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.runtimeName)
  }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.runtimeName)
  }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.className)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  // MARK: Functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let line = converter.location(for: node.name.positionAfterSkippingLeadingTrivia).line
    let type = types.joined(separator: ".")
    if node.attributes.names.contains(where: { $0 == "Test" || $0 == "Testing.Test" }) {
      let labels = node.signature.parameterClause.parameters.labels
      let name = node.name.text + "(" + labels.map { $0 + ":" }.joined() + ")"
      marks.append(TestMark(.testing, type: type, name: name, line: line))
    } else if node.name.plainName.hasPrefix("test"), !type.isEmpty {
      marks.append(TestMark(.xctest, type: type, name: node.name.plainName, line: line))
    }
    return .skipChildren
  }
}

extension TokenSyntax {
  /// A type's name as Swift tells it while a program runs: without backticks, unless it is no identifier without them.
  fileprivate var runtimeName: String {
    let plain = plainName
    let isIdentifier =
      plain.first?.isNumber == false
      && plain.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isIdentifier ? plain : text
  }
}

extension ModuleFacts {
  /// The tests of a module whose files have these marks. Those of withheld files, by their paths, have the reason.
  func tests(_ marks: [FileMarks], withheld: [String: String] = [:]) -> [ListedTest] {
    var places: [String: (String, Int)] = [:]
    var found: [ListedTest] = []
    for (file, marks) in marks.map({ ($0.file, $0.marks) }) {
      for mark in marks {
        switch mark.library {
        case .testing:
          let parts = mark.type.split(separator: ".").map(String.init) + [mark.name]
          found.append(
            ListedTest(.testing, parts.joined(separator: "/"), file: file, line: mark.line))
        case .xctest: places["\(resolved(mark.type) ?? mark.type)/\(mark.name)"] = (file, mark.line)
        }
      }
    }
    let cases = testCases.flatMap { type -> [ListedTest] in
      if type.gatheringModule != nil {
        let place = places[type.name + "/"]
        return [ListedTest(.xctest, type.name, file: place?.0 ?? type.file, line: place?.1 ?? 0)]
      }
      return type.methods.map { method in
        let place = method.module == moduleName ? places["\(method.type)/\(method.name)"] : nil
        return ListedTest(
          .xctest, "\(type.name)/\(method.name)", file: place?.0 ?? "", line: place?.1 ?? 0)
      }
    }
    var all = cases + found
    guard !withheld.isEmpty else { return all }
    let files = Dictionary(testCases.map { ($0.name, $0.file) }) { first, _ in first }
    for index in all.indices {
      let name = String(all[index].name.prefix { $0 != "/" })
      let file = all[index].library == .xctest ? files[name] : nil
      all[index].needs = file.flatMap { withheld[$0] } ?? withheld[all[index].file]
    }
    return all
  }
}
