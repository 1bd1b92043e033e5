// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Mutable collections of a key: each change reaches the object, and its observers with indexes.

import Foundation
import Testing

@testable @_spi(Registration) import MicaRuntime

@Suite struct KeyedCollectionTests {
  private let shelf = Shelf()
  private let observer = OpenPerson()
  private let ada = Person("Ada", 36)
  private let bob = Person("Bob", 7)

  private func observe(_ key: String) {
    shelf.addObserver(observer, forKeyPath: key, options: [.new, .old], context: nil)
  }
  private func told(_ key: NSKeyValueChangeKey) -> Any? { observer.told.last?.change[key] }

  @Test func anInsertionTellsTheElementsAndTheirPlaces() {
    observe("people")
    let people = shelf.mutableArrayValue(forKey: "people")
    people.add(ada)
    people.insert(bob, at: 0)
    #expect(shelf.people == [bob, ada])
    #expect(observer.told.count == 2)
    #expect(told(.kindKey) as? UInt == NSKeyValueChange.insertion.rawValue)
    #expect(told(.indexesKey) as? IndexSet == [0])
    #expect(told(.newKey) as? [Person] == [bob])
    #expect(told(.oldKey) == nil)
  }

  @Test func removalsAndReplacementsTellWhatIsGone() {
    shelf.people = [ada, bob]
    observe("people")
    let people = shelf.mutableArrayValue(forKey: "people")
    people.replaceObject(at: 1, with: ada)
    #expect(told(.kindKey) as? UInt == NSKeyValueChange.replacement.rawValue)
    #expect(told(.oldKey) as? [Person] == [bob])
    #expect(told(.newKey) as? [Person] == [ada])
    people.removeAllObjects()
    #expect(shelf.people.isEmpty)
    #expect(observer.told.count == 2)
    #expect(told(.indexesKey) as? IndexSet == IndexSet(0..<2))
    #expect(told(.newKey) == nil)
    shelf.people = [bob]
    #expect(told(.kindKey) as? UInt == NSKeyValueChange.setting.rawValue)
    #expect(told(.indexesKey) == nil)
  }

  @Test func foundationsArraysStayFoundations() {
    observe("things")
    let things = shelf.mutableArrayValue(forKey: "things")
    things.addObjects(from: [ada, Plain(), bob])
    #expect(shelf.things.count == 3)
    #expect(told(.indexesKey) as? IndexSet == IndexSet(0..<3))
    things.removeObjects(in: [shelf.things[1]])
    #expect(shelf.things.map { $0 as? Person } == [ada, bob])
    #expect((things as NSArray as? [Person]) == [ada, bob])
    things.exchangeObject(at: 0, withObjectAt: 1)
    #expect(shelf.things[0] as? Person === bob)
  }

  @Test func ownMethodsAreCalledForChanges() {
    observe("books")
    let books = shelf.mutableArrayValue(forKey: "books")
    books.add("Emma")
    books.add("Persuasion")
    books.removeObject(at: 0)
    #expect(shelf.calls == ["insert 0", "insert 1", "remove 0"])
    #expect(observer.told.count == 3)
    #expect(told(.oldKey) as? [String] == ["Emma"])
  }

  @Test func setsTellWhatIsAddedAndRemoved() {
    observe("tags")
    let tags = shelf.mutableSetValue(forKey: "tags")
    tags.add("old")
    tags.union(["old", "rare"])
    #expect(shelf.tags == ["old", "rare"])
    #expect(told(.newKey) as? Set<String> == ["rare"])
    #expect(told(.indexesKey) == nil)
    tags.minus(["old"])
    #expect(told(.kindKey) as? UInt == NSKeyValueChange.removal.rawValue)
    #expect(told(.oldKey) as? Set<String> == ["old"])
    #expect(tags.count == 1 && tags.contains("rare"))
  }

  @Test func orderedSetsKeepTheirOrder() {
    let names = shelf.mutableOrderedSetValue(forKey: "names")
    names.add("b")
    names.insert("a", at: 0)
    names.add("b")
    #expect(shelf.names.array as? [String] == ["a", "b"])
    names.union(NSOrderedSet(array: ["b", "c"]))
    #expect(shelf.names.array as? [String] == ["a", "b", "c"])
    names.minus(NSOrderedSet(array: ["a", "z"]))
    names.addObjects(from: ["d", "e"])
    names.intersect(NSOrderedSet(array: ["e", "c", "a"]))
    #expect(shelf.names.array as? [String] == ["c", "e"])
    names.sort(comparator: { a, b in "\(b)".compare("\(a)") })
    #expect(shelf.names.array as? [String] == ["e", "c"])
    #expect(names.contains("c") && !names.contains("a") && names.count == 2)
  }

  @Test func pathsLeadToTheLastObject() {
    let owner = Shelf()
    owner.other = shelf
    owner.mutableArrayValue(forKeyPath: "other.people").add(ada)
    #expect(shelf.people == [ada])
    shelf.mutableArrayValue(forKeyPath: "other.people").add(ada)
    #expect(shelf.other == nil)
  }

  @Test func changesAnnouncedByHandTellTheSame() {
    observe("people")
    shelf.willChange(.insertion, valuesAt: [0], forKey: "people")
    shelf.quiet { shelf.people.append(ada) }
    shelf.didChange(.insertion, valuesAt: [0], forKey: "people")
    #expect(told(.newKey) as? [Person] == [ada])
    var changes: [(NSKeyValueChange, IndexSet?)] = []
    let observation = shelf.observe(\.people, options: .new) { _, change in
      changes.append((change.kind, change.indexes))
      #expect(change.newValue == [bob])
    }
    shelf.mutableArrayValue(forKey: "people").add(bob)
    #expect(changes.count == 1)
    #expect(changes.first?.0 == .insertion && changes.first?.1 == [1])
    observation.invalidate()
  }
}

private final class Plain {}

private final class Shelf: NSObject {
  private var isQuiet = false
  var people: [Person] = [] {
    willSet { if !isQuiet { willChangeValue(forKey: "people") } }
    didSet { if !isQuiet { didChangeValue(forKey: "people") } }
  }
  var things = NSMutableArray() {
    willSet { willChangeValue(forKey: "things") }
    didSet { didChangeValue(forKey: "things") }
  }
  private(set) var books: [String] = []
  private(set) var calls: [String] = []
  var tags: Set<String> = []
  var names = NSOrderedSet()
  var other: Shelf?

  func quiet(_ body: () -> Void) {
    isQuiet = true
    body()
    isQuiet = false
  }

  fileprivate func insert(_ book: String, at index: Int) {
    calls.append("insert \(index)")
    books.insert(book, at: index)
  }
  fileprivate func remove(at index: Int) {
    calls.append("remove \(index)")
    books.remove(at: index)
  }
}

private enum ThisFile {
  @used @section(".init_array") static let load: @convention(c) () -> Void = {
    ClassRegistry.register { file in
      file.add(Shelf.self, "Shelf", module: "Tests", line: 1) { table in
        table.property("people", \.people, dynamic: true)
        table.property("things", \.things, dynamic: true)
        table.property("books", \.books)
        table.property("tags", \.tags)
        table.property("names", \.names)
        table.property("other", \.other)
        table.method("insertObject:inBooksAtIndex:") { $0.insert($1, at: $2) }
        table.method("removeObjectFromBooksAtIndex:") { $0.remove(at: $1) }
      }
    }
  }
}
