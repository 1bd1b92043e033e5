// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is kept of saved objects, for one run of a program.

internal import MicaFoundation

/// The values of a saved object, and how often it was saved.
struct StoredRow {
  var values: [String: Any]
  var version: Int
}

/// What a context hands over when it is saved.
struct StoredChanges {
  struct Change {
    let id: NSManagedObjectID
    let values: [String: Any]
    /// The names of the values that have changed.
    let keys: Set<String>
    /// The version that was read.
    let version: Int
  }

  var inserted: [Change] = []
  var updated: [Change] = []
  var deleted: [NSManagedObjectID] = []
}

/// The rows of a store; safe from any thread.
final class StoreContents: @unchecked Sendable {
  /// Counts the program's stores.
  let number: Int
  private let lock = NSRecursiveLock()
  private var rows: [NSManagedObjectID: StoredRow] = [:]
  /// In the order in which objects were saved.
  private var order: [NSManagedObjectID] = []
  private var keys: [String: Int] = [:]

  init(number: Int) { self.number = number }

  func row(of id: NSManagedObjectID) -> StoredRow? { lock.withLock { rows[id] } }

  var identifiers: [NSManagedObjectID] { lock.withLock { order } }

  /// The number that an entity's next object has.
  func nextKey(of entity: NSEntityDescription) -> Int {
    lock.withLock {
      let name = entity.root.name ?? ""
      keys[name, default: 0] += 1
      return keys[name] ?? 0
    }
  }

  func put(_ id: NSManagedObjectID, _ values: [String: Any]) {
    lock.withLock {
      if rows[id] == nil { order.append(id) }
      rows[id] = StoredRow(values: values, version: (rows[id]?.version ?? 0) + 1)
    }
  }

  /// Removes what leads to an object.
  func unlink(_ id: NSManagedObjectID) {
    lock.withLock {
      guard let values = rows[id]?.values else { return }
      for case let relationship as NSRelationshipDescription in id.entity.properties {
        guard let inverse = relationship.inverseRelationship?.name else { continue }
        let others =
          values[relationship.name] as? [NSManagedObjectID]
          ?? (values[relationship.name] as? NSManagedObjectID).map { [$0] } ?? []
        for other in others {
          if let list = rows[other]?.values[inverse] as? [NSManagedObjectID] {
            rows[other]?.values[inverse] = list.filter { $0 !== id }
          } else {
            rows[other]?.values[inverse] = nil
          }
        }
      }
    }
  }

  func remove(_ ids: Set<NSManagedObjectID>) {
    lock.withLock {
      for id in ids { rows[id] = nil }
      order.removeAll(where: ids.contains)
    }
  }
}
