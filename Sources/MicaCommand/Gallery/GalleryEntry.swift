// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One program in the gallery: what to write and how to make it again.

import Foundation
import Mica

/// A program's picture and film.
package struct GalleryEntry: Sendable {
  let program: Program
  private let picture: StagePlan
  private let film: (plan: StagePlan, film: Film)?

  /// The entries of all programs. Throws before anything is drawn when one can't be made.
  package static func all(_ programs: [Program], scale: Double) throws -> [GalleryEntry] {
    try programs.map { try GalleryEntry($0, scale: scale) }
  }

  init(_ program: Program, scale: Double) throws {
    self.program = program
    let settings = program.showcase.settings
    let picture = try StagePlan(program: program, scale: scale, settings: settings)
    self.picture = picture
    film = try program.motion.map { duration in
      let plan = try StagePlan(
        program: program, size: Self.evenSize(of: picture), scale: scale, settings: settings)
      return (plan, try Film(format: .mp4, duration: duration, framesPerSecond: 60))
    }
  }

  package var pictureName: String { "\(program.name).png" }
  package var filmName: String? { film == nil ? nil : "\(program.name).mp4" }
  /// Of the picture, in pixels.
  var pixelSize: (width: Int, height: Int) { (picture.pixelWidth, picture.pixelHeight) }
  /// Of the film, in pixels.
  package var filmSize: (width: Int, height: Int)? {
    film.map { ($0.plan.pixelWidth, $0.plan.pixelHeight) }
  }
  /// Of the picture, in points.
  var size: PointSize { picture.size }

  /// The commands that make the picture and the film again.
  package var commands: [String] {
    let options = Self.options(picture)
    let time = program.showcase.time
    let at = time == 0 ? "" : " --at \(PlainNumber.text(time))"
    var commands = ["mica render \(program.name)\(options)\(at) -o \(pictureName)"]
    if let film, let filmName {
      commands.append("mica record \(program.name)\(Self.options(film.plan)) -o \(filmName)")
    }
    return commands
  }

  /// Draws the picture and the film into a folder that exists.
  @MainActor func write(into folder: URL) throws {
    let place = folder.appendingPathComponent(pictureName)
    try picture.makeStage().snapshot(at: program.showcase.time).writePNG(to: place)
    if let film, let filmName {
      let url = folder.appendingPathComponent(filmName)
      try FilmRun(plan: film.plan, film: film.film, url: url).run()
    }
  }

  private static func options(_ plan: StagePlan) -> String {
    var options = ""
    if plan.size != plan.program.defaultSize { options += " --size \(plan.size.text)" }
    if plan.scale != 2 { options += " --scale \(PlainNumber.text(plan.scale))" }
    for setting in plan.program.showcase.settings { options += " --set \(setting.text)" }
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
