// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What an archive may hold, and what can be wrong with one.

/// How large and how deep Interface Builder's documents may be, as XML and as archives.
public enum NibLimits {
  /// How many elements may stand within each other.
  public static let depth = 240
  /// How many elements there may be.
  public static let elements = 2_000_000
  /// How many bytes a document may have.
  public static let bytes = 64 << 20
}

/// Why bytes are no archive of an Interface Builder document.
public enum NibError: Error, Equatable, CustomStringConvertible {
  /// They don't begin as archives do.
  case notAnArchive
  /// They were written by another Mica.
  case otherVersion(Int)
  /// They end too early, or don't end where they should.
  case wrongLength
  /// A table holds what can't be.
  case damaged(String)

  /// The sentence that a user reads.
  public var description: String {
    switch self {
    case .notAnArchive: "this is no compiled storyboard or nib"
    case .otherVersion(let version):
      "this storyboard or nib was compiled for version \(version) of the format, not \(NibFormat.version)"
    case .wrongLength: "this compiled storyboard or nib is cut off"
    case .damaged(let what): "this compiled storyboard or nib is damaged: \(what)"
    }
  }
}

/// The layout of an archive: a header, texts, elements in the order of the document, attributes.
///
/// All numbers are 32 bits, the lowest byte first. The header is `magic`, then version, number of texts, number of
/// their bytes, number of elements, number of attributes, the text that is the document's path. The texts are
/// offsets, one more than there are texts, and UTF-8 up to a multiple of four bytes. An element is name, content
/// (`none`: it has none), line, the number of the element after all that it contains, first attribute, number of
/// attributes; an attribute is name and value.
public enum NibFormat {
  /// What every archive begins with.
  public static let magic: [UInt8] = Array("MICANIB\n".utf8)
  /// The version that is written and read.
  public static let version = 1
  static let none = UInt32.max
  static let headerBytes = 32
  static let elementBytes = 24
  static let attributeBytes = 8
}
