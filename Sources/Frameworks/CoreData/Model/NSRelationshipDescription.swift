// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What leads from objects to others.

internal import MicaFoundation

/// What becomes of the objects at the end of a relationship whose object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  /// Nothing.
  case noActionDeleteRule
  /// They no longer lead back.
  case nullifyDeleteRule
  /// They are deleted too.
  case cascadeDeleteRule
  /// As long as there are any the object can't be deleted.
  case denyDeleteRule
}

/// What leads from objects of an entity to those of another.
open class NSRelationshipDescription: NSPropertyDescription {
  /// Where it leads.
  open weak var destinationEntity: NSEntityDescription?
  /// What leads back.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The greatest number of objects; 0 for any. 1 makes the relationship one to a single object.
  open var maxCount = 0
  /// The least number of objects; 0 for any.
  open var minCount = 0
  /// What becomes of the objects at its end.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// Whether the objects have an order.
  open var isOrdered = false

  /// Whether it leads to any number of objects.
  open var isToMany: Bool { maxCount != 1 }
}
