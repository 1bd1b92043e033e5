// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which element of which document an object was made of, for tools that change documents.

package import MicaContext

/// Where objects come from; empty unless somebody asks for it before they are made.
@MainActor
package final class NibOrigins: ProgramState {
  /// An element of a document.
  package struct Place: Equatable, Sendable {
    /// The document, as the compiler was given it.
    package var document: String
    /// The element's id.
    package var id: String
    /// Its line, from 1.
    package var line: Int
  }

  private struct Entry {
    weak var object: AnyObject?
    var place: Place
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// Whether places are kept.
  package var isKept = false

  package nonisolated init(in context: ProgramContext) {}

  /// The running program's.
  package static var current: NibOrigins { ProgramContext.current.state() }

  func note(_ object: AnyObject, _ place: @autoclosure () -> Place?) {
    guard isKept, let place = place() else { return }
    entries[ObjectIdentifier(object)] = Entry(object: object, place: place)
  }

  /// The place of an object; nil for one that no document has.
  package func place(of object: AnyObject) -> Place? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.place
  }
}
