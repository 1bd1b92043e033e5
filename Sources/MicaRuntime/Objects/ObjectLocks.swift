// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Locks that belong to objects: what `@synchronized` is made of.

import Foundation
import Synchronization

/// Takes the lock of an object, which the same thread may take again; 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.lock(of: obj as AnyObject).lock()
  return 0
}

/// Gives the lock of an object back; -1 where nobody holds it.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.release(obj as AnyObject) ? 0 : -1
}

private enum ObjectLocks {
  /// Locks that are held or waited for, with how often.
  private static let locks = Mutex<[ObjectIdentifier: (lock: NSRecursiveLock, users: Int)]>([:])

  static func lock(of object: AnyObject) -> NSRecursiveLock {
    locks.withLock { locks in
      var entry = locks[ObjectIdentifier(object)] ?? (NSRecursiveLock(), 0)
      entry.users += 1
      locks[ObjectIdentifier(object)] = entry
      return entry.lock
    }
  }

  static func release(_ object: AnyObject) -> Bool {
    locks.withLock { locks in
      guard var entry = locks[ObjectIdentifier(object)] else { return false }
      entry.lock.unlock()
      entry.users -= 1
      locks[ObjectIdentifier(object)] = entry.users == 0 ? nil : entry
      return true
    }
  }
}
