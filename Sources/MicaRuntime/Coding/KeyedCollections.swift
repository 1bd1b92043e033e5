// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Foundation's mutable collections over an object's key: each change goes to the object.

import Foundation
internal import MicaRaster

/// What `mutableArrayValue(forKey:)` gives.
final class KeyedArray: NSMutableArray {
  private let list: KeyedList?

  init(of owner: NSObject, _ key: String) {
    list = KeyedList(owner: owner, key: key) { NSMutableArray(array: $0) }
    super.init()
  }

  required init(objects: UnsafePointer<AnyObject>?, count: Int) {
    list = nil
    super.init(objects: objects, count: count)
  }
  required convenience init?(coder aDecoder: NSCoder) { nil }
  required convenience init(arrayLiteral elements: Any...) {
    fatalError("an array of no object")
  }

  private var elements: [Any] { list?.elements ?? [] }

  override var count: Int { elements.count }
  override func object(at index: Int) -> Any { elements[index] }
  override func insert(_ anObject: Any, at index: Int) {
    list?.insert([anObject], at: IndexSet(integer: index))
  }
  override func insert(_ objects: [Any], at indexes: IndexSet) {
    list?.insert(objects, at: indexes)
  }
  override func addObjects(from otherArray: [Any]) {
    let count = count
    list?.insert(otherArray, at: IndexSet(integersIn: count..<count + otherArray.count))
  }
  override func removeObject(at index: Int) { list?.remove(at: IndexSet(integer: index)) }
  override func removeObjects(at indexes: IndexSet) { list?.remove(at: indexes) }
  override func removeObjects(in range: NSRange) {
    list?.remove(at: IndexSet(integersIn: range.location..<range.location + range.length))
  }
  override func removeObjects(in otherArray: [Any]) {
    for index in elements.indices.reversed()
    where otherArray.contains(where: { areEqual($0, elements[index]) }) {
      removeObject(at: index)
    }
  }
  override func removeAllObjects() {
    if count > 0 { list?.remove(at: IndexSet(integersIn: 0..<count)) }
  }
  override func replaceObject(at index: Int, with anObject: Any) {
    list?.replace(at: IndexSet(integer: index), with: [anObject])
  }
  override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
    list?.replace(at: indexes, with: objects)
  }
  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    let common = Swift.min(range.length, otherArray.count)
    let start = range.location
    if common > 0 {
      list?.replace(
        at: IndexSet(integersIn: start..<start + common), with: Array(otherArray[..<common]))
    }
    if range.length > common {
      list?.remove(at: IndexSet(integersIn: start + common..<start + range.length))
    } else if otherArray.count > common {
      list?.insert(
        Array(otherArray[common...]),
        at: IndexSet(integersIn: start + common..<start + otherArray.count))
    }
  }
  override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
    guard idx1 != idx2 else { return }
    let elements = elements
    let (low, high) = (Swift.min(idx1, idx2), Swift.max(idx1, idx2))
    list?.replace(at: IndexSet([low, high]), with: [elements[high], elements[low]])
  }
  override func sort(using sortDescriptors: [NSSortDescriptor]) {
    setArray(NSArray(array: elements).sortedArray(using: sortDescriptors))
  }
}

/// What `mutableOrderedSetValue(forKey:)` gives. Linux's `array`, `set`, `firstObject`, `lastObject` and iterators can't be
/// overridden: they find nothing in it.
final class KeyedOrderedSet: NSMutableOrderedSet {
  private var list: KeyedList?

  init(of owner: NSObject, _ key: String) {
    super.init(objects: nil, count: 0)
    list = KeyedList(owner: owner, key: key) { NSMutableOrderedSet(array: $0) }
    Unsupported.note(
      "mutableOrderedSetValue(forKey:): array, set and iteration of the proxy give nothing; its other members work."
    )
  }

  required convenience init?(coder aDecoder: NSCoder) { nil }
  required convenience init(arrayLiteral elements: Any...) { fatalError("a set of no object") }

  private var elements: [Any] { list?.elements ?? [] }

  override var count: Int { elements.count }
  override func object(at idx: Int) -> Any { elements[idx] }
  override func index(of object: Any) -> Int {
    elements.firstIndex { areEqual($0, object) } ?? NSNotFound
  }
  override func add(_ object: Any) { insert(object, at: count) }
  override func addObjects(from array: [Any]) { for object in array { add(object) } }
  override func union(_ other: NSOrderedSet) { addObjects(from: Array(other)) }
  override func minus(_ other: NSOrderedSet) { removeObjects(in: Array(other)) }
  override func intersect(_ other: NSOrderedSet) { keep { other.contains($0) } }
  private func keep(_ isKept: (Any) -> Bool) {
    let places = IndexSet(elements.indices.filter { !isKept(elements[$0]) })
    if !places.isEmpty { list?.remove(at: places) }
  }
  override func sort(comparator cmptr: (Any, Any) -> ComparisonResult) {
    list?.replace(
      at: IndexSet(elements.indices), with: NSArray(array: elements).sortedArray(comparator: cmptr))
  }
  override func sort(using sortDescriptors: [NSSortDescriptor]) {
    list?.replace(
      at: IndexSet(elements.indices),
      with: NSArray(array: elements).sortedArray(using: sortDescriptors))
  }
  override func contains(_ object: Any) -> Bool { index(of: object) != NSNotFound }
  override func copy(with zone: NSZone? = nil) -> Any { NSOrderedSet(array: elements) }
  override func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableOrderedSet(array: elements)
  }
  override func insert(_ object: Any, at idx: Int) {
    guard index(of: object) == NSNotFound else { return }
    list?.insert([object], at: IndexSet(integer: idx))
  }
  override func removeObject(at idx: Int) { list?.remove(at: IndexSet(integer: idx)) }
  override func remove(_ val: Any) {
    let index = index(of: val)
    if index != NSNotFound { removeObject(at: index) }
  }
  override func removeObjects(in array: [Any]) { for object in array { remove(object) } }
  override func removeAllObjects() {
    if count > 0 { list?.remove(at: IndexSet(integersIn: 0..<count)) }
  }
  override func replaceObject(at idx: Int, with obj: Any) {
    list?.replace(at: IndexSet(integer: idx), with: [obj])
  }
  override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
    guard idx1 != idx2 else { return }
    let elements = elements
    let (low, high) = (Swift.min(idx1, idx2), Swift.max(idx1, idx2))
    list?.replace(at: IndexSet([low, high]), with: [elements[high], elements[low]])
  }
  override func moveObjects(at indexes: IndexSet, to idx: Int) {
    let moved = indexes.map { elements[$0] }
    list?.remove(at: indexes)
    list?.insert(moved, at: IndexSet(integersIn: idx..<idx + moved.count))
  }
}

/// What `mutableSetValue(forKey:)` gives.
final class KeyedMutableSet: NSMutableSet {
  private let keyed: KeyedSet?

  init(of owner: NSObject, _ key: String) {
    keyed = KeyedSet(owner: owner, key: key)
    super.init(objects: nil, count: 0)
  }

  required init(capacity numItems: Int) {
    keyed = nil
    super.init(capacity: numItems)
  }
  required convenience init?(coder aDecoder: NSCoder) { nil }

  private var elements: Set<AnyHashable> { keyed?.elements ?? [] }

  override var count: Int { elements.count }
  override func member(_ object: Any) -> Any? {
    guard let object = object as? AnyHashable else { return nil }
    return elements.first { $0 == object }?.base
  }
  override func objectEnumerator() -> NSEnumerator {
    NSArray(array: elements.map(\.base)).objectEnumerator()
  }
  override func add(_ object: Any) { change(.union, [object]) }
  override func remove(_ object: Any) { change(.minus, [object]) }
  override func addObjects(from array: [Any]) { change(.union, array) }
  override func removeAllObjects() { keyed?.change(.minus, elements) }
  override func union(_ otherSet: Set<AnyHashable>) { keyed?.change(.union, otherSet) }
  override func minus(_ otherSet: Set<AnyHashable>) { keyed?.change(.minus, otherSet) }
  override func intersect(_ otherSet: Set<AnyHashable>) { keyed?.change(.intersect, otherSet) }
  override func setSet(_ otherSet: Set<AnyHashable>) { keyed?.change(.set, otherSet) }

  private func change(_ mutation: NSKeyValueSetMutationKind, _ objects: [Any]) {
    keyed?.change(mutation, Set(objects.compactMap { $0 as? AnyHashable }))
  }
}

/// Whether two elements are equal, or the same object where they can't be compared.
private func areEqual(_ first: Any, _ second: Any) -> Bool {
  if let first = first as? AnyHashable, let second = second as? AnyHashable {
    return first == second
  }
  return first as AnyObject === second as AnyObject
}
