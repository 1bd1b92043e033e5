// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Attributes, imports, and names that are qualified by a module.

internal import SwiftSyntax

extension FileRewriter {
  /// Modules whose place ours takes.
  private static let foundations: Set<String> = [
    "Foundation", "FoundationEssentials", "Dispatch", "ObjectiveC", "CoreFoundation", "Darwin",
  ]

  /// Modules that Linux knows no parts of.
  private static let umbrellas: Set<String> = BuildConditions.modules.union([
    "Combine"
  ])

  /// Modules that import nothing else.
  private static let swiftOnly: Set<String> = ["Swift", "Synchronization", "_Concurrency"]

  /// Modules that Linux's toolchain and Mica bring along.
  private static let known = foundations.union(BuildConditions.modules).union([
    "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "ImageIO", "Swift", "Synchronization",
    "Observation", "RegexBuilder", "Distributed", "Testing", "XCTest", "FoundationNetworking",
    "FoundationXML", "Glibc", "Mica", "OSLog", "PackageDescription", "PackagePlugin",
  ])

  /// Whether a module is one of Apple's that isn't here: what it declares is missing, the import is not
  /// what is wrong with a file.
  private func isAbsent(_ name: String) -> Bool {
    AppleModules.contains(name) && !name.hasPrefix("_") && !Self.known.contains(name)
      && !options.localModules.contains(name)
  }

  /// Whether an attribute is left out.
  func blanks(_ node: AttributeSyntax) -> Bool {
    let name = node.attributeName.trimmedDescription
    if name == "main", !options.leavesOutLaunch { return false }
    if name == "convention" {
      if node.arguments?.trimmedDescription.hasPrefix("block") ?? false { return true }
      // C's structures of Core Graphics are Swift's here, and implementations of methods take objects.
      let attributed = node.parent?.parent
      let type = attributed?.trimmedDescription ?? ""
      if Self.takesObjects(attributed?.as(AttributedTypeSyntax.self)) { return true }
      return ["UnsafePointer<CG", "UnsafeMutablePointer<CG"].contains { type.contains($0) }
    }
    return ObjCAttribute.all.contains(name)
  }

  /// Whether it is the type of a function that C can't name here: one with a selector, or with objects.
  private static func takesObjects(_ type: AttributedTypeSyntax?) -> Bool {
    guard let function = type?.baseType.as(FunctionTypeSyntax.self) else { return false }
    let types = function.parameters.map(\.type.flat) + [function.returnClause.type.flat]
    return types.contains { type in
      let name = type.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return ["Selector", "AnyObject", "AnyClass", "NSObject", "Any", "String"].contains(name)
        || AppleNames.isClass(String(name))
    }
  }

  /// `import Foundation` → ours; `import UIKit.UIView` → `import UIKit`.
  func rewriteImport(_ node: ImportDeclSyntax) {
    guard let first = node.path.first else { return }
    // Files that rules add to see the same: all imports are public (Porting.withoutImportFeatures).
    for modifier in node.modifiers { edits.blank(range(modifier)) }
    if isAbsent(first.name.text) {
      problem(node, .warning, "Mica has no \(first.name.text); what it declares is missing")
      // Most of them bring UIKit along.
      edits.replace(range(node), "import UIKit")
      importsApple = true
      return
    }
    if first.name.text == "XCTest" {
      importsTests = true
      importsApple = true
      guard options.foundationModule != nil else { return }
      if let kind = node.importKindSpecifier { edits.blank(range(kind)) }
      return edits.replace(range(node.path), "MicaXCTest")
    }
    if first.name.text == "SwiftUI" { importsSwiftUI = true }
    importsApple = importsApple || !Self.swiftOnly.contains(first.name.text)
    let isScoped = node.importKindSpecifier != nil
    if let foundation = options.foundationModule, Self.foundations.contains(first.name.text) {
      // A name that two modules of ours declare can't be imported alone.
      if let kind = node.importKindSpecifier { edits.blank(range(kind)) }
      edits.replace(range(node.path), foundation)
    } else if Self.foundations.subtracting(["Foundation", "Dispatch", "FoundationEssentials"])
      .contains(first.name.text)
    {
      edits.substitute(range(node.path), "Foundation")
    } else if first.name.text == "OSLog" {
      edits.replace(range(node.path), "os")
    } else if !isScoped, node.path.count > 1, Self.umbrellas.contains(first.name.text) {
      edits.replace(range(node.path), first.name.text)
    }
  }

  static func literal(_ text: String) -> String { QuotedText.swift(text) }

  /// Whether a name is of a module of its own on Linux.
  static func isNetworking(_ name: String) -> Bool {
    networkNames.contains { name.hasPrefix($0) }
  }

  /// Names of what Linux has in FoundationNetworking begin with these.
  static let networkNames = [
    "URLSession", "URLRequest", "URLResponse", "URLCache", "URLProtocol", "HTTPCookie",
    "URLCredential", "URLAuthenticationChallenge", "URLProtectionSpace", "HTTPURLResponse",
  ]

  /// C's functions, which Apple's modules have for `CGFloat`.
  private static let mathFunctions: Set<String> = Set(
    """
    abs acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp2 expm1 fabs fdim floor fma
    fmax fmin fmod frexp hypot ilogb ldexp lgamma log log10 log1p log2 logb max min modf nearbyint nextafter pow
    remainder remquo rint round scalbn sin sinh sqrt tan tanh tgamma trunc
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// `Foundation.Timer` → `MicaFoundation.Timer`.
  func rewriteQualifier(_ base: TokenSyntax, _ member: String) {
    if ["CoreFoundation", "Darwin"].contains(base.text), module.resolved(base.text) == nil {
      return edits.replace(range(base), "Foundation")
    }
    if ["CoreGraphics", "UIKit", "QuartzCore"].contains(base.text),
      Self.mathFunctions.contains(member), module.resolved(base.text) == nil
    {
      return edits.replace(range(base), "Foundation")
    }
    if base.text == "XCTest", member != "self", options.foundationModule != nil, importsTests,
      member.hasPrefix("XC")
    {
      return edits.replace(range(base), "MicaXCTest")
    }
    if base.text == "Foundation", Self.isNetworking(member), module.resolved(base.text) == nil {
      return edits.substitute(range(base), "FoundationNetworking")
    }
    guard let foundation = options.foundationModule, base.text == "Foundation",
      GeneratedFiles.settledNames.contains(member)
    else { return }
    edits.replace(range(base), foundation)
  }
}
