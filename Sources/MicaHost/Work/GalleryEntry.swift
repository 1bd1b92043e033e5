// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One program in the gallery: what to write and how to make it again.

internal import Foundation
internal import Mica
package import MicaJob

/// A program's pictures and its film.
package struct GalleryEntry {
  /// A picture that the gallery shows.
  struct Picture {
    let name: String
    let showcase: Showcase
    let plan: StagePlan
  }

  let program: ProgramDescription
  let pictures: [Picture]
  private let film: (plan: StagePlan, film: Film)?

  /// Throws before anything is drawn when the entry can't be made.
  package init(_ program: ProgramDescription, scale: Double, entry: ProgramEntry? = nil) throws {
    self.program = program
    pictures = try program.pictures.map { showcase in
      let label = showcase.label.map { "-" + $0 } ?? ""
      var showing = Showing(program)
      showing.scale = showcase.scale ?? scale
      showing.device = showcase.device
      showing.settings = showcase.settings
      if showcase.isTouched { showing.touches = program.touches }
      return Picture(
        name: "\(program.name)\(label).png", showcase: showcase,
        plan: try StagePlan(showing, entry: entry))
    }
    let first = pictures[0]
    film = try program.motion.map { duration in
      var showing = Showing(program)
      showing.size = Self.evenSize(of: first.plan)
      showing.device = first.showcase.device
      showing.scale = scale
      showing.settings = first.showcase.settings
      showing.touches = program.touches
      return (
        try StagePlan(showing, entry: entry),
        try Film(format: .mp4, duration: duration, framesPerSecond: 60)
      )
    }
  }

  var filmName: String? { film == nil ? nil : "\(program.name).mp4" }
  /// Of the film, in pixels.
  package var filmSize: (width: Int, height: Int)? {
    film.map { ($0.plan.pixelWidth, $0.plan.pixelHeight) }
  }

  /// The commands that make the pictures and the film again.
  var commands: [String] {
    var commands = pictures.map { picture in
      let time = picture.showcase.time
      let at = time == 0 ? "" : " --at \(PlainNumber.text(time))"
      let options = Self.options(picture.plan)
      return "mica render \(program.name)\(options)\(at) -o \(picture.name)"
    }
    if let film, let filmName {
      commands.append("mica record \(program.name)\(Self.options(film.plan)) -o \(filmName)")
    }
    return commands
  }

  package var report: GalleryReport.Entry {
    GalleryReport.Entry(
      name: program.name, summary: program.summary, size: pictures[0].plan.size,
      pictures: pictures.map { picture in
        GalleryReport.Picture(
          file: picture.name, label: picture.showcase.label, time: picture.showcase.time,
          width: picture.plan.pixelWidth, height: picture.plan.pixelHeight)
      },
      film: filmName, commands: commands)
  }

  /// Draws the pictures and the film into a folder that exists.
  @MainActor func write(into folder: URL) throws {
    for picture in pictures {
      let place = folder.appendingPathComponent(picture.name)
      try picture.plan.makeStage().snapshot(at: picture.showcase.time).writePNG(to: place)
    }
    if let film, let filmName {
      let url = folder.appendingPathComponent(filmName)
      try FilmRun(plan: film.plan, film: film.film, url: url).run()
    }
  }

  private static func options(_ plan: StagePlan) -> String {
    var options = ""
    options += plan.showing.device.options
    let isDevices = plan.showing.device.name != nil && plan.showing.size == nil
    if plan.size != plan.program.size, !isDevices { options += " --size \(plan.size.text)" }
    if plan.scale != 2 { options += " --scale \(PlainNumber.text(plan.scale))" }
    for setting in plan.showing.settings { options += " --set \(setting.text)" }
    if plan.showing.touches != nil, let file = plan.program.touchesFile {
      options += " --touches \(file)"
    }
    return options
  }

  /// The size in points whose pixels are even, as mp4 needs them: at most a pixel larger.
  private static func evenSize(of plan: StagePlan) -> PointSize {
    if plan.pixelWidth % 2 == 0 && plan.pixelHeight % 2 == 0 { return plan.size }
    return PointSize(
      width: Double(plan.pixelWidth + plan.pixelWidth % 2) / plan.scale,
      height: Double(plan.pixelHeight + plan.pixelHeight % 2) / plan.scale)
  }
}
