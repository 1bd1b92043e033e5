// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Jobs travel as one line of text and arrive as they were.

import MicaJob
import Testing

struct HostJobTests {
  private func showing() -> Showing {
    var program = ProgramDescription(name: "vote-buttons", show: "VoteButtonsView")
    program.size = PointSize(width: 343, height: 72.5)
    program.motion = 2.5
    program.presets = [Setting(key: "leftTitle", value: "a=b \"ü\"")]
    program.settings = [SettingName(name: "percent", key: "voteButtonsView.percent", help: "share")]
    var showing = Showing(program)
    showing.scale = 1.5
    showing.settings = [Setting(key: "percent", value: "0.7"), Setting(key: "title", value: "")]
    showing.background = ColorText("#12345678")
    showing.smoothEdges = true
    showing.threads = 2
    return showing
  }

  @Test func everyVerbArrivesAsItWasSent() throws {
    let program = showing().program
    var tests = TestJob()
    (tests.only, tests.events) = (["CardTests/testA", "sum(a:)"], "/tmp/a b.jsonl")
    let verbs: [HostJob.Verb] = [
      .list(ListJob(programs: [program])),
      .render(PictureJob(showing(), time: 0.5, output: "a b/ü.png")),
      .record(FilmJob(showing(), duration: 2.5, framesPerSecond: 30, output: "a.mp4")),
      .gallery(GalleryJob([program], scale: 3, folder: "out/gallery")), .test(tests),
    ]
    for verb in verbs {
      let text = HostJob(verb).text
      #expect(!text.contains("\n"))
      #expect(try HostJob(text: text) == HostJob(verb))
    }
  }

  @Test func aJobSaysItsVersionAndItsVerbByName() {
    let text = HostJob(.render(PictureJob(Showing(ProgramDescription(name: "a")), output: "a.png")))
      .text
    #expect(text.contains("\"version\":5"))
    #expect(text.contains("\"verb\":{\"render\":{\"job\":"), "\(text)")
  }

  @Test func otherTextIsRefused() {
    for text in [
      "", "{}", "render", "[1]", "{\"version\":5}", "{\"version\":5,\"verb\":{\"fly\":{}}}",
    ] {
      #expect(throws: HostJobError.unreadable) { try HostJob(text: text) }
    }
    #expect(throws: HostJobError.otherVersion(9)) {
      try HostJob(text: "{\"version\":9,\"verb\":{\"fly\":{}}}")
    }
  }

  @Test func eventsOfTestsAreLines() {
    var event = TestEvent(.issue, test: "CardTests/testA", library: .xctest)
    (event.message, event.file, event.line) = ("a\n\"b\" ü", "/a b/C.swift", 3)
    #expect(!event.text.contains("\n"))
    #expect(TestEvent(line: event.text) == event)
    event.seconds = .nan
    #expect(TestEvent(line: event.text)?.message == event.message)
    #expect(TestEvent(line: String(event.text.dropLast())) == nil)
  }

  @Test func aReportArrivesAsItWasSent() {
    let picture = GalleryReport.Picture(file: "a.png", label: nil, time: 0.5, width: 3, height: 4)
    let report = GalleryReport(entries: [
      GalleryReport.Entry(
        name: "a", summary: "b", size: PointSize(width: 1, height: 2), pictures: [picture],
        film: "a.mp4", commands: ["mica render a -o a.png"])
    ])
    #expect(GalleryReport(text: report.text) == report)
    #expect(GalleryReport(text: "note: no") == nil)
  }
}
