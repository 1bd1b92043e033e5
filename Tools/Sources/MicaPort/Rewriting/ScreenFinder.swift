// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where a file declares screens: classes with @IBDesignable, and previews.

internal import MicaPortJob
internal import SwiftSyntax

/// Finds the declarations of screens in a file.
final class ScreenFinder: SyntaxVisitor {
  private(set) var screens: [ListedScreen] = []
  private let path: String
  private let module: String
  private let conditions: BuildConditions
  private let systems: SystemVersions
  private let converter: SourceLocationConverter
  private var types: [String] = []
  private var previewCount = 0
  private var importsSwiftUI = false

  init(_ file: SourceFileSyntax, path: String, module: String, options: PortOptions) {
    (self.path, self.module) = (path, module)
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
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Classes

  private func enter(
    _ name: String, _ attributes: AttributeListSyntax, at node: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    types.append(name)
    if attributes.contains(name: "IBDesignable") {
      let title = types.joined(separator: ".")
      let line = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
      if !screens.contains(where: { $0.title == title && $0.kind == .designable }) {
        screens.append(
          ListedScreen(
            .designable, title: title, name: "\(module).\(title)", file: path, line: line))
      }
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.plainName, node.attributes, at: node.name)
  }
  override func visitPost(_ node: ClassDeclSyntax) {
    types.removeLast()
    addProvider(node, node.name.plainName)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.plainName)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) {
    types.removeLast()
    addProvider(node, node.name.plainName)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.plainName)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) {
    types.removeLast()
    addProvider(node, node.name.plainName)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.className, node.attributes, at: node.extendedType)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) {
    types.removeLast()
    addProvider(node, node.extendedType.className)
  }

  // MARK: Previews

  private func add(_ preview: PreviewSyntax?) -> SyntaxVisitorContinueKind {
    guard let preview, types.isEmpty, preview.isShown(bySwiftUI: importsSwiftUI) else {
      return .skipChildren
    }
    add(.preview, preview.title, at: preview.start)
    return .skipChildren
  }

  /// Adds a type of `PreviewProvider`, which only counts outside of others.
  private func addProvider(_ node: some DeclGroupSyntax, _ name: String) {
    guard types.isEmpty, PreviewProviderSyntax.isOne(node) else { return }
    add(.provider, name, at: node.introducer.positionAfterSkippingLeadingTrivia)
  }

  private func add(_ kind: ListedScreen.Kind, _ title: String, at place: AbsolutePosition) {
    let function = ListedScreen.function(ofPreview: previewCount, in: PreviewSyntax.hash(of: path))
    screens.append(
      ListedScreen(
        kind, title: title, name: function, file: path, line: converter.location(for: place).line))
    previewCount += 1
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.first?.name.text == "SwiftUI" { importsSwiftUI = true }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(PreviewSyntax(node))
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    add(PreviewSyntax(node))
  }
}
