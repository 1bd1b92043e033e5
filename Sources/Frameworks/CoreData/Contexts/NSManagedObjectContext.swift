// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The objects that a part of a program works with, until they are saved.

internal import MicaContext
public import MicaFoundation
internal import MicaRaster

/// On which queue a context's objects are used.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// On whatever thread the program likes; as the main queue here.
  case confinementConcurrencyType
  /// On a queue of the context's own.
  case privateQueueConcurrencyType
  /// On the main queue.
  case mainQueueConcurrencyType
}

/// Objects that a part of a program makes, fetches, changes and deletes, until it saves or forgets it all.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// On which queue the objects are used.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// The context that changes are saved to; nil for one that saves to a store.
  open var parent: NSManagedObjectContext?
  /// What keeps the saved objects; that of the parent where there is one.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { coordinator ?? parent?.persistentStoreCoordinator }
    set {
      coordinator = newValue
      newValue?.add(self)
    }
  }
  /// What the program calls it.
  open var name: String?
  /// Who makes the changes; kept.
  open var transactionAuthor: String?
  /// What the program keeps with it.
  public let userInfo = NSMutableDictionary()
  /// What becomes of changes that others have made too: an error until it is set.
  open var mergePolicy: Any = NSErrorMergePolicy
  /// Whether what others save comes in by itself; false until it is set.
  open var automaticallyMergesChangesFromParent = false
  /// Whether deleted objects lose what leads to them only when the event ends; true until it is set.
  open var propagatesDeletesAtEndOfEvent = true
  /// Whether objects stay as long as the context; they do here.
  open var retainsRegisteredObjects = false
  /// Whether objects that are gone from the store are deleted when they are used; true.
  open var shouldDeleteInaccessibleFaults = true
  /// How long values count, in seconds; kept.
  open var stalenessInterval: TimeInterval = -1
  /// Takes changes back on iOS; nil until it is set.
  ///
  /// Partly: changes of objects aren't registered with it.
  open var undoManager: UndoManager? {
    didSet { if undoManager != nil { Unsupported.note("NSManagedObjectContext.undoManager") } }
  }

  private var coordinator: NSPersistentStoreCoordinator?
  let queue: DispatchQueue
  private let key = DispatchSpecificKey<Bool>()

  /// The objects that the context knows.
  var objects: [NSManagedObjectID: NSManagedObject] = [:]
  var pending = ObjectChanges()
  /// What has changed since the last notification.
  var event = ObjectChanges()
  /// Deleted objects whose relationships are still to be seen to.
  var unpropagated: [NSManagedObject] = []
  var isScheduled = false
  /// Whether objects are looked through for a predicate.
  var isMatching = false
  /// Whether changes are none: while an object wakes.
  var ignoresChanges = false
  private var requested: NSManagedObjectID?

  /// A context without a store or parent.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue =
      ct == .privateQueueConcurrencyType
      ? DispatchQueue(label: "NSManagedObjectContext") : .main
    super.init()
    if ct == .privateQueueConcurrencyType { queue.setSpecific(key: key, value: true) }
  }

  /// A context of the main queue, without a store or parent.
  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type == .mainQueue
        ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  /// A context of the main queue, as iOS 8 and older made them.
  public convenience override init() { self.init(concurrencyType: .confinementConcurrencyType) }

  /// On which queue a context's objects are used, by shorter names.
  public enum ConcurrencyType: Sendable {
    /// The main queue.
    case mainQueue
    /// A queue of its own.
    case privateQueue
  }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  // MARK: Objects by their classes

  /// An object of an identifier, made by its class's own initialiser.
  func make(_ id: NSManagedObjectID) -> NSManagedObject {
    let outer = requested
    requested = id
    defer { requested = outer }
    let object = id.entity.objectClass.makeObject(of: id.entity, in: self)
    objects[id] = object
    return object
  }

  /// The identifier of the object that is being made; nil where a program makes one.
  func takeRequested(_ entity: NSEntityDescription) -> NSManagedObjectID? {
    guard let id = requested, id.entity === entity else { return nil }
    requested = nil
    return id
  }

  // MARK: Queues

  /// Runs a block on the context's queue, later.
  open func perform(_ block: @escaping () -> Void) {
    let block = Work(block)
    queue.async { self.running { try? block.body() } }
  }

  /// Runs a block on the context's queue and waits for it.
  open func performAndWait(_ block: () -> Void) { waiting(block) }

  /// Runs a block on the context's queue, waits for it, and gives what it gives.
  public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    try waiting(block)
  }

  private func waiting<Result>(_ block: () throws -> Result) rethrows -> Result {
    let isThere =
      concurrencyType == .privateQueueConcurrencyType
      ? DispatchQueue.getSpecific(key: key) == true : Thread.isMainThread
    if isThere || concurrencyType == .confinementConcurrencyType { return try running(block) }
    return try withoutActuallyEscaping(block) { block in
      let block = Work(block)
      return try queue.sync { try self.running { try block.body() } }
    }
  }

  /// How a block that is waited for is put among others.
  public enum ScheduledTaskType: Sendable {
    /// At once, where that is possible.
    case immediate
    /// After what is there already.
    case enqueued
  }

  /// Runs a block on the context's queue, and returns or throws what the block does. As Apple's, which is
  /// `rethrows`, it may be called by functions that rethrow.
  public func perform<Result, Failure: Error>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    nonisolated(unsafe) let block = block
    let result: Sent<Swift.Result<Result, Failure>> = await withCheckedContinuation { next in
      queue.async {
        next.resume(returning: Sent(value: self.running { Swift.Result(catching: block) }))
      }
    }
    return try result.value.get()
  }

  /// A block as the current one of its thread; ends with what its changes lead to.
  func running<Result>(_ block: () throws -> Result) rethrows -> Result {
    let state = ProgramContext.threadState(RunningContexts.self)
    state.contexts.append(self)
    defer {
      state.contexts.removeLast()
      if concurrencyType == .privateQueueConcurrencyType { processPendingChanges() }
    }
    return try block()
  }

  /// The context whose block runs on this thread.
  static var running: NSManagedObjectContext? {
    ProgramContext.threadState(RunningContexts.self).contexts.last
  }

  open override var description: String {
    "<NSManagedObjectContext: \(name ?? "") \(objects.count) objects>"
  }
}

/// The contexts whose blocks run on a thread, inner ones last.
private final class RunningContexts: ProgramState {
  var contexts: [NSManagedObjectContext] = []
  init(in context: ProgramContext) {}
}

/// What is handed to another thread, which is the only one to use it there.
struct Work<Value>: @unchecked Sendable {
  let body: () throws -> Value
  init(_ body: @escaping () throws -> Value) { self.body = body }
}

/// A value on its way from a context's queue to who waits for it.
private struct Sent<Value>: @unchecked Sendable {
  let value: Value
}
