// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Methods of classes: their rows, and what lets `dynamic` ones be exchanged.

internal import SwiftSyntax

extension FileRewriter {
  // MARK: Methods

  func rewriteMethod(_ node: FunctionDeclSyntax) {
    if node.body == nil, node.attributes.contains(name: "NSManaged") { return manage(node) }
    let labels = node.signature.parameterClause.parameters.labels
    let key =
      (node.modifiers.isStatic ? "static " : "") + node.name.plainName
      + "(" + labels.map { $0 + ":" }.joined() + ")"
    if hideOverride(node.name, key: key, node.modifiers) {
      renamed[node.id] = node.fullName
      return
    }
    if typeName.flatMap({ module.olderOverrides[$0] })?.contains(key) == true {
      edits.insert("class ", at: range(node.funcKeyword).lowerBound)
      return
    }
    let isHidden = hideIfHoisted(node.name, key: key, node.modifiers)
    if isHidden { renamed[node.id] = node.fullName }
    let isDispatched = dispatchMethod(node, key: key)
    guard let name = tableClass else { return }
    if !isHidden, node.modifiers.contains("override") { dropOverride(node.modifiers, key, name) }
    guard !node.attributes.isUnavailable, node.name.isWord else { return }
    let isExposed = isExposed(node.attributes, node.modifiers, in: name)
    let overridden =
      node.modifiers.contains("override") && !node.modifiers.isStatic
      ? module.exposedMethod(key, above: name) : nil
    let isCalled =
      node.modifiers.contains("override") && !node.modifiers.isStatic
      && AppleNames.calledMethods.contains(key)
    if overridden != nil || isExposed || isCalled
      || (!node.modifiers.isStatic && module.optionalRequirements.contains(key))
    {
      // `@objc` members of extensions are dynamic by themselves; that costs their names, so that it is done only where
      // something may be exchanged.
      let isDynamic =
        !isDispatched
        && (node.modifiers.contains("dynamic")
          || module.exchangesMethods
            && (overridden?.isDynamic == true
              || isExposed && isInExtension && !node.modifiers.contains("final")))
      let asked = AppleNames.askedForMethods.contains(key) ? AppleNames.selectors[key] : nil
      addRow(
        node, asked ?? overridden?.selector ?? node.selector, isDynamic: isDynamic, to: name)
    } else if !node.modifiers.isStatic, AppleNames.askedForMethods.contains(key) {
      // Objective-C's name is that of the requirement, whether the class overrides it or conforms by it.
      let selector = AppleNames.selectors[key] ?? node.selector
      table.add("table.method(\(Self.literal(selector)))", to: name)
    }
    if node.modifiers.isStatic, labels.isEmpty, isExposed,
      node.name.text.hasPrefix("keyPathsForValuesAffecting"),
      let first = affectedKey(node.name.text)
    {
      table.add("table.dependency(of: \"\(first)\", on: \(name).\(node.name.text)())", to: name)
    }
  }

  /// An initializer that a class of tests has in Linux's form, for the XCTest that Linux has: there `XCTestCase` has no `init()`,
  /// and requires the one of a closure. Mica's `XCTestCase` has both, as ones to override.
  func overrideTestInitializer(_ node: InitializerDeclSyntax) {
    guard options.isForLinux, let name = typeName, module.isTestClass(name),
      ["init()", "init(name:testClosure:)"].contains(node.fullName),
      node.modifiers.contains("required"), !node.modifiers.contains("override"),
      !node.modifiers.contains("convenience")
    else { return }
    edits.insert("override ", at: range(node.initKeyword).lowerBound)
  }

  /// An accessor that Core Data makes as the program runs: it is called by its selector.
  private func manage(_ node: FunctionDeclSyntax) {
    let values = node.signature.parameterClause.parameters.map {
      ", " + ($0.secondName ?? $0.firstName).text
    }
    let selector = Self.literal(node.selector)
    edits.insert(" { _managedCall(\(selector)\(values.joined())) }", at: range(node).upperBound)
  }

  /// `fullName` of `keyPathsForValuesAffectingFullName`.
  private func affectedKey(_ name: String) -> String? {
    let key = name.dropFirst("keyPathsForValuesAffecting".count)
    return key.first.map { $0.lowercased() + key.dropFirst() }
  }

  /// Whether Objective-C sees a member.
  func isExposed(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, in name: String
  ) -> Bool {
    if attributes.isExposing { return true }
    if attributes.contains(name: "nonobjc") || modifiers.isPrivate { return false }
    if module.type(named: name)?.hasObjCMembers == true { return true }
    if options.infersObjC, module.ancestors(of: name).foreign != nil { return true }
    return attributes.isInExposedExtension
  }

  private var isInExtension: Bool {
    if case .type(_, _, true)? = scopes.last { true } else { false }
  }

  /// Writes the row of a method; a `dynamic` one asks in each call whether it was exchanged.
  private func addRow(
    _ node: FunctionDeclSyntax, _ name: String, isDynamic: Bool, to type: String
  ) {
    let selector = Self.literal(name)
    let method = node.modifiers.isStatic ? "classMethod" : "method"
    guard let row = MethodRow(node, of: type) else {
      if !node.modifiers.isStatic { table.add("table.method(\(selector))", to: type) }
      return
    }
    let target = node.modifiers.isStatic ? type : "o"
    var text =
      "table.\(method)(\(selector)) { \(row.head) \(row.call(target, node.name.text)) }"
    if isDynamic, !node.modifiers.isStatic, let own = addDispatch(node, row, selector, of: type) {
      text += " own: { \(row.head) \(row.call(target, own)) }"
    }
    table.add(text, to: type)
  }

  /// Splits a method into one that asks what runs for it and its own body, which goes by another name; that name, or
  /// nil where it can't be written.
  private func addDispatch(
    _ node: FunctionDeclSyntax, _ row: MethodRow, _ selector: String, of type: String
  ) -> String? {
    guard let body = node.body, !row.takesError, let copy = OwnBody(node) else { return nil }
    for name in copy.unnamed { edits.insert(" " + name.text, at: range(name.token).upperBound) }
    let own = ModuleFacts.prefix(for: type) + "own_" + node.name.plainName
    renamed[node.id] = node.fullName
    let arguments = copy.locals.map { ", " + $0 }.joined()
    edits.insert(
      "{ if let __m = ExchangedCall(\(selector), \(type).self) { return __m(self\(arguments)) }; "
        + "return \(own)(\(copy.arguments)) }; \(copy.head)func \(own)(\(copy.parameters))\(copy.result) ",
      at: range(body).lowerBound)
    return own
  }
}

/// What a row says of a method: the closure's head, and the call in it.
private struct MethodRow {
  let head: String
  private let arguments: [String]
  let takesError: Bool

  /// Nil where a method can't be called by name: it takes more than three arguments, or what no object stands for.
  init?(_ node: FunctionDeclSyntax, of type: String) {
    let parameters = node.signature.parameterClause.parameters
    let types = parameters.map(\.type.closureType)
    let effects = node.signature.effectSpecifiers
    takesError = effects?.throwsClause != nil
    let cannotCall =
      parameters.contains { $0.ellipsis != nil }
      || types.contains {
        $0.hasPrefix("inout ") || $0.contains("@autoclosure") || $0.hasPrefix("some ")
      }
      || node.genericParameterClause != nil || effects?.asyncSpecifier != nil
      || node.signature.returnClause?.type.flat.hasPrefix("some ") == true
    if cannotCall || types.count + (takesError ? 1 : 0) > 3 { return nil }
    var declared = node.modifiers.isStatic ? [] : ["o: \(type)"]
    var arguments: [String] = []
    for (parameter, (local, kind)) in zip(parameters, zip(["a", "b", "c"], types)) {
      declared.append("\(local): \(kind)")
      let label = parameter.firstName.text
      arguments.append(label == "_" ? local : "\(label): \(local)")
    }
    if takesError { declared.append("_: Any?") }
    self.arguments = arguments
    let result = node.signature.returnClause.map { " -> " + $0.type.flat.withoutMark } ?? " -> Void"
    let typed =
      result == " -> Self" || result == " -> Self?"
      ? result.replacing("Self", with: type) : result
    head =
      declared.isEmpty
      ? "() -> \(typed.dropFirst(4)) in" : "(\(declared.joined(separator: ", ")))\(typed) in"
  }

  func call(_ target: String, _ name: String) -> String {
    "\(takesError ? "try! " : "")\(target).\(name)(\(arguments.joined(separator: ", ")))"
  }
}

/// The declaration of a method's own body under another name.
private struct OwnBody {
  /// Attributes and modifiers, with a space after them.
  let head: String
  let parameters: String
  /// `(a, label: b)` without the brackets.
  let arguments: String
  /// The parameters' names.
  let locals: [String]
  let result: String
  /// Parameters without a name, and the one that they get.
  let unnamed: [(token: TokenSyntax, text: String)]

  init?(_ node: FunctionDeclSyntax) {
    var (parameters, arguments): ([String], [String]) = ([], [])
    var locals: [String] = []
    var unnamed: [(token: TokenSyntax, text: String)] = []
    for parameter in node.signature.parameterClause.parameters {
      let label = parameter.firstName.text
      var local = (parameter.secondName ?? parameter.firstName).text
      if local == "_" {
        guard parameter.secondName == nil else { return nil }
        local = "p\(locals.count)"
        unnamed.append((parameter.firstName, local))
      }
      let type = parameter.type.as(AttributedTypeSyntax.self)?.baseType ?? parameter.type
      if type.is(FunctionTypeSyntax.self), !parameter.type.flat.contains("@escaping") { return nil }
      locals.append(local)
      arguments.append(label == "_" ? local : "\(label): \(local)")
      parameters.append(
        (label == local ? label : "\(label) \(local)") + ": " + parameter.type.flat)
    }
    let result = node.signature.returnClause?.type.flat
    if result == "Self" || result == "Self?" || node.genericWhereClause != nil { return nil }
    let inlining: Set<String> = ["inlinable", "usableFromInline", "inline"]
    var words = node.attributes.compactMap { element -> String? in
      guard let attribute = element.as(AttributeSyntax.self) else { return nil }
      let name = attribute.attributeName.trimmedDescription
      return ObjCAttribute.all.contains(name) || inlining.contains(name)
        ? nil : FunctionDeclSyntax.oneLine(attribute.trimmedDescription)
    }
    words.append("private")
    if node.modifiers.contains("nonisolated") { words.append("nonisolated") }
    head = words.joined(separator: " ") + " "
    self.parameters = parameters.joined(separator: ", ")
    self.arguments = arguments.joined(separator: ", ")
    (self.locals, self.unnamed) = (locals, unnamed)
    self.result = result.map { " -> " + $0 } ?? ""
  }
}

extension String {
  /// `T?` for `T!`, which closures' types can't say.
  fileprivate var withoutMark: String { hasSuffix("!") ? dropLast() + "?" : self }
}

extension TypeSyntax {
  /// The type as a closure's parameter: functions have to escape, since they go through `Any`.
  fileprivate var closureType: String {
    let text = flat.replacing("@convention(block) ", with: "").withoutMark
    let inner = self.as(AttributedTypeSyntax.self)?.baseType ?? self
    return inner.is(FunctionTypeSyntax.self) && !text.contains("@escaping")
      && !text.contains("@autoclosure") ? "@escaping " + text : text
  }
}

extension TokenSyntax {
  /// Whether it is a name, no operator.
  fileprivate var isWord: Bool {
    text.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false
  }
}
