// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Sets of objects that needn't be kept alive, which Foundation has on Apple's systems alone.

public import Foundation

/// How objects are held and compared.
public struct NSPointerFunctions: Sendable {
  /// What is done with objects.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects are kept alive, and equal where they say so.
    public static let strongMemory: Options = []
    /// Objects aren't kept alive.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared by `isEqual(_:)`.
    public static let objectPersonality: Options = []
    /// Objects are equal to themselves alone.
    public static let objectPointerPersonality = Options(rawValue: 1 << 8)
    /// Objects are copied; here they are kept as they are.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// One object of a table.
private struct HeldObject {
  private var strong: AnyObject?
  private weak var weak: AnyObject?
  var object: AnyObject? { strong ?? weak }

  init(_ object: AnyObject, isWeak: Bool) {
    if isWeak { weak = object } else { strong = object }
  }

  func isSame(as other: AnyObject, byPointer: Bool) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    return !byPointer && (object as? NSObject)?.isEqual(other) == true
  }
}

extension NSPointerFunctions.Options {
  fileprivate var isWeak: Bool { contains(.weakMemory) }
  fileprivate var isByPointer: Bool { contains(.objectPointerPersonality) }
}

/// A set of objects, in the order in which they came; those that have died are gone.
open class NSHashTable<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private let options: NSPointerFunctions.Options
  private var held: [HeldObject] = []

  /// An empty table; the capacity means nothing.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
  }

  /// A table that keeps nothing alive.
  open class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  /// How objects are held.
  open var pointerFunctions: NSPointerFunctions.Options { options }
  /// The objects.
  open var allObjects: [ObjectType] { held.compactMap { $0.object as? ObjectType } }
  /// Any of the objects; nil where there is none.
  open var anyObject: ObjectType? { allObjects.first }
  /// How many objects there are.
  open var count: Int { allObjects.count }
  /// The objects as a set of their own order.
  open var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { $0 as? AnyHashable })
  }

  /// Whether an equal object is there.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// The equal object that is there; nil where there is none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return held.first { $0.isSame(as: object, byPointer: options.isByPointer) }?.object
      as? ObjectType
  }

  /// Adds an object, unless an equal one is there.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    held.removeAll { $0.object == nil }
    held.append(HeldObject(object, isWeak: options.isWeak))
  }

  /// Takes an equal object out.
  open func remove(_ object: ObjectType?) {
    held.removeAll { entry in
      entry.object == nil
        || object.map { entry.isSame(as: $0, byPointer: options.isByPointer) } == true
    }
  }

  /// Takes all out.
  open func removeAllObjects() { held = [] }

  /// The objects one by one.
  open func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }
}

/// Objects by objects, in the order in which they came; where either has died both are gone.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private let options: (key: NSPointerFunctions.Options, value: NSPointerFunctions.Options)
  private var held: [(key: HeldObject, value: HeldObject)] = []

  /// An empty table; the capacity means nothing.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) { options = (keyOptions, valueOptions) }

  /// A table that keeps both alive.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// A table that keeps its values alive.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// A table that keeps its keys alive.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// A table that keeps nothing alive.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var living: [(key: KeyType, value: ObjectType)] {
    held.compactMap { entry in
      guard let key = entry.key.object as? KeyType, let value = entry.value.object as? ObjectType
      else { return nil }
      return (key, value)
    }
  }

  /// How many pairs there are.
  open var count: Int { living.count }

  /// The object of a key; nil where there is none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return held.first { $0.key.isSame(as: aKey, byPointer: options.key.isByPointer) }?.value.object
      as? ObjectType
  }

  /// Puts an object under a key.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    removeObject(forKey: aKey)
    held.append(
      (
        HeldObject(aKey, isWeak: options.key.isWeak),
        HeldObject(anObject, isWeak: options.value.isWeak)
      ))
  }

  /// Takes a key out.
  open func removeObject(forKey aKey: KeyType?) {
    held.removeAll { entry in
      entry.key.object == nil || entry.value.object == nil
        || aKey.map { entry.key.isSame(as: $0, byPointer: options.key.isByPointer) } == true
    }
  }

  /// Takes all out.
  open func removeAllObjects() { held = [] }

  /// The keys one by one.
  open func keyEnumerator() -> NSEnumerator { (living.map(\.key) as NSArray).objectEnumerator() }

  /// The objects one by one.
  open func objectEnumerator() -> NSEnumerator? {
    (living.map(\.value) as NSArray).objectEnumerator()
  }
}
