// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The sides of a comparison: what a value is worked out from. Foundation on Linux has only the name.

public import Foundation
internal import MicaRuntime

/// A value that is worked out of an object: a key path, a constant, a function of others.
open class NSExpression: NSObject, NSCopying {
  /// The kinds of expressions.
  public enum ExpressionType: UInt, Sendable {
    case constantValue, evaluatedObject, variable, keyPath, function, unionSet, intersectSet,
      minusSet
    case subquery = 13
    case aggregate = 14
    case anyKey = 15
    case block = 19
    case conditional = 20
  }

  /// What an expression is made of.
  package indirect enum Node {
    case constant(Any?)
    case evaluatedObject
    case variable(String)
    /// A path of keys from the value of another expression; nil for the object itself.
    case keyPath(NSExpression?, String)
    /// A function by Apple's name, with the object whose method it is, or nil.
    case function(NSExpression?, String, [NSExpression])
    case aggregate([NSExpression])
    case subquery(NSExpression, String, NSPredicate)
    /// Union, intersection or difference of two collections.
    case sets(ExpressionType, NSExpression, NSExpression)
    case anyKey
    case block((Any?, [Any], NSMutableDictionary?) -> Any?, [NSExpression])
    case conditional(NSPredicate, NSExpression, NSExpression)
  }

  package let node: Node

  package init(_ node: Node) { self.node = node }

  // MARK: Making

  /// A value that is always the same.
  public convenience init(forConstantValue obj: Any?) { self.init(.constant(unwrapped(obj))) }

  /// The object itself.
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject) }

  /// The value of a variable, without the `$` of a format.
  public convenience init(forVariable string: String) { self.init(.variable(string)) }

  /// What a path of keys leads to.
  public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(nil, keyPath)) }

  /// The value of one of Apple's functions: `sum:`, `add:to:`. Stops the program for other names.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    guard ExpressionFunction(name) != nil else {
      fatalError("Unsupported function name: \(name)")
    }
    self.init(.function(nil, name, parameters.map(Self.expression)))
  }

  /// What a method of an expression's value gives.
  public convenience init(
    forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?
  ) {
    self.init(.function(target, name, (parameters ?? []).map(Self.expression)))
  }

  /// The values of some expressions.
  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(.aggregate(subexpressions.map(Self.expression)))
  }

  /// The elements that are in one of two collections.
  public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
    self.init(.sets(.unionSet, left, right))
  }

  /// The elements that are in both of two collections.
  public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
    self.init(.sets(.intersectSet, left, right))
  }

  /// The elements that are in the first of two collections alone.
  public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
    self.init(.sets(.minusSet, left, right))
  }

  /// The elements of a collection that meet a predicate, in which each is a variable's value.
  public convenience init(
    forSubquery expression: NSExpression, usingIteratorVariable variable: String,
    predicate: NSPredicate
  ) {
    self.init(.subquery(expression, variable, predicate))
  }

  /// Any key: for Spotlight's queries alone.
  open class func expressionForAnyKey() -> NSExpression { NSExpression(.anyKey) }

  /// What a block makes of the object and the values of some expressions.
  public convenience init(
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any?, arguments: [NSExpression]?
  ) {
    self.init(.block(block, arguments ?? []))
  }

  /// One of two expressions, as a predicate says.
  public convenience init(
    forConditional predicate: NSPredicate, trueExpression: NSExpression,
    falseExpression: NSExpression
  ) {
    self.init(.conditional(predicate, trueExpression, falseExpression))
  }

  /// The expression of a format string, with an argument for each of its specifiers. Stops the program
  /// where the string is none.
  public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
    self.init(Self.trapping(expressionFormat, args).node)
  }

  /// The expression of a format string, with an array of arguments.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    self.init(Self.trapping(expressionFormat, arguments).node)
  }

  private static func trapping(_ format: String, _ arguments: [Any?]) -> NSExpression {
    do {
      return try PredicateParser.expression(of: format, arguments)
    } catch {
      fatalError("\(error)")
    }
  }

  /// The expression of a format string; an error in place of the program's end.
  package static func made(of format: String) throws -> NSExpression {
    try PredicateParser.expression(of: format, [])
  }

  static func expression(_ value: Any) -> NSExpression {
    value as? NSExpression ?? NSExpression(forConstantValue: value)
  }

  // MARK: Asking

  /// The value for an object; `context` has the values of variables.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    var bindings: [String: Any] = [:]
    for (key, value) in context ?? [:] { if let key = key as? String { bindings[key] = value } }
    return value(for: object, PredicateBindings(bindings))
  }

  /// The expression as a part of a format string.
  open override var description: String { ExpressionText.text(of: node) }

  /// Whether another expression is written the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSExpression else { return false }
    if self === other { return true }
    if case .block = node { return false }
    return expressionType == other.expressionType && description == other.description
  }

  open override var hash: Int {
    if case .block = node { return ObjectIdentifier(self).hashValue }
    return description.hashValue
  }

  /// Itself: an expression never changes.
  open override func copy() -> Any { self }
  /// Itself: an expression never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Does nothing: expressions are never taken from archives here.
  open func allowEvaluation() {}
}
