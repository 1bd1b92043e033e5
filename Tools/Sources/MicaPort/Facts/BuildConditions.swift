// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `#if` as on an iPhone's simulator: which branches are code, and what Linux's compiler must read.

internal import MicaFolders
internal import SwiftSyntax

/// What conditions of compilation come to.
struct BuildConditions {
  let options: PortOptions

  /// The modules that `canImport` finds: Mica's, and those whose place one of them takes.
  static let modules = MicaModules.frameworks.union(MicaModules.substitutes).union(
    MicaModules.inC
  ).union([
    "Foundation", "Dispatch", "Swift", "CoreFoundation", "Darwin",
  ])

  /// Whether a condition holds; custom flags go by the options.
  func holds(_ condition: ExprSyntax) -> Bool {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let name = condition.as(DeclReferenceExprSyntax.self) {
      return options.flags.contains(name.baseName.text)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self) { return !holds(prefix.expression) }
    if let tuple = condition.as(TupleExprSyntax.self), let inner = tuple.elements.first {
      return holds(inner.expression)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) { return holds(sequence) }
    if let infix = condition.as(InfixOperatorExprSyntax.self) {
      let (left, right) = (holds(infix.leftOperand), holds(infix.rightOperand))
      return infix.operator.trimmedDescription == "&&" ? left && right : left || right
    }
    if let call = condition.as(FunctionCallExprSyntax.self) { return holds(call) }
    return false
  }

  /// `a && b || c`: `&&` binds closer.
  private func holds(_ sequence: SequenceExprSyntax) -> Bool {
    var result = false
    var term = true
    for element in sequence.elements {
      if let op = element.as(BinaryOperatorExprSyntax.self) {
        if op.operator.text == "||" {
          result = result || term
          term = true
        }
      } else {
        let value = holds(element)
        term = term && value
      }
    }
    return result || term
  }

  private func holds(_ call: FunctionCallExprSyntax) -> Bool {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    if let told = told(call) ?? toldByLinux(call) { return told }
    switch call.calledExpression.trimmedDescription {
    case "arch": return argument == "x86_64"
    case "swift": return version(argument, isAtMost: options.languageVersion)
    case "canImport":
      let module = argument.prefix { $0 != "." && $0 != "," }
      return Self.modules.contains(String(module))
        || MicaModules.commonSubstitutes.contains(String(module))
        || options.localModules.contains(String(module))
    case "hasFeature", "hasAttribute": return true
    case "_runtime": return argument == "_ObjC"
    default: return false
    }
  }

  /// What Linux's compiler answers by itself, where it is left to it.
  private func toldByLinux(_ call: FunctionCallExprSyntax) -> Bool? {
    guard options.isForLinux else { return nil }
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch (call.calledExpression.trimmedDescription, argument) {
    case ("os", _): return argument == "Linux"
    case ("targetEnvironment", _), ("_runtime", "_ObjC"): return false
    case ("compiler", _): return version(argument, isAtMost: [6, 3])
    case ("canImport", "Darwin"), ("canImport", "ObjectiveC"), ("canImport", "AppKit"),
      ("canImport", "CoreFoundation"):
      return false
    case ("canImport", "Glibc"), ("canImport", "FoundationNetworking"),
      ("canImport", "FoundationEssentials"), ("canImport", "FoundationXML"),
      ("canImport", "XCTest"), ("canImport", "Testing"):
      return true
    default: return nil
    }
  }

  /// What the compiler would answer in another way.
  func told(_ call: FunctionCallExprSyntax) -> Bool? {
    if options.isForLinux {
      let isHidden =
        call.calledExpression.trimmedDescription == "canImport"
        && options.hiddenModules.contains(
          call.arguments.first?.expression.trimmedDescription ?? "")
      return isHidden ? false : nil
    }
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch (call.calledExpression.trimmedDescription, argument) {
    // Where tests are built; an app finds neither.
    case ("canImport", "XCTest"), ("canImport", "Testing"): return options.runsTests
    case ("os", _): return argument == "iOS"
    case ("targetEnvironment", _): return argument == "simulator"
    // What stands within this is for the SDK of iOS 26, which Mica isn't.
    case ("compiler", _): return version(argument, isAtMost: [6, 1])
    case ("canImport", "AppKit"): return false
    // Modules of other systems, some of which Linux's compiler has.
    case ("canImport", "Glibc"), ("canImport", "Musl"), ("canImport", "Android"),
      ("canImport", "FoundationEssentials"), ("canImport", "FoundationNetworking"),
      ("canImport", "FoundationXML"):
      return false
    case ("canImport", "Darwin"), ("canImport", "ObjectiveC"): return true
    case ("_runtime", _): return argument == "_ObjC"
    default: return nil
    }
  }

  private func version(_ condition: String, isAtMost limit: [Int]) -> Bool {
    let isBelow = condition.hasPrefix("<")
    let digits = condition.drop { "<>= ".contains($0) }
    let wanted = digits.split(separator: ".").map { Int($0) ?? 0 }
    let count = max(wanted.count, limit.count)
    let padded = { (list: [Int]) in list + Array(repeating: 0, count: count - list.count) }
    let isLess = padded(limit).lexicographicallyPrecedes(padded(wanted))
    return isBelow ? isLess : !isLess
  }
}

extension PortOptions {
  /// What `swift(>=…)` is compared with.
  var languageVersion: [Int] { swiftVersion == "6" ? [6] : [5, 10] }
}
