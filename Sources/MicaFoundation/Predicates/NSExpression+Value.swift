// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Working expressions out, and putting others in their place.

internal import Foundation
internal import MicaRuntime

extension NSExpression {
  /// The value for an object, with the values of variables.
  func value(for object: Any?, _ bindings: PredicateBindings) -> Any? {
    switch node {
    case .constant(let value): return value
    case .evaluatedObject: return object
    case .variable(let name): return unwrapped(bindings.value(of: name))
    case .keyPath(let operand, let path):
      let receiver = operand.map { $0.value(for: object, bindings) } ?? object
      guard let receiver = unwrapped(receiver), !(receiver is NSNull) else { return nil }
      return KeyValueCoding.value(of: receiver, forKeyPath: path)
    case .function(nil, let name, let arguments):
      let values = arguments.map { $0.value(for: object, bindings) }
      return ExpressionFunction(name)?.value(of: values)
    case .function(let target?, let name, let arguments):
      guard let receiver = unwrapped(target.value(for: object, bindings)) else { return nil }
      return Self.call(name, on: receiver, arguments.map { $0.value(for: object, bindings) })
    case .aggregate(let elements):
      return elements.map { $0.value(for: object, bindings) ?? NSNull() }
    case .subquery(let collection, let name, let predicate):
      return Self.elements(collection.value(for: object, bindings)).filter {
        predicate.asked(for: object, bindings.adding(name, $0))
      }
    case .sets(let type, let left, let right):
      let first = Self.elements(left.value(for: object, bindings))
      return Self.joined(type, first, Self.elements(right.value(for: object, bindings)))
    case .anyKey: fatalError("an expression for any key has no value")
    case .block(let block, let arguments):
      let values = arguments.map { $0.value(for: object, bindings) ?? NSNull() }
      return block(object, values, bindings.values.map { NSMutableDictionary(dictionary: $0) })
    case .conditional(let predicate, let first, let second):
      return predicate.asked(for: object, bindings)
        ? first.value(for: object, bindings) : second.value(for: object, bindings)
    }
  }

  private static func call(_ name: String, on receiver: Any, _ values: [Any?]) -> Any? {
    guard values.count <= 3 else { fatalError("\(name) with more than three arguments") }
    let padded = values + Array(repeating: nil, count: 3 - values.count)
    return MethodCall.send(
      Selector(name), to: receiver as AnyObject, padded[0], padded[1], padded[2])
  }

  private static func elements(_ value: Any?) -> [Any] {
    switch PredicateValue(value) {
    case .nothing: []
    case .collection(let elements): elements
    case let other: fatalError("a collection is needed, not \(other.text)")
    }
  }

  private static func joined(_ type: ExpressionType, _ first: [Any], _ second: [Any]) -> NSSet {
    let (left, right) = (NSSet(array: first), NSSet(array: second))
    let kept: [Any]
    switch type {
    case .intersectSet: kept = first.filter { right.contains($0) }
    case .minusSet: kept = first.filter { !right.contains($0) }
    default: kept = first + second.filter { !left.contains($0) }
    }
    return NSSet(array: kept)
  }

  // MARK: Replacing

  /// The expression with others in place of some of its parts; nil from the block keeps a part.
  package func replacing(_ other: (NSExpression) -> NSExpression?) -> NSExpression {
    if let replaced = other(self) { return replaced }
    switch node {
    case .constant, .evaluatedObject, .variable, .anyKey, .keyPath(nil, _): return self
    case .keyPath(let operand?, let path):
      return NSExpression(.keyPath(operand.replacing(other), path))
    case .function(let target, let name, let arguments):
      return NSExpression(
        .function(target?.replacing(other), name, arguments.map { $0.replacing(other) }))
    case .aggregate(let elements):
      return NSExpression(.aggregate(elements.map { $0.replacing(other) }))
    case .subquery(let collection, let name, let predicate):
      return NSExpression(
        .subquery(collection.replacing(other), name, predicate.replacing(other)))
    case .sets(let type, let left, let right):
      return NSExpression(.sets(type, left.replacing(other), right.replacing(other)))
    case .block(let block, let arguments):
      return NSExpression(.block(block, arguments.map { $0.replacing(other) }))
    case .conditional(let predicate, let first, let second):
      return NSExpression(
        .conditional(
          predicate.replacing(other), first.replacing(other), second.replacing(other)))
    }
  }

  /// The value of a variable among some, as a constant; nil for what is no variable.
  func replacingVariable(_ values: [String: Any]) -> NSExpression? {
    guard case .variable(let name) = node, let value = values[name] else { return nil }
    return NSExpression.expression(value)
  }
}
