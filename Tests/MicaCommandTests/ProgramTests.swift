// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The table of programs: names, settings, errors.

import Mica
import MicaCommand
import MicaJob
import Testing

struct ProgramTests {
  private func plan(
    _ name: String, _ settings: [String] = [], size: PointSize? = nil, scale: Double = 1
  ) throws -> StagePlan {
    try StagePlan(
      program: ProgramTable.program(named: name), size: size, scale: scale,
      settings: settings.compactMap(Setting.init))
  }

  @Test func listHasOneLineForEachProgramInColumns() {
    let lines = ListCommand.lines(for: ProgramTable.all)
    let names = lines.map { $0.prefix { $0 != " " } }
    #expect(names.prefix(3) == ["gradient-view", "stick-figure", "vote-buttons"])
    #expect(names.contains("core-graphics") && names.contains("hypnosis-view"))
    #expect(lines[0].contains("281x609") && lines[0].contains("still"))
    #expect(lines[2].contains("343x72") && lines[2].contains("moves 2.5 s"))
    #expect(lines.allSatisfy { !$0.contains("\n") })
  }

  @Test func anUnknownProgramIsAnsweredWithTheNearestNames() throws {
    let error = try #require(
      #expect(throws: CommandError.self) { try ProgramTable.program(named: "vote-button") })
    #expect(error.description.contains("the nearest are vote-buttons"))
    #expect(NearestNames.distance("kitten", "sitting") == 3)
    #expect(NearestNames.distance("", "abc") == 3)
  }

  @Test func anUnknownKeyIsAnsweredWithTheKeys() throws {
    let error = try #require(
      #expect(throws: CommandError.self) { try plan("gradient-view", ["colour=red"]) })
    #expect(error.description.contains("angle, startColor, endColor"))
    #expect(throws: CommandError.unknownKey("angle", program: "stick-figure", keys: [])) {
      try plan("stick-figure", ["angle=3"])
    }
  }

  @Test func aValueOfAnotherKindIsRefused() throws {
    for setting in ["angle=steep", "angle=nan", "angle=", "startColor=12"] {
      let error = try #require(
        #expect(throws: CommandError.self) { try plan("gradient-view", [setting]) })
      #expect(error.description.contains(setting.prefix { $0 != "=" }))
    }
  }

  @Test func tooManyPixelsAreRefused() {
    #expect(throws: StageError.self) {
      try plan("stick-figure", size: PointSize(width: 20_000, height: 20_000))
    }
    #expect(throws: StageError.self) { try plan("stick-figure", scale: 1e6) }
  }

  @Test func everyShowcaseSettingIsKnown() throws {
    for program in ProgramTable.all {
      for showcase in program.showcases {
        #expect(throws: Never.self) { try program.setters(for: showcase.settings) }
      }
    }
  }

  @Test func anOddFilmSizeIsAnsweredInPoints() throws {
    let error = FilmError.oddSize(width: 343, height: 72, nearestWidth: 344, nearestHeight: 72)
    let advice = try #require(OddSizeAdvice(error, scale: 1))
    #expect(advice.description.contains("--size 344x72 at scale 1"))
    #expect(OddSizeAdvice(.encoderMissing, scale: 1) == nil)
  }
}
