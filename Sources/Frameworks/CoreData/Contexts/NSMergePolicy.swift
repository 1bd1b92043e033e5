// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What becomes of changes that others have made too, and of values that no two objects may have.

public import MicaFoundation

/// How conflicts are settled.
public enum NSMergePolicyType: UInt, Sendable {
  /// They are errors.
  case errorMergePolicyType
  /// What the store has counts, property by property.
  case mergeByPropertyStoreTrumpMergePolicyType
  /// What the context has counts, property by property.
  case mergeByPropertyObjectTrumpMergePolicyType
  /// What the context has counts.
  case overwriteMergePolicyType
  /// What the store has counts.
  case rollbackMergePolicyType
}

/// How a context settles conflicts.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// How.
  public let mergeType: NSMergePolicyType

  /// A policy of a kind.
  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  /// Conflicts are errors.
  open class var error: NSMergePolicy { NSMergePolicy(merge: .errorMergePolicyType) }
  /// What the context has counts.
  open class var overwrite: NSMergePolicy { NSMergePolicy(merge: .overwriteMergePolicyType) }
  /// What the store has counts.
  open class var rollback: NSMergePolicy { NSMergePolicy(merge: .rollbackMergePolicyType) }
  /// What the context has counts, property by property.
  open class var mergeByPropertyObjectTrump: NSMergePolicy {
    NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  }
  /// What the store has counts, property by property.
  open class var mergeByPropertyStoreTrump: NSMergePolicy {
    NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  }
}

/// Conflicts are errors.
public var NSErrorMergePolicy: NSMergePolicy { .error }
/// What the context has counts.
public var NSOverwriteMergePolicy: NSMergePolicy { .overwrite }
/// What the store has counts.
public var NSRollbackMergePolicy: NSMergePolicy { .rollback }
/// What the context has counts, property by property.
public var NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy { .mergeByPropertyObjectTrump }
/// What the store has counts, property by property.
public var NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy { .mergeByPropertyStoreTrump }

extension NSManagedObjectContext {
  private var policy: NSMergePolicyType {
    (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
  }

  /// Settles what others have changed since it was read, and values that no two objects may have.
  func settleConflicts() throws {
    var conflicting: [NSManagedObject] = []
    for object in pending.updated.all {
      guard let saved = object.saved, let row = row(of: object.objectID),
        row.version != saved.version
      else { continue }
      switch policy {
      case .errorMergePolicyType: conflicting.append(object)
      case .overwriteMergePolicyType: break
      case .mergeByPropertyObjectTrumpMergePolicyType: merge(object)
      case .mergeByPropertyStoreTrumpMergePolicyType:
        // What the store has changed counts, the rest of this context's changes stays.
        object.changes = object.changes.filter { same(saved.values[$0], row.values[$0]) }
        merge(object)
      case .rollbackMergePolicyType:
        object.changes = []
        merge(object)
        pending.updated.remove(object)
      }
    }
    guard conflicting.isEmpty else {
      throw CoreDataError.make(
        NSManagedObjectMergeError, [NSAffectedObjectsErrorKey: conflicting])
    }
    try settleConstraints()
  }

  private func same(_ first: Any?, _ second: Any?) -> Bool {
    first as? AnyHashable == second as? AnyHashable
  }

  private func settleConstraints() throws {
    var conflicting: [NSManagedObject] = []
    for object in pending.inserted.all + pending.updated.all where object.status != .deleted {
      for names in object.entity.allConstraints {
        guard let other = twin(of: object, names) else { continue }
        switch policy {
        case .errorMergePolicyType: conflicting.append(object)
        case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
          delete(other)
        case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType:
          delete(object)
        }
      }
    }
    guard conflicting.isEmpty else {
      throw CoreDataError.make(
        NSManagedObjectConstraintMergeError, [NSAffectedObjectsErrorKey: conflicting])
    }
    propagate()
  }

  /// Another object with the same values of some attributes.
  private func twin(of object: NSManagedObject, _ names: [String]) -> NSManagedObject? {
    object.load()
    let wanted = names.map { object.values?[$0] as? AnyHashable }
    // Missing values are none that could be the same.
    guard !wanted.contains(nil) else { return nil }
    let request = NSFetchRequest<NSManagedObject>()
    request.entity = object.entity.constraintOwner(names)
    return (try? matches(request))?.first { other in
      guard other !== object, other.status != .deleted else { return false }
      other.load()
      return names.map { other.values?[$0] as? AnyHashable } == wanted
    }
  }
}

extension NSEntityDescription {
  /// The constraints as names, those of the entities above too.
  fileprivate var allConstraints: [[String]] {
    uniquenessConstraints.map { $0.compactMap(Self.name) }.filter { !$0.isEmpty }
      + (superentity?.allConstraints ?? [])
  }

  fileprivate func constraintOwner(_ names: [String]) -> NSEntityDescription {
    if uniquenessConstraints.contains(where: { $0.compactMap(Self.name) == names }) { return self }
    return superentity?.constraintOwner(names) ?? self
  }

  private static func name(_ constraint: Any) -> String? {
    constraint as? String ?? (constraint as? NSPropertyDescription)?.name
  }
}
