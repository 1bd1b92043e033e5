// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A running ffmpeg: frames in by a pipe, complaints out. Stage 9.

internal import Foundation
internal import Synchronization

/// One ffmpeg process that is fed through its standard input.
///
/// Whatever it prints on its standard error is a failure, its exit status notwithstanding: on a full
/// disk it says so and exits with 0. It is ended when it hangs (`EncoderWatch`), when the run is cut
/// short (`UnfinishedWork`) and when the object goes.
package final class EncoderProcess: Sendable {
  private let child: ChildProcess
  private let token: UnfinishedWork.Token
  private let talk: Mutex<Talk>

  /// What is known of the encoder, for the one thread that feeds it.
  private struct Talk {
    var watch: EncoderWatch
    var complaints = Data()
    var isOver = false
  }

  /// How long one wait for the encoder lasts, in milliseconds.
  private static let round: Int32 = 100
  /// The most bytes of complaints that are kept.
  private static let mostComplaints = 1 << 16

  /// Starts a program that takes frames on its standard input and writes `film`. Throws
  /// `encoderFailed`.
  ///
  /// - Parameters:
  ///   - patience: Seconds in which nothing happens before the program counts as hanging.
  ///   - longestStep: Seconds of processor time between two signs that it gets on.
  package init(
    program: URL, arguments: [String], film: String, patience: Double = 60,
    longestStep: Double = 1200
  ) throws(FilmError) {
    (child, token) = try UnfinishedWork.begin { () throws(FilmError) in
      do throws(ChildProcess.StartFailure) {
        return try ChildProcess(program: program.path, arguments: arguments)
      } catch {
        throw .encoderNotStarted(reason: error.reason)
      }
    } undo: {
      $0.kill()
    }
    let watch = EncoderWatch(film: film, patience: patience, longestStep: longestStep)
    talk = Mutex(Talk(watch: watch))
  }

  deinit { end() }

  /// Ends ffmpeg wherever it is; nothing happens when it has ended.
  func end() {
    child.kill()
    UnfinishedWork.end(token)
  }

  /// Writes all bytes. Throws `encoderFailed` with ffmpeg's last words when it's gone or has said
  /// something, and `encoderStuck` when it hangs.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(FilmError) {
    try talk.withLock { (talk) throws(FilmError) in
      var rest = bytes[...]
      while !rest.isEmpty {
        let chunk = UnsafeRawBufferPointer(rebasing: rest)
        let count = PipeWriting.write(chunk, to: child.input)
        if count > 0 {
          rest = rest.dropFirst(count)
          talk.watch.tookFrame()
        } else if errno == EAGAIN {
          try wait(forInput: true, &talk)
        } else {
          throw failure(&talk)
        }
      }
      listen(&talk)
      if !talk.complaints.isEmpty { throw failure(&talk) }
    }
  }

  /// Ends the input and waits until ffmpeg has written everything.
  package func finish() throws(FilmError) {
    child.closeInput()
    try talk.withLock { (talk) throws(FilmError) in
      while child.ending() == nil { try wait(forInput: false, &talk) }
      listen(&talk)
      guard child.ending() == .exit(0), talk.complaints.isEmpty else { throw failure(&talk) }
    }
    UnfinishedWork.end(token)
  }

  /// Waits a round for the encoder to take input, say something or end.
  private func wait(forInput: Bool, _ talk: inout Talk) throws(FilmError) {
    var places: [pollfd] = []
    if forInput { places.append(pollfd(fd: child.input, events: Int16(POLLOUT), revents: 0)) }
    if !talk.isOver {
      places.append(pollfd(fd: child.complaints, events: Int16(POLLIN), revents: 0))
    }
    // An encoder that has closed its standard error is about to end.
    let limit = forInput || !talk.isOver ? Self.round : 5
    let answer = poll(&places, nfds_t(places.count), limit)
    listen(&talk)
    if forInput && !talk.complaints.isEmpty { throw failure(&talk) }
    guard answer == 0 else { return }
    let seconds = Double(limit) / 1000
    if talk.watch.isStuck(afterWaiting: seconds, processorTime: child.processorTime) {
      end()
      throw .encoderStuck(lines: lines(talk))
    }
  }

  /// Reads what the encoder has said so far.
  private func listen(_ talk: inout Talk) {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while !talk.isOver {
      let count = read(child.complaints, &bytes, bytes.count)
      if count > 0 {
        talk.complaints = (talk.complaints + bytes[..<count]).suffix(Self.mostComplaints)
      } else if count == 0 {
        talk.isOver = true
      } else if errno != EINTR {
        return
      }
    }
  }

  /// The failure in the encoder's last words, for which it has a second.
  private func failure(_ talk: inout Talk) -> FilmError {
    for _ in 0..<10 where !talk.isOver {
      var place = pollfd(fd: child.complaints, events: Int16(POLLIN), revents: 0)
      _ = poll(&place, 1, Self.round)
      listen(&talk)
    }
    end()
    let lines = lines(talk)
    if !lines.isEmpty { return .encoderFailed(lines: lines) }
    switch child.ending() {
    case .exit(let status)?: return .encoderFailed(lines: ["(nothing; its status was \(status))"])
    case .signal(let signal)?:
      return .encoderFailed(lines: ["(nothing; signal \(signal) ended it)"])
    case nil: return .encoderFailed(lines: [])
    }
  }

  private func lines(_ talk: Talk) -> [String] {
    let text = String(decoding: talk.complaints, as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).suffix(8).map(String.init)
  }

  /// ffmpeg in the folders of `path`, the text of the variable `PATH`. Throws `encoderMissing`.
  package static func findEncoder(in path: String) throws(FilmError) -> URL {
    let places = path.split(separator: ":").map { folder in
      URL(fileURLWithPath: String(folder)).appendingPathComponent("ffmpeg")
    }
    let found = places.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let found else { throw .encoderMissing }
    return found
  }
}
