// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Encoders that fail: none may cost a film that was there, none is waited for without end.

import Foundation
import Mica
import Testing

struct EncoderTests {
  /// A shell script in the place of ffmpeg; `$0` is the film.
  private func encoder(
    _ script: String, film: String = "/nowhere", patience: Double = 60, longestStep: Double = 1200
  ) throws -> EncoderProcess {
    try EncoderProcess(
      program: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script, film], film: film,
      patience: patience, longestStep: longestStep)
  }

  /// More than a pipe holds.
  private func write(to encoder: EncoderProcess) throws {
    try [UInt8](repeating: 0, count: 1 << 22).withUnsafeBytes { try encoder.write($0) }
  }

  @Test func oneThatDiesHalfWaySaysWhy() throws {
    let encoder = try encoder("head -c 100000 >/dev/null; echo no room left >&2; exit 3")
    #expect(throws: FilmError.encoderFailed(lines: ["no room left"])) { try write(to: encoder) }
  }

  @Test func oneThatFailsAtTheEndSaysWhy() throws {
    let encoder = try encoder("cat >/dev/null; echo broken >&2; exit 1")
    #expect(throws: FilmError.encoderFailed(lines: ["broken"])) { try encoder.finish() }
  }

  @Test func oneThatComplainsHasFailedThoughItsStatusIsZero() throws {
    let encoder = try encoder("cat >/dev/null; echo No space left on device >&2")
    try write(to: encoder)
    #expect(throws: FilmError.encoderFailed(lines: ["No space left on device"])) {
      try encoder.finish()
    }
  }

  @Test func oneThatDiesWithoutAWordHasAStatus() throws {
    let silent = try encoder("exit 9")
    #expect(throws: FilmError.encoderFailed(lines: ["(nothing; its status was 9)"])) {
      try silent.finish()
    }
    let killed = try encoder("kill -9 $$")
    #expect(throws: FilmError.encoderFailed(lines: ["(nothing; signal 9 ended it)"])) {
      try killed.finish()
    }
  }

  @Test func oneThatIsContentHasNotFailed() throws {
    let encoder = try encoder("cat >/dev/null")
    try write(to: encoder)
    try encoder.finish()
  }

  @Test func oneThatCannotBeStartedIsNamed() throws {
    let nothing = URL(fileURLWithPath: "/no/such/program")
    #expect(throws: FilmError.encoderNotStarted(reason: "No such file or directory")) {
      try EncoderProcess(program: nothing, arguments: [], film: "/nowhere")
    }
  }

  @Test func oneThatTakesNothingIsEndedWithWhatItStarted() throws {
    try TemporaryFolder.with { folder in
      let film = folder.appendingPathComponent("pid").path
      let encoder = try encoder("sleep 1000 & echo $! >$0; wait", film: film, patience: 0.4)
      #expect(throws: FilmError.encoderStuck(lines: [])) { try write(to: encoder) }
      let text = try String(contentsOfFile: film, encoding: .utf8)
      let sleeper = try #require(pid_t(text.trimmingCharacters(in: .newlines)))
      for _ in 0..<1000 where kill(sleeper, 0) == 0 && !isZombie(sleeper) { usleep(1000) }
      #expect(kill(sleeper, 0) != 0 || isZombie(sleeper))
    }
  }

  @Test func oneThatNeverEndsIsEnded() throws {
    let idle = try encoder("cat >/dev/null; sleep 1000", patience: 0.4)
    try write(to: idle)
    #expect(throws: FilmError.encoderStuck(lines: [])) { try idle.finish() }
    let busy = try encoder("cat >/dev/null; while :; do :; done", longestStep: 0.3)
    #expect(throws: FilmError.encoderStuck(lines: [])) { try busy.finish() }
    let closed = try encoder("exec 2>&-; cat >/dev/null; sleep 1000", patience: 0.4)
    #expect(throws: FilmError.encoderStuck(lines: [])) { try closed.finish() }
  }

  /// The numbers of waits, each of so many seconds, until a watch sees that an encoder hangs.
  private func waits(_ watch: inout EncoderWatch, seconds: Double = 1, work: Double) -> Int {
    var count = 1
    while !watch.isStuck(afterWaiting: seconds, processorTime: Double(count) * work) { count += 1 }
    return count
  }

  @Test func timeWithoutASignCountsAsHanging() {
    var watch = EncoderWatch(film: "/nowhere", patience: 10, longestStep: 100)
    for _ in 0..<5 { _ = watch.isStuck(afterWaiting: 1, processorTime: 0) }
    watch.tookFrame()
    #expect(waits(&watch, work: 0) == 10)
  }

  @Test func workIsWaitedForAsLongAsAStepCanTake() {
    var watch = EncoderWatch(film: "/nowhere", patience: 10, longestStep: 100)
    #expect(waits(&watch, work: 1) == 102)
    watch.tookFrame()
    #expect(waits(&watch, seconds: 3, work: 0.25) == 402)
  }

  @Test func aFilmThatGrowsIsASign() throws {
    try TemporaryFolder.with { folder in
      let film = folder.appendingPathComponent("film")
      var watch = EncoderWatch(film: film.path, patience: 10, longestStep: 100)
      for size in 0..<50 {
        try Data(count: size).write(to: film)
        let isStuck = watch.isStuck(afterWaiting: 9, processorTime: 0)
        #expect(!isStuck)
      }
      #expect(waits(&watch, seconds: 9, work: 0) == 1)
    }
  }

  @Test func aMissingOneNamesItsPackage() throws {
    #expect(throws: FilmError.encoderMissing) { try EncoderProcess.findEncoder(in: "/nowhere") }
    #expect(FilmError.encoderMissing.description.contains("apt-get install ffmpeg"))
  }

  private func isZombie(_ process: pid_t) -> Bool {
    let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ") Z"
    return status.contains(") Z")
  }
}
