// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A file or folder that a bundle holds.

/// Something that is put into a bundle.
public struct BundleResource: Hashable, Sendable, Codable {
  /// The absolute path.
  public var path: String
  /// The folder of the bundle that it is put into: empty for the bundle itself, else such as `de.lproj`.
  public var folder: String
  /// Whether it is taken as it is, with all that a folder holds.
  public var isVerbatim: Bool

  /// A resource at a path.
  public init(path: String, folder: String = "", isVerbatim: Bool = false) {
    (self.path, self.folder, self.isVerbatim) = (path, folder, isVerbatim)
  }
}
