// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The comparison of a snapshot with its reference, as the report gets it.

/// One comparison.
package struct SnapshotResult: Sendable {
  /// The last part of the reference's name, without its ending.
  package var name: String
  /// Where the reference lies, or would lie.
  package var reference: String
  /// How names of such files end, such as "png"; empty for none.
  package var ending: String
  /// The call in the test's source.
  package var file: String
  /// The line of the call, from 1.
  package var line: Int
  /// The column of the call, from 1; nil for an unknown one.
  package var column: Int?
  /// The text that is to stand in the call itself; nil for snapshots with files.
  package var inline: String?
  /// Whether both agree.
  package var hasPassed = false
  /// Whether the reference was written now.
  package var isRecorded = false
  /// Where Mica's own picture lies that is compared in place of the reference, which is its origin; nil for none.
  package var rebased: String?
  /// How the picture differs from its origin; nil for one that isn't rebased.
  package var rebaseNote: String?
  /// Why it isn't rebased though that was asked for; nil for nothing.
  package var rebaseRefusal: String?
  /// What is wrong; nil for nothing.
  package var message: String?
  /// What was compared, as a file's bytes; nil if both agree, or there is none.
  package var actual: Data?
  /// What differs, as a file's bytes: a picture for pictures, a patch for texts; nil for nothing.
  package var difference: Data?
  /// The views of what was compared, as JSON; nil for none.
  package var actualTree: Data?
  /// Where the views of the reference lie, as JSON; nil for none.
  package var referenceTree: String?

  /// A comparison that hasn't been done yet.
  package init(name: String, reference: String, ending: String, file: String, line: Int) {
    (self.name, self.reference, self.ending) = (name, reference, ending)
    (self.file, self.line) = (file, line)
  }
}

/// Where the files of a comparison were put; nil for those that weren't.
package struct SnapshotFiles: Sendable {
  /// What was compared.
  package var actual: String?
  /// What differs.
  package var difference: String?
  /// The views of what was compared.
  package var actualTree: String?

  /// No files.
  package init() {}
}
