// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A predicate as a store understands it: constants of other contexts and other kinds fit what they are compared with.

internal import MicaFoundation
internal import MicaRuntime

/// Makes a program's predicate one for the objects of a context.
struct FetchPredicate {
  private let entity: NSEntityDescription
  private let context: NSManagedObjectContext

  init(for entity: NSEntityDescription, in context: NSManagedObjectContext) {
    (self.entity, self.context) = (entity, context)
  }

  func prepared(_ predicate: NSPredicate) -> NSPredicate {
    switch predicate {
    case let compound as NSCompoundPredicate:
      return NSCompoundPredicate(
        type: compound.compoundPredicateType,
        subpredicates: compound.subpredicates.compactMap { $0 as? NSPredicate }.map(prepared))
    case let comparison as NSComparisonPredicate: return prepared(comparison)
    default: return predicate
    }
  }

  private func prepared(_ comparison: NSComparisonPredicate) -> NSPredicate {
    if comparison.customSelector != nil { return comparison }
    let (left, right) = (comparison.leftExpression, comparison.rightExpression)
    let isToMany = comparison.comparisonPredicateModifier != .direct
    return NSComparisonPredicate(
      leftExpression: fitted(isToMany ? flattened(left) : left, to: kind(of: right)),
      rightExpression: fitted(right, to: kind(of: left)),
      modifier: comparison.comparisonPredicateModifier, type: comparison.predicateOperatorType,
      options: comparison.options)
  }

  /// A path through several relationships to many as one list, as a store joins them.
  private func flattened(_ expression: NSExpression) -> NSExpression {
    NSExpression(
      block: { _, values, _ in Self.flat(values.first ?? []) }, arguments: [expression])
  }

  private static func flat(_ value: Any) -> [Any] {
    switch value {
    case is NSNull: []
    case let array as NSArray: array.flatMap { flat($0) }
    case let set as NSSet: set.allObjects.flatMap { flat($0) }
    case let set as NSOrderedSet: set.flatMap { flat($0) }
    default: (value as? [Any])?.flatMap { flat($0) } ?? [value]
    }
  }

  /// The attribute at the end of a path of keys; nil where there is none.
  private func kind(of expression: NSExpression) -> NSAttributeDescription? {
    guard case .keyPath(let operand, let path) = expression.node,
      operand == nil || operand?.isSelf == true
    else { return nil }
    var current: NSEntityDescription? = entity
    var attribute: NSAttributeDescription?
    for key in path.split(separator: ".") {
      switch current?.propertiesByName[String(key)] {
      case let relationship as NSRelationshipDescription: current = relationship.destinationEntity
      case let found as NSAttributeDescription: (attribute, current) = (found, nil)
      default: return nil
      }
    }
    return attribute
  }

  private func fitted(
    _ expression: NSExpression, to attribute: NSAttributeDescription?
  ) -> NSExpression {
    expression.replacing { part in
      guard case .constant(let value?) = part.node else { return nil }
      return NSExpression(forConstantValue: fitted(value, attribute))
    }
  }

  /// Identifiers and other contexts' objects as this context's objects, numbers as the texts of an attribute of
  /// texts and the other way round.
  private func fitted(_ value: Any, _ attribute: NSAttributeDescription?) -> Any {
    switch value {
    case let id as NSManagedObjectID: return context.object(with: id)
    case let object as NSManagedObject:
      return object.managedObjectContext === context || object.managedObjectContext == nil
        ? object : context.object(with: object.objectID)
    case let array as NSArray: return array.map { fitted($0, attribute) }
    case let set as NSSet: return NSSet(array: set.allObjects.map { fitted($0, attribute) })
    case let set as NSOrderedSet: return set.map { fitted($0, attribute) }
    default: break
    }
    if !(value is String), let array = value as? [Any] {
      return array.map { fitted($0, attribute) }
    }
    if let set = value as? Set<AnyHashable> {
      return NSSet(array: set.map { fitted($0.base, attribute) })
    }
    switch attribute?.attributeType {
    case .stringAttributeType: return (boxed(value) as? NSNumber)?.stringValue ?? value
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .doubleAttributeType, .floatAttributeType, .decimalAttributeType:
      return (value as? String).flatMap { Double($0) }.map { NSNumber(value: $0) } ?? value
    case .dateAttributeType:
      return (boxed(value) as? NSNumber).map {
        Date(timeIntervalSinceReferenceDate: $0.doubleValue)
      } ?? value
    default: return value
    }
  }
}
