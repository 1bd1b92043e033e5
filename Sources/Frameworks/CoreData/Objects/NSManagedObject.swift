// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An object whose properties a model describes.

public import MicaFoundation
internal import MicaRuntime

/// An object of an entity: its properties are those that the model says, kept by name.
open class NSManagedObject: NSObject, NSFetchRequestResult {
  /// What the object is known by.
  public let objectID: NSManagedObjectID
  /// The context that it is in; nil once it is deleted and saved.
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// How it stands in its context.
  var status = ManagedStatus.none
  /// Its values by name: of an attribute as `NSAttributeDescription.kept` has them, of a relationship
  /// identifiers. Nil as long as nobody asked for one.
  var values: [String: Any]?
  /// What was read from the store, or saved last.
  var saved: StoredRow?
  /// The names of what has changed since.
  var changes: Set<String> = []
  /// Whether `awakeFromFetch()` was called.
  var isAwake = false
  /// Objects without a context that it leads to.
  var companions: [NSManagedObjectID: NSManagedObject] = [:]

  /// A new object of an entity, in a context where there is one. `awakeFromInsert()` is called then.
  public init(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) {
    if let known = context?.takeRequested(entity) {
      objectID = known
      super.init()
      managedObjectContext = context
      return
    }
    if entity.isAbstract {
      fatalError("Cannot create an object of the abstract entity \(entity.name ?? "")")
    }
    objectID = NSManagedObjectID(of: entity)
    super.init()
    values = entity.initialValues
    isAwake = true
    context?.insert(self)
  }

  /// A new object of the class's entity in a context.
  public convenience init(context moc: NSManagedObjectContext) {
    let type = Self.self
    guard let entity = moc.model?.entity(of: type) ?? LoadedModels.current.entity(of: type) else {
      fatalError(
        "An NSManagedObject of class '\(type)' must have a valid NSEntityDescription.")
    }
    self.init(entity: entity, insertInto: moc)
  }

  // MARK: What it is

  /// The object's entity.
  open var entity: NSEntityDescription { objectID.entity }

  /// The entity whose objects are of this class, in the model that was loaded last. Stops the program
  /// where there is none.
  open class func entity() -> NSEntityDescription {
    guard let entity = LoadedModels.current.entity(of: self) else {
      fatalError("no entity of a loaded model has the class '\(self)'")
    }
    return entity
  }

  /// A request for all objects of the class's entity. One that a subclass gives comes first.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "")
  }

  /// Whether setting a key changes nothing outside of it; true unless it is overridden.
  open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

  /// Whether the object is new in its context.
  open var isInserted: Bool { status == .inserted }
  /// Whether the object will be gone when its context is saved.
  open var isDeleted: Bool { status == .deleted }
  /// Whether values of a saved object have changed.
  open var isUpdated: Bool { status == .none && !changes.isEmpty }
  /// Whether the object is new, changed or deleted.
  open var hasChanges: Bool { status != .none || !changes.isEmpty }
  /// Whether values have changed that are saved.
  open var hasPersistentChangedValues: Bool {
    changes.contains { entity.propertiesByName[$0]?.isTransient == false }
  }
  /// Whether no value was asked for yet.
  open var isFault: Bool { !isAwake }
  /// 0, or what `awakeFromInsert()` and its like are called for; kept at 0.
  open var faultingState: Int { isFault ? 1 : 0 }
  /// Whether a relationship's objects are still to be read: never here.
  open func hasFault(forRelationshipNamed key: String) -> Bool { isFault }
  /// The identifiers of a relationship's objects.
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    guard let relationship = entity.relationshipsByName[key] else { return [] }
    return identifiers(of: relationship)
  }

  // MARK: What subclasses hear

  /// Called once for a new object in a context. Nothing to do: subclasses override it.
  open func awakeFromInsert() {}
  /// Called when an object's values were read. Nothing to do: subclasses override it.
  open func awakeFromFetch() {}
  /// Called when an undone change brings values back; never here. Nothing to do: subclasses override it.
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  /// Called before the object is saved; it may change values. Nothing to do: subclasses override it.
  open func willSave() {}
  /// Called after the object was saved. Nothing to do: subclasses override it.
  open func didSave() {}
  /// Called when the object is about to be deleted. Nothing to do: subclasses override it.
  open func prepareForDeletion() {}
  /// Called before the values are given up. Nothing to do: subclasses override it.
  open func willTurnIntoFault() {}
  /// Called after the values were given up. Nothing to do: subclasses override it.
  open func didTurnIntoFault() {}

  // MARK: Validation

  /// Throws what keeps a new object from being saved; overrides call `super`.
  open func validateForInsert() throws { try ObjectValidation(of: self).check() }
  /// Throws what keeps a changed object from being saved; overrides call `super`.
  open func validateForUpdate() throws { try ObjectValidation(of: self).check() }
  /// Throws what keeps an object from being deleted; overrides call `super`.
  open func validateForDelete() throws { try ObjectValidation(of: self).checkDeletion() }

  // MARK: Values by name

  /// The value of a property: numbers as `NSNumber`, the objects of a relationship to many as `NSSet` or
  /// `NSOrderedSet`.
  open func value(forKey key: String) -> Any? {
    guard let property = property(key) else {
      return KeyValueCoding.foundValue(of: self, forKey: key)
    }
    wake()
    return value(of: property)
  }

  /// Sets a property. What leads back follows.
  open func setValue(_ value: Any?, forKey key: String) {
    guard let property = property(key) else {
      return KeyValueCoding.setFoundValue(value, of: self, forKey: key)
    }
    wake()
    willChangeValue(forKey: key)
    set(value, of: property)
    didChangeValue(forKey: key)
  }

  /// The value at the end of a path of keys.
  open func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.pathValue(of: self, keyPath)
  }

  /// Sets the value at the end of a path of keys.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.setPathValue(value, of: self, keyPath)
  }

  /// Stops the program: neither class nor entity has the key.
  open func value(forUndefinedKey key: String) -> Any? { refuse(key) }

  /// Stops the program: neither class nor entity has the key.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { refuse(key) }

  /// Stops the program: the key's value can't be nil.
  open func setNilValueForKey(_ key: String) { KeyValueCoding.refuseNil(of: self, forKey: key) }

  /// What an observer is told; stops the program, since one that observes has a method of its own.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    ObserverList.refuse(self, keyPath, object)
  }

  /// A property's value without any of what `value(forKey:)` does besides.
  open func primitiveValue(forKey key: String) -> Any? {
    guard let property = entity.propertiesByName[key] else { return nil }
    load()
    return value(of: property)
  }

  /// Sets a property without telling observers; what leads back doesn't follow.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    guard let property = entity.propertiesByName[key] else { refuse(key) }
    load()
    setPrimitive(value, of: property)
  }

  /// Reads the object's values, if nobody asked for one yet.
  open func willAccessValue(forKey key: String?) { wake() }
  /// The end of what `willAccessValue(forKey:)` begins.
  /// Nothing to do: `willAccessValue(forKey:)` has read the values.
  open func didAccessValue(forKey key: String?) {}

  /// The values of some properties as they were saved last, or of all; nil as `NSNull`.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let keys = keys ?? Array(entity.propertiesByName.keys)
    return Dictionary(
      keys.compactMap { key in
        entity.propertiesByName[key].map { (key, committedValue(of: $0) ?? NSNull()) }
      }, uniquingKeysWith: { $1 })
  }

  /// The values that have changed since the object was saved or read; nil as `NSNull`.
  open func changedValues() -> [String: Any] {
    Dictionary(
      changes.compactMap { key in
        entity.propertiesByName[key].map { (key, value(of: $0) ?? NSNull()) }
      }, uniquingKeysWith: { $1 })
  }

  /// As `changedValues()`: of the present event alone on iOS.
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

  private func refuse(_ key: String) -> Never {
    fatalError(
      "the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\".")
  }

  // MARK: As any object

  /// In the order in which objects were made, so that sets are the same in each run.
  open override var hash: Int { objectID.number }
  /// Whether it is the same object: a context has one for each identifier.
  open override func isEqual(_ object: Any?) -> Bool { self === object as AnyObject? }

  /// The entity, the identifier and the values, in words.
  open override var description: String {
    let shown = values?.keys.sorted().map { "\($0) = \(values?[$0] ?? "nil")" } ?? ["<fault>"]
    return "<\(type(of: self))> (entity: \(entity.name ?? ""); id: \(objectID); data: "
      + "{\(shown.joined(separator: "; "))})"
  }
}

/// What undone changes are; kept.
public struct NSSnapshotEventType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Events by their numbers.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An insertion was undone.
  public static let undoInsertion = NSSnapshotEventType(rawValue: 2)
  /// A deletion was undone.
  public static let undoDeletion = NSSnapshotEventType(rawValue: 4)
  /// A change was undone.
  public static let undoUpdate = NSSnapshotEventType(rawValue: 8)
  /// The context went back to what is saved.
  public static let rollback = NSSnapshotEventType(rawValue: 16)
  /// Values were read again.
  public static let refresh = NSSnapshotEventType(rawValue: 32)
  /// A conflict was settled.
  public static let mergePolicy = NSSnapshotEventType(rawValue: 64)
}

/// How an object stands in its context.
enum ManagedStatus {
  case none, inserted, deleted
}

extension NSManagedObject: KeyValueCoder, NilSettable, KeyValueObserver {}
