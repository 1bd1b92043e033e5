// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Expressions as iOS writes them in a format string.

internal import Foundation

/// Writes expressions.
enum ExpressionText {
  static func text(of node: NSExpression.Node) -> String {
    switch node {
    case .constant(let value): return constant(value)
    case .evaluatedObject: return "SELF"
    case .variable(let name): return "$" + name
    case .keyPath(nil, let path): return key(path)
    case .keyPath(let operand?, let path): return "\(operand.description).\(path)"
    case .function(let target, let name, let arguments): return function(target, name, arguments)
    case .aggregate(let elements): return "{" + list(elements) + "}"
    case .subquery(let collection, let name, let predicate):
      return "SUBQUERY(\(collection.description), $\(name), \(predicate.predicateFormat))"
    case .sets(let type, let left, let right):
      let word = type == .unionSet ? "UNION" : type == .intersectSet ? "INTERSECT" : "MINUS"
      return "\(left.description) \(word) \(right.description)"
    case .anyKey: return "ANYKEY"
    case .block(_, let arguments): return "BLOCK(\(list(arguments)))"
    case .conditional(let predicate, let first, let second):
      return "TERNARY(\(predicate.predicateFormat), \(first.description), \(second.description))"
    }
  }

  private static func list(_ expressions: [NSExpression]) -> String {
    expressions.map(\.description).joined(separator: ", ")
  }

  /// Keys that are keywords have a `#`.
  private static func key(_ path: String) -> String {
    PredicateToken.keywords.contains(path.uppercased()) ? "#" + path : path
  }

  private static func constant(_ value: Any?) -> String {
    switch PredicateValue(value) {
    case .nothing: return "nil"
    case .number(let number): return number.predicateText
    case .text(let text):
      let escaped = text.map { character -> String in
        switch character {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: String(character)
        }
      }
      return "\"" + escaped.joined() + "\""
    case .date(let date):
      return String(format: "CAST(%f, \"NSDate\")", date.timeIntervalSinceReferenceDate)
    case .collection(let elements):
      return "{" + elements.map { constant($0) }.joined(separator: ", ") + "}"
    case .object(let object): return "\(object)"
    }
  }

  private static let infix = [
    "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/",
    "raise:toPower:": "**",
  ]

  private static func function(
    _ target: NSExpression?, _ name: String, _ arguments: [NSExpression]
  ) -> String {
    if let target {
      let rest = arguments.isEmpty ? "" : ", " + list(arguments)
      return "FUNCTION(\(target.description), \"\(name)\"\(rest))"
    }
    if let sign = infix[name], arguments.count == 2 {
      return arguments.map(operand).joined(separator: " \(sign) ")
    }
    switch (name, arguments.count) {
    case ("castObject:toType:", 2): return "CAST(\(list(arguments)))"
    case ("objectFrom:withIndex:", 2):
      return "\(arguments[0].description)[\(index(arguments[1]))]"
    default:
      return name.split(separator: ":").joined(separator: ":") + "(\(list(arguments)))"
    }
  }

  private static func operand(_ expression: NSExpression) -> String {
    if case .function(nil, let name, _) = expression.node, infix[name] != nil {
      return "(\(expression.description))"
    }
    return expression.description
  }

  private static func index(_ expression: NSExpression) -> String {
    guard case .constant(let value) = expression.node, let place = value as? CollectionPlace else {
      return expression.description
    }
    return place.rawValue
  }
}

/// A place in a collection that has a name: `[FIRST]`.
enum CollectionPlace: String {
  case first = "FIRST"
  case last = "LAST"
  case size = "SIZE"
}

extension NSNumber {
  /// As predicates write it: flags are 1 and 0.
  fileprivate var predicateText: String {
    switch UInt8(bitPattern: objCType.pointee) {
    case UInt8(ascii: "c"), UInt8(ascii: "B"): "\(int64Value)"
    default: stringValue
    }
  }
}
