// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The sides of comparisons: paths of keys, constants, functions, arithmetic.

internal import Foundation

extension PredicateParser {
  mutating func expression() throws -> NSExpression {
    try nested { parser in
      var left = try parser.sum()
      while let type = parser.setOperator() {
        left = NSExpression(.sets(type, left, try parser.sum()))
      }
      return left
    }
  }

  private mutating func setOperator() -> NSExpression.ExpressionType? {
    if take(keyword: "UNION") { return .unionSet }
    if take(keyword: "INTERSECT") { return .intersectSet }
    return take(keyword: "MINUS") ? .minusSet : nil
  }

  // MARK: Arithmetic

  private mutating func sum() throws -> NSExpression {
    var left = try product()
    while true {
      if take("+") {
        left = Self.function("add:to:", left, try product())
      } else if take("-") {
        left = Self.function("from:subtract:", left, try product())
      } else {
        return left
      }
    }
  }

  private mutating func product() throws -> NSExpression {
    var left = try power()
    while true {
      if take("*") {
        left = Self.function("multiply:by:", left, try power())
      } else if take("/") {
        left = Self.function("divide:by:", left, try power())
      } else {
        return left
      }
    }
  }

  private mutating func power() throws -> NSExpression {
    var left = try signed()
    while take("**") { left = Self.function("raise:toPower:", left, try signed()) }
    return left
  }

  private mutating func signed() throws -> NSExpression {
    guard take("-") else { return try postfixed() }
    let value = try nested { try $0.signed() }
    guard case .constant(let number as NSNumber) = value.node else {
      return Self.function(
        "multiply:by:", NSExpression(forConstantValue: NSNumber(value: -1)), value)
    }
    let zero = NSExpression(forConstantValue: NSNumber(value: 0))
    return Self.function("from:subtract:", zero, NSExpression(forConstantValue: number)).folded
  }

  private static func function(_ name: String, _ operands: NSExpression...) -> NSExpression {
    NSExpression(.function(nil, name, operands))
  }

  // MARK: Paths

  private mutating func postfixed() throws -> NSExpression {
    var base = try primary()
    while true {
      if take(".") {
        base = try path(from: base)
      } else if take("[") {
        let index = try place(in: base)
        try expect("]")
        base = Self.function("objectFrom:withIndex:", base, index)
      } else {
        return base
      }
    }
  }

  private mutating func path(from base: NSExpression) throws -> NSExpression {
    let key: String
    switch current {
    case .word(let word)?, .key(let word)?, .collectionOperator(let word)?: key = word
    default: throw failure("a key is missing")
    }
    place += 1
    if case .keyPath(let operand, let path) = base.node {
      return NSExpression(.keyPath(operand, path + "." + key))
    }
    return NSExpression(.keyPath(base, key))
  }

  private mutating func place(in base: NSExpression) throws -> NSExpression {
    if case .word(let word)? = current, let named = CollectionPlace(rawValue: word.uppercased()) {
      place += 1
      return NSExpression(.constant(named))
    }
    return try expression()
  }

  // MARK: Values

  private mutating func primary() throws -> NSExpression {
    guard let token = current else { throw failure("a value is missing") }
    place += 1
    switch token {
    case .text(let text): return NSExpression(forConstantValue: text)
    case .number(let number): return NSExpression(forConstantValue: number)
    case .variable(let name): return NSExpression(forVariable: name)
    case .argument(let place):
      return arguments[place].map(NSExpression.expression) ?? NSExpression(.constant(nil))
    case .key(let key), .collectionOperator(let key): return NSExpression(forKeyPath: key)
    case .symbol("{"): return NSExpression(.aggregate(try list(until: "}")))
    case .symbol("("):
      let inner = try expression()
      try expect(")")
      return inner
    case .symbol(let text): throw failure("unexpected \(text)")
    case .word(let word):
      if let keyword = token.keyword { return try named(keyword) }
      return take("(") ? try function(word) : NSExpression(forKeyPath: word)
    }
  }

  private mutating func named(_ keyword: String) throws -> NSExpression {
    switch keyword {
    case "SELF": return NSExpression(.evaluatedObject)
    case "TRUE", "YES": return NSExpression(forConstantValue: NSNumber(value: true))
    case "FALSE", "NO": return NSExpression(forConstantValue: NSNumber(value: false))
    case "NULL", "NIL": return NSExpression(.constant(nil))
    case "ANYKEY": return NSExpression(.anyKey)
    case "SUBQUERY": return try subquery()
    case "TERNARY":
      try expect("(")
      let predicate = try nested { try $0.disjunction() }
      try expect(",")
      let first = try expression()
      try expect(",")
      let second = try expression()
      try expect(")")
      return NSExpression(.conditional(predicate, first, second))
    case "CAST":
      try expect("(")
      let operands = try list(until: ")")
      guard operands.count == 2 else { throw failure("CAST of a value and a type") }
      let cast = NSExpression(.function(nil, "castObject:toType:", operands))
      if case .constant = operands[0].node { return cast.folded }
      return cast
    case "FUNCTION":
      try expect("(")
      let operands = try list(until: ")")
      guard operands.count > 1, case .constant(let name as String) = operands[1].node else {
        throw failure("FUNCTION of an object and a selector")
      }
      return NSExpression(.function(operands[0], name, Array(operands.dropFirst(2))))
    default: throw failure("unexpected \(keyword)")
    }
  }

  private mutating func subquery() throws -> NSExpression {
    try expect("(")
    let collection = try expression()
    try expect(",")
    guard case .variable(let name)? = current else { throw failure("SUBQUERY without a variable") }
    place += 1
    try expect(",")
    let predicate = try nested { try $0.disjunction() }
    try expect(")")
    return NSExpression(.subquery(collection, name, predicate))
  }

  private mutating func function(_ name: String) throws -> NSExpression {
    guard let function = ExpressionFunction(name) else { throw failure("no function: \(name)") }
    let operands = try list(until: ")")
    guard operands.count == function.argumentCount || function.argumentCount == 1 else {
      throw failure("\(name) of \(operands.count) values")
    }
    return NSExpression(.function(nil, function.fullName, operands))
  }

  private mutating func list(until end: String) throws -> [NSExpression] {
    if take(end) { return [] }
    var elements = [try expression()]
    while take(",") { elements.append(try expression()) }
    try expect(end)
    return elements
  }
}

extension NSExpression {
  /// A function of constants as its value: `-3`, `CAST(…)`.
  fileprivate var folded: NSExpression {
    NSExpression(forConstantValue: value(for: nil, PredicateBindings(nil)))
  }
}
