// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What people type, and what the command makes of it.

import Foundation
import MicaCommand
import MicaJob
import Testing

struct OptionTests {
  @Test func sizesAreTwoNumbersOfPointsAboveZero() {
    #expect(PointSize("320x200") == PointSize(width: 320, height: 200))
    #expect(PointSize("10.5X2") == PointSize(width: 10.5, height: 2))
    #expect(PointSize(width: 10.5, height: 2).text == "10.5x2")
    for text in ["", "320", "320x", "x200", "0x10", "-3x4", "nanx4", "infx4", "1x2x3", "a x b"] {
      #expect(PointSize(text) == nil, "'\(text)'")
    }
  }

  @Test func coloursAreHexadecimalOrNamed() {
    #expect(ColorText("#f80")?.components == SIMD4(255, 136, 0, 255))
    #expect(ColorText("#ff8000")?.components == SIMD4(255, 128, 0, 255))
    #expect(ColorText("#FF800040")?.components == SIMD4(255, 128, 0, 64))
    #expect(ColorText("darkGray")?.components == SIMD4(85, 85, 85, 255))
    #expect(ColorText("clear")?.components == SIMD4(0, 0, 0, 0))
    for text in ["", "#", "#12", "#1234", "#gggggg", "#ff00000", "mauve", "#-12"] {
      #expect(ColorText(text) == nil, "'\(text)'")
    }
  }

  @Test func settingsSplitAtTheFirstEqualsSign() {
    #expect(Setting("angle=30").map { [$0.key, $0.value] } == ["angle", "30"])
    #expect(Setting("title=a=b").map { [$0.key, $0.value] } == ["title", "a=b"])
    #expect(Setting("title=").map { [$0.key, $0.value] } == ["title", ""])
    #expect(Setting("angle") == nil)
    #expect(Setting("=30") == nil)
  }

  @Test func numbersHaveNoNeedlessFraction() {
    #expect(PlainNumber.text(2) == "2")
    #expect(PlainNumber.text(2.5) == "2.5")
  }

  @Test func renderReadsEveryOption() throws {
    let render = try RenderCommand.parse([
      "gradient-view", "-o", "a.png", "--size", "30x20", "--scale", "3", "--at", "0.5",
      "--set", "angle=30", "--set", "startColor=#ff0000", "--threads", "2",
      "--background", "white", "--smooth-edges", "--show", "GradientView", "--target", "Views",
    ])
    #expect(render.stage.name == "gradient-view")
    #expect(render.output == "a.png")
    #expect(render.stage.size?.text == "30x20")
    #expect(render.stage.scale == 3)
    #expect(render.at == 0.5)
    #expect(render.stage.settings.map(\.text) == ["angle=30", "startColor=#ff0000"])
    #expect(render.stage.threads == 2)
    #expect(render.stage.background == ColorText("white"))
    #expect(render.stage.smoothEdges)
    #expect(render.stage.show == "GradientView" && render.build.folder.target == "Views")
  }

  @Test func defaultsAreScaleTwoTimeZeroSixtyFrames() throws {
    let render = try RenderCommand.parse(["stick-figure", "-o", "a.png"])
    #expect(render.stage.size == nil && render.stage.scale == nil && render.at == 0)
    #expect(render.stage.background == nil && !render.stage.smoothEdges)
    let record = try RecordCommand.parse(["stick-figure", "-o", "a.mp4"])
    #expect(record.fps == 60 && record.duration == nil)
    #expect(render.stage.show == nil && render.build.timeout == nil)
    #expect(render.build.folder.target == nil)
    #expect(try RenderCommand.parse(["stick-figure"]).output == nil)
    #expect(try GalleryCommand.parse([]).out == "out/gallery")
  }

  @Test(arguments: [
    ["--size", "0x10"], ["--size", "-1x10"], ["--size", "nanx10"], ["--scale", "0"],
    ["--scale", "-2"], ["--scale", "nan"], ["--threads", "0"], ["--threads", "many"],
    ["--set", "angle"], ["--background", "mauve"], ["--at", "soon"], ["--frames", "3"],
    ["--timeout", "0"],
  ])
  func badOptionsAreRefused(arguments: [String]) throws {
    let error = #expect(throws: (any Error).self) {
      try RenderCommand.parse(["gradient-view", "-o", "a.png"] + arguments)
    }
    #expect(RenderCommand.exitCode(for: try #require(error)).isSuccess == false)
    #expect(RenderCommand.message(for: try #require(error)).contains(arguments[0]))
  }

  @Test func helpNamesEveryOption() {
    let help = MicaTool.helpMessage() + RenderCommand.helpMessage() + RecordCommand.helpMessage()
    for option in [
      "--size", "--scale", "--at", "--set", "--threads", "--background", "--smooth-edges",
      "--duration", "--fps", "-o", "--show", "--target", "--timeout", "points", "MICA_CACHE",
    ] {
      #expect(help.contains(option), "\(option)")
    }
  }
}
