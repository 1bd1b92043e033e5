// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A condition for objects. Foundation on Linux has the name, with blocks alone.

public import Foundation
internal import MicaRuntime

/// A condition that an object meets or not: `NSPredicate(format: "age > %d AND name BEGINSWITH 'A'", 20)`.
///
/// Keys are looked up by key-value coding (Docs/runtime.md); dictionaries, texts, numbers, dates and
/// collections are asked as they are.
open class NSPredicate: NSObject, NSCopying, _MadeOfFormats {
  enum Kind {
    case value(Bool)
    case block((Any?, [String: Any]?) -> Bool)
    /// A subclass decides.
    case other
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// A predicate that always gives the same.
  public init(value: Bool) { kind = .value(value) }

  /// A predicate that asks a block, with the object and the values of variables.
  public init(block: @escaping (Any?, [String: Any]?) -> Bool) { kind = .block(block) }

  /// Whether an object meets the condition.
  open func evaluate(with object: Any?) -> Bool {
    evaluate(with: object, substitutionVariables: nil)
  }

  /// Whether an object meets the condition, with values for its `$VARIABLES`.
  open func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    holds(for: object, PredicateBindings(bindings))
  }

  func holds(for object: Any?, _ bindings: PredicateBindings) -> Bool {
    switch kind {
    case .value(let value): value
    case .block(let block): block(object, bindings.values)
    case .other: fatalError("\(type(of: self)) has no evaluate(with:substitutionVariables:)")
    }
  }

  /// The condition as a format string, as iOS writes it.
  open var predicateFormat: String {
    switch kind {
    case .value(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .block: "BLOCKPREDICATE"
    case .other: ""
    }
  }

  /// The same condition with values in place of `$VARIABLES`; those without a value stay.
  open func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
    func cast<Same>(_ predicate: NSPredicate) -> Same { predicate as! Same }
    return cast(replacing { expression in expression.replacingVariable(variables) })
  }

  /// The same condition with other expressions in place of some; nil from the block keeps one.
  package func replacing(_ other: (NSExpression) -> NSExpression?) -> NSPredicate { self }

  /// The format string.
  open override var description: String { predicateFormat }

  /// Whether another predicate has the same condition.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSPredicate else { return false }
    if self === other { return true }
    if case .block = kind { return false }
    return type(of: self) == type(of: other) && predicateFormat == other.predicateFormat
  }

  open override var hash: Int {
    if case .block = kind { return ObjectIdentifier(self).hashValue }
    return predicateFormat.hashValue
  }

  /// Itself: a predicate never changes.
  open override func copy() -> Any { self }
  /// Itself: a predicate never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Does nothing: predicates are never taken from archives here.
  open func allowEvaluation() {}

  /// The predicate of a format string; an error in place of the program's end.
  package static func made(of format: String, _ arguments: [Any?]) throws -> NSPredicate {
    try PredicateParser.predicate(of: format, arguments)
  }
}

/// The values of `$VARIABLES` while a predicate is asked.
struct PredicateBindings {
  let values: [String: Any]?

  init(_ values: [String: Any]?) { self.values = values }

  func value(of name: String) -> Any? {
    guard let values, let value = values[name] else {
      fatalError("Can't get value for '\(name)' in bindings \(values ?? [:]).")
    }
    return value
  }

  func adding(_ name: String, _ value: Any) -> PredicateBindings {
    PredicateBindings((values ?? [:]).merging([name: value]) { $1 })
  }
}

/// What is made of a format string: an object of the subclass that the format asks for, which only an
/// initialiser of a protocol's can give.
public protocol _MadeOfFormats {}

extension _MadeOfFormats {
  /// The predicate of a format string, with an argument for each of its specifiers.
  ///
  /// Stops the program where the string is no predicate, as iOS does.
  public init(format predicateFormat: String, _ args: any CVarArg...) {
    self = NSPredicate.trapping(predicateFormat, args) as! Self
  }

  /// The predicate of a format string, with an array of arguments.
  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self = NSPredicate.trapping(predicateFormat, arguments ?? []) as! Self
  }
}

extension NSPredicate {
  fileprivate static func trapping(_ format: String, _ arguments: [Any?]) -> NSPredicate {
    do {
      return try made(of: format, arguments)
    } catch {
      fatalError("\(error)")
    }
  }
}
