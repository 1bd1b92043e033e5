// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A host that serves, as its viewer sees it.

import Foundation
import MicaJob

/// A host process, its pipes, and the pixels that came from it.
final class ServedHost {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private(set) var screen: ScreenReport?
  /// Straight R, G, B, A.
  private(set) var pixels: [UInt8] = []
  private(set) var frames = 0
  private(set) var refusals: [String] = []

  /// Starts it; `commands` are sent in one piece with the job.
  init(
    _ show: String, inputs: [TimedInput] = [], at time: Double = 0,
    then commands: [HostCommand] = []
  ) throws {
    var showing = Showing(ProgramDescription(name: "served", show: show))
    showing.size = PointSize(width: 343, height: 320)
    showing.scale = 1
    var job = ServeJob(showing)
    (job.inputs, job.time) = (inputs, time)
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("ExampleHost")
    process.arguments = ["-"]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    try write(([HostJob(.serve(job)).text] + commands.map(Self.text)).joined(separator: "\n"))
    _ = try reports(until: { if case .shown = $0 { true } else { false } })
  }

  private func write(_ line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
  }

  private static func text(_ command: HostCommand) throws -> String {
    String(decoding: try JSONEncoder().encode(command), as: UTF8.self)
  }

  func send(_ command: HostCommand) throws { try write(Self.text(command)) }

  /// Shows a moment; what the host says of it.
  func show(_ time: Double) throws -> ClockReport? {
    try send(.show(time: time))
    guard
      case .shown(let clock)? = try reports(until: { if case .shown = $0 { true } else { false } })
    else { return nil }
    return clock
  }

  func ask(_ command: HostCommand, _ isAnswer: (HostReport) -> Bool) throws -> HostReport? {
    try send(command)
    return try reports(until: isAnswer)
  }

  /// Ends the host by closing its input; its exit code.
  func end() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Reads until a report; nil where the host ends before.
  private func reports(until isAnswer: (HostReport) -> Bool) throws -> HostReport? {
    let file = output.fileHandleForReading
    while let head = try read(5, from: file) {
      let length = (0..<4).reduce(0) { $0 | Int(head[$1]) << (8 * $1) }
      guard let bytes = try read(length - 1, from: file) else { return nil }
      if head[4] == 0x46 {
        take(bytes)
        continue
      }
      let report = try JSONDecoder().decode(HostReport.self, from: Data(bytes))
      if case .ready(let screen) = report {
        self.screen = screen
        pixels = [UInt8](repeating: 0, count: screen.pixelWidth * screen.pixelHeight * 4)
      }
      if case .refused(let words) = report { refusals.append(words) }
      if isAnswer(report) { return report }
    }
    return nil
  }

  private func read(_ count: Int, from file: FileHandle) throws -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      guard let more = try file.read(upToCount: count - bytes.count), !more.isEmpty else {
        return nil
      }
      bytes += more
    }
    return bytes
  }

  /// A frame's boxes, drawn over what is there.
  private func take(_ frame: [UInt8]) {
    frames += 1
    func number(_ place: Int) -> Int {
      (0..<4).reduce(0) { $0 | Int(frame[place + $1]) << (8 * $1) }
    }
    let count = number(12)
    let width = screen?.pixelWidth ?? 0
    var place = 16 + count * 16
    for index in 0..<count {
      let box = (0..<4).map { number(16 + index * 16 + $0 * 4) }
      for y in box[1]..<box[1] + box[3] {
        let start = (y * width + box[0]) * 4
        pixels.replaceSubrange(
          start..<start + box[2] * 4, with: frame[place..<place + box[2] * 4])
        place += box[2] * 4
      }
    }
  }
}
