// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a class body calls a member that stands in an extension under another name.

internal import SwiftSyntax

extension FunctionDeclSyntax {
  /// Nil where a call can't be passed on: variadic parameters.
  var forwarding: MemberFacts.Forwarding? {
    var arguments: [String] = []
    var parameters: [String] = []
    for parameter in signature.parameterClause.parameters {
      if parameter.ellipsis != nil { return nil }
      let type = parameter.type.flat
      let inner = (parameter.secondName ?? parameter.firstName).text
      let local = inner == "_" ? "p\(arguments.count)" : inner
      let label = parameter.firstName.text
      let value =
        type.hasPrefix("inout ")
        ? "&" + local
        : type.contains("@autoclosure") ? local + "()" : local
      arguments.append(label == "_" ? value : "\(label): \(value)")
      let names = label == local ? label : "\(label) \(local)"
      let initial = parameter.defaultValue.map { " " + $0.trimmedDescription } ?? ""
      parameters.append("\(names): \(type)\(initial)")
    }
    let effects = signature.effectSpecifiers
    let generics = genericParameterClause?.trimmedDescription ?? ""
    let result = signature.returnClause.map { " -> " + $0.type.flat } ?? ""
    let condition = genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
    let kinds = effects.map { " " + $0.trimmedDescription } ?? ""
    return MemberFacts.Forwarding(
      modifiers: Self.modifierText(attributes, modifiers, self),
      signature: Self.oneLine(
        "\(name.text)\(generics)(\(parameters.joined(separator: ", ")))\(kinds)\(result)\(condition)"
      ),
      effects: (effects?.throwsClause != nil ? "try " : "")
        + (effects?.asyncSpecifier != nil ? "await " : ""),
      arguments: "(" + arguments.joined(separator: ", ") + ")")
  }

  static func modifierText(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax,
    _ node: some SyntaxProtocol
  ) -> String {
    let dropped: Set<String> = [
      "override", "dynamic", "private", "fileprivate", "optional", "final",
    ]
    var words = modifiers.filter { !dropped.contains($0.name.text) }.map(\.trimmedDescription)
    let access: Set<String> = ["public", "open", "internal", "package"]
    if !words.contains(where: access.contains), let outer = extensionAccess(of: node) {
      words.insert(outer, at: 0)
    }
    let kept = attributes.kept
    if !kept.isEmpty { words.insert(kept, at: 0) }
    return oneLine(words.joined(separator: " "))
  }

  /// `public` of `public extension`.
  private static func extensionAccess(of node: some SyntaxProtocol) -> String? {
    var parent = node.parent
    while let current = parent {
      if let declaration = current.as(ExtensionDeclSyntax.self) {
        return declaration.modifiers.contains("public") ? "public" : nil
      }
      parent = current.parent
    }
    return nil
  }

  static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension VariableDeclSyntax {
  /// Nil for anything but one computed property.
  var forwarding: MemberFacts.Forwarding? {
    guard bindings.count == 1, let binding = bindings.first, let type = binding.typeAnnotation,
      let accessors = binding.accessorBlock, binding.initializer == nil
    else { return nil }
    var isSettable = false
    var observers: [String] = []
    if case .accessors(let list) = accessors.accessors {
      let names = list.map(\.accessorSpecifier.text)
      observers = ["willSet", "didSet"].filter(names.contains)
      if !observers.isEmpty, !modifiers.contains("override") { return nil }
      isSettable = names.contains("set")
    }
    return MemberFacts.Forwarding(
      modifiers: FunctionDeclSyntax.modifierText(attributes, modifiers, self),
      signature: FunctionDeclSyntax.oneLine(
        binding.pattern.trimmedDescription + ": " + type.type.flat),
      effects: "", arguments: "", isSettable: isSettable, observers: observers)
  }
}
