// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Methods and properties of classes: their rows, `dynamic`, `@NSManaged`, overrides of NSObject's.

internal import SwiftSyntax

extension FileRewriter {
  // MARK: Methods

  func rewriteMethod(_ node: FunctionDeclSyntax) {
    let labels = node.signature.parameterClause.parameters.labels
    let key =
      (node.modifiers.isStatic ? "static " : "") + node.name.plainName
      + "(" + labels.map { $0 + ":" }.joined() + ")"
    let isHidden = hideIfHoisted(node.name, key: key, node.modifiers)
    guard let name = tableClass else { return }
    if !isHidden, node.modifiers.contains("override") { dropOverride(node.modifiers, key, name) }
    guard !node.attributes.isUnavailable, node.name.isWord else { return }
    let isExposed = isExposed(node.attributes, node.modifiers, in: name)
    if isExposed || (!node.modifiers.isStatic && module.optionalRequirements.contains(key)) {
      addRow(node, to: name)
    } else if !node.modifiers.isStatic, AppleNames.askedForMethods.contains(key) {
      table.add("table.method(\(Self.literal(node.selector)))", to: name)
    }
    if node.modifiers.isStatic, labels.isEmpty, isExposed,
      node.name.text.hasPrefix("keyPathsForValuesAffecting"),
      let first = affectedKey(node.name.text)
    {
      table.add("table.dependency(of: \"\(first)\", on: \(name).\(node.name.text)())", to: name)
    }
  }

  /// `fullName` of `keyPathsForValuesAffectingFullName`.
  private func affectedKey(_ name: String) -> String? {
    let key = name.dropFirst("keyPathsForValuesAffecting".count)
    return key.first.map { $0.lowercased() + key.dropFirst() }
  }

  /// Whether Objective-C sees a member.
  private func isExposed(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, in name: String
  ) -> Bool {
    let names = attributes.names
    if names.contains(where: ObjCAttribute.exposing.contains) { return true }
    if names.contains("nonobjc") || modifiers.isPrivate { return false }
    if module.type(named: name)?.hasObjCMembers == true { return true }
    return extensionIsExposed(attributes)
  }

  /// `@objc extension`.
  private func extensionIsExposed(_ node: AttributeListSyntax) -> Bool {
    var parent = node.parent
    while let current = parent {
      if let declaration = current.as(ExtensionDeclSyntax.self) {
        return declaration.attributes.contains(name: "objc")
      }
      parent = current.parent
    }
    return false
  }

  private func addRow(_ node: FunctionDeclSyntax, to name: String) {
    let parameters = node.signature.parameterClause.parameters
    let types = parameters.map { parameter in
      parameter.type.closureType
    }
    let selector = Self.literal(node.selector)
    let effects = node.signature.effectSpecifiers
    let cannotCall =
      parameters.contains { $0.ellipsis != nil }
      || types.contains {
        $0.hasPrefix("inout ") || $0.contains("@autoclosure") || $0.hasPrefix("some ")
      }
      || node.genericParameterClause != nil || effects?.asyncSpecifier != nil
      || node.signature.returnClause?.type.flat.hasPrefix("some ") == true
    let takesError = effects?.throwsClause != nil
    let count = types.count + (takesError ? 1 : 0)
    let method = node.modifiers.isStatic ? "classMethod" : "method"
    if !cannotCall, count == 3, !takesError, node.attributes.contains(name: "IBSegueAction") {
      table.add(segueRow(node, name), to: name)
    }
    if cannotCall || count > 2 {
      if !node.modifiers.isStatic { table.add("table.method(\(selector))", to: name) }
      return
    }
    var declared = node.modifiers.isStatic ? [] : ["o: \(name)"]
    var arguments: [String] = []
    for (index, parameter) in parameters.enumerated() {
      let local = index == 0 ? "a" : "b"
      declared.append("\(local): \(types[index])")
      let label = parameter.firstName.text
      arguments.append(label == "_" ? local : "\(label): \(local)")
    }
    if takesError { declared.append("_: Any?") }
    let target = node.modifiers.isStatic ? name : "o"
    let call =
      "\(takesError ? "try! " : "")\(target).\(node.name.text)(\(arguments.joined(separator: ", ")))"
    let result = node.signature.returnClause.map { " -> " + $0.type.flat.withoutMark } ?? " -> Void"
    let typed =
      result == " -> Self" || result == " -> Self?"
      ? result.replacing("Self", with: name) : result
    let head =
      declared.isEmpty
      ? "() -> \(typed.dropFirst(4)) in" : "(\(declared.joined(separator: ", ")))\(typed) in"
    table.add("table.\(method)(\(selector)) { \(head) \(call) }", to: name)
  }

  /// A segue action with coder, sender and identifier: rows have two arguments, so that these come in one object.
  private func segueRow(_ node: FunctionDeclSyntax, _ name: String) -> String {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    let values = ["s.coder", "s.sender", "s.identifier"]
    let arguments = zip(labels, values).map { $0 == "_" ? $1 : "\($0): \($1)" }
    let selector = Self.literal(node.selector + "|segue")
    return "table.method(\(selector)) { (o: \(name), s: _SegueArguments) -> Any? in "
      + "o.\(node.name.text)(\(arguments.joined(separator: ", "))) }"
  }

  // MARK: Overrides of what NSObject has from extensions

  private func dropOverride(_ modifiers: DeclModifierListSyntax, _ key: String, _ name: String) {
    let plain = key.replacing("_:", with: "_:")
    guard AppleNames.extendedMembers.contains(plain), derivesFromFoundation(name, key),
      let word = modifiers.first(where: { $0.name.text == "override" })
    else { return }
    edits.blank(range(word))
    if let row = Self.overrideRows[key] { table.add(row, to: name) }
  }

  private func derivesFromFoundation(_ name: String, _ key: String) -> Bool {
    let ancestors = module.ancestors(of: name)
    guard let root = ancestors.foreign, AppleNames.foundationClasses.contains(root) else {
      return false
    }
    return !ancestors.own.contains { type in
      module.type(named: type)?.members.contains { $0.key == key } == true
    }
  }

  private static let overrideRows = [
    "observeValue(forKeyPath:of:change:context:)":
      "table.observer { $0.observeValue(forKeyPath: $1, of: $2, change: $3, context: $4) }",
    "value(forUndefinedKey:)": "table.undefinedKeyGetter { $0.value(forUndefinedKey: $1) }",
    "setValue(_:forUndefinedKey:)":
      "table.undefinedKeySetter { $0.setValue($1, forUndefinedKey: $2) }",
    "setNilValueForKey(_:)": "table.nilSetter { $0.setNilValueForKey($1) }",
  ]

  // MARK: Properties

  func rewriteProperty(_ node: VariableDeclSyntax) {
    guard let binding = node.bindings.first,
      let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return }
    // Apple's weak properties may be overridden by what is computed.
    if binding.accessorBlock != nil, node.modifiers.contains("override"),
      let weak = node.modifiers.first(where: { $0.name.text == "weak" })
    {
      edits.blank(range(weak))
    }
    let key = (node.modifiers.isStatic ? "static " : "") + identifier.plainName
    if hideObservers(of: node, binding, key: key) { return }
    let isHidden = hideIfHoisted(identifier, key: key, node.modifiers)
    if node.attributes.contains(name: "NSManaged") { manage(binding, identifier.plainName) }
    guard let name = tableClass else { return }
    if !isHidden, node.modifiers.contains("override") { dropOverride(node.modifiers, key, name) }
    guard !node.modifiers.isStatic, !node.attributes.contains(name: "NSManaged") else { return }
    let announces = announceChanges(node, of: name)
    guard !node.attributes.isUnavailable, isExposed(node.attributes, node.modifiers, in: name)
    else {
      return
    }
    for binding in node.bindings { addRow(binding, node, announces: announces, to: name) }
  }

  private func addRow(
    _ binding: PatternBindingSyntax, _ node: VariableDeclSyntax, announces: Bool, to name: String
  ) {
    guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
      return
    }
    let key = Self.literal(node.attributes.objcName ?? identifier.plainName)
    let path = "\\.\(identifier.text)"
    let names = node.attributes.names
    if names.contains("IBOutlet") {
      let type = binding.typeAnnotation?.type.flat ?? ""
      let row = type.hasPrefix("[") || type.hasPrefix("Array<") ? "outletCollection" : "outlet"
      return table.add("table.\(row)(\(key), \(path))", to: name)
    }
    var row = "table.property(\(key), \(path)"
    if names.contains("IBInspectable") {
      row += ", inspectable: true"
      if announces { row += ", dynamic: true" }
      if let value = binding.initializer?.value, let text = Self.plainValue(value) {
        row += ", default: \(text)"
      }
      if let comment = Self.documentation(of: node) {
        row += ", documentation: \(Self.literal(comment))"
      }
    } else if announces {
      row += ", dynamic: true"
    }
    table.add(row + ")", to: name)
  }

  /// A value that can be written again elsewhere: a number, a flag, a text.
  private static func plainValue(_ value: ExprSyntax) -> String? {
    if value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
      || value.is(BooleanLiteralExprSyntax.self)
    {
      return value.trimmedDescription
    }
    if let prefix = value.as(PrefixOperatorExprSyntax.self) {
      return plainValue(prefix.expression).map { prefix.operator.text + $0 }
    }
    return value.as(StringLiteralExprSyntax.self)?.representedLiteralValue.map {
      $0.contains("\n") ? nil : literal($0)
    } ?? nil
  }

  /// The first line of a `///` comment.
  private static func documentation(of node: VariableDeclSyntax) -> String? {
    for piece in node.leadingTrivia {
      if case .docLineComment(let text) = piece {
        let line = text.dropFirst(3).drop { $0 == " " }
        return line.isEmpty ? nil : String(line)
      }
    }
    return nil
  }

  // MARK: dynamic

  /// Lets a `dynamic` property's setter tell observers.
  private func announceChanges(_ node: VariableDeclSyntax, of name: String) -> Bool {
    guard node.modifiers.contains("dynamic"), node.bindingSpecifier.text == "var",
      !node.modifiers.contains("lazy"), node.bindings.count == 1, let binding = node.bindings.first,
      let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      derivesFromNSObject(name)
    else { return false }
    let key = Self.literal(node.attributes.objcName ?? identifier.plainName)
    let (will, did) = ("willChangeValue(forKey: \(key))", "didChangeValue(forKey: \(key))")
    guard let block = binding.accessorBlock else {
      edits.insert(" { willSet { \(will) } didSet { \(did) } }", at: range(binding).upperBound)
      return true
    }
    guard case .accessors(let list) = block.accessors else { return false }
    let accessor = { (name: String) in list.first { $0.accessorSpecifier.text == name } }
    if let setter = accessor("set") {
      return open(setter, with: "\(will); defer { \(did) };")
    }
    guard accessor("willSet") != nil || accessor("didSet") != nil else { return false }
    var missing = ""
    if let before = accessor("willSet") {
      _ = open(before, with: "\(will);")
    } else {
      missing += " willSet { \(will) }"
    }
    if let after = accessor("didSet") {
      _ = open(after, with: "defer { \(did) };")
    } else {
      missing += " didSet { \(did) }"
    }
    edits.insert(missing, at: range(block.leftBrace).upperBound)
    return true
  }

  /// Puts statements at the start of an accessor's body.
  private func open(_ accessor: AccessorDeclSyntax, with text: String) -> Bool {
    guard let body = accessor.body else { return false }
    edits.insert(" " + text, at: range(body.leftBrace).upperBound)
    return true
  }

  private func derivesFromNSObject(_ name: String) -> Bool {
    guard module.type(named: name) != nil else { return true }
    return module.ancestors(of: name).foreign != nil
  }

  // MARK: @NSManaged

  /// Accessors over the values that an object keeps by name.
  private func manage(_ binding: PatternBindingSyntax, _ name: String) {
    guard let type = binding.typeAnnotation?.type else { return }
    let text = type.flat
    let read: String
    if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      read = "value(forKey: \"\(name)\") as? \(text.dropLast())"
    } else if let empty = Self.emptyValue(of: text) {
      read = "value(forKey: \"\(name)\") as? \(text) ?? \(empty)"
    } else {
      read = "value(forKey: \"\(name)\") as! \(text)"
    }
    edits.insert(
      " { get { \(read) } set { setValue(newValue, forKey: \"\(name)\") } }",
      at: range(binding).upperBound)
  }

  private static func emptyValue(of type: String) -> String? {
    switch type {
    case "CGFloat", "Double", "Float", "Int", "UInt", "TimeInterval", "CFTimeInterval", "Int16",
      "Int32", "Int64", "NSInteger", "NSNumber":
      "0"
    case "Bool": "false"
    case "String": "\"\""
    case "CGPoint", "CGSize", "CGRect", "UIEdgeInsets", "CGVector", "UIOffset": ".zero"
    case "CGAffineTransform": ".identity"
    case "CATransform3D": "CATransform3DIdentity"
    default: type.hasPrefix("[") ? (type.contains(":") ? "[:]" : "[]") : nil
    }
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
