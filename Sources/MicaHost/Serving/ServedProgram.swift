// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A program that is shown for as long as somebody asks. It does nothing by itself: its viewer says which moment to
// show and what its user does, so that the same words always lead to the same screen.

internal import Foundation
internal import Mica
internal import MicaContext
internal import MicaJob
internal import MicaRaster
internal import UIKit

/// A program on a stage, and what its viewer knows of it.
@MainActor
final class ServedProgram {
  private let stage: Stage
  private let painter: FramePainter
  private var link: ServedLink
  private var screen = ServedScreen()
  /// The moment that is shown.
  private var shown: Double
  private var notes: [String] = []
  private let times = FrameTimes()
  /// What the last frame that drew anything cost.
  private var performance = PerformanceReport(stages: [], time: 0, memory: 0)
  private var isHeard = true

  /// Puts the program on a stage and does again what it is told to.
  init(_ plan: StagePlan, _ job: ServeJob) throws {
    link = ServedLink()
    stage = try plan.makeStage()
    painter = try stage.makePainter()
    (stage.times, painter.times) = (times, times)
    stage.keepTimerTimes()
    shown = Self.checked(job.time)
    for input in job.inputs { play(input) }
    say(
      .ready(
        ScreenReport(
          width: plan.size.width, height: plan.size.height, scale: plan.scale,
          pixelWidth: plan.pixelWidth, pixelHeight: plan.pixelHeight)))
    try show(shown)
  }

  /// Serves until nobody sends any more.
  func run() throws {
    while isHeard, let command = try link.receive() { try obey(command) }
  }

  private static func checked(_ time: Double) -> Double {
    min(max(0, time.isFinite ? time : 0), Stage.lastTime)
  }

  private func say(_ report: HostReport) {
    if !link.send(report) { isHeard = false }
  }

  private func obey(_ command: HostCommand) throws {
    switch command {
    case .show(let time): try show(Self.checked(time))
    case .input(let input): play(input)
    case .tree: say(.tree(stage.run { ScreenNode.all().map(\.report) }))
    case .inspect(let id): inspect(id)
    case .pick(let x, let y): pick(x, y)
    case .animations: say(.animations(stage.run { AnimationReport.all() }))
    case .tracks(let start): tellTracks(since: Self.checked(start))
    case .performance: say(.performance(performance))
    case .layers: say(.layers(stage.run { LayerPicture.all(scale: stage.scale) }))
    case .origin(let edit): say(.origin(stage.run { OriginReport(edit) }))
    case .catalogue: say(.catalogue(stage.run { CatalogueReport.current }))
    case .picture(let file): save(file) { try self.writePicture(to: $0) }
    case .film(let file, let start, let end, let rate):
      save(file) { try self.writeFilm(to: $0, from: start, to: end, rate) }
    }
  }

  // MARK: Moments

  private func show(_ time: Double) throws {
    times.begin()
    let moment = try moment(at: time)
    shown = time
    times.restart()
    if let frame = screen.frame(of: painter.paint(moment), at: time) {
      performance = PerformanceReport(times, at: time)
      if !link.send(kind: 0x46, frame) { isHeard = false }
    }
    let found = stage.unsupportedFeatures
    if found != notes {
      notes = found
      say(.notes(found))
    }
    say(.shown(ClockReport(time: time, latest: stage.time, isResting: stage.isResting)))
  }

  /// Fingers of a script that find nothing are told, and the program goes on.
  private func moment(at time: Double) throws -> StageMoment {
    for _ in 0..<64 {
      do { return try stage.moment(at: time) } catch StageError.noTarget(let what, let found) {
        say(.refused("\(StageError.noTarget(what, found: found))"))
      }
    }
    return try stage.moment(at: time)
  }

  private func play(_ input: TimedInput) {
    guard input.time.isFinite, input.time >= 0, input.time <= Stage.lastTime else {
      return say(.refused("a time is 0 to 86400 seconds"))
    }
    input.play(on: stage) { [weak self] in self?.say(.refused($0)) }
  }

  // MARK: Questions

  private func inspect(_ id: String) {
    let report = stage.run { ScreenNode.find(id).map(ObjectReport.init) }
    say(report.map { .object($0) } ?? .missing(node: id))
  }

  /// The latest of them: nobody sees more.
  private func tellTracks(since start: Double) {
    let times = stage.turnTimes(from: start)
    say(
      .tracks(
        since: start, timers: times.timers.suffix(2_000), commits: times.commits.suffix(2_000))
    )
  }

  private func pick(_ x: Double, _ y: Double) {
    guard x.isFinite, y.isFinite else { return say(.picked(node: nil)) }
    say(.picked(node: stage.run { ScreenNode.pick(CGPoint(x: x, y: y))?.id }))
  }

  // MARK: Files

  private func save(_ file: String, _ write: (URL) throws -> Void) {
    do {
      try write(URL(fileURLWithPath: file))
      say(.saved(file: file))
    } catch {
      say(.refused("\(error)"))
    }
  }

  private func writePicture(to url: URL) throws {
    let file = try PartialOutput(.file, at: url)
    try stage.snapshot(at: shown).writePNG(into: file)
  }

  private func writeFilm(
    to url: URL, from start: Double, to end: Double, _ rate: Double
  ) throws {
    let film = try Film(
      format: FilmFormat(for: url), duration: end - start, framesPerSecond: rate)
    try stage.record(film, from: Self.checked(start), to: url)
  }
}
