// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// mica.json: what may stand there, what is left out, what is wrong.

import Foundation
import MicaJob
import Testing

struct ProgramFileTests {
  /// A folder with a mica.json of this text, while `body` runs.
  private func withFile(_ text: String, _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("mica-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appendingPathComponent(ProgramFile.name))
    try body(folder.path)
  }

  @Test func whatIsLeftOutIsEmpty() throws {
    try withFile(#"{"programs": [{"name": "a"}]}"#) { folder in
      let file = try #require(try ProgramFile(inFolder: folder))
      let program = try #require(file.program(named: "a"))
      #expect(program == ProgramDescription(name: "a"))
      #expect(program.pictures == [Showcase()] && program.filmDuration == 1)
      #expect(file.program(named: "b") == nil)
    }
  }

  @Test func everythingIsRead() throws {
    let text = #"""
      {"programs": [{
        "name": "dial", "summary": "A dial.", "show": "DialController", "size": "600x400.5",
        "motion": 2.5, "set": ["title=x=y"],
        "settings": [{"name": "count", "key": "dial.count", "help": "0 to 8"}],
        "pictures": [{"label": "5", "set": ["count=5"], "at": 2, "scale": 3}, {}, {"touched": true}]
      }]}
      """#
    try withFile(text) { folder in
      var touched = Showcase()
      touched.isTouched = true
      let program = try #require(try ProgramFile(inFolder: folder + "/")?.programs.first)
      #expect(program.show == "DialController" && program.summary == "A dial.")
      #expect(program.size == PointSize(width: 600, height: 400.5) && program.filmDuration == 2.5)
      #expect(program.presets == [Setting(key: "title", value: "x=y")])
      #expect(
        program.pictures == [
          Showcase("5", settings: [Setting(key: "count", value: "5")], time: 2, scale: 3),
          Showcase(), touched,
        ])
      #expect(
        program.resolve(Setting(key: "count", value: "5"))
          == Setting(key: "dial.count", value: "5"))
      let other = Setting(key: "dial.ink", value: "red")
      #expect(program.resolve(other) == other)
    }
  }

  @Test(arguments: [
    ("", "it is no JSON"),
    ("{}", "'programs' is missing"),
    (#"{"programs": [{}]}"#, "'name' is missing at programs[0]"),
    (#"{"programs": [{"name": 1}]}"#, "a value of the wrong kind at programs[0].name"),
    (
      #"{"programs": [{"name": "a", "size": "big"}]}"#,
      "'big' is no size such as 320x200 at programs[0].size"
    ),
    (
      #"{"programs": [{"name": "a", "pictures": [{"set": ["x"]}]}]}"#,
      "'x' sets nothing; write key=value at programs[0].pictures[0].set[0]"
    ),
  ])
  func whatIsWrongIsSaidWithItsPlace(text: String, answer: String) throws {
    try withFile(text) { folder in
      let error = try #require(
        #expect(throws: ProgramFileError.self) { try ProgramFile(inFolder: folder) })
      #expect(error.reason == answer)
      #expect(error.description.hasPrefix(folder + "/mica.json: "))
    }
  }

  @Test func aFolderWithoutAFileHasNone() throws {
    #expect(try ProgramFile(inFolder: "/nowhere") == nil)
  }

  @Test func aTypeOrTheOnlyProgramIsShown() throws {
    let one = ProgramDescription(name: "a", show: "A")
    let two = ProgramDescription(name: "b", show: "B")
    let file = ProgramFile(programs: [one, two])
    #expect(try file.program(showing: "B", folderName: "f") == two)
    #expect(
      try file.program(showing: "C", folderName: "f") == ProgramDescription(name: "f", show: "C"))
    #expect(throws: SeveralPrograms(names: ["a", "b"])) {
      try file.program(showing: nil, folderName: "f")
    }
    #expect(try ProgramFile(programs: [one]).program(showing: nil, folderName: "f") == one)
    #expect(
      try ProgramFile(programs: []).program(showing: nil, folderName: "f")
        == ProgramDescription(name: "f"))
  }

  @Test func theListHasColumns() {
    var one = ProgramDescription(name: "a", summary: "One.", size: PointSize(width: 3, height: 4))
    one.motion = 2.5
    let two = ProgramDescription(
      name: "bbb", summary: "Two.", size: PointSize(width: 30, height: 4))
    #expect(
      ProgramList.lines(for: [one, two]) == [
        "a    3x4   moves 2.5 s  One.", "bbb  30x4  still        Two.",
      ])
  }
}
