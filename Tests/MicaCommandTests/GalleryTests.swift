// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The gallery: what it writes, and the page that shows it.

import Mica
import MicaCommand
import Testing

struct GalleryTests {
  @Test func filmsHaveEvenSizesAtEveryScale() throws {
    for scale in [1, 1.5, 2, 3] {
      let entries = try GalleryEntry.all(ProgramTable.all, scale: scale)
      let films = entries.compactMap(\.filmSize)
      #expect(!films.isEmpty)
      #expect(films.allSatisfy { $0.width % 2 == 0 && $0.height % 2 == 0 }, "scale \(scale)")
    }
  }

  @Test func onlyProgramsThatMoveHaveFilms() throws {
    let entries = try GalleryEntry.all(ProgramTable.all, scale: 2)
    let films = entries.compactMap(\.filmName)
    let moving = ProgramTable.all.filter(\.moves)
    #expect(films == moving.map { $0.name + ".mp4" })
    #expect(films.contains("vote-buttons.mp4") && films.contains("cubes.mp4"))
    #expect(!films.contains("gradient-view.mp4") && !films.contains("round-corners.mp4"))
  }

  @Test func someProgramsHaveSeveralPictures() throws {
    let entries = try GalleryEntry.all(ProgramTable.all, scale: 2)
    let names = entries.flatMap(\.pictureNames)
    #expect(names.contains("stick-figure.png") && names.contains("core-graphics.png"))
    for scale in 1...3 { #expect(names.contains("push-button-\(scale)x.png")) }
    for counter in [0, 5, 8] { #expect(names.contains("counter-view-\(counter).png")) }
    #expect(Set(names).count == names.count)
    let commands = entries.flatMap(\.commands)
    #expect(commands.contains("mica render push-button --scale 3 -o push-button-3x.png"))
    #expect(commands.contains("mica render counter-view --set counter=8 -o counter-view-8.png"))
  }

  @Test func commandsMakeTheSameAgain() throws {
    let entries = try GalleryEntry.all(ProgramTable.all, scale: 1)
    #expect(entries[1].commands == ["mica render stick-figure --scale 1 -o stick-figure.png"])
    #expect(
      entries[2].commands == [
        "mica render vote-buttons --scale 1 --set percent=0.7 --at 2 -o vote-buttons.png",
        "mica record vote-buttons --size 344x72 --scale 1 --set percent=0.7 -o vote-buttons.mp4",
      ])
  }

  @Test func thePageShowsEveryPictureAndFilmByRelativePath() throws {
    let html = GalleryPage(entries: try GalleryEntry.all(ProgramTable.all, scale: 2)).html
    for source in ["gradient-view.png", "stick-figure.png", "vote-buttons.png"] {
      #expect(html.contains("<img src=\"\(source)\""))
    }
    #expect(html.contains("<video src=\"vote-buttons.mp4\" poster=\"vote-buttons.png\""))
    #expect(!html.contains("http"), "the page needs nothing from elsewhere")
    #expect(html.contains("343x72 points, 686x144 pixels"))
  }
}
