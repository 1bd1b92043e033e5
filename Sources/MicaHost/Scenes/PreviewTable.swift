// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the previews of a program show, in the order of their files.

internal import MicaJob
internal import Synchronization

/// The previews that the generated `main.swift` hands over.
enum PreviewTable {
  /// A `#Preview`, or a type of `PreviewProvider`.
  struct Row: Sendable {
    /// The function that makes what it shows.
    let function: String
    /// Its name, or the type's; empty for a `#Preview` without one.
    let title: String
    /// Its file's name without the ending.
    let file: String
    let make: @MainActor @Sendable () -> AnyObject
  }

  private static let rows = Mutex<[Row]>([])

  /// All of them.
  static var all: [Row] { rows.withLock(\.self) }

  /// Adds a preview.
  static func add(_ row: Row) { rows.withLock { $0.append(row) } }

  /// The preview of a function; nil for an unknown one.
  static func row(of function: String) -> Row? { all.first { $0.function == function } }

  /// The preview of a name as people type it, and which of those that it shows, from 1; nil where only what providers show may
  /// have the name.
  ///
  /// A name is a title, a provider's type, or a file for its first one; `Card/2` is the second of a file or type.
  static func find(_ name: String) -> (row: Row, number: Int)? {
    let all = all
    if let row = all.first(where: { $0.title == name || $0.function == name }) { return (row, 1) }
    let ofFile = all.filter { $0.file == name }
    if let row = ofFile.first { return (row, 1) }
    guard let slash = name.lastIndex(of: "/") else { return nil }
    let (first, last) = (String(name[..<slash]), String(name[name.index(after: slash)...]))
    if let row = all.first(where: { $0.file == first && $0.title == last }) { return (row, 1) }
    guard let number = Int(last), number > 0 else { return nil }
    if let row = all.first(where: { $0.title == first }) { return (row, number) }
    let rows = all.filter { $0.file == first }
    return number <= rows.count ? (rows[number - 1], 1) : nil
  }

  /// Names to type, for messages.
  static var names: [String] { all.map { $0.title.isEmpty ? $0.file : $0.title } }
}
