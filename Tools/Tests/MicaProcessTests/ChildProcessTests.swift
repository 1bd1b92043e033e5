// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A child ends with all that it started: after its limit, by a signal, and when it ends itself.

import Foundation
import MicaProcess
import Testing

struct ChildProcessTests {
  /// A shell that runs a script.
  private func shell(_ script: String) -> ChildProcess {
    ChildProcess("/bin/sh", ["-c", script])
  }

  private func isThere(_ process: String) -> Bool {
    guard let process = pid_t(process.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      return false
    }
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status.map { !$0.contains(") Z") } ?? false
  }

  @Test func `output, code and signal come back`() throws {
    let done = try shell("echo out; echo err >&2; exit 7").collect(withErrors: true)
    #expect(done.text == "out\nerr\n")
    #expect(done.ending == .exit(7))
    #expect(try shell("kill -SEGV $$").run().ending == .signal(SIGSEGV))
    #expect(try shell("kill -KILL $$").run().ending == .signal(SIGKILL))
  }

  @Test func `what can't be started says why`() {
    #expect(throws: StartFailure.self) { try ChildProcess("/no/such/tool", []).run() }
    let failure = #expect(throws: StartFailure.self) { try ChildProcess("/etc/passwd", []).run() }
    #expect(failure?.reason == "Permission denied")
  }

  @Test func `after the limit everything below ends, sessions of their own too`() throws {
    var process = shell("trap '' TERM; setsid sleep 600 & echo $!; sleep 600")
    process.limit = 0.3
    process.isGroup = true
    let start = Date()
    let outcome = try process.collect(withErrors: false)
    #expect(outcome.ending == .late)
    #expect(Date().timeIntervalSince(start) < 30)
    #expect(!isThere(outcome.text))
  }

  @Test func `what a child leaves behind ends with it`() throws {
    let outcome = try shell("setsid sleep 600 >/dev/null 2>&1 & echo $!").collect(withErrors: false)
    #expect(outcome.ending == .exit(0))
    #expect(!isThere(outcome.text))
  }

  @Test func `a child gets the files that it inherits and no others`() throws {
    let secret = open("/etc/hostname", O_RDONLY | O_CLOEXEC)
    let given = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer {
      close(secret)
      close(given)
    }
    var process = shell("ls -l /proc/self/fd")
    process.inherited = [given]
    let text = try process.collect(withErrors: false).text
    #expect(text.contains("\(given) -> /dev/null"))
    #expect(!text.contains("/etc/hostname"))
  }

  @Test func `environment is added to this process's own`() throws {
    var process = shell("echo $MICA_TEST $HOME")
    process.environment = ["MICA_TEST": "yes"]
    let home = ProcessInfo.processInfo.environment["HOME"] ?? ""
    #expect(try process.collect(withErrors: false).text == "yes \(home)\n")
  }
}
