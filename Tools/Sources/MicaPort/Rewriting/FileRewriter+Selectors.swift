// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `#selector` and `#keyPath` as values, names of classes, and values in objects of unknown classes.

internal import SwiftSyntax

extension FileRewriter {
  /// Whether a macro is one of ours.
  func rewriteMacro(_ node: MacroExpansionExprSyntax) -> Bool {
    if node.macroName.text == "function", let name = renamedFunction(around: node) {
      edits.substitute(range(node), Self.literal(name))
      return true
    }
    guard let argument = node.arguments.first else { return false }
    switch node.macroName.text {
    case "selector":
      let name = selector(argument)
      // A type of the module's may have that name.
      let type = module.declaresType(named: "Selector") ? "_MicaSelector" : "Selector"
      edits.replace(range(node), "\(type)(\(Self.literal(name)))")
      return true
    case "keyPath":
      edits.replace(range(node), Self.literal(keyPath(argument.expression)))
      return true
    default:
      return false
    }
  }

  /// The name of the function that a place is in, if its body goes by another one.
  private func renamedFunction(around node: some SyntaxProtocol) -> String? {
    var parent = node.parent
    while let current = parent {
      if current.is(AccessorBlockSyntax.self) || current.is(InitializerDeclSyntax.self) {
        return nil
      }
      if current.is(FunctionDeclSyntax.self) { return renamed[current.id] }
      parent = current.parent
    }
    return nil
  }

  // MARK: #selector

  private func selector(_ argument: LabeledExprSyntax) -> String {
    var expression = argument.expression
    var argumentCount: Int?
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      argumentCount = sequence.elements.last.flatMap(Self.argumentCount)
      expression = first
    } else if let cast = expression.as(AsExprSyntax.self) {
      expression = cast.expression
    }
    while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.expression
    {
      expression = inner
    }
    var base: ExprSyntax?
    var name = expression.as(DeclReferenceExprSyntax.self)
    if let member = expression.as(MemberAccessExprSyntax.self) {
      base = member.base
      name = member.declName
    }
    guard let name else {
      problem(expression, .error, "#selector of something that isn't a method's name")
      return expression.trimmedDescription
    }
    if let label = argument.label?.text {
      return accessor(name.baseName.plainName, base, isSetter: label == "setter")
    }
    return method(name, base, argumentCount)
  }

  /// How many arguments a method of the type `(C) -> (A, B) -> R` or `(A, B) -> R` takes.
  private static func argumentCount(_ type: ExprSyntax) -> Int? {
    guard var function = type.as(TypeExprSyntax.self)?.type.as(FunctionTypeSyntax.self) else {
      return nil
    }
    if let inner = function.returnClause.type.as(FunctionTypeSyntax.self) { function = inner }
    return function.parameters.count
  }

  private func accessor(_ name: String, _ base: ExprSyntax?, isSetter: Bool) -> String {
    let own = candidates(name, base).first { $0.kind == .property }
    let property = own?.selector ?? (isSetter ? Self.withoutIs(name) : name)
    return isSetter ? SelectorName.setter(property) : property
  }

  private func method(
    _ name: DeclReferenceExprSyntax, _ base: ExprSyntax?, _ argumentCount: Int?
  ) -> String {
    let baseName = name.baseName.plainName
    let labels = name.argumentNames?.arguments.map { $0.name.plainName }
    var found = candidates(baseName, base).filter { $0.kind == .method }
    if let labels { found = found.filter { $0.labels == labels } }
    if let argumentCount { found = found.filter { $0.labels.count == argumentCount } }
    if let own = found.first { return own.selector }
    if let labels {
      let full = baseName + "(" + labels.map { $0 + ":" }.joined() + ")"
      return AppleNames.selectors[full] ?? SelectorName.method(baseName, labels)
    }
    return AppleNames.bare[baseName] ?? baseName
  }

  /// The module's members that a name may mean, the likeliest first.
  private func candidates(_ name: String, _ base: ExprSyntax?) -> [MemberFacts] {
    var scopeNames: [String] = []
    switch base?.trimmedDescription {
    case nil, "self", "Self", "type(of: self)", "super":
      for scope in scopes.reversed() {
        if case .type(let name, _, _) = scope { scopeNames.append(name) }
      }
    case let text?:
      if let type = module.resolved(text, in: typeName ?? "") {
        scopeNames = [type]
      } else if module.protocols[text] != nil || text.first?.isUppercase == true {
        scopeNames = [text]
      }
    }
    var found: [MemberFacts] = []
    for scope in scopeNames {
      for type in [scope] + module.ancestors(of: scope).own {
        found += module.members(of: type).filter { $0.name == name }
      }
    }
    let isForeign = base != nil && scopeNames.count == 1 && module.type(named: scopeNames[0]) == nil
    if !found.isEmpty || isForeign { return found }
    return module.members(named: name)
  }

  // MARK: #keyPath

  /// `#keyPath(CALayer.bounds.size)` → `bounds.size`; Apple's `isHidden` is `hidden`.
  private func keyPath(_ expression: ExprSyntax) -> String {
    var parts: [String] = []
    var current: ExprSyntax? = expression
    while let node = current {
      if let member = node.as(MemberAccessExprSyntax.self) {
        parts.insert(member.declName.baseName.plainName, at: 0)
        current = member.base
      } else if let chain = node.as(OptionalChainingExprSyntax.self) {
        current = chain.expression
      } else if let unwrap = node.as(ForceUnwrapExprSyntax.self) {
        current = unwrap.expression
      } else {
        if let name = node.as(DeclReferenceExprSyntax.self) {
          parts.insert(name.baseName.plainName, at: 0)
        }
        current = nil
      }
    }
    while parts.count > 1, parts[0] == "self" || parts[0].first?.isUppercase == true {
      parts.removeFirst()
    }
    return parts.map { part in
      let own = module.members(named: part).first { $0.kind == .property && !$0.isOverride }
      return own?.selector ?? Self.withoutIs(part)
    }.joined(separator: ".")
  }

  /// `isHidden` → `hidden`: Objective-C's name of Apple's property.
  private static func withoutIs(_ name: String) -> String {
    guard name.hasPrefix("is"), let third = name.dropFirst(2).first, third.isUppercase else {
      return name
    }
    return third.lowercased() + name.dropFirst(3)
  }

  // MARK: Names of classes

  /// `type(of: x).description()`, `x.classForCoder.description()` and `T.description()`, which every class of Objective-C's has, →
  /// `NSStringFromClass(type(of: x))`, `NSStringFromClass(T.self)`.
  func rewriteDescription(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description", let base = member.base
    else { return }
    let end: String
    if let call = base.as(FunctionCallExprSyntax.self) {
      guard call.calledExpression.trimmedDescription == "type",
        call.arguments.first?.label?.text == "of"
      else { return }
      end = ")"
    } else if let member = base.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "classForCoder"
    {
      end = ")"
    } else if let member = base.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "self",
      let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isUppercase == true, !module.isValueType(name)
    {
      end = ")"
    } else {
      // A type's own function of that name is meant.
      guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
        name.first?.isUppercase == true, !module.isValueType(name),
        !module.members(named: "description").contains(where: { $0.kind == .method })
      else { return }
      end = ".self)"
    }
    edits.insert("NSStringFromClass(", at: range(node).lowerBound)
    edits.replace(range(base).upperBound..<range(node).upperBound, end)
  }

  // MARK: Values in objects of unknown classes

  /// `(change as AnyObject).cgPointValue` → `MicaValue(change as AnyObject).cgPointValue`: Linux looks nothing up in
  /// objects of unknown classes.
  func rewriteValueLookup(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    if let chain = node.base?.as(OptionalChainingExprSyntax.self),
      let element = chain.expression.as(SubscriptCallExprSyntax.self),
      GeneratedFiles.geometryMembers.contains(name)
        || GeneratedFiles.valueMembers.contains(name)
          && element.arguments.trimmedDescription.contains("UserInfoKey")
    {
      // `userInfo[key]?.cgRectValue`, where the dictionary may hold any objects.
      edits.insert("MicaValue(element: ", at: range(element).lowerBound)
      edits.insert(")", at: range(element).upperBound)
      return
    }
    guard
      GeneratedFiles.valueMembers.contains(name) || isValueMethod(node),
      let base = node.base?.as(TupleExprSyntax.self), base.elements.count == 1,
      let last = base.elements.first?.expression.trimmedDescription, last.hasSuffix("as AnyObject")
    else { return }
    edits.insert("MicaValue", at: range(base).lowerBound)
  }

  /// Whether a method is called that any object is asked for; what only has its name is looked up in another way
  /// (Lookups).
  private func isValueMethod(_ node: MemberAccessExprSyntax) -> Bool {
    guard let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == node.id, call.trailingClosure == nil
    else { return false }
    let labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    return GeneratedFiles.valueMethods.contains("\(node.declName.baseName.text)(\(labels))")
  }
}
