// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `mica gallery`.

import ArgumentParser
import Foundation
import Mica

/// Writes every program's picture, its film where it moves, and a page that shows them.
package struct GalleryCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Write a picture of every program, a film of each that moves, and an index.html.")

  @Option(
    name: .long,
    help: ArgumentHelp("The folder; it is made when there is none.", valueName: "folder"))
  package var out: String = "out/gallery"

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp("Pixels per point, above 0. (default: 2)", valueName: "number"),
    transform: StageOptions.scale)
  var scale: Double = 2

  package init() {}

  package func run() throws {
    let folder = URL(fileURLWithPath: out, isDirectory: true)
    let entries = try GalleryEntry.all(ProgramTable.all, scale: scale)
    try Session.run {
      try FolderContent.make(at: folder)
      for entry in entries { try entry.write(into: folder) }
      let page = folder.appendingPathComponent("index.html")
      try GalleryPage(entries: entries).write(to: page)
      print(page.relativePath)
    }
  }
}
