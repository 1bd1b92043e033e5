// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Properties of classes: their rows, `dynamic`, `@NSManaged`; overrides of NSObject's members.

internal import SwiftSyntax

extension FileRewriter {
  // MARK: Overrides of what NSObject has from extensions

  func dropOverride(_ modifiers: DeclModifierListSyntax, _ key: String, _ name: String) {
    guard module.isOverrideOfNSObject(key, in: name),
      let word = modifiers.first(where: { $0.name.text == "override" })
    else { return }
    edits.blank(range(word))
    if let row = Self.overrideRows[key] { table.add(row, to: name) }
  }

  static let overrideRows = [
    "observeValue(forKeyPath:of:change:context:)":
      "table.observer { $0.observeValue(forKeyPath: $1, of: $2, change: $3, context: $4) }",
    "value(forUndefinedKey:)": "table.undefinedKeyGetter { $0.value(forUndefinedKey: $1) }",
    "setValue(_:forUndefinedKey:)":
      "table.undefinedKeySetter { $0.setValue($1, forUndefinedKey: $2) }",
    "forwardingTarget(for:)":
      "table.method(\"forwardingTargetForSelector:\") { $0.forwardingTarget(for: $1) }",
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
    if hideObservers(of: node, binding, key: key) || leaveOutObservers(of: node, binding, key: key)
    {
      return
    }
    if hideOverride(identifier, key: key, node.modifiers) { return }
    _ = dispatchProperty(node, binding, key: key)
    let isHidden = hideIfHoisted(identifier, key: key, node.modifiers)
    if node.attributes.contains(name: "NSManaged") { manage(binding, identifier.plainName) }
    guard let name = tableClass else { return }
    if !isHidden, node.modifiers.contains("override") { dropOverride(node.modifiers, key, name) }
    if node.attributes.contains(name: "NSManaged"), !node.modifiers.isStatic {
      table.add(
        "table.managed(\(Self.literal(identifier.plainName)), \\.\(identifier.text))", to: name)
      return
    }
    guard !node.modifiers.isStatic else { return }
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
    list(binding, node, key: node.attributes.objcName ?? identifier.plainName, in: name)
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
  static func plainValue(_ value: ExprSyntax) -> String? {
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
  static func documentation(of node: VariableDeclSyntax) -> String? {
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
    let read =
      Self.emptyValue(of: text).map { "value(forKey: \"\(name)\") as? \(text) ?? \($0)" }
      ?? "_micaManaged(value(forKey: \"\(name)\"), \"\(name)\")"
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
