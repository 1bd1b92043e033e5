// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The gallery's page, and the names of programs.

import MicaCommand
import MicaJob
import Testing

struct GalleryTests {
  private let page = GalleryPage(entries: [
    GalleryReport.Entry(
      name: "vote-buttons", summary: "Two <buttons>.", size: PointSize(width: 343, height: 72),
      pictures: [
        GalleryReport.Picture(
          file: "vote-buttons.png", label: nil, time: 2, width: 686, height: 144)
      ], film: "vote-buttons.mp4", commands: ["mica render vote-buttons --at 2"])
  ])

  @Test func thePageShowsEveryPictureAndFilmByRelativePath() {
    let html = page.html
    #expect(html.contains("<img src=\"vote-buttons.png\""))
    #expect(html.contains("<video src=\"vote-buttons.mp4\" poster=\"vote-buttons.png\""))
    #expect(!html.contains("http"), "the page needs nothing from elsewhere")
    #expect(html.contains("343x72 points, 686x144 pixels"))
    #expect(html.contains("Two &lt;buttons&gt;."))
  }

  @Test func examplesGoByTheNamesOfTheirFiles() throws {
    let programs = try ExampleFolders.all(TestMachine.home).flatMap(\.programs)
    let lines = ProgramList.lines(for: programs)
    for parts in [["vote-buttons ", " 343x72 ", " moves 6 s "], ["gradient-view ", " still "]] {
      #expect(lines.contains { line in parts.allSatisfy(line.contains) }, "\(parts)")
    }
    #expect(Set(programs.map(\.name)).count == programs.count && programs.count >= 25)
  }

  @Test func aFolderShowsTheTypeThatIsAskedFor() throws {
    let folder = TestMachine.home + "/Examples/VoteButtons"
    let named = try FoundProgram(folder, show: nil).description
    #expect(named.name == "vote-buttons" && !named.presets.isEmpty)
    #expect(try FoundProgram(folder, show: "vote-buttons").description == named)
    let bare = try FoundProgram(folder, show: "VoteButtonsView").description
    #expect(bare.show == "VoteButtonsView" && bare.presets.isEmpty)
  }
}
