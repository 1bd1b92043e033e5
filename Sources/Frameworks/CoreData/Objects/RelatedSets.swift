// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A relationship's objects as collections that change it.

public import MicaFoundation

extension NSManagedObject {
  /// The objects of a relationship to many as a set that changes the relationship.
  public func mutableSetValue(forKey key: String) -> NSMutableSet {
    guard let relationship = entity.relationshipsByName[key], relationship.isToMany else {
      refuse("mutableSetValueForKey:", key)
    }
    return RelatedSet(of: self, relationship)
  }

  /// The objects of an ordered relationship as a set that changes the relationship.
  public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    guard let relationship = entity.relationshipsByName[key], relationship.isOrdered else {
      refuse("mutableOrderedSetValueForKey:", key)
    }
    return RelatedOrderedSet(of: self, relationship)
  }

  private func refuse(_ call: String, _ key: String) -> Never {
    fatalError(
      "NSManagedObjects of entity '\(entity.name ?? "")' do not support -\(call) for the property "
        + "'\(key)'")
  }

  /// The objects of a relationship to many.
  func related(_ relationship: NSRelationshipDescription) -> [NSManagedObject] {
    wake()
    return identifiers(of: relationship).compactMap { object(of: $0) }
  }

  /// Changes the objects of a relationship to many, and tells observers.
  func change(
    _ relationship: NSRelationshipDescription, _ body: (inout [NSManagedObject]) -> Void
  ) {
    var objects = related(relationship)
    body(&objects)
    willChangeValue(forKey: relationship.name)
    replace(objects, in: relationship)
    didChangeValue(forKey: relationship.name)
  }

  /// What `@NSManaged` methods do: Xcode's accessors of relationships to many, by their selectors.
  public func _managedCall(_ selector: String, _ arguments: Any?...) {
    guard let call = RelationshipCall(selector, of: entity) else {
      fatalError("-[\(type(of: self)) \(selector)]: unrecognized selector sent to instance")
    }
    change(call.relationship) { call.apply(arguments, to: &$0) }
  }
}

/// A set that is a relationship of an object.
private final class RelatedSet: NSMutableSet {
  private let owner: NSManagedObject
  private let relationship: NSRelationshipDescription

  init(of owner: NSManagedObject, _ relationship: NSRelationshipDescription) {
    (self.owner, self.relationship) = (owner, relationship)
    super.init(objects: nil, count: 0)
  }

  required init(capacity numItems: Int) { fatalError("a set of no object") }
  required convenience init?(coder aDecoder: NSCoder) { nil }

  override var count: Int { owner.related(relationship).count }
  override func member(_ object: Any) -> Any? {
    owner.related(relationship).first { $0 === object as AnyObject }
  }
  override func objectEnumerator() -> NSEnumerator {
    NSArray(array: owner.related(relationship)).objectEnumerator()
  }
  override func add(_ object: Any) {
    guard let object = object as? NSManagedObject else { return }
    owner.change(relationship) { if !$0.contains(object) { $0.append(object) } }
  }
  override func remove(_ object: Any) {
    owner.change(relationship) { $0.removeAll { $0 === object as AnyObject } }
  }
  override func removeAllObjects() { owner.change(relationship) { $0 = [] } }
}

/// An ordered set that is a relationship of an object.
private final class RelatedOrderedSet: NSMutableOrderedSet {
  private var owner: NSManagedObject?
  private var relationship: NSRelationshipDescription?

  init(of owner: NSManagedObject, _ relationship: NSRelationshipDescription) {
    (self.owner, self.relationship) = (owner, relationship)
    super.init(objects: nil, count: 0)
  }

  required convenience init?(coder aDecoder: NSCoder) { nil }
  required convenience init(arrayLiteral elements: Any...) { fatalError("a set of no object") }

  private var objects: [NSManagedObject] {
    relationship.flatMap { owner?.related($0) } ?? []
  }

  private func change(_ body: (inout [NSManagedObject]) -> Void) {
    if let relationship { owner?.change(relationship, body) }
  }

  override var count: Int { objects.count }
  override func object(at idx: Int) -> Any { objects[idx] }
  override func index(of object: Any) -> Int {
    objects.firstIndex { $0 === object as AnyObject } ?? NSNotFound
  }
  override func insert(_ object: Any, at idx: Int) {
    guard let object = object as? NSManagedObject else { return }
    change { if !$0.contains(object) { $0.insert(object, at: idx) } }
  }
  override func removeObject(at idx: Int) { change { $0.remove(at: idx) } }
  override func remove(_ val: Any) { change { $0.removeAll { $0 === val as AnyObject } } }
  override func removeObjects(in array: [Any]) { for object in array { remove(object) } }
  override func removeAllObjects() { change { $0 = [] } }
  override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
    change { $0.swapAt(idx1, idx2) }
  }
  override func moveObjects(at indexes: IndexSet, to idx: Int) {
    change { objects in
      let moved = indexes.map { objects[$0] }
      for index in indexes.reversed() { objects.remove(at: index) }
      objects.insert(contentsOf: moved, at: idx)
    }
  }
  override func replaceObject(at idx: Int, with obj: Any) {
    guard let object = obj as? NSManagedObject else { return }
    change { $0[idx] = object }
  }
}
