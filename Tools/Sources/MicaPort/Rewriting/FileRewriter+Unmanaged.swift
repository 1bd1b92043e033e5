// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// References that C keeps: to texts of Core Foundation, which are Swift's here, and no objects.

internal import SwiftSyntax

extension FileRewriter {
  /// `Unmanaged<CFString>` → `Unmanaged<NSString>`.
  func rewriteUnmanaged(_ node: GenericArgumentClauseSyntax) {
    let name =
      node.parent?.as(IdentifierTypeSyntax.self)?.name.text
      ?? node.parent?.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
    guard name == "Unmanaged", node.arguments.count == 1, let argument = node.arguments.first,
      argument.argument.trimmedDescription == "CFString"
    else { return }
    edits.replace(range(argument.argument), "NSString")
  }

  /// `Unmanaged.passRetained(text as CFString)` → `… as NSString`, `Unmanaged.passUnretained(kCGName)` → `…(_micaConstant(kCGName))`.
  func rewriteUnmanaged(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["passRetained", "passUnretained"].contains(member.declName.baseName.text),
      member.base?.trimmedDescription.hasPrefix("Unmanaged") == true, node.arguments.count == 1,
      let value = node.arguments.first?.expression
    else { return }
    let type =
      value.as(AsExprSyntax.self)?.type
      ?? value.as(SequenceExprSyntax.self)?.elements.last?
      .as(TypeExprSyntax.self)?.type
    if let type, type.trimmedDescription == "CFString" {
      edits.replace(range(type), "NSString")
    } else if let constant = value.as(DeclReferenceExprSyntax.self),
      Self.isConstant(constant.baseName.text)
    {
      edits.replace(range(constant), "_micaConstant(\(constant.baseName.text))")
    }
  }

  /// Whether a name is that of a constant of Apple's C frameworks: `kCGImagePropertyGIFDictionary`.
  private static func isConstant(_ name: String) -> Bool {
    name.first == "k" && name.dropFirst().prefix(2).allSatisfy { $0.isASCII && $0.isUppercase }
      && name.count > 4
  }
}
