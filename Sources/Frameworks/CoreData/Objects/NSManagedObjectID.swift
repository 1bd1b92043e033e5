// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What an object is known by, in every context.

internal import MicaContext
public import MicaFoundation

/// What an object is known by, in every context of its store.
///
/// On iOS an object's identifier is replaced when the object is saved; here it stays, and is temporary until then.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, NSCopying, @unchecked Sendable {
  /// The object's entity.
  public let entity: NSEntityDescription
  /// Counts the program's objects.
  let number: Int
  /// The number in the store; 0 as long as the object isn't saved.
  private(set) var key = 0
  /// The store that keeps the object; nil for one that isn't saved.
  open private(set) weak var persistentStore: NSPersistentStore?

  init(of entity: NSEntityDescription) {
    self.entity = entity
    number = CoreDataState.current.nextObject()
  }

  /// Whether the object was never saved.
  open var isTemporaryID: Bool { key == 0 }

  func settle(in store: NSPersistentStore, key: Int) {
    persistentStore = store
    self.key = key
  }

  /// `x-coredata://STORE/Entity/p1`.
  open func uriRepresentation() -> URL {
    let name = entity.name ?? ""
    let text =
      isTemporaryID
      ? "x-coredata:///\(name)/t\(number)"
      : "x-coredata://\(persistentStore?.identifier ?? "")/\(name)/p\(key)"
    return URL(string: text) ?? URL(fileURLWithPath: "/")
  }

  /// Itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// In the order in which objects were made, so that sets are the same in each run.
  open override var hash: Int { number }

  open override func isEqual(_ object: Any?) -> Bool { self === object as AnyObject? }

  open override var description: String { "\(uriRepresentation())" }
}

/// What a program's Core Data counts and keeps.
final class CoreDataState: ProgramState {
  private let lock = NSLock()
  private var objects = 0
  private var stores = 0
  /// What the stores of a run hold, by their places: one that is added again has it still.
  private var contents: [String: StoreContents] = [:]

  init(in context: ProgramContext) {}

  static var current: CoreDataState { ProgramContext.current.state() }

  func nextObject() -> Int {
    lock.withLock {
      objects += 1
      return objects
    }
  }

  /// What a store at a place holds; of one without a place, nothing yet.
  func contents(at place: String?) -> StoreContents {
    lock.withLock {
      if let place, let known = contents[place] { return known }
      stores += 1
      let made = StoreContents(number: stores)
      if let place { contents[place] = made }
      return made
    }
  }

  func remove(at place: String) { lock.withLock { contents[place] = nil } }
}
