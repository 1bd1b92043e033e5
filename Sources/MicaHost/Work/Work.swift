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
      var plan = try plan(job.showing)
      plan.keepsOrigins = true
      try ServedProgram(plan, job).run()
    case .test: throw HostError.noTests
    }
  }

  /// What is shown: a preview, or what the program is.
  private func plan(_ showing: Showing) throws -> StagePlan {
    guard let preview = showing.preview else { return try StagePlan(showing, entry: entry) }
    return try PreviewPlan(showing, named: preview).plan
  }

  private func render(_ job: PictureJob) throws {
    let url = URL(fileURLWithPath: job.output)
    guard url.pathExtension.lowercased() == "png" else {
      throw HostError.notPNG(url.lastPathComponent)
    }
    let plan = try plan(job.showing)
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
    try FilmRun(plan: plan(job.showing), film: film, url: url).run()
  }

  private func gallery(_ job: GalleryJob) throws -> GalleryReport {
    if let preview = job.preview { return try previews(of: preview, job) }
    let entries = try job.programs.map {
      try GalleryEntry($0, scale: job.scale, entry: entry)
    }
    let folder = URL(fileURLWithPath: job.folder, isDirectory: true)
    for entry in entries { try entry.write(into: folder) }
    return GalleryReport(entries: entries.map(\.report))
  }

  /// An entry with a picture of each preview that a function makes.
  private func previews(of function: String, _ job: GalleryJob) throws -> GalleryReport {
    guard let program = job.programs.first, let row = PreviewTable.row(of: function) else {
      throw HostError.unknownPreview(function, nearest: PreviewTable.names)
    }
    var showing = Showing(program)
    showing.scale = job.scale
    let plans = try PreviewPlan.all(of: row, showing)
    var pictures: [GalleryReport.Picture] = []
    for (index, preview) in plans.enumerated() {
      let file = program.name + (index == 0 ? "" : "-\(index + 1)") + ".png"
      let place = URL(fileURLWithPath: job.folder, isDirectory: true).appendingPathComponent(file)
      try preview.plan.makeStage().snapshot(at: 0).writePNG(to: place)
      pictures.append(
        GalleryReport.Picture(
          file: file, label: preview.title ?? (plans.count == 1 ? nil : "\(index + 1)"), time: 0,
          width: preview.plan.pixelWidth, height: preview.plan.pixelHeight))
    }
    guard let first = plans.first else { return GalleryReport(entries: []) }
    let entry = GalleryReport.Entry(
      name: program.name, summary: program.summary, size: first.plan.size, pictures: pictures,
      film: nil, commands: [])
    return GalleryReport(entries: [entry])
  }
}
