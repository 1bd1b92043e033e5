// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `mica gallery --previews`: one page of all previews of the folders.

import Foundation
import MicaBuild
import MicaFolders
import MicaJob
import MicaPortJob

/// The previews of folders, each drawn by a process of its own: one that crashes leaves the others alone.
struct PreviewGallery {
  private let folders: [String]
  private let out: String
  private let scale: Double

  /// Previews of `folders` in the folder `out`, at a scale in pixels per point.
  init(_ folders: [String], out: String, scale: Double) {
    (self.folders, self.out, self.scale) = (folders.isEmpty ? ["."] : folders, out, scale)
  }

  /// Builds the folders, draws all previews, and writes the page. Throws `CommandError` if there are none, or none can be
  /// drawn.
  func write(_ host: HostRun) throws {
    var host = host
    host.takesPreviews = true
    let built = try folders.map { try host.open($0) }
    let rows = zip(folders, built).flatMap { folder, program in
      program.screens.filter(\.isPreview).map { (folder, program, $0) }
    }
    guard !rows.isEmpty else { throw CommandError.noPreviews(folders[0]) }
    let isNew = try OutputFolder.make(out)
    var entries: [GalleryReport.Entry] = []
    var failures: [String] = []
    var names: Set<String> = []
    for (folder, program, screen) in rows {
      let title = Self.title(of: screen)
      do {
        entries += try draw(screen, title, Self.name(title, &names), folder, program, host)
      } catch {
        failures.append("\(title) (\(FolderPath.name(of: screen.file)):\(screen.line)): \(error)")
        Terminal.print("warning: \(failures[failures.count - 1])")
      }
    }
    if entries.isEmpty {
      if isNew { rmdir(out) }
      throw CommandError.noPreviews(folders[0])
    }
    var page = GalleryPage(entries: entries)
    (page.kind, page.failures) = ("previews", failures)
    try OutputFolder.writePage(page, in: out)
  }

  private func draw(
    _ screen: ListedScreen, _ title: String, _ name: String, _ folder: String,
    _ program: BuiltProgram, _ host: HostRun
  ) throws -> [GalleryReport.Entry] {
    let place = "\(FolderPath.name(of: screen.file)):\(screen.line)"
    var job = GalleryJob(
      [ProgramDescription(name: name, summary: "\(title), \(place)")], scale: scale, folder: out)
    job.preview = screen.name
    let answer = try host.answer(HostJob(.gallery(job)), of: program, exitsWithIt: false)
    guard let line = answer.split(separator: "\n").last,
      let report = GalleryReport(text: String(line))
    else { throw CommandError.wrongAnswer(program.name) }
    return report.entries.map { entry in
      var entry = entry
      entry.commands = [
        "mica render \(folder) --preview \"\(title)\" --scale \(PlainNumber.text(scale)) -o \(name).png"
      ]
      return entry
    }
  }

  private static func title(of screen: ListedScreen) -> String {
    screen.title.isEmpty ? FolderPath.stem(of: screen.file) : screen.title
  }

  /// A file's name that no other preview has.
  private static func name(_ title: String, _ names: inout Set<String>) -> String {
    let plain = SceneTests.fileName(title)
    var name = plain
    var number = 2
    while !names.insert(name.lowercased()).inserted {
      name = "\(plain)-\(number)"
      number += 1
    }
    return name
  }
}
