// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Predicates that compare the values of two expressions.

public import Foundation
public import MicaRuntime

/// A predicate that compares the values of two expressions.
open class NSComparisonPredicate: NSPredicate {
  /// How texts are compared.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options by their number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Without case: `[c]`.
    public static let caseInsensitive = Options(rawValue: 1)
    /// Without accents: `[d]`.
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// Letter by letter: `[n]`.
    public static let normalized = Options(rawValue: 4)
  }

  /// Which elements of the left value are compared.
  public enum Modifier: UInt, Sendable {
    /// The value itself.
    case direct
    /// All of its elements.
    case all
    /// One of its elements.
    case any
  }

  /// What a comparison asks.
  public enum Operator: UInt, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo
    case matches, like, beginsWith, endsWith, `in`, customSelector
    case contains = 99
    case between = 100
  }

  /// The left side.
  public let leftExpression: NSExpression
  /// The right side.
  public let rightExpression: NSExpression
  /// Which elements of the left value are compared.
  public let comparisonPredicateModifier: Modifier
  /// What is asked.
  public let predicateOperatorType: Operator
  /// How texts are compared.
  public let options: Options
  /// The method that is asked; nil for Apple's operators.
  public let customSelector: Selector?

  /// Compares the values of two expressions.
  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier,
    type: Operator, options: Options = []
  ) {
    (leftExpression, rightExpression) = (lhs, rhs)
    (comparisonPredicateModifier, predicateOperatorType) = (modifier, type)
    self.options = options
    customSelector = nil
    super.init(.other)
  }

  /// Asks the left value's method of that name, with the right value, whether it holds.
  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression,
    customSelector selector: Selector
  ) {
    (leftExpression, rightExpression) = (lhs, rhs)
    (comparisonPredicateModifier, predicateOperatorType) = (.direct, .customSelector)
    options = []
    customSelector = selector
    super.init(.other)
  }

  override func holds(for object: Any?, _ bindings: PredicateBindings) -> Bool {
    let left = leftExpression.value(for: object, bindings)
    let right = rightExpression.value(for: object, bindings)
    switch comparisonPredicateModifier {
    case .direct: return compare(left, right, object, bindings)
    case .any:
      return elements(of: left).contains { compare($0, right, object, bindings) }
    case .all:
      return elements(of: left).allSatisfy { compare($0, right, object, bindings) }
    }
  }

  private func elements(of value: Any?) -> [Any] {
    switch PredicateValue(value) {
    case .collection(let elements): elements
    case .nothing: []
    default:
      fatalError(
        "The left hand side for an ALL or ANY operator must be either an NSArray or an NSSet.")
    }
  }

  private func compare(
    _ left: Any?, _ right: Any?, _ object: Any?, _ bindings: PredicateBindings
  ) -> Bool {
    let (first, second) = (PredicateValue(left), PredicateValue(right))
    switch predicateOperatorType {
    case .equalTo: return first.equals(second, options)
    case .notEqualTo: return !first.equals(second, options)
    case .lessThan: return first.order(second, options) == .orderedAscending
    case .greaterThan: return first.order(second, options) == .orderedDescending
    case .lessThanOrEqualTo:
      return first.order(second, options).map { $0 != .orderedDescending } ?? false
    case .greaterThanOrEqualTo:
      return first.order(second, options).map { $0 != .orderedAscending } ?? false
    case .between: return isBetween(first, second, object, bindings)
    case .in: return second.holds(first, options)
    case .contains: return first.holds(second, options)
    case .beginsWith, .endsWith: return hasPart(first, second)
    case .like, .matches: return fits(first, second)
    case .customSelector:
      guard let object = unwrapped(left), let customSelector else { return false }
      let answer = MethodCall.send(customSelector, to: object as AnyObject, right)
      return (answer as? NSNumber)?.boolValue ?? false
    }
  }

  private func isBetween(
    _ value: PredicateValue, _ limits: PredicateValue, _ object: Any?, _ bindings: PredicateBindings
  ) -> Bool {
    guard case .collection(let limits) = limits, limits.count == 2 else {
      fatalError("Can't use BETWEEN without a collection of two values: \(limits.text)")
    }
    let ends = limits.map { limit in
      guard let expression = limit as? NSExpression else { return PredicateValue(limit) }
      return PredicateValue(expression.value(for: object, bindings))
    }
    guard let low = value.order(ends[0], options), let high = value.order(ends[1], options) else {
      return false
    }
    return low != .orderedAscending && high != .orderedDescending
  }

  private func hasPart(_ value: PredicateValue, _ part: PredicateValue) -> Bool {
    switch (value, part) {
    case (.nothing, _), (_, .nothing): return false
    case (.text(let value), .text(let part)):
      return predicateOperatorType == .beginsWith
        ? value.begins(with: part, options) : value.ends(with: part, options)
    default:
      fatalError(
        "Can't do a substring operation with something that isn't a string "
          + "(lhs = \(value.text) rhs = \(part.text)).")
    }
  }

  private func fits(_ value: PredicateValue, _ pattern: PredicateValue) -> Bool {
    switch (value, pattern) {
    case (.nothing, _), (_, .nothing): return false
    case (.text(let value), .text(let pattern)):
      return predicateOperatorType == .like
        ? value.isLike(pattern, options) : value.matches(pattern, options)
    default: fatalError("Can't do regex matching on object \(value.text).")
    }
  }

  package override func replacing(_ other: (NSExpression) -> NSExpression?) -> NSPredicate {
    let (left, right) = (leftExpression.replacing(other), rightExpression.replacing(other))
    if let customSelector {
      return NSComparisonPredicate(
        leftExpression: left, rightExpression: right, customSelector: customSelector)
    }
    return NSComparisonPredicate(
      leftExpression: left, rightExpression: right, modifier: comparisonPredicateModifier,
      type: predicateOperatorType, options: options)
  }

  // MARK: As a text

  /// The comparison as a format would say it.
  open override var predicateFormat: String {
    let modifier =
      switch comparisonPredicateModifier {
      case .direct: ""
      case .all: "ALL "
      case .any: "ANY "
      }
    let letters =
      (options.contains(.caseInsensitive) ? "c" : "")
      + (options.contains(.diacriticInsensitive) ? "d" : "")
      + (options.contains(.normalized) ? "n" : "")
    let name = customSelector?.description ?? predicateOperatorType.word
    return modifier + leftExpression.description + " " + name
      + (letters.isEmpty ? "" : "[\(letters)]") + " " + rightExpression.description
  }
}

extension NSComparisonPredicate.Operator {
  /// The operator in a format string.
  var word: String {
    switch self {
    case .lessThan: "<"
    case .lessThanOrEqualTo: "<="
    case .greaterThan: ">"
    case .greaterThanOrEqualTo: ">="
    case .equalTo: "=="
    case .notEqualTo: "!="
    case .matches: "MATCHES"
    case .like: "LIKE"
    case .beginsWith: "BEGINSWITH"
    case .endsWith: "ENDSWITH"
    case .in: "IN"
    case .customSelector: ""
    case .contains: "CONTAINS"
    case .between: "BETWEEN"
    }
  }
}

extension PredicateValue {
  /// Whether a value is an element of this collection, or a part of this text.
  fileprivate func holds(
    _ part: PredicateValue, _ options: NSComparisonPredicate.Options
  ) -> Bool {
    switch (self, part) {
    case (.nothing, _): return false
    case (.collection(let elements), _):
      return elements.contains { part.equals(PredicateValue($0), options) }
    case (_, .nothing): return false
    case (.text(let text), .text(let part)): return text.holds(part, options)
    default:
      fatalError("Can't use in/contains operator with collection \(text) (not a collection)")
    }
  }
}
