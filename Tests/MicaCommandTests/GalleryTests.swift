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
      let film = try #require(entries.last?.filmSize)
      #expect(film.width % 2 == 0 && film.height % 2 == 0, "scale \(scale)")
    }
  }

  @Test func onlyProgramsThatMoveHaveFilms() throws {
    let entries = try GalleryEntry.all(ProgramTable.all, scale: 2)
    #expect(
      entries.map(\.pictureName) == ["gradient-view.png", "stick-figure.png", "vote-buttons.png"])
    #expect(entries.map(\.filmName) == [nil, nil, "vote-buttons.mp4"])
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
