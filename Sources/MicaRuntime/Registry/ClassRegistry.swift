// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What stands in for the Objective-C runtime: the one registry of classes by name, and of their
// methods, properties and initialisers. Docs/runtime.md tells who fills it and who asks.

import Foundation
import Synchronization

/// The classes that a process knows by name, and the tables of what can be asked of them by name.
///
/// Registering costs next to nothing: a block of a file's classes is appended to a list. The first
/// question reads all blocks (names, types), the first question about a class fills the tables of
/// that class and of its superclasses. Usable from any thread.
@_spi(Registration)
public enum ClassRegistry {
  /// Adds a file's classes, extensions and protocols; `block` runs at the first question.
  ///
  /// Called while the process is loaded, before `main`.
  public static func register(_ block: @escaping @Sendable (FileClasses) -> Void) {
    state.withLock { state in
      state.blocks.append(block)
      state.views.removeAll()
    }
  }

  private static let state = Mutex(State())

  /// Held by the thread that reads blocks: the others wait for all of it. A block may ask for names itself.
  private static let reading = NSRecursiveLock()

  private struct State {
    /// Blocks that were not read yet.
    var blocks: [@Sendable (FileClasses) -> Void] = []
    /// How many lists of blocks are being read, one within the other.
    var readers = 0
    var names = RegisteredNames()
    /// Counts the changes of `names`.
    var changes = 0
    /// A class with all that it inherits, by type.
    var views: [ObjectIdentifier: ClassView] = [:]
    /// The records of types that generic classes were asked about; nil where a type is made of none.
    var instances: [ObjectIdentifier: ClassRecord?] = [:]

    /// Nil until all blocks are read.
    var settled: (names: RegisteredNames, changes: Int)? {
      blocks.isEmpty && readers == 0 ? (names, changes) : nil
    }
  }

  /// What is registered, once all blocks are read, and how often that has changed.
  private static var settled: (names: RegisteredNames, changes: Int) {
    if let settled = state.withLock({ $0.settled }) { return settled }
    reading.lock()
    defer { reading.unlock() }
    while true {
      let blocks = state.withLock { state in
        defer { state.blocks = [] }
        if !state.blocks.isEmpty { state.readers += 1 }
        return state.blocks
      }
      // Within a block: what was read so far.
      if blocks.isEmpty { return state.withLock { ($0.names, $0.changes) } }
      // Outside the lock: a block names types, whose metadata may run code.
      let file = FileClasses()
      for block in blocks { block(file) }
      state.withLock { state in
        state.names.add(file)
        state.changes += 1
        state.views.removeAll()
        state.instances.removeAll()
        state.readers -= 1
      }
    }
  }

  private static var names: RegisteredNames { settled.names }

  /// A class with its own rows and those of its superclasses.
  package static func view(of type: AnyClass) -> ClassView {
    let key = ObjectIdentifier(type)
    let known = state.withLock { $0.settled == nil ? nil : $0.views[key] }
    if let known { return known }
    let (names, changes) = settled
    let made = ClassView(
      own: record(of: type, in: names, changes),
      superview: _getSuperclass(type).map { view(of: $0) })
    return state.withLock { state in
      guard state.settled?.changes == changes else { return made }
      let kept = state.views[key] ?? made
      state.views[key] = kept
      return kept
    }
  }

  /// The record of exactly this class, of a generic class with its arguments; nil where it isn't registered.
  package static func record(of type: AnyClass) -> ClassRecord? {
    let (names, changes) = settled
    return record(of: type, in: names, changes)
  }

  private static func record(
    of type: AnyClass, in names: RegisteredNames, _ changes: Int
  ) -> ClassRecord? {
    let key = ObjectIdentifier(type)
    if let record = names.records[key] { return record }
    guard !names.generics.isEmpty else { return nil }
    if let known = state.withLock({ $0.changes == changes ? $0.instances[key] : nil }) {
      return known
    }
    // Outside the lock: casts to protocols may make metadata.
    let made = names.instance(of: type)
    return state.withLock { state in
      guard state.changes == changes else { return made }
      let kept = state.instances[key] ?? made
      state.instances[key] = .some(kept)
      return kept
    }
  }

  /// All registered classes, those of generic kinds without a type included, by module, file, line.
  package static func allClasses() -> [ClassRecord] {
    names.classes.sorted {
      ($0.module, $0.file, $0.line, $0.name) < ($1.module, $1.file, $1.line, $1.name)
    }
  }

  /// The classes that a name may mean: that of `@objc(name)`, `Module.Outer.Inner`, `Outer.Inner`
  /// or `Inner`; those that match more of it first.
  package static func classes(named name: String) -> [ClassRecord] {
    let exact = allClasses().filter { $0.objectiveCName == name || $0.qualifiedName == name }
    if !exact.isEmpty { return exact }
    let nested = allClasses().filter { $0.name == name }
    if !nested.isEmpty { return nested }
    return allClasses().filter { $0.name.hasSuffix("." + name) }
  }

  /// The class that is registered under exactly this name, as `NSClassFromString` wants it.
  package static func type(named name: String) -> AnyClass? {
    names.byName[name]?.type
  }

  /// The class whose objects an element of Interface Builder's documents becomes.
  package static func type(element: String) -> AnyClass? { names.elements[element] }

  /// The protocol that is registered under exactly this name.
  package static func registeredProtocol(named name: String) -> ProtocolRecord? {
    names.protocols[name]
  }
}

/// What the blocks of all files have named.
private struct RegisteredNames {
  var classes: [ClassRecord] = []
  var records: [ObjectIdentifier: ClassRecord] = [:]
  var byName: [String: ClassRecord] = [:]
  var protocols: [String: ProtocolRecord] = [:]
  var elements: [String: AnyClass] = [:]
  var generics: [FileClasses.GenericClass] = []

  /// The record of a generic class with a type's arguments.
  func instance(of type: AnyClass) -> ClassRecord? {
    for add in generics {
      let file = FileClasses()
      add(type, file)
      // A subclass leads to its superclass's record.
      if let record = file.classes.first, record.type == type { return record }
    }
    return nil
  }

  mutating func add(_ file: FileClasses) {
    elements.merge(file.elements) { $1 }
    generics += file.generics
    for record in file.classes {
      classes.append(record)
      if let type = record.type {
        // An extension may have come first: its rows stay.
        if let extended = records[ObjectIdentifier(type)] { record.take(fillersOf: extended) }
        records[ObjectIdentifier(type)] = record
      }
      byName[record.qualifiedName] = record
      if let name = record.objectiveCName { byName[name] = record }
    }
    for addition in file.additions {
      let key = ObjectIdentifier(addition.type)
      if let record = records[key] {
        record.add(addition.filler)
      } else {
        let record = ClassRecord(unnamed: addition.type)
        record.add(addition.filler)
        records[key] = record
      }
    }
    for record in file.protocols {
      protocols[record.qualifiedName] = record
      if let name = record.objectiveCName { protocols[name] = record }
    }
  }
}
