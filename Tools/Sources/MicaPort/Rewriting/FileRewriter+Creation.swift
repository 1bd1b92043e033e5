// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Objects of classes that are known only as the program runs. Objective-C's initialisers can be called on any class;
// Swift's on Linux only if they are `required`, which Apple's are not.

internal import SwiftSyntax

extension FileRewriter {
  /// Labels of Apple's initialisers that a helper of UIKit's calls on a class.
  private static let creations: Set<[String]> = [
    [], ["frame"], ["style", "reuseIdentifier"], ["reuseIdentifier"], ["nibName", "bundle"],
  ]

  /// `T(frame: r)`, `type.init()`, `(c as! UIView.Type).init()` → `_micaNew(T.self, frame: r)`.
  func rewriteCreation(_ node: FunctionCallExprSyntax) {
    // Linux's has no initialiser that programs may call.
    if node.arguments.isEmpty,
      node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "ProcessInfo",
      !module.declaresType(named: "ProcessInfo")
    {
      return edits.substitute(range(node), "ProcessInfo.processInfo")
    }
    guard node.trailingClosure == nil, let paren = node.leftParen,
      Self.creations.contains(node.arguments.map { $0.label?.text ?? "_" })
    else { return }
    let type: String
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      guard isRuntimeClass(name.baseName.text, at: node) else { return }
      type = name.baseName.text + ".self"
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init", let base = member.base,
      let value = metatype(base, at: node)
    {
      type = value
    } else {
      return
    }
    edits.substitute(
      range(node).lowerBound..<range(paren).upperBound,
      "_micaNew(\(type)" + (node.arguments.isEmpty ? "" : ", "))
  }

  // MARK: Protocols that ask for init(), and Apple's classes that conform to them

  /// `init()` of such a protocol → `init(_mica: ())`, which Apple's classes have from UIKit: their own isn't `required`.
  func renameEmptyInit(_ node: InitializerDeclSyntax) {
    guard node.signature.parameterClause.parameters.isEmpty, let name = typeName,
      module.applesEmptyInits.contains(name)
    else { return }
    edits.insert("_mica: ()", at: range(node.signature.parameterClause.rightParen).lowerBound)
  }

  /// `self.init()` in an extension of such a protocol.
  func renameEmptyInit(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil, let paren = node.rightParen,
      node.calledExpression.trimmedDescription == "self.init", let name = typeName,
      module.applesEmptyInits.contains(name)
    else { return }
    edits.insert("_mica: ()", at: range(paren).lowerBound)
  }

  /// The module's own types that conform to such a protocol have the renamed one by their own.
  func adoptEmptyInit(_ name: String, _ clause: InheritanceClauseSyntax?) {
    guard let clause, !module.applesEmptyInits.isEmpty, !scopes.contains(where: \.isBody),
      clause.names.contains(where: module.applesEmptyInits.contains),
      module.type(named: name) != nil
    else { return }
    table.extensions.append("extension \(name): _MicaEmptyInit {}")
  }

  /// `Bundle(for: C.self)` → `_micaBundle(for: C.self)`, also with `identifier:`: all modules are one program here, whose
  /// folders of frameworks UIKit knows.
  func rewriteBundle(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
      name.baseName.text == "Bundle", node.arguments.count == 1,
      ["for", "identifier"].contains(node.arguments.first?.label?.text),
      !module.declaresType(named: "Bundle")
    else { return }
    edits.substitute(range(name), "_micaBundle")
  }

  /// `Bundle()`, `Bundle.init()` and `.init()` where a bundle is asked for → `Bundle.main`: Linux's hides NSObject's
  /// initialiser, which on iOS gives a bundle without files of its own.
  func rewriteEmptyBundle(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil, node.leftParen != nil,
      !module.declaresType(named: "Bundle")
    else { return }
    var called = node.calledExpression.trimmedDescription
    if called == ".init" { called = (Self.typeAsked(of: node) ?? "") + called }
    guard ["Bundle", "Bundle.init"].contains(called) else { return }
    edits.substitute(range(node), "Bundle.main")
  }

  /// The type that is written for the parameter or variable whose value an expression is.
  private static func typeAsked(of node: FunctionCallExprSyntax) -> String? {
    guard let clause = node.parent?.as(InitializerClauseSyntax.self) else { return nil }
    let parameter = clause.parent?.as(FunctionParameterSyntax.self)?.type
    let variable = clause.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
    return (parameter ?? variable)?.trimmedDescription
  }

  /// What stands for no arguments of Foundation's classes whose `init()` Linux's hide.
  private static let emptyArguments = [
    "Progress": "parent: nil, userInfo: nil", "NSMutableString": "capacity: 0",
  ]

  /// `Progress()` → `Progress(parent: nil, userInfo: nil)`, and others of its kind.
  func rewriteEmptyCreation(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let arguments = Self.emptyArguments[name], node.arguments.isEmpty,
      node.trailingClosure == nil, node.leftParen != nil, !module.declaresType(named: name)
    else { return }
    edits.substitute(range(node), "\(name)(\(arguments))")
  }

  /// The text of a class that a value holds; nil where `.init` is called on a type by its name.
  private func metatype(_ base: ExprSyntax, at node: some SyntaxProtocol) -> String? {
    let text = base.trimmedDescription
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if name == "self" { return isInClassMethod(node) ? "self" : nil }
      if isRuntimeClass(name, at: node) { return name + ".self" }
      return name.first?.isLowercase == true && name != "super" && !module.declaresEmptyInit
        ? text : nil
    }
    if base.is(TupleExprSyntax.self), Self.castsToClass(text) { return text }
    if base.is(MemberAccessExprSyntax.self), !module.declaresEmptyInit,
      text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }),
      let last = text.split(separator: ".").last, last.first?.isLowercase == true, last != "self",
      text.first?.isLowercase == true
    {
      return text
    }
    return nil
  }

  /// `(… as! UIView.Type)`.
  private static func castsToClass(_ text: String) -> Bool {
    guard text.hasSuffix(".Type)"), let cast = text.range(of: "as! ", options: .backwards) else {
      return false
    }
    return isAppleClass(String(text[cast.upperBound...].dropLast(6)))
  }

  /// Whether a name stands for a class that only the caller knows: a generic parameter, or `Self`.
  private func isRuntimeClass(_ name: String, at node: some SyntaxProtocol) -> Bool {
    if name == "Self" { return isInClassMethod(node) }
    var parent = node.parent
    while let current = parent {
      if let clause = current.genericClauses, let found = boundToClass(name, clause) {
        return found
      }
      parent = current.parent
    }
    return false
  }

  /// Whether a clause binds a parameter to a class; nil where it has no such parameter.
  private func boundToClass(_ name: String, _ clause: GenericClauses) -> Bool? {
    guard let parameter = clause.parameters?.parameters.first(where: { $0.name.text == name })
    else { return nil }
    var bounds = parameter.inheritedType.map { [$0.flat] } ?? []
    for requirement in clause.conditions?.requirements ?? [] {
      if let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self),
        conformance.leftType.flat == name
      {
        bounds.append(conformance.rightType.flat)
      }
    }
    return bounds.flatMap { $0.split(separator: "&") }.contains { part in
      let bound = part.filter { !$0.isWhitespace }
      if let own = module.resolved(String(bound)), module.type(named: own)?.isClass == true {
        return module.ancestors(of: own).foreign.map(Self.isAppleClass) ?? false
      }
      return Self.isAppleClass(String(bound.prefix { $0 != "<" }))
    }
  }

  /// Whether a call stands in a class method of one of Apple's classes, or of a class below one.
  private func isInClassMethod(_ node: some SyntaxProtocol) -> Bool {
    var parent = node.parent
    while let current = parent {
      if let function = current.as(FunctionDeclSyntax.self) {
        guard function.modifiers.isStatic else { return false }
        break
      }
      if current.is(InitializerDeclSyntax.self) { return false }
      if let variable = current.as(VariableDeclSyntax.self), variable.modifiers.isStatic { break }
      parent = current.parent
    }
    guard parent != nil, let type = typeName else { return false }
    guard let own = module.resolved(type) else {
      if let found = enclosingExtension(of: node), found.bindsSelf(where: Self.isAppleClass) {
        return true
      }
      return module.protocols[type] == nil && Self.isAppleClass(type)
    }
    return module.type(named: own)?.isClass == true
      && module.ancestors(of: own).foreign.map(Self.isAppleClass) == true
  }

  private func enclosingExtension(of node: some SyntaxProtocol) -> ExtensionDeclSyntax? {
    var parent = node.parent
    while let current = parent {
      if let found = current.as(ExtensionDeclSyntax.self) { return found }
      parent = current.parent
    }
    return nil
  }

  /// Whether a name has the form of one of Apple's classes, and of none of its protocols and values.
  static func isAppleClass(_ name: String) -> Bool {
    guard let prefix = ["UI", "NS", "CA"].first(where: name.hasPrefix),
      name.dropFirst(prefix.count).first?.isUppercase == true
    else { return false }
    let others = ["Delegate", "DataSource", "Coding", "Copying", "Protocol", "Insets", "Offset"]
    return !others.contains(where: name.hasSuffix)
  }

  /// Whether a body may hold such a call: a generic parameter that is bound to a class is in reach.
  func createsByClass(_ node: some SyntaxProtocol) -> Bool {
    var parent = node.parent
    while let current = parent {
      if let clause = current.genericClauses, let names = clause.parameters?.parameters,
        names.contains(where: { boundToClass($0.name.text, clause) == true })
      {
        return true
      }
      if let function = current.as(FunctionDeclSyntax.self), function.modifiers.isStatic {
        return true
      }
      parent = current.parent
    }
    return false
  }
}

/// The parameters of a declaration, and what is asked of them.
private struct GenericClauses {
  var parameters: GenericParameterClauseSyntax?
  var conditions: GenericWhereClauseSyntax?
}

extension Syntax {
  fileprivate var genericClauses: GenericClauses? {
    if let node = self.as(FunctionDeclSyntax.self) {
      return GenericClauses(
        parameters: node.genericParameterClause, conditions: node.genericWhereClause)
    }
    if let node = self.as(ClassDeclSyntax.self) {
      return GenericClauses(
        parameters: node.genericParameterClause, conditions: node.genericWhereClause)
    }
    if let node = self.as(EnumDeclSyntax.self) {
      return GenericClauses(
        parameters: node.genericParameterClause, conditions: node.genericWhereClause)
    }
    if let node = self.as(StructDeclSyntax.self) {
      return GenericClauses(
        parameters: node.genericParameterClause, conditions: node.genericWhereClause)
    }
    if let node = self.as(InitializerDeclSyntax.self) {
      return GenericClauses(
        parameters: node.genericParameterClause, conditions: node.genericWhereClause)
    }
    return nil
  }
}

extension ExtensionDeclSyntax {
  /// Whether `where Self: UIView` stands there.
  fileprivate func bindsSelf(where isClass: (String) -> Bool) -> Bool {
    genericWhereClause?.requirements.contains { requirement in
      guard let bound = requirement.requirement.as(ConformanceRequirementSyntax.self) else {
        return false
      }
      return bound.leftType.flat == "Self" && isClass(bound.rightType.flat)
    } ?? false
  }
}
