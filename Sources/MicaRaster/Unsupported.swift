// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The one way to say that something is not supported yet. Any floor may call it; a note belongs to
// the running program, and the tools print what was noted.

package import MicaContext
import Synchronization

/// Features that were asked for and are not drawn, each noted once per program.
package enum Unsupported {
  /// What any program of this process has noted.
  private static let ofProcess = NoteList()

  @TaskLocal private static var collector: NoteList?

  /// Notes that `feature` (such as `"CALayer.filters"`) was used and has no effect yet.
  ///
  /// Safe from any thread. Later notes of the same feature do nothing, nor those after 512 others. `object` is the view,
  /// layer or controller that asked for it; nil stands for what the thread works on (`WorkSubject`).
  package static func note(_ feature: String, of object: AnyObject? = nil) {
    if let collector { return collector.add(feature) }
    ofProcess.add(feature)
    let notes = ProgramContext.current.state(UnsupportedNotes.self)
    notes.list.add(feature)
    if let object = object ?? WorkSubject.current { notes.owners.add(feature, of: object) }
  }

  /// Notes again what `collecting` gave for something that is kept.
  package static func note(_ features: [String]) {
    for feature in features { note(feature) }
  }

  /// What `body` returns and what it notes, which is noted as well. For what is kept in caches and
  /// shared by programs: each program that gets it hears the notes.
  package static func collecting<Result>(
    _ body: () throws -> Result
  ) rethrows -> (result: Result, notes: [String]) {
    let list = NoteList()
    let result = try $collector.withValue(list) { try body() }
    let notes = list.features
    note(notes)
    return (result, notes)
  }

  /// What was noted so far in this process, in alphabetical order.
  package static var features: [String] { ofProcess.features }

  /// What a program has noted so far, in alphabetical order.
  package static func features(of context: ProgramContext) -> [String] {
    context.state(UnsupportedNotes.self).list.features
  }

  /// What the running program has noted of an object so far, in alphabetical order.
  package static func features(of object: AnyObject) -> [String] {
    ProgramContext.current.state(UnsupportedNotes.self).owners.features(of: object)
  }
}

/// A program's notes; safe from any thread.
private final class UnsupportedNotes: ProgramState {
  let list = NoteList()
  let owners = NotedObjects()

  init(in context: ProgramContext) {}
}

/// Notes, each once.
private final class NoteList: Sendable {
  private let noted = Mutex<[String]>([])
  /// Names that a program makes up may be part of notes, so there may be any number.
  private static let limit = 512

  func add(_ feature: String) {
    noted.withLock { list in
      if list.count < Self.limit, !list.contains(feature) { list.append(feature) }
    }
  }

  var features: [String] { noted.withLock { $0.sorted() } }
}

/// Which objects asked for what; safe from any thread. None is kept alive.
private final class NotedObjects: Sendable {
  private struct ObjectNotes: @unchecked Sendable {
    weak var object: AnyObject?
    var features: [String] = []
  }

  /// Objects come and go, so that there may be any number.
  private static let limit = (objects: 4_096, features: 32)
  private let rows = Mutex<[ObjectIdentifier: ObjectNotes]>([:])

  func add(_ feature: String, of object: AnyObject) {
    rows.withLock { rows in
      let id = ObjectIdentifier(object)
      // An address may have been another object's before.
      var row = rows[id].flatMap { $0.object === object ? $0 : nil } ?? ObjectNotes(object: object)
      guard row.features.count < Self.limit.features, !row.features.contains(feature) else {
        return
      }
      row.features.append(feature)
      if rows.count >= Self.limit.objects {
        rows = rows.filter { $0.value.object != nil }
        if rows.count >= Self.limit.objects { return }
      }
      rows[id] = row
    }
  }

  func features(of object: AnyObject) -> [String] {
    rows.withLock { rows in
      guard let row = rows[ObjectIdentifier(object)], row.object === object else { return [] }
      return row.features.sorted()
    }
  }
}
