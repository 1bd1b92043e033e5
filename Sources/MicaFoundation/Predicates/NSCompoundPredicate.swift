// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Predicates of predicates.

public import Foundation

/// A predicate that joins others by and, or, not.
open class NSCompoundPredicate: NSPredicate {
  /// How predicates are joined.
  public enum LogicalType: UInt, Sendable {
    /// The only one doesn't hold.
    case not
    /// All hold.
    case and
    /// One holds at least.
    case or
  }

  /// How the predicates are joined.
  public let compoundPredicateType: LogicalType
  private let predicates: [NSPredicate]

  /// Joins predicates. `and` of none holds always, `or` of none never.
  public init(type: LogicalType, subpredicates: [NSPredicate]) {
    compoundPredicateType = type
    predicates = subpredicates
    super.init(.other)
  }

  /// Holds where all of some predicates do.
  public convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init(type: .and, subpredicates: subpredicates)
  }

  /// Holds where one of some predicates does.
  public convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init(type: .or, subpredicates: subpredicates)
  }

  /// Holds where a predicate doesn't.
  public convenience init(notPredicateWithSubpredicate predicate: NSPredicate) {
    self.init(type: .not, subpredicates: [predicate])
  }

  /// What is joined: objects of `NSPredicate`.
  open var subpredicates: [Any] { predicates }

  override func holds(for object: Any?, _ bindings: PredicateBindings) -> Bool {
    switch compoundPredicateType {
    case .not: !(predicates.first?.asked(for: object, bindings) ?? false)
    case .and: predicates.allSatisfy { $0.asked(for: object, bindings) }
    case .or: predicates.contains { $0.asked(for: object, bindings) }
    }
  }

  open override var predicateFormat: String {
    switch compoundPredicateType {
    case .not: "NOT " + (predicates.first.map(Self.part) ?? "")
    case .and: predicates.isEmpty ? "TRUEPREDICATE" : joined(" AND ")
    case .or: predicates.isEmpty ? "FALSEPREDICATE" : joined(" OR ")
    }
  }

  private func joined(_ word: String) -> String {
    predicates.count == 1
      ? predicates[0].predicateFormat : predicates.map(Self.part).joined(separator: word)
  }

  private static func part(_ predicate: NSPredicate) -> String {
    let text = predicate.predicateFormat
    guard let compound = predicate as? NSCompoundPredicate,
      compound.compoundPredicateType == .not || compound.predicates.count > 1
    else { return text }
    return "(\(text))"
  }

  package override func replacing(_ other: (NSExpression) -> NSExpression?) -> NSPredicate {
    NSCompoundPredicate(
      type: compoundPredicateType, subpredicates: predicates.map { $0.replacing(other) })
  }
}

extension NSPredicate {
  /// Asks a predicate within another: a subclass's own answer, if it has one.
  func asked(for object: Any?, _ bindings: PredicateBindings) -> Bool {
    if case .other = kind, !(self is NSCompoundPredicate || self is NSComparisonPredicate) {
      return evaluate(with: object, substitutionVariables: bindings.values)
    }
    return holds(for: object, bindings)
  }
}
