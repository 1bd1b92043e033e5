// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A host that does a job, from its start to what is left of it.

@preconcurrency internal import Glibc
internal import MicaJob
package import MicaProcess

/// What became of a host.
package struct HostOutcome: Sendable {
  /// How its process ended.
  package let ending: ProcessEnding
  /// Whether the host said that it did its job, or printed why it didn't.
  package let isComplete: Bool
  /// What it printed, where that was collected.
  package let text: String
  /// Whether it ended in a way that a damaged file may be the cause of.
  package var isBad: Bool {
    if case .signal = ending { return true }
    return !isComplete && ending != .late
  }
  /// The calls of a crash; nil where there was none, or where nothing could print them.
  package let crash: CrashReport?
}

extension KnownRun {
  /// Where a host prints to.
  package enum Streams {
    /// This process's own streams.
    case own
    /// Standard output is collected.
    case collected
    /// Both go to an open file.
    case file(Int32)
  }

  /// Has the job done, and removes what the host leaves half-written where it ends too soon.
  package func perform(collecting: Bool = false) throws(StartFailure) -> HostOutcome {
    try perform(collecting ? .collected : .own)
  }

  /// The same with other streams. `started` is called with the host's supervisor: what that is sent, the host gets.
  package func perform(
    _ streams: Streams, started: ((Int32) -> Void)? = nil
  ) throws(StartFailure) -> HostOutcome {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw StartFailure(path: host, reason: String(cString: strerror(errno)))
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    let report = CrashReport.newPlace()
    Endings.begin(report)
    defer {
      Endings.remove(report)
      Endings.finish(report)
    }
    var process = ChildProcess(host, [job])
    process.environment = HostEnvironment.order
    process.environment["MICA_COMPLETION"] = "\(ends[1])"
    process.environment.merge(HostEnvironment.symbolizer(beside: backtracer)) { $1 }
    process.environment.merge(environment) { $1 }
    (process.folder, process.started) = (folder, started)
    process.inherited = [ends[1]]
    if getenv("SWIFT_BACKTRACE") == nil {
      process.environment["SWIFT_BACKTRACE"] = CrashReport.settings(
        place: report, backtracer: backtracer, isVerbose: isVerbose)
    }
    process.limit = limit
    let outcome: ChildProcess.Outcome
    do throws(StartFailure) {
      switch streams {
      case .own: outcome = try process.run()
      case .collected: outcome = try process.collect(withErrors: false)
      case .file(let file): outcome = try process.run(output: file, errors: file)
      }
    } catch {
      close(ends[1])
      throw error
    }
    close(ends[1])
    var word = [UInt8](repeating: 0, count: 16)
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    let count = read(ends[0], &word, word.count)
    let isComplete = count > 0 && word.starts(with: Array("done".utf8))
    if !isComplete { removeParts(of: outcome.process) }
    return HostOutcome(
      ending: outcome.ending, isComplete: isComplete, text: outcome.text,
      crash: CrashReport(at: report, isVerbose: isVerbose))
  }

  /// Removes `.NAME.PROCESS.part` beside the output: what a host that was killed couldn't remove itself.
  private func removeParts(of process: Int32) {
    guard let job = try? HostJob(text: job) else { return }
    let folder: String
    switch job.verb {
    case .render(let job): folder = Self.folder(of: job.output)
    case .record(let job): folder = Self.folder(of: job.output)
    case .gallery(let job): folder = job.folder
    default: return
    }
    for name in FileStore.names(in: folder)
    where name.hasPrefix(".") && name.hasSuffix(".\(process).part") {
      FileStore.remove("\(folder)/\(name)")
    }
  }

  private static func folder(of output: String) -> String {
    let path = output.hasSuffix("/") ? output.dropLast() : output[...]
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
