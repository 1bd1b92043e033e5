// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Questions that both passes ask of a declaration.

internal import SwiftSyntax

/// The attributes of Objective-C and Interface Builder.
enum ObjCAttribute {
  /// Those that are left out.
  static let all: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
    "IBDesignable", "NSManaged", "GKInspectable", "NSCopying", "UIApplicationMain",
    "NSApplicationMain", "main", "LLDBDebuggerFunction", "WKExtension",
  ]

  /// Those that show a member to Objective-C.
  static let exposing: Set<String> = [
    "objc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "NSManaged", "GKInspectable",
  ]

  /// Those that name the application.
  static let application: Set<String> = ["UIApplicationMain", "main", "NSApplicationMain"]
}

extension AttributeListSyntax {
  /// Names in order, without `@`.
  var names: [String] {
    compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
  }

  func contains(name: String) -> Bool { names.contains(name) }

  /// Whether one of them shows the member to Objective-C.
  var isExposing: Bool { names.contains(where: ObjCAttribute.exposing.contains) }

  /// What `@objc(name)` says.
  var objcName: String? {
    for element in self {
      guard let attribute = element.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == "objc",
        let arguments = attribute.arguments
      else { continue }
      return arguments.trimmedDescription.filter { !$0.isWhitespace }
    }
    return nil
  }

  /// Whether one names an actor other than the main one: a declaration's, by its form.
  var nameAnActor: Bool {
    names.contains { $0.hasSuffix("Actor") && $0 != "MainActor" && $0 != "globalActor" }
  }

  /// Attributes that aren't Objective-C's, as text.
  var kept: String {
    compactMap { element -> String? in
      guard let attribute = element.as(AttributeSyntax.self),
        !ObjCAttribute.all.contains(attribute.attributeName.trimmedDescription)
      else { return nil }
      return attribute.trimmedDescription
    }.joined(separator: " ")
  }

  /// Whether something can't be called: `@available(*, unavailable)`.
  var isUnavailable: Bool {
    contains { element in
      guard let attribute = element.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == "available"
      else { return false }
      let arguments = attribute.arguments?.trimmedDescription ?? ""
      return arguments.hasPrefix("*") && arguments.contains("unavailable")
    }
  }
}

extension DeclModifierListSyntax {
  func contains(_ name: String) -> Bool { contains { $0.name.text == name } }

  var isStatic: Bool { contains("static") || contains("class") }

  var isPrivate: Bool {
    contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var plainName: String {
    let name = text
    return name.hasPrefix("`") && name.hasSuffix("`") && name.count > 2
      ? String(name.dropFirst().dropLast()) : name
  }
}

extension FunctionParameterListSyntax {
  /// `_` for those without a label.
  var labels: [String] { map { $0.firstName.plainName } }
}

extension SyntaxProtocol {
  /// Whether it stands in an `@objc extension`.
  var isInExposedExtension: Bool {
    var parent = parent
    while let current = parent {
      if let declaration = current.as(ExtensionDeclSyntax.self) {
        return declaration.attributes.contains(name: "objc")
      }
      parent = current.parent
    }
    return false
  }
}

extension FunctionDeclSyntax {
  /// Whether XCTest runs it in a class of tests.
  var isTest: Bool {
    guard name.plainName.hasPrefix("test"), signature.parameterClause.parameters.isEmpty,
      !modifiers.isStatic, !modifiers.isPrivate, !attributes.isUnavailable,
      genericParameterClause == nil
    else { return false }
    if let result = signature.returnClause?.type.flat, !["Void", "()"].contains(result) {
      return false
    }
    var parent = parent
    while let current = parent {
      if let declaration = current.as(ExtensionDeclSyntax.self) {
        return !declaration.modifiers.isPrivate
      }
      if current.is(ClassDeclSyntax.self) { return true }
      parent = current.parent
    }
    return true
  }

  /// Objective-C's name.
  var selector: String {
    if let name = attributes.objcName { return name }
    let labels = signature.parameterClause.parameters.labels
    let full = name.plainName + "(" + labels.map { $0 + ":" }.joined() + ")"
    if modifiers.contains("override"), let known = AppleNames.selectors[full] { return known }
    let effects = signature.effectSpecifiers
    return SelectorName.method(
      name.plainName, labels, throwing: effects?.throwsClause != nil,
      async: effects?.asyncSpecifier != nil)
  }
}

extension InitializerDeclSyntax {
  /// `init(frame:)`.
  var fullName: String {
    "init(" + signature.parameterClause.parameters.labels.map { $0 + ":" }.joined() + ")"
  }

  /// Whether `T()` calls it.
  var needsNoArguments: Bool {
    signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
  }
}

extension TypeSyntax {
  /// On one line.
  var flat: String {
    trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Without generic arguments: what a class is found by.
  var className: String {
    let text = flat
    return String(text.prefix { $0 != "<" }).replacing("any ", with: "").replacing(
      "@unchecked ", with: "")
  }
}

extension InheritanceClauseSyntax {
  var names: [String] { inheritedTypes.map(\.type.className) }
}
