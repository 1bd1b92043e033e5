// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures and films of what is shown, by hosts of their own: the page's goes on meanwhile.

import Foundation
import MicaBuild
import MicaJob

extension Studio {
  /// A picture of a canvas at the present moment.
  func makePicture(of id: Int, scale: Double, for page: Page) {
    guard let canvas = canvas(id) else { return }
    guard scale.isFinite, scale > 0, scale <= 8 else {
      return page.send(.refused("a picture has up to 8 pixels a point"))
    }
    var showing = showing(on: canvas.device)
    showing.scale = scale
    let name = madeName("picture", "png")
    make(showing, at: now, name, for: page) { .picture(file: $0) }
  }

  /// A film of a canvas.
  func makeFilm(
    of id: Int, format: String, from start: Double, to end: Double, _ rate: Double, for page: Page
  ) {
    guard let canvas = canvas(id) else { return }
    guard ["mp4", "gif", "apng", "webp"].contains(format) else {
      return page.send(.refused("a film is an mp4, gif, apng or webp"))
    }
    guard start.isFinite, end.isFinite, start >= 0, end > start, end - start <= 600 else {
      return page.send(.refused("a film goes from one time to a later one, at most 600 seconds"))
    }
    let name = madeName("film", format)
    make(showing(on: canvas.device), at: min(start, now), name, for: page) {
      .film(file: $0, from: start, to: end, framesPerSecond: rate)
    }
  }

  private func madeName(_ kind: String, _ suffix: String) -> String {
    madeCount += 1
    return "\(kind)-\(madeCount).\(suffix)"
  }

  /// Runs the program again in a host of its own, has it write a file, and tells the page where it is.
  private func make(
    _ showing: Showing, at time: Double, _ name: String, for page: Page,
    _ command: @escaping @Sendable (String) -> HostCommand
  ) {
    guard let program else { return page.send(.refused("the program isn't built yet")) }
    guard making < Self.mostMade else {
      return page.send(.refused("\(making) files are being made: wait for one of them"))
    }
    var job = ServeJob(showing)
    job.time = time
    job.inputs = inputs
    let file = "\(folder)/\(name)"
    let box = HostBox()
    do {
      box.host = try HostConnection(program, job, folder: project.folder) { [self] event in
        queue.async {
          switch event {
          case .report(.shown): box.host?.send(command(file))
          case .report(.saved):
            page.send(.file(name: name, address: "/made/\(name)"))
            box.host?.end()
          case .report(.refused(let words)): page.send(.refused(words))
          case .ended(let words):
            if !FileManager.default.fileExists(atPath: file) {
              page.send(.refused("\(name) was not made: \(words)"))
            }
            if box.host != nil { self.making -= 1 }
            box.host = nil
          default: break
          }
        }
      }
      making += 1
    } catch {
      page.send(.refused("\(error)"))
    }
  }

  /// Pictures and films that are made at once.
  private static let mostMade = 4

  // MARK: All scenes and types

  /// Small pictures of everything that can be shown, one after the other, for the page that asks. Pages that ask while they
  /// are made get the next ones.
  func makeOverview(for page: Page) {
    guard overview.pages.isEmpty else {
      if !overview.waiting.contains(where: { $0 === page }) { overview.waiting.append(page) }
      return
    }
    makeOverview(for: [page])
  }

  private func makeOverview(for pages: [Page]) {
    guard let program, let catalogue, !pages.isEmpty else { return }
    overview.pages = pages
    let subjects =
      catalogue.scenes.map { StudioSubject(scene: $0) }
      + catalogue.types.map { StudioSubject(type: $0) }
    let device = canvases.first?.device ?? project.showing.device
    madeCount += 1
    let turn = madeCount
    let before = subject
    var jobs: [(StudioSubject, String, String)] = []
    for (number, one) in subjects.prefix(200).enumerated() {
      subject = one
      var showing = showing(on: device)
      showing.scale = 1
      showing.isDesigned = one.type != nil
      let name = "scene-\(turn)-\(number).png"
      let job = HostJob(.render(PictureJob(showing, output: "\(folder)/\(name)")))
      jobs.append((one, name, job.text))
    }
    subject = before
    let list = jobs
    overviewer.async {
      for (one, name, job) in list {
        // The pages may have gone meanwhile.
        if self.queue.sync(execute: { self.overview.pages.isEmpty }) { break }
        let run = KnownRun(program, job: job, limit: 10, answer: nil)
        guard let outcome = try? run.perform(collecting: true), outcome.isComplete,
          outcome.ending == .exit(0)
        else { continue }
        self.queue.async {
          for page in self.overview.pages {
            page.send(.thumbnail(subject: one, address: "/made/\(name)"))
          }
        }
      }
      self.queue.async {
        let waiting = self.overview.waiting
        self.overview = OverviewState()
        self.makeOverview(for: waiting)
      }
    }
  }
}

/// Who the small pictures are made for.
struct OverviewState {
  /// The pages that get those that are being made.
  var pages: [Page] = []
  /// The pages that asked meanwhile.
  var waiting: [Page] = []
}
