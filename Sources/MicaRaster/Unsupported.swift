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
  /// Safe from any thread. Later notes of the same feature do nothing, nor those after 512 others.
  package static func note(_ feature: String) {
    if let collector { return collector.add(feature) }
    ofProcess.add(feature)
    ProgramContext.current.state(UnsupportedNotes.self).list.add(feature)
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
}

/// A program's notes; safe from any thread.
private final class UnsupportedNotes: ProgramState {
  let list = NoteList()

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
