// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The examples' mica.json files: every program can be shown, every setting made.

import ExampleClasses
import Foundation
import Mica
import MicaJob
import Testing

@testable import MicaHost

/// The programs of all example folders, in the folders' order, but for whole apps: they are launched, one in
/// a process (the gallery does).
enum Examples {
  static let all: [ProgramDescription] = {
    ExampleClasses.register()
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Examples")
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: root.path).sorted()) ?? []
    return folders.flatMap { folder in
      (try? ProgramFile(inFolder: root.appending(path: folder).path))?.programs ?? []
    }.filter { $0.show != nil }
  }()

  static func named(_ name: String) throws -> ProgramDescription {
    try #require(all.first { $0.name == name })
  }
}

@MainActor
struct ExampleTests {
  @Test func everyFolderNamesItsPrograms() {
    #expect(Examples.all.count == 45)
    #expect(Set(Examples.all.map(\.name)).count == 45)
    #expect(Examples.all.allSatisfy { $0.size != nil && $0.show != nil && !$0.summary.isEmpty })
  }

  @Test(arguments: Examples.all.map(\.name)) func everyPictureCanBeSetUp(name: String) throws {
    let program = try Examples.named(name)
    for picture in program.pictures {
      var showing = Showing(program)
      showing.settings = picture.settings
      _ = try StagePlan(showing).makeStage()
    }
  }

  @Test func filmsHaveEvenSizesAtEveryScale() throws {
    for scale in [1, 1.5, 2, 3] {
      let films = try Examples.all.compactMap { try GalleryEntry($0, scale: scale).filmSize }
      #expect(films.count == Examples.all.count { $0.motion != nil })
      #expect(films.allSatisfy { $0.width % 2 == 0 && $0.height % 2 == 0 }, "scale \(scale)")
    }
  }

  @Test func commandsMakeTheSameAgain() throws {
    let entry = try GalleryEntry(Examples.named("vote-buttons"), scale: 1)
    #expect(
      entry.report.commands == [
        "mica render vote-buttons --scale 1 --set percent=0.7 --at 2 -o vote-buttons.png",
        "mica record vote-buttons --size 344x72 --scale 1 --set percent=0.7 --touches vote.touches"
          + " -o vote-buttons.mp4",
      ])
    let dial = try GalleryEntry(Examples.named("counter-view"), scale: 2).report
    #expect(dial.pictures.map(\.file) == [0, 5, 8].map { "counter-view-\($0).png" })
    #expect(dial.film == nil)
    #expect(dial.commands.last == "mica render counter-view --set counter=8 -o counter-view-8.png")
  }
}
