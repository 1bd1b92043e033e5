// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What an object must meet to be saved.

internal import MicaFoundation

/// Checks an object by its entity.
struct ObjectValidation {
  private let object: NSManagedObject

  init(of object: NSManagedObject) { self.object = object }

  /// Throws what is wrong with values: one error, or one of several.
  func check() throws {
    object.load()
    var errors: [NSError] = []
    for property in object.entity.properties {
      switch property {
      case is NSDerivedAttributeDescription: break
      case let relationship as NSRelationshipDescription: check(relationship, &errors)
      case is NSAttributeDescription: check(property, &errors)
      default: break
      }
    }
    if let error = CoreDataError.joined(errors) { throw error }
  }

  private func check(_ property: NSPropertyDescription, _ errors: inout [NSError]) {
    guard let value = object.values?[property.name] else {
      if !property.isOptional {
        errors.append(error(NSValidationMissingMandatoryPropertyError, property, nil))
      }
      return
    }
    for (predicate, warning) in zip(property.validationPredicates, property.validationWarnings) {
      guard !predicate.evaluate(with: value) else { continue }
      let code = warning as? Int ?? NSManagedObjectValidationError
      let error = error(code, property, value, [NSValidationPredicateErrorKey: predicate])
      errors.append(error)
    }
  }

  private func check(_ relationship: NSRelationshipDescription, _ errors: inout [NSError]) {
    let count = object.identifiers(of: relationship).count {
      object.object(of: $0)?.status != .deleted
    }
    if count == 0 {
      guard !relationship.isOptional else { return }
      let code =
        relationship.isToMany
        ? NSValidationRelationshipLacksMinimumCountError : NSValidationMissingMandatoryPropertyError
      // Any number of objects may be none, unless there is a least one.
      if !relationship.isToMany || relationship.minCount > 0 {
        errors.append(error(code, relationship, nil))
      }
    } else if relationship.isToMany, count < relationship.minCount {
      errors.append(error(NSValidationRelationshipLacksMinimumCountError, relationship, nil))
    } else if relationship.isToMany, relationship.maxCount > 0, count > relationship.maxCount {
      errors.append(error(NSValidationRelationshipExceedsMaximumCountError, relationship, nil))
    }
  }

  /// Throws where a relationship denies the deletion.
  func checkDeletion() throws {
    var errors: [NSError] = []
    for case let relationship as NSRelationshipDescription in object.entity.properties
    where relationship.deleteRule == .denyDeleteRule {
      let others = object.identifiers(of: relationship).filter {
        object.object(of: $0)?.status != .deleted
      }
      if !others.isEmpty {
        errors.append(error(NSValidationRelationshipDeniedDeleteError, relationship, nil))
      }
    }
    if let error = CoreDataError.joined(errors) { throw error }
  }

  private func error(
    _ code: Int, _ property: NSPropertyDescription, _ value: Any?, _ more: [String: Any] = [:]
  ) -> NSError {
    var info = more
    info[NSValidationObjectErrorKey] = object
    info[NSValidationKeyErrorKey] = property.name
    if let value { info[NSValidationValueErrorKey] = value }
    return CoreDataError.make(code, info)
  }
}
