// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a host does for each verb.

internal import Foundation
internal import Mica
internal import MicaJob
internal import UIKit

/// The verbs of one program.
@MainActor
struct Work {
  /// What launches the program, if it is an app.
  let entry: ProgramEntry?

  func run(_ verb: HostJob.Verb) throws {
    switch verb {
    case .list(let job): for line in TypeList.lines(for: job.programs) { print(line) }
    case .describe(let job): print(DescribeReport(job).text)
    case .render(let job): try render(job)
    case .record(let job): try record(job)
    case .gallery(let job): print(try gallery(job).text)
    case .serve(let job):
      var plan = try StagePlan(job.showing, entry: entry)
      plan.keepsOrigins = true
      try ServedProgram(plan, job).run()
    case .test: throw HostError.noTests
    }
  }

  private func render(_ job: PictureJob) throws {
    let url = URL(fileURLWithPath: job.output)
    guard url.pathExtension.lowercased() == "png" else {
      throw HostError.notPNG(url.lastPathComponent)
    }
    let plan = try StagePlan(job.showing, entry: entry)
    try Stage.checkTime(job.time)
    let stage = try plan.makeStage()
    let file = try PartialOutput(.file, at: url)
    try stage.snapshot(at: job.time).writePNG(into: file)
    if job.printsAccessibility == true { print(stage.accessibilityTree) }
    if job.reportsLayout { print(stage.run { LayoutReport.text }) }
  }

  private func record(_ job: FilmJob) throws {
    let url = URL(fileURLWithPath: job.output)
    let format = job.output.hasSuffix("/") ? FilmFormat.frames : try FilmFormat(for: url)
    let film = try Film(
      format: format, duration: job.duration ?? job.showing.program.filmDuration,
      framesPerSecond: job.framesPerSecond)
    try FilmRun(plan: StagePlan(job.showing, entry: entry), film: film, url: url).run()
  }

  private func gallery(_ job: GalleryJob) throws -> GalleryReport {
    let entries = try job.programs.map {
      try GalleryEntry($0, scale: job.scale, entry: entry)
    }
    let folder = URL(fileURLWithPath: job.folder, isDirectory: true)
    for entry in entries { try entry.write(into: folder) }
    return GalleryReport(entries: entries.map(\.report))
  }
}
