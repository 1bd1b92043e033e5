// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Inline snapshots of a run of tests are written into its sources.

package import MicaPortJob

/// Writes texts behind the calls that compare them.
package struct InlineRecording: Sendable {
  /// The files that have changed.
  package private(set) var written: [String] = []
  /// Why some texts aren't there.
  package private(set) var problems: [String] = []

  /// Writes texts. Throws `BuildError` and `PortError`; files are changed whole or not at all.
  package init(_ texts: [InlineText]) throws {
    guard !texts.isEmpty else { return }
    var request = PortRequest()
    request.inline = texts
    let place = try PrivateFolder(prefix: "mica-inline")
    defer { place.remove() }
    let reply = try Porter().answer(request, at: "\(place.path)/request.json")
    for file in reply.inlined {
      try FileStore.write(
        Array(file.text.utf8), to: FileStore.realPath(file.path) ?? file.path)
      written.append(file.path)
    }
    problems = reply.inlineProblems
  }
}
