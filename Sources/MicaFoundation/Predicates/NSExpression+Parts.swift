// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What an expression is made of, as programs ask.

public import Foundation

extension NSExpression {
  /// The expression's kind. A path from a variable is a function, as on iOS.
  public var expressionType: ExpressionType {
    switch node {
    case .constant: .constantValue
    case .evaluatedObject: .evaluatedObject
    case .variable: .variable
    case .keyPath(let operand, _): operand == nil || operand?.isSelf == true ? .keyPath : .function
    case .function: .function
    case .aggregate: .aggregate
    case .subquery: .subquery
    case .sets(let type, _, _): type
    case .anyKey: .anyKey
    case .block: .block
    case .conditional: .conditional
    }
  }

  package var isSelf: Bool { if case .evaluatedObject = node { true } else { false } }

  /// The value of a constant. Stops the program for other kinds, as the members below do for theirs.
  public var constantValue: Any? {
    if case .constant(let value) = node { return value }
    return refuse("constantValue")
  }

  /// The path of keys.
  public var keyPath: String {
    if case .keyPath(_, let path) = node { return path }
    return refuse("keyPath")
  }

  /// The function's name.
  public var function: String {
    switch node {
    case .function(_, let name, _): name
    case .keyPath: "valueForKeyPath:"
    default: refuse("function")
    }
  }

  /// The variable's name.
  public var variable: String {
    switch node {
    case .variable(let name), .subquery(_, let name, _): name
    default: refuse("variable")
    }
  }

  /// The object whose method is called, or whose keys a path begins with.
  public var operand: NSExpression {
    switch node {
    case .function(let operand?, _, _), .keyPath(let operand?, _): operand
    case .function, .keyPath: NSExpression(.evaluatedObject)
    default: refuse("operand")
    }
  }

  /// The arguments of a function or block.
  public var arguments: [NSExpression]? {
    switch node {
    case .function(_, _, let arguments), .block(_, let arguments): arguments
    case .keyPath(_, let path): [NSExpression(forConstantValue: path)]
    default: refuse("arguments")
    }
  }

  /// The expressions of an aggregate, or the collection of a subquery.
  public var collection: Any {
    switch node {
    case .aggregate(let elements): elements
    case .subquery(let collection, _, _): collection
    default: refuse("collection")
    }
  }

  /// The condition of a subquery or of a conditional.
  public var predicate: NSPredicate {
    switch node {
    case .subquery(_, _, let predicate), .conditional(let predicate, _, _): predicate
    default: refuse("predicate")
    }
  }

  /// The first of two collections.
  public var left: NSExpression {
    if case .sets(_, let left, _) = node { return left }
    return refuse("leftExpression")
  }

  /// The second of two collections.
  public var right: NSExpression {
    if case .sets(_, _, let right) = node { return right }
    return refuse("rightExpression")
  }

  /// What a conditional gives where its predicate holds.
  public var `true`: NSExpression {
    if case .conditional(_, let expression, _) = node { return expression }
    return refuse("trueExpression")
  }

  /// What a conditional gives where its predicate doesn't hold.
  public var `false`: NSExpression {
    if case .conditional(_, _, let expression) = node { return expression }
    return refuse("falseExpression")
  }

  private func refuse<Value>(_ member: String) -> Value {
    fatalError(
      "*** -\(member) only defined for abstract class. Define -[\(type(of: self)) \(member)]!")
  }
}
