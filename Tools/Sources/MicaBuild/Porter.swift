// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The rewriter's process, `mica-port`: it lies beside the command and is started only where something has to
// be read or compiled anew.

internal import FoundationEssentials
internal import MicaFolders
internal import MicaPortJob
internal import MicaProcess

/// Asks the rewriter.
struct Porter: Sendable {
  /// The executable.
  let path: String

  /// The rewriter of this command.
  init() {
    let own = FileStore.realPath("/proc/self/exe") ?? ""
    path = own[..<(own.lastIndex(of: "/") ?? own.startIndex)] + "/mica-port"
  }

  /// Has a request answered; it is written to a file at `place`.
  func answer(_ request: PortRequest, at place: String) throws -> PortReply {
    guard FileStore.exists(path) else {
      throw BuildError.toolFailed(path, reason: "it isn't built; run Scripts/mica")
    }
    try FileStore.write(Array(try JSONEncoder().encode(request)), to: place)
    defer { FileStore.remove(place) }
    let outcome = try ChildProcess(path, [place]).answer(withErrors: false)
    let (ending, text) = (outcome.ending, outcome.text)
    guard ending == .exit(0),
      let reply = try? JSONDecoder().decode(PortReply.self, from: Data(text.utf8))
    else {
      let reason = if case .signal(let signal) = ending { SignalName.text(signal) } else { text }
      throw BuildError.toolFailed(path, reason: reason.isEmpty ? "no answer" : reason)
    }
    if let error = reply.error { throw error }
    return reply
  }
}
