// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A screen as the sources declare it, for `mica test --scenes`.

/// A designable view's class, or a preview, that a program's sources declare.
public struct ListedScreen: Codable, Hashable, Sendable {
  /// What declares it.
  public enum Kind: String, Codable, Sendable {
    /// A class with `@IBDesignable`.
    case designable
    /// `#Preview`.
    case preview
    /// A type of `PreviewProvider`, which may show several.
    case provider
  }

  /// What declares it.
  public var kind: Kind
  /// The name of the class or provider, or the preview's; empty for a preview without one.
  public var title: String
  /// What the program knows it by: `Module.Class`, or the function that makes what the preview shows.
  public var name: String
  /// The path of its file.
  public var file: String
  /// The line of its declaration, from 1.
  public var line: Int

  /// A screen at a place.
  public init(_ kind: Kind, title: String, name: String, file: String, line: Int) {
    (self.kind, self.title, self.name) = (kind, title, name)
    (self.file, self.line) = (file, line)
  }

  /// Whether it is one of Xcode's previews.
  public var isPreview: Bool { kind != .designable }

  /// The name of the function that makes what a preview shows: that of a number, from 0, in a file with a hash.
  public static func function(ofPreview number: Int, in hash: String) -> String {
    "_micaPreview_\(hash.prefix(10))_\(number)"
  }
}
