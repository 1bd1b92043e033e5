// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `@Entry`: a value of the environment, a transaction, a container or the focus, which Apple's macro writes a key for.

internal import SwiftSyntax

extension FileRewriter {
  /// The protocols of keys, by the types that keep values.
  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
  ]

  /// `@Entry var x: T = v` → a key with the default `v`, and `var x: T` with accessors that use it. Returns whether it is one.
  func rewriteEntry(_ node: VariableDeclSyntax) -> Bool {
    guard importsSwiftUI, let attribute = node.entryAttribute,
      let owner = typeName?.split(separator: ".").last.map(String.init),
      let key = Self.keyProtocols[owner], node.bindings.count == 1,
      let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      binding.typeAnnotation != nil || binding.initializer != nil
    else { return false }
    edits.blank(range(attribute))
    let access = node.modifiers.map(\.name.text).filter { ["public", "package"].contains($0) }
      .map { $0 + " " }.joined()
    let type = binding.typeAnnotation?.type.trimmedDescription
    let keyName = "__Key_\(name.plainName)"
    let start = (node.modifiers.first.map(range) ?? range(node.bindingSpecifier)).lowerBound
    let accessors = "{ get { self[\(keyName).self] } set { self[\(keyName).self] = newValue } }"
    if key == "FocusedValueKey" {
      let wrapped =
        binding.typeAnnotation?.type.as(OptionalTypeSyntax.self)?.wrappedType
        .trimmedDescription ?? type ?? "Any"
      edits.replace(
        start..<range(binding).upperBound,
        "\(access)struct \(keyName): \(key) { \(access)typealias Value = \(wrapped) }; "
          + "\(access)var \(name.text): \(wrapped)? \(accessors)")
      return true
    }
    let head = "\(access)struct \(keyName): \(key) { "
    // Without a type the compiler finds it by the value.
    let constant = "nonisolated(unsafe) \(access)static let defaultValue = "
    let computed = "\(access)static var defaultValue: \(type ?? "") { "
    let tail =
      (type == nil ? " }; " : " } }; ")
      + "\(access)var \(name.text): \(type ?? keyName + ".Value") \(accessors)"
    guard let value = binding.initializer?.value else {
      edits.replace(start..<range(binding).upperBound, head + computed + "nil" + tail)
      return true
    }
    edits.replace(
      start..<range(value).lowerBound, head + (type == nil ? constant : computed))
    edits.insert(tail, at: range(value).upperBound)
    return true
  }
}

extension VariableDeclSyntax {
  fileprivate var entryAttribute: AttributeSyntax? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      $0.attributeName.trimmedDescription == "Entry"
    }
  }
}
