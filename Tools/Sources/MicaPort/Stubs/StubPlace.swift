// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What of a file a stub takes the place of, from where the compiler complains.

internal import SwiftSyntax

/// A part of a file that doesn't compile.
enum StubPlace {
  /// A statement in a body.
  case statement(CodeBlockItemSyntax)
  /// The value of a variable whose type is written.
  case value(ExprSyntax, isOptional: Bool)
  /// A case of a switch whose pattern is unknown.
  case switchCase(SwitchCaseSyntax)
  /// A word before a declaration.
  case modifier(DeclModifierSyntax)
  /// An import of a module that isn't there.
  case importing(ImportDeclSyntax)
  /// A protocol in the list of what a type inherits.
  case inherited(TypeSyntax)
  /// All that a function, accessor or closure does.
  case body(CodeBlockItemListSyntax)
  /// A declaration as a whole.
  case declaration(Syntax)
  /// A modifier in a chain, from its period to its end.
  case link(Range<Int>)
  /// The expression that is a view in a body.
  case view(ExprSyntax)

  /// The smallest part around a token that can be left out; nil where that is a declaration.
  static func around(_ token: TokenSyntax) -> StubPlace? {
    var node: Syntax? = Syntax(token)
    while let current = node {
      if let found = place(at: current, token) { return found }
      if current.is(MemberBlockItemSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }

  private static func place(at node: Syntax, _ token: TokenSyntax) -> StubPlace? {
    if let label = node.as(SwitchCaseLabelSyntax.self),
      let whole = label.parent?.as(SwitchCaseSyntax.self)
    {
      return .switchCase(whole)
    }
    if let clause = node.as(InitializerClauseSyntax.self),
      let binding = clause.parent?.as(PatternBindingSyntax.self),
      let type = binding.typeAnnotation?.type
    {
      let isOptional = type.is(OptionalTypeSyntax.self)
      return .value(clause.value, isOptional: isOptional && isMember(binding))
    }
    if let item = node.as(CodeBlockItemSyntax.self) {
      if let node = item.item.as(ImportDeclSyntax.self) { return .importing(node) }
      if case .decl(let declaration) = item.item, !declaration.is(VariableDeclSyntax.self) {
        return nil
      }
      return isTopLevel(item) ? nil : .statement(item)
    }
    // A brace at the end of a body: what is missing is missing in all of it.
    if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self),
      token.tokenKind == .rightBrace
    {
      return body(around: node)
    }
    return nil
  }

  /// The body of the innermost function, accessor or closure.
  static func body(around node: Syntax) -> StubPlace? {
    var node: Syntax? = node
    while let current = node {
      if let block = current.as(CodeBlockSyntax.self), let parent = block.parent,
        parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self)
          || parent.is(AccessorDeclSyntax.self) || parent.is(DeinitializerDeclSyntax.self)
      {
        return .body(block.statements)
      }
      if let closure = current.as(ClosureExprSyntax.self) { return .body(closure.statements) }
      if let block = current.as(AccessorBlockSyntax.self),
        case .getter(let statements) = block.accessors
      {
        return .body(statements)
      }
      if current.is(MemberBlockItemSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }

  /// The innermost member around a token, else the declaration of the file's.
  static func declaration(around token: TokenSyntax) -> StubPlace? {
    var node: Syntax? = Syntax(token)
    while let current = node {
      if current.is(MemberBlockItemSyntax.self) { return .declaration(current) }
      if let item = current.as(CodeBlockItemSyntax.self), isTopLevel(item) {
        return .declaration(current)
      }
      node = current.parent
    }
    return nil
  }

  /// The whole row of a table around a token: what stands in the table's function, or registers a class.
  static func row(around token: TokenSyntax) -> StubPlace? {
    var found: StubPlace?
    var node: Syntax? = Syntax(token)
    while let current = node {
      if let item = current.as(CodeBlockItemSyntax.self), !isTopLevel(item),
        !item.trimmedDescription.hasPrefix("ClassRegistry.register")
      {
        found = .declaration(current)
      }
      node = current.parent
    }
    return found
  }

  /// The text of the member or top-level declaration around a token.
  static func member(around token: TokenSyntax) -> String {
    var node: Syntax? = Syntax(token)
    while let current = node, let parent = current.parent {
      if current.is(MemberBlockItemSyntax.self) { return current.description }
      if let item = current.as(CodeBlockItemSyntax.self), isTopLevel(item) {
        return item.description
      }
      node = parent
    }
    return ""
  }

  /// The attribute around a token, such as a property wrapper: `@Option`.
  static func attribute(around token: TokenSyntax) -> StubPlace? {
    var node: Syntax? = Syntax(token)
    while let current = node {
      if current.is(AttributeSyntax.self) { return .declaration(current) }
      node = current.parent
    }
    return nil
  }

  /// The word `override` of the declaration around a token.
  static func override(around token: TokenSyntax) -> StubPlace? {
    var node: Syntax? = Syntax(token)
    while let current = node {
      if let modifiers = current.asProtocol((any WithModifiersSyntax).self)?.modifiers {
        return modifiers.first { $0.name.tokenKind == .keyword(.override) }.map { .modifier($0) }
      }
      node = current.parent
    }
    return nil
  }

  /// The protocol, in the list of the type around a token, that the type does not conform to.
  static func conformance(to name: String, around token: TokenSyntax) -> StubPlace? {
    let names = [name] + (derived[name] ?? [])
    var node: Syntax? = Syntax(token)
    while let current = node {
      if let group = current.asProtocol((any DeclGroupSyntax).self) {
        let found = group.inheritanceClause?.inheritedTypes.first { item in
          let text = item.type.trimmedDescription
          return names.contains {
            text == $0 || text.hasSuffix("." + $0) || text.hasSuffix(" " + $0)
          }
        }
        return found.map { .inherited($0.type) }
      }
      node = current.parent
    }
    return nil
  }

  /// Protocols that imply another one.
  private static let derived: [String: [String]] = [
    "Decodable": ["Codable"], "Encodable": ["Codable"], "Equatable": ["Hashable", "Comparable"],
    "Hashable": ["Identifiable"],
  ]

  private static func isMember(_ binding: PatternBindingSyntax) -> Bool {
    guard let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self) else {
      return false
    }
    return declaration.parent?.is(MemberBlockItemSyntax.self) == true
      && declaration.bindingSpecifier.tokenKind == .keyword(.var)
  }

  /// Whether it is a declaration of the file's own, also between `#if` and `#endif`.
  static func isTopLevel(_ item: CodeBlockItemSyntax) -> Bool {
    guard let owner = item.parent?.parent else { return false }
    guard owner.is(IfConfigClauseSyntax.self) else { return owner.is(SourceFileSyntax.self) }
    return owner.parent?.parent?.parent?.as(CodeBlockItemSyntax.self).map(isTopLevel) ?? false
  }

  /// Whether it is the only expression of a body, which returns it.
  var isResult: Bool {
    guard case .statement(let item) = self, case .expr = item.item,
      let body = item.parent?.as(CodeBlockItemListSyntax.self), body.count == 1
    else { return false }
    if let block = body.parent?.as(AccessorBlockSyntax.self) {
      return block.parent?.is(PatternBindingSyntax.self) == true
        || block.parent?.is(SubscriptDeclSyntax.self) == true
    }
    guard let owner = body.parent?.as(CodeBlockSyntax.self)?.parent else { return false }
    if let accessor = owner.as(AccessorDeclSyntax.self) {
      return accessor.accessorSpecifier.tokenKind == .keyword(.get)
    }
    let type = owner.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
    return type.map { !["Void", "()"].contains($0.trimmedDescription) } ?? false
  }

  /// Whether it is a type, with all that this has.
  var isOfType: Bool {
    guard case .declaration(let node) = self else { return false }
    let inner = node.as(MemberBlockItemSyntax.self).map { Syntax($0.decl) }
    let item = node.as(CodeBlockItemSyntax.self).map { Syntax($0.item) }
    return (inner ?? item)?.asProtocol((any DeclGroupSyntax).self) != nil
  }

  /// Whether it is an extension: the type itself stays without it.
  var isExtension: Bool {
    guard case .declaration(let node) = self else { return false }
    return node.as(CodeBlockItemSyntax.self)?.item.is(ExtensionDeclSyntax.self) == true
  }

  /// The anonymous parameters that it uses, `$0` first. A closure that names none of them is another closure.
  var anonymousParameters: [String] {
    guard let node else { return [] }
    var found: Set<String> = []
    var open = [node]
    while let next = open.popLast() {
      for child in next.children(viewMode: .sourceAccurate) {
        if let token = child.as(TokenSyntax.self) {
          if case .dollarIdentifier(let name) = token.tokenKind { found.insert(name) }
        } else if !child.is(ClosureExprSyntax.self) {
          open.append(child)
        }
      }
    }
    return found.sorted { ($0.count, $0) < ($1.count, $1) }
  }

  /// What a stub with arguments takes the place of; nil for the others.
  private var node: Syntax? {
    switch self {
    case .statement(let node): Syntax(node)
    case .value(let node, _): Syntax(node)
    case .body(let node): Syntax(node)
    case .view(let node): Syntax(node)
    default: nil
    }
  }

  /// Where it stands in the file, in bytes, without the white space around it.
  var range: Range<Int> {
    switch self {
    case .statement(let node): Self.range(node)
    case .value(let node, _): Self.range(node)
    case .switchCase(let node): Self.range(node)
    case .modifier(let node): Self.range(node)
    case .importing(let node): Self.range(node)
    case .inherited(let node): Self.range(node)
    case .body(let node): Self.range(node)
    case .declaration(let node): Self.range(node)
    case .link(let range): range
    case .view(let node): Self.range(node)
    }
  }

  static func range(_ node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
