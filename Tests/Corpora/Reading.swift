// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What one process says of the file that it read, and the process that is asked.

import Foundation
import TestWork

/// What came of one file.
struct Reading: Codable, Sendable {
  /// Pictures, faces or cases that could be read.
  var count = 0
  /// Cases of a page that failed, each with why.
  var failures: [String] = []
  /// Seconds of processor time until it was read or refused.
  var opening = 0.0
  /// Seconds of processor time for drawing it.
  var drawing = 0.0
  /// By how much the process had grown at its largest, in megabytes.
  var memory = 0.0
  /// What ended the process, where it didn't end by itself.
  var crash: String?

  func print() {
    guard let data = try? JSONEncoder().encode(self) else { return }
    FileHandle.standardOutput.write(data)
  }

  /// Runs this program for one file. A process that takes a minute is ended.
  static func ask(_ arguments: [String]) -> Reading {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return Reading(crash: "\(error)") }
    let watch = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: watch)
    let data = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    watch.cancel()
    if process.terminationReason == .uncaughtSignal {
      let signal = process.terminationStatus
      return Reading(crash: signal == SIGTERM ? "took over 60 s" : "signal \(signal)")
    }
    guard let reading = try? JSONDecoder().decode(Reading.self, from: data) else {
      return Reading(crash: "no answer, status \(process.terminationStatus)")
    }
    return reading
  }
}

/// The process's memory, in megabytes.
enum Memory {
  /// The most that there ever was.
  static var most: Double { line("VmHWM:") }
  static var now: Double { line("VmRSS:") }

  private static func line(_ name: String) -> Double {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
    return Double(line?.split(separator: " ").dropLast().last ?? "").map { $0 / 1024 } ?? 0
  }
}
