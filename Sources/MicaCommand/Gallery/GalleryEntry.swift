// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One program in the gallery: what to write and how to make it again.

import Foundation
import Mica
import MicaJob

/// A program's pictures and its film.
package struct GalleryEntry: Sendable {
  /// A picture that the gallery shows.
  struct Picture: Sendable {
    let name: String
    let showcase: Showcase
    let plan: StagePlan
  }

  let program: Program
  let pictures: [Picture]
  private let film: (plan: StagePlan, film: Film)?

  /// The entries of all programs. Throws before anything is drawn when one can't be made.
  package static func all(_ programs: [Program], scale: Double) throws -> [GalleryEntry] {
    try programs.map { try GalleryEntry($0, scale: scale) }
  }

  init(_ program: Program, scale: Double) throws {
    self.program = program
    pictures = try program.showcases.map { showcase in
      let label = showcase.label.map { "-" + $0 } ?? ""
      let plan = try StagePlan(
        program: program, scale: showcase.scale ?? scale, settings: showcase.settings)
      return Picture(name: "\(program.name)\(label).png", showcase: showcase, plan: plan)
    }
    let first = pictures[0]
    film = try program.motion.map { duration in
      let plan = try StagePlan(
        program: program, size: Self.evenSize(of: first.plan), scale: scale,
        settings: first.showcase.settings)
      return (plan, try Film(format: .mp4, duration: duration, framesPerSecond: 60))
    }
  }

  package var pictureNames: [String] { pictures.map(\.name) }
  package var filmName: String? { film == nil ? nil : "\(program.name).mp4" }
  /// Of the film, in pixels.
  package var filmSize: (width: Int, height: Int)? {
    film.map { ($0.plan.pixelWidth, $0.plan.pixelHeight) }
  }
  /// Of the pictures, in points.
  var size: PointSize { pictures[0].plan.size }

  /// The commands that make the pictures and the film again.
  package var commands: [String] {
    var commands = pictures.map { picture in
      let time = picture.showcase.time
      let at = time == 0 ? "" : " --at \(PlainNumber.text(time))"
      let options = Self.options(picture.plan, picture.showcase)
      return "mica render \(program.name)\(options)\(at) -o \(picture.name)"
    }
    if let film, let filmName {
      let options = Self.options(film.plan, pictures[0].showcase)
      commands.append("mica record \(program.name)\(options) -o \(filmName)")
    }
    return commands
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

  private static func options(_ plan: StagePlan, _ showcase: Showcase) -> String {
    var options = ""
    if plan.size != plan.program.defaultSize { options += " --size \(plan.size.text)" }
    if plan.scale != 2 { options += " --scale \(PlainNumber.text(plan.scale))" }
    for setting in showcase.settings { options += " --set \(setting.text)" }
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
