// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What `mica list` says of a property, as far as the source shows it.

internal import MicaPortJob
internal import SwiftSyntax

extension FileRewriter {
  /// Notes a property that Objective-C sees, if it can be set.
  func list(
    _ binding: PatternBindingSyntax, _ node: VariableDeclSyntax, key: String, in name: String
  ) {
    guard node.bindingSpecifier.text == "var", Self.isSettable(binding) else { return }
    let isInspectable = node.attributes.contains(name: "IBInspectable")
    let written =
      binding.typeAnnotation?.type.flat
      ?? binding.initializer.flatMap {
        Self.typeName(of: $0.value)
      }
    let (type, isOptional) = Self.unwrapped(written)
    let value = isInspectable ? binding.initializer.flatMap { Self.typedValue($0.value) } : nil
    table.list(name) {
      $0.properties.append(
        ListedClass.Property(
          key: key, type: type, isOptional: isOptional, value: value,
          documentation: isInspectable ? Self.documentation(of: node) : nil))
    }
  }

  private static func isSettable(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let list) = block.accessors else { return false }
    return list.contains {
      ["set", "willSet", "didSet", "_modify"].contains($0.accessorSpecifier.text)
    }
  }

  /// A type without what makes it optional.
  private static func unwrapped(_ type: String?) -> (type: String?, isOptional: Bool) {
    guard var type else { return (nil, false) }
    if type.hasPrefix("Optional<"), type.hasSuffix(">") {
      return (String(type.dropFirst(9).dropLast()), true)
    }
    guard type.hasSuffix("?") || type.hasSuffix("!") else { return (type, false) }
    type.removeLast()
    return (type, true)
  }

  /// The type that a value shows: of a literal, of `CGFloat(3)`, of `UIColor.red`.
  private static func typeName(of value: ExprSyntax) -> String? {
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if let prefix = value.as(PrefixOperatorExprSyntax.self) {
      return typeName(of: prefix.expression)
    }
    if let call = value.as(FunctionCallExprSyntax.self) {
      if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        return name.first?.isUppercase == true ? name : nil
      }
      return typeName(of: call.calledExpression)
    }
    if let member = value.as(MemberAccessExprSyntax.self),
      let name = member.base?.trimmedDescription, name.first?.isUppercase == true,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
    {
      return name
    }
    return nil
  }

  /// A value as it is typed after `--set key=`.
  private static func typedValue(_ value: ExprSyntax) -> String? {
    if let text = value.as(StringLiteralExprSyntax.self)?.representedLiteralValue { return text }
    guard let text = plainValue(value) else { return nil }
    let plain = text.filter { $0 != "_" }
    return plain.hasSuffix(".0") ? String(plain.dropLast(2)) : plain
  }
}
