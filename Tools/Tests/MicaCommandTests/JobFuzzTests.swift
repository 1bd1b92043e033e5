// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Damaged mica.json files and touch scripts: read, or refused with a typed error; soon.

import FileDamage
import Foundation
import MicaJob
import Testing

@Suite struct JobFuzzTests {
  private static let programs = """
    {"programs":[{"name":"clock","summary":"A clock","show":"ClockView","size":"200x100","motion":2.5,
    "presets":["level=0.5","text=a b"],"settings":[{"name":"level","key":"dial.level","help":"0 to 1"},{"name":"t","key":"t"}],
    "touches":"tap.touches","pictures":[{"label":"dark","set":["level=1"],"at":0.5,"scale":3},{"at":1}]},
    {"name":"other","show":"OtherController"}]}
    """

  @Test func damagedProgramFiles() throws {
    let folder = NSTemporaryDirectory() + "mica-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data("at 1 tap 1,1\n".utf8).write(to: URL(fileURLWithPath: folder + "/tap.touches"))
    let place = URL(fileURLWithPath: folder + "/" + ProgramFile.name)
    FuzzRun(
      "settings", texts: [Self.programs],
      pieces: [
        "{", "}", "[", "]", "\"", ",", ":", "null", "true", "\"name\":", "\"../x\"", "\\u0000",
        "\\ud800", "1e999", "-0", "\"0x0\"", "\"1e9x1e9\"", "\"nanxinf\"", "=", "/*",
      ]
    ).run { bytes, _ in
      try Data(bytes).write(to: place)
      do {
        guard let file = try ProgramFile(inFolder: folder) else { return false }
        for program in file.programs {
          _ = program.filmDuration
          _ = program.presets.map { program.resolve($0) }
          _ = file.program(named: program.name)
        }
        _ = try JSONEncoder().encode(file)
        return true
      } catch is ProgramFileError {
        return false
      }
    }
  }

  private static let touches = """
    // A visit.
    at 0.2 tap 100,200
    at 0.5 drag 200,600 -> 200,100 for 0.3 ease-out
    at 1.5 flick up from 200,500 speed 1500
    # Names.
    at 2.0 tap "Hills" x2
    at 2.5 long-press #counter for 0.8
    at 3 pinch 195,400 from 100 to 220 for 0.4
    at 4 rotate tag:7 by -90 radius 50 for 1 ease-in-out
    at 5 type "a \\"b\\"\\n"
    at 5 press return
    at 6 drag 1,2 -> "C" -> 3.5,-4 rest 0.5
    """

  @Test func damagedTouchScripts() {
    FuzzRun(
      "touches", texts: [Self.touches],
      pieces: [
        "at ", "tap ", "drag ", " -> ", "#", "\"", "\\", "//", "\n", "\r", " for ", "1e308", "nan",
        "inf", "-1", "86401", " x99999999999", "tag:99999999999999999999", "type ", "press ", ",",
        "\u{2028}", "é", "👩‍👩‍👧", "press cmd+", "rotate 1,1 by ", "pinch ", "speed 0 ",
      ]
    ).run { bytes, _ in
      do {
        let script = try TouchScript(text: String(decoding: bytes, as: UTF8.self))
        for event in script.events where !event.time.isFinite { throw UnfiniteTime() }
        return true
      } catch let error as TouchScriptError {
        _ = error.description
        return false
      }
    }
  }

  /// A time that no clock reaches.
  private struct UnfiniteTime: Error {}
}
