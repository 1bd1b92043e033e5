// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A host process that serves, and the pipes to it.

@preconcurrency import Foundation
import MicaBuild
import MicaJob
import MicaProcess
import Synchronization

/// What comes from a host.
enum HostEvent: Sendable {
  case frame([UInt8])
  case report(HostReport)
  case log(String)
  /// The process has ended; what it printed last.
  case ended(String)
}

/// One host process. Its messages come on a thread of its own; commands may be sent from any.
final class HostConnection: Sendable {
  /// The longest message: a screen of the largest size.
  private static let longest = 1 << 30
  /// How much of what it printed is kept for a crash.
  private static let kept = 32_768

  private let process: Process
  private let input: FileHandle
  private let output: FileHandle
  private let errors: FileHandle
  private let printed = Mutex("")
  /// Commands are written one after the other, where a host that hangs keeps nobody waiting.
  private let writer = DispatchQueue(label: "mica.studio.host.commands")
  private let handle: @Sendable (HostEvent) -> Void

  /// Starts a host with a job, in the project's folder.
  init(
    _ program: BuiltProgram, _ job: ServeJob, folder: String,
    handle: @escaping @Sendable (HostEvent) -> Void
  ) throws {
    self.handle = handle
    process = Process()
    process.executableURL = URL(fileURLWithPath: program.host)
    process.arguments = ["-"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    var environment = ProcessInfo.processInfo.environment
    environment.merge(HostEnvironment.values) { $1 }
    environment.merge(HostEnvironment.symbolizer(beside: program.backtracer)) { $1 }
    if let backtracer = program.backtracer, environment["SWIFT_BACKTRACE"] == nil {
      environment["SWIFT_BACKTRACE"] = "color=no,swift-backtrace=\(backtracer)"
    }
    process.environment = environment
    let (commands, messages, words) = (Pipe(), Pipe(), Pipe())
    process.standardInput = commands
    process.standardOutput = messages
    process.standardError = words
    input = commands.fileHandleForWriting
    output = messages.fileHandleForReading
    errors = words.fileHandleForReading
    try StartingThread.shared.start(process)
    send(line: HostJob(.serve(job)).text)
    Thread.detachNewThread { self.readErrors() }
    Thread.detachNewThread { self.readMessages() }
  }

  func send(_ command: HostCommand) {
    guard let data = try? JSONEncoder().encode(command) else { return }
    send(line: String(decoding: data, as: UTF8.self))
  }

  /// Ends it, whatever it does.
  func end() {
    kill(process.processIdentifier, SIGKILL)
  }

  private func send(line: String) {
    writer.async { [input] in
      var rest = Array((line + "\n").utf8)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          Foundation.write(input.fileDescriptor, $0.baseAddress, $0.count)
        }
        if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
      }
    }
  }

  private func readMessages() {
    let file = output.fileDescriptor
    while let head = Self.read(file, 5) {
      let length = (0..<4).reduce(0) { $0 | Int(head[$1]) << (8 * $1) }
      guard length >= 1, length <= Self.longest, let bytes = Self.read(file, length - 1) else {
        break
      }
      if head[4] == 0x46 {
        handle(.frame(bytes))
      } else if let report = try? JSONDecoder().decode(HostReport.self, from: Data(bytes)) {
        handle(.report(report))
      }
    }
    process.waitUntilExit()
    // What it printed last may still be on its way.
    usleep(20_000)
    let words = printed.withLock { $0 }
    handle(.ended(words.isEmpty ? reason : words))
  }

  /// Why the process has ended, where it printed nothing.
  private var reason: String {
    let status = process.terminationStatus
    return process.terminationReason == .uncaughtSignal
      ? "The program was ended by \(SignalName.text(status))."
      : "The program has ended by itself, with code \(status)."
  }

  private func readErrors() {
    var chunk = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = chunk.withUnsafeMutableBytes {
        Foundation.read(errors.fileDescriptor, $0.baseAddress, $0.count)
      }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return }
      let text = String(decoding: chunk[..<count], as: UTF8.self)
      printed.withLock { $0 = String(($0 + text).suffix(Self.kept)) }
      handle(.log(text))
    }
  }

  private static func read(_ file: Int32, _ count: Int) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
      while done < count {
        let got = Foundation.read(file, buffer.baseAddress! + done, count - done)
        if got < 0 && errno == EINTR { continue }
        if got <= 0 { return }
        done += got
      }
    }
    return bytes.count == count ? bytes : nil
  }
}
