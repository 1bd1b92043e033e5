// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stubs in the bodies of SwiftUI's views: a modifier that Mica lacks goes alone, with its view left; a view that it lacks is a
// box with its name.

internal import MicaFolders
internal import SwiftSyntax

extension StubWriter {
  /// Errors about calls: of a name of SwiftUI's they tell that Mica lacks the form of it that is called.
  private static let callErrors = [
    "no exact matches in call to ", "extra argument",
    "argument passed to call that takes no arguments",
    "incorrect argument label", "missing argument", "cannot infer contextual base",
    "trailing closure passed to parameter", "cannot be resolved without a contextual type",
    "contextual closure type", "unable to infer type of a closure parameter",
  ]

  /// Answers a complaint about a view's body; whether it is one that can be answered so.
  mutating func answerInView(_ complaint: Complaint, _ token: TokenSyntax) -> Bool {
    guard file.text.contains("import SwiftUI") else { return false }
    if let item = StubbedItem(around: token) { return answer(item, complaint) }
    let link = ChainLink(around: token)
    guard let gap = complaint.gap ?? goneName(complaint) ?? calledName(link, complaint, token)
    else { return false }
    if let link, !module.failsTests, link.isDroppable(complaint.message) {
      put("", at: .link(link.range), saying: isLeftOut(gap), complaint)
      return true
    }
    guard let view = ViewItem(around: token) else { return false }
    _ = put(.view(view.expression), gap, complaint, token)
    return true
  }

  /// What a stub in a body can't be either: a view where the builder asks for something else goes whole; a call where the
  /// builder asks for a view becomes one.
  private mutating func answer(_ item: StubbedItem, _ complaint: Complaint) -> Bool {
    guard let gap = Self.stubbedName(in: item.item.trimmedDescription) else { return false }
    if item.isView {
      put("", at: .statement(item.item), saying: isLeftOut(gap), complaint)
      return true
    }
    guard complaint.message.contains("conform to"), case .expr(let expression) = item.item.item
    else { return false }
    let isOfViews = complaint.message.contains("'View'")
    put(
      isOfViews ? "MicaStub.view(\"\(gap)\", \"\(file.name):\(complaint.line)\")" : "",
      at: .view(expression), saying: isLeftOut(gap), complaint)
    return true
  }

  /// The name of SwiftUI's that a complaint about a call is about; nil for others, and for names that the program declares.
  private func calledName(
    _ link: ChainLink?, _ complaint: Complaint, _ token: TokenSyntax
  ) -> String? {
    guard Self.callErrors.contains(where: complaint.message.contains) else { return nil }
    if let link {
      let isKnown = SwiftUINames.modifiers.contains(link.name)
      return isKnown && !module.declares(function: link.name) ? "View.\(link.name)" : nil
    }
    guard let name = ViewItem(around: token)?.called else { return nil }
    return SwiftUINames.types.contains(name) && !module.declares(type: name) ? name : nil
  }

  /// What a complaint is about of a member that was left out.
  func goneName(_ complaint: Complaint) -> String? {
    guard !module.gone.isEmpty else { return nil }
    let parts = complaint.message.split(separator: "'", omittingEmptySubsequences: false)
    let name: Substring? =
      if complaint.message.hasPrefix("cannot find '"), parts.count > 2 {
        parts[1].drop { $0 == "$" || $0 == "_" }
      } else if complaint.message.contains("' has no member '"), parts.count > 4 {
        parts[3]
      } else {
        nil
      }
    return name.flatMap { module.gone.contains(String($0)) ? String($0) : nil }
  }

  /// The gap of a complaint, if it is SwiftUI's.
  func ofSwiftUI(_ complaint: Complaint) -> String? {
    complaint.gap.flatMap { SwiftUINames.isType($0) ? $0 : nil }
  }

  /// Gives a variable that lost its property wrapper a value, so that its type is still made without one.
  mutating func fillVariable(around token: TokenSyntax, _ gap: String, _ complaint: Complaint) {
    var node: Syntax? = Syntax(token)
    while let current = node, !current.is(VariableDeclSyntax.self) { node = current.parent }
    guard let binding = node?.as(VariableDeclSyntax.self)?.bindings.first,
      binding.initializer == nil, binding.accessorBlock == nil,
      let type = binding.typeAnnotation?.type
    else { return }
    let value =
      type.is(ArrayTypeSyntax.self)
      ? "[]"
      : type.is(OptionalTypeSyntax.self)
        ? "nil"
        : type.is(DictionaryTypeSyntax.self)
          ? "[:]" : "MicaStub.value(\"\(gap)\", \"\(file.name):\(complaint.line)\")"
    insert(" = \(value)", at: type.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}

extension StubbedModule {
  /// Whether a source of the module declares a function of that name.
  func declares(function name: String) -> Bool {
    files.contains { $0.text.contains("func \(name)(") || $0.text.contains("func \(name)<") }
  }

  /// Whether a source of the module declares a type of that name.
  func declares(type name: String) -> Bool {
    ["struct", "class", "enum", "typealias", "protocol"].contains { word in
      files.contains { file in
        file.text.contains("\(word) \(name) ") || file.text.contains("\(word) \(name):")
          || file.text.contains("\(word) \(name)<")
      }
    }
  }
}

/// A statement that is a stub already.
private struct StubbedItem {
  let item: CodeBlockItemSyntax
  let isView: Bool

  init?(around token: TokenSyntax) {
    var node: Syntax? = Syntax(token)
    while let current = node, !current.is(CodeBlockItemSyntax.self) { node = current.parent }
    guard let item = node?.as(CodeBlockItemSyntax.self) else { return nil }
    let text = item.trimmedDescription
    guard text.hasPrefix("MicaStub.view(") || text.hasPrefix("MicaStub.leaveOut(") else {
      return nil
    }
    (self.item, isView) = (item, text.hasPrefix("MicaStub.view("))
  }
}

/// `.frame(width: 3)` in a chain, around a token of its name or its arguments.
private struct ChainLink {
  let name: String
  let range: Range<Int>
  /// Whether the token is the name.
  private let isName: Bool

  init?(around token: TokenSyntax) {
    var node: Syntax? = Syntax(token)
    while let current = node {
      if current.is(CodeBlockItemSyntax.self) || current.is(MemberBlockItemSyntax.self) {
        return nil
      }
      if let found = Self.link(at: current, token) {
        self = found
        return
      }
      node = current.parent
    }
    return nil
  }

  private init(_ access: MemberAccessExprSyntax, _ base: ExprSyntax, _ end: Int, isName: Bool) {
    name = access.declName.baseName.text
    range = base.endPositionBeforeTrailingTrivia.utf8Offset..<end
    self.isName = isName
  }

  private static func link(at node: Syntax, _ token: TokenSyntax) -> ChainLink? {
    if let access = node.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.id == token.id, isValue(base)
    {
      let call = access.parent?.as(FunctionCallExprSyntax.self)
      let whole = call.map { Syntax($0) } ?? Syntax(access)
      return ChainLink(access, base, whole.endPositionBeforeTrailingTrivia.utf8Offset, isName: true)
    }
    guard let call = node.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      isValue(base), token.position >= access.endPosition
    else { return nil }
    return ChainLink(access, base, call.endPositionBeforeTrailingTrivia.utf8Offset, isName: false)
  }

  /// Whether a base is no type: `Text("a")`, `content`, not `Color`.
  private static func isValue(_ base: ExprSyntax) -> Bool {
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name.first?.isUppercase != true
    }
    return base.is(FunctionCallExprSyntax.self) || base.is(MemberAccessExprSyntax.self)
      || base.is(TupleExprSyntax.self) || base.is(SubscriptCallExprSyntax.self)
      || base.is(OptionalChainingExprSyntax.self)
  }

  /// Whether what is left without it is of the same kind, by the compiler's message: a modifier's view is, a proxy's answer
  /// isn't.
  func isDroppable(_ message: String) -> Bool {
    guard isName,
      message.contains("' has no member '") || message.contains("' has no dynamic member")
    else {
      return SwiftUINames.modifiers.contains(name)
    }
    let type =
      message.split(separator: "'", omittingEmptySubsequences: false).dropFirst().first ?? ""
    guard SwiftUINames.isType(String(type)) else { return false }
    let others = [
      "Proxy", "Values", "Context", "Action", "Phase", "Path", "Mode", "Binding", "State",
    ]
    return !others.contains { type.prefix { $0 != "<" }.hasSuffix($0) }
  }
}

/// A view that is an expression of its own in the body of a view, or in a closure of one.
private struct ViewItem {
  let expression: ExprSyntax
  /// The name that the innermost call around the token calls, if that is a type.
  let called: String?

  init?(around token: TokenSyntax) {
    var node: Syntax? = Syntax(token)
    var called: String?
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if called == nil, let call = current.as(FunctionCallExprSyntax.self) {
        called = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      }
      if current.is(MemberBlockItemSyntax.self) { return nil }
      node = current.parent
    }
    guard let item = node?.as(CodeBlockItemSyntax.self), !StubPlace.isTopLevel(item) else {
      return nil
    }
    let value: ExprSyntax? =
      switch item.item {
      case .expr(let expression): expression
      case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
      default: nil
      }
    guard let value, Self.isView(value), Self.isInBody(item) else { return nil }
    (expression, self.called) = (value, called)
  }

  /// Whether a chain begins with a call of a type, or a type's member.
  private static func isView(_ expression: ExprSyntax) -> Bool {
    var current = expression
    while true {
      if let call = current.as(FunctionCallExprSyntax.self) {
        current = call.calledExpression
      } else if let access = current.as(MemberAccessExprSyntax.self), let base = access.base {
        current = base
      } else if let generic = current.as(GenericSpecializationExprSyntax.self) {
        current = generic.expression
      } else {
        break
      }
    }
    return current.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
      && !expression.is(DeclReferenceExprSyntax.self)
  }

  /// Whether the member around says that it is a view: `some View`, or a builder's attribute.
  private static func isInBody(_ item: CodeBlockItemSyntax) -> Bool {
    var node: Syntax? = item.parent
    while let current = node {
      if let function = current.as(FunctionDeclSyntax.self) {
        return function.attributes.contains(name: "ViewBuilder")
          || function.signature.returnClause?.type.trimmedDescription == "some View"
      }
      if let variable = current.as(VariableDeclSyntax.self),
        current.parent?.is(MemberBlockItemSyntax.self) == true
          || current.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
      {
        return variable.attributes.contains(name: "ViewBuilder")
          || variable.bindings.first?.typeAnnotation?.type.trimmedDescription == "some View"
      }
      node = current.parent
    }
    return false
  }
}

extension StubPlace {
  /// The names of what a declaration declares.
  var declaredNames: Set<String> {
    guard case .declaration(let node) = self else { return [] }
    let declaration =
      node.as(MemberBlockItemSyntax.self)?.decl
      ?? node.as(CodeBlockItemSyntax.self)?.item.as(DeclSyntax.self)
    if let variable = declaration?.as(VariableDeclSyntax.self) {
      return Set(
        variable.bindings.compactMap {
          $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        })
    }
    return declaration?.as(FunctionDeclSyntax.self).map { [$0.name.text] } ?? []
  }
}
