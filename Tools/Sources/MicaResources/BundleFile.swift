// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is put into a program's bundle.

/// A file of a bundle.
package struct BundleFile: Equatable, Sendable {
  /// Where its bytes come from.
  package enum Content: Equatable, Sendable {
    /// Another file's.
    case copy(String)
    /// These.
    case bytes([UInt8])
    /// A storyboard or a xib, which another process compiles.
    case interface(String)
    /// The document of a data model's version, which another process compiles.
    case dataModel(String)

    /// The project's file that the bytes come from; nil for bytes that Mica writes.
    var source: String? {
      switch self {
      case .copy(let path), .interface(let path), .dataModel(let path): path
      case .bytes: nil
      }
    }
  }

  /// Relative to the bundle.
  package var place: String
  package var content: Content

  package init(place: String, content: Content) {
    (self.place, self.content) = (place, content)
  }
}
