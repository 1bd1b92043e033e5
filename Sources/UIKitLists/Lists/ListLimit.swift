// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How many sections and rows a list may have: each has a height in memory.

/// The limit of a table's rows and a collection's items.
enum ListLimit {
  /// The most rows of all sections together. Each takes about 20 bytes.
  static let most = 20_000_000

  /// The sum with `count` more. Stops the program with words where that is too many: iOS runs out of memory there.
  @discardableResult
  static func check(_ sum: Int, adding count: Int, _ source: @autoclosure () -> String) -> Int {
    guard count <= most - sum else {
      fatalError(
        "\(source()) returned \(count). A list holds at most \(most) sections and rows: return fewer."
      )
    }
    return sum + count
  }
}
