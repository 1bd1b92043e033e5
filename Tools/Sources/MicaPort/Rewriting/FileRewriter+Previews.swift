// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Xcode's previews become functions that the generated `main.swift` hands over; without them nothing of them is in a program.

internal import MicaPortJob
internal import SwiftSyntax

extension FileRewriter {
  /// The head of the next preview's function.
  private func nextFunction() -> String {
    let function = ListedScreen.function(
      ofPreview: previewCount, in: PreviewSyntax.hash(of: file.path))
    previewCount += 1
    let access = options.writesMain ? "" : "public "
    return "\(access)@MainActor func \(function)() -> AnyObject "
  }

  // MARK: #Preview

  /// Makes a preview a function, or blanks it where screens aren't asked for; returns whether its closure stays.
  func rewritePreview(_ preview: PreviewSyntax?, _ node: some SyntaxProtocol) -> Bool {
    guard options.takesScreens, scopes.isEmpty, let preview,
      preview.isShown(bySwiftUI: importsSwiftUI)
    else {
      edits.blank(range(node))
      if options.takesScreens, scopes.isEmpty, preview == nil {
        problem(node, .warning, "the preview is left out: Mica has no widgets")
      }
      return false
    }
    if importsSwiftUI {
      makeCall(of: preview)
    } else {
      let head =
        preview.start
        .utf8Offset..<preview.closure.leftBrace.positionAfterSkippingLeadingTrivia
        .utf8Offset
      edits.replace(head, nextFunction())
    }
    return true
  }

  /// `#Preview("A", traits: t) { … }` → `func f() -> AnyObject { _preview("A", traits: t) { … } }`, since only SwiftUI's
  /// compiler tells which kind of view the closure has.
  private func makeCall(of preview: PreviewSyntax) {
    if hoistState(of: preview) { return }
    edits.substitute(
      preview.start.utf8Offset..<preview.nameEnd.utf8Offset, nextFunction() + "{ _preview")
    edits.insert(" }", at: preview.end.utf8Offset)
  }

  /// `@Previewable @State var x = 1` of a preview becomes the state of a view around the rest, which the preview shows. Whether
  /// it has such a variable.
  private func hoistState(of preview: PreviewSyntax) -> Bool {
    let closure = preview.closure
    let marked = closure.statements.compactMap { item -> AttributeSyntax? in
      guard let node = item.item.as(VariableDeclSyntax.self) else { return nil }
      return node.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
        $0.attributeName.trimmedDescription == "Previewable"
      }
    }
    guard let last = item(around: marked.last) else { return false }
    for attribute in marked { edits.blank(range(attribute)) }
    let brace = range(closure.leftBrace)
    let end = range(closure.rightBrace)
    let arguments = edits.text[preview.nameEnd.utf8Offset..<brace.lowerBound].map {
      $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0
    }
    let call = String(decoding: arguments, as: UTF8.self)
    let name = "_MicaPreview_\(PreviewSyntax.hash(of: file.path).prefix(10))_\(previewCount)"
    let isTrailing = preview.end.utf8Offset == end.upperBound
    edits.replace(
      preview.start.utf8Offset..<brace.upperBound, "private struct \(name): View {")
    edits.insert(
      "; var body: some View {", at: last.item.endPositionBeforeTrailingTrivia.utf8Offset)
    let tail = isTrailing ? "" : ")"
    edits.substitute(
      end.lowerBound..<preview.end.utf8Offset,
      "} }; \(nextFunction()){ _preview\(call){ \(name)() }\(tail) }")
    return true
  }

  private func item(around attribute: AttributeSyntax?) -> CodeBlockItemSyntax? {
    var node = attribute.map { Syntax($0) }
    while let current = node {
      if let item = current.as(CodeBlockItemSyntax.self) { return item }
      node = current.parent
    }
    return nil
  }

  // MARK: PreviewProvider

  /// Adds the function of a type that provides previews behind it.
  func addFunction(ofProvider node: some DeclGroupSyntax) {
    guard options.takesScreens, scopes.isEmpty, PreviewProviderSyntax.isOne(node) else { return }
    let name =
      node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      ?? node.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
    edits.insert(
      "; \(nextFunction()){ _previews(of: \(name).self) }",
      at: node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// `static var previews: some View { … }` → an empty view, unless previews are requested. Returns whether it is one.
  func leaveOutPreviews(_ node: VariableDeclSyntax) -> Bool {
    guard !options.takesScreens, node.modifiers.isStatic,
      let binding = node.bindings.first,
      binding.pattern.trimmedDescription == "previews",
      case .getter(let body)? = binding.accessorBlock?.accessors,
      binding.typeAnnotation?.type.trimmedDescription == "some View",
      let group = node.parent?.parent?.parent?.parent?.asProtocol((any DeclGroupSyntax).self),
      PreviewProviderSyntax.isOne(group), let first = body.first, let last = body.last
    else { return false }
    edits.replace(range(first).lowerBound..<range(last).upperBound, "EmptyView()")
    return true
  }
}
