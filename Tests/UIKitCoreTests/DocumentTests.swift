// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Files that a program reads and writes whole: nothing of them is lost.

import Foundation
import TestScenes
import Testing
import UIKit

private final class Note: UIDocument {
  var contents: Any = Data()
  var read: Data?
  override func contents(forType typeName: String) throws -> Any { contents }
  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    read = contents as? Data
  }
}

@Suite(.ownProgram) @MainActor
struct DocumentTests {
  private func place() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).note")
  }

  @Test func whatIsWrittenIsReadAgain() {
    let url = place()
    defer { try? FileManager.default.removeItem(at: url) }
    let note = Note(fileURL: url)
    note.contents = Data("one".utf8)
    var results: [Bool] = []
    note.save(to: url, for: .forCreating) { results.append($0) }
    let other = Note(fileURL: url)
    other.open { results.append($0) }
    #expect(results == [true, true])
    #expect(other.read == Data("one".utf8) && other.documentState == .normal)
  }

  @Test func contentsThatAreNoDataLoseNothing() throws {
    let url = place()
    defer { try? FileManager.default.removeItem(at: url) }
    try Data("kept".utf8).write(to: url)
    let note = Note(fileURL: url)
    note.open()
    note.contents = ["no", "data"]
    note.updateChangeCount(.done)
    var results: [Bool] = []
    note.close { results.append($0) }
    #expect(results == [false])
    #expect(note.hasUnsavedChanges && note.documentState == .savingError)
    #expect(try Data(contentsOf: url) == Data("kept".utf8))
  }
}
