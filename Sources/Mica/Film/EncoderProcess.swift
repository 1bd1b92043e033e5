// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A running ffmpeg: frames in by a pipe, complaints out. Stage 9.

internal import Foundation
internal import Synchronization

/// One ffmpeg process that is fed through its standard input.
///
/// It is ended when the run is cut short (`UnfinishedWork`) and when the object goes.
package final class EncoderProcess: Sendable {
  private let process: Process
  private let input: FileHandle
  private let complaints: Complaints
  private let token: UnfinishedWork.Token

  /// Starts a program that takes frames on its standard input. Throws `encoderFailed`.
  package init(program: URL, arguments: [String]) throws(FilmError) {
    let process = Process()
    let (stdin, stderr) = (Pipe(), Pipe())
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = stdin
    process.standardOutput = FileHandle.nullDevice
    process.standardError = stderr
    token = try UnfinishedWork.begin { () throws(FilmError) in
      do { try process.run() } catch { throw .encoderFailed(lines: ["\(error)"]) }
    } undo: {
      Self.kill(process)
    }
    self.process = process
    input = stdin.fileHandleForWriting
    complaints = Complaints(reading: stderr.fileHandleForReading)
  }

  deinit { end() }

  /// Ends ffmpeg wherever it is; nothing happens when it has ended.
  func end() {
    Self.kill(process)
    UnfinishedWork.end(token)
  }

  /// Writes all bytes. When ffmpeg is gone, throws `encoderFailed` with its last words.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(FilmError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let chunk = UnsafeRawBufferPointer(rebasing: rest)
      let count = PipeWriting.write(chunk, to: input.fileDescriptor)
      guard count > 0 else { throw failure() }
      rest = rest.dropFirst(count)
    }
  }

  /// Ends the input and waits until ffmpeg has written everything.
  package func finish() throws(FilmError) {
    try? input.close()
    process.waitUntilExit()
    UnfinishedWork.end(token)
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw failure()
    }
  }

  private func failure() -> FilmError {
    end()
    return .encoderFailed(lines: complaints.lastLines(8))
  }

  /// Ends a process at once and waits for its end, at most a second.
  private static func kill(_ process: Process) {
    guard process.isRunning else { return }
    Foundation.kill(process.processIdentifier, SIGKILL)
    for _ in 0..<1000 where process.isRunning { usleep(1000) }
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

/// What a program prints on its standard error, read on a thread of its own so that it never blocks.
private final class Complaints: Sendable {
  private let text = Mutex(Data())
  private let ended = DispatchGroup()

  init(reading handle: FileHandle) {
    DispatchQueue.global().async(group: ended) { [self] in
      while case let data = handle.availableData, !data.isEmpty {
        text.withLock { $0 = ($0 + data).suffix(1 << 16) }
      }
    }
  }

  /// The last lines that aren't empty, once the program has closed its end.
  func lastLines(_ count: Int) -> [String] {
    _ = ended.wait(timeout: .now() + 1)
    let all = text.withLock { String(decoding: $0, as: UTF8.self) }
    return all.split(whereSeparator: \.isNewline).suffix(count).map(String.init)
  }
}
