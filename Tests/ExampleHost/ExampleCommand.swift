// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `render NAME -o FILE --set key=value …` as a job: as much of the command as tests need.

import Foundation
import MicaJob

/// A command line on its way to a job.
struct ExampleCommand {
  private var name = ""
  private var options: [String: String] = [:]
  private var settings: [Setting] = []

  /// The job; nil for arguments that are one already.
  static func job(from arguments: [String]) throws -> HostJob? {
    guard let verb = arguments.first, ["list", "render", "record", "gallery"].contains(verb) else {
      return nil
    }
    var command = ExampleCommand()
    command.read(arguments.dropFirst())
    return HostJob(try command.verb(verb))
  }

  private mutating func read(_ arguments: ArraySlice<String>) {
    var rest = arguments
    while let argument = rest.popFirst() {
      if !argument.hasPrefix("-") {
        name = argument
      } else if argument == "--set" {
        settings += [rest.popFirst().flatMap(Setting.init)].compactMap(\.self)
      } else {
        options[argument] = rest.popFirst()
      }
    }
  }

  private func number(_ option: String) -> Double? { options[option].flatMap { Double($0) } }

  private func verb(_ verb: String) throws -> HostJob.Verb {
    let output = options["-o"] ?? ""
    switch verb {
    case "list": return .list(ListJob(programs: Self.programs))
    case "gallery": return .gallery(GalleryJob(Self.programs, folder: options["--out"] ?? "."))
    case "render":
      return .render(PictureJob(try showing(), time: number("--at") ?? 0, output: output))
    default:
      return .record(
        FilmJob(
          try showing(), duration: number("--duration"), framesPerSecond: number("--fps") ?? 60,
          output: output))
    }
  }

  private func showing() throws -> Showing {
    var showing = Showing(
      Self.programs.first { $0.name == name } ?? ProgramDescription(name: name, show: name))
    showing.size = options["--size"].flatMap(PointSize.init)
    showing.scale = number("--scale") ?? 2
    showing.settings = settings
    return showing
  }

  /// The programs of all example folders, but for whole apps.
  private static let programs: [ProgramDescription] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Examples")
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: root.path).sorted()) ?? []
    return folders.flatMap { folder in
      (try? ProgramFile(inFolder: root.appending(path: folder).path))?.programs ?? []
    }.filter { $0.show != nil }
  }()
}
