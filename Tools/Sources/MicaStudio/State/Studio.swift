// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The studio: a project, the devices that show it, one time and one list of inputs for all of them, and the pages that
// look on. Everything happens on one queue.

@preconcurrency import Foundation
import MicaBuild
import MicaJob

/// An open project.
package final class Studio: @unchecked Sendable {
  /// What is opened, and how.
  package struct Project: Sendable {
    package var folder: String
    package var target: String?
    package var showing: Showing
    package var name: String

    package init(folder: String, target: String?, showing: Showing, name: String) {
      (self.folder, self.target, self.showing, self.name) = (folder, target, showing, name)
    }
  }

  /// Seconds between two moments while time passes.
  static let tick = 1.0 / 60
  /// Real seconds after which a program that shows no moment is taken to hang.
  static let patience = 10.0

  let project: Project
  let build: ProgramBuild
  /// Where made files lie.
  let folder: String
  let queue = DispatchQueue(label: "mica.studio", qos: .userInteractive)
  let builder = DispatchQueue(label: "mica.studio.build")
  let overviewer = DispatchQueue(label: "mica.studio.overview")

  var program: BuiltProgram?
  var buildReport = BuildReport(state: .building)
  var wantsBuild = false
  var isBuilding = false
  var subject: StudioSubject
  var canvases: [Canvas] = []
  var canvasCount = 0
  var pages: [ObjectIdentifier: PageState] = [:]
  var clock = StudioClock()
  var inputs: [TimedInput] = []
  var catalogue: CatalogueReport?
  var timer: (any DispatchSourceTimer)?
  var madeCount = 0
  /// Pictures and films that are being made.
  var making = 0
  var overview = OverviewState()
  /// How fast time will pass once the program is there.
  var heldSpeed: Double?
  /// What was written into documents.
  var kept: [KeptEdit] = []

  struct PageState {
    let page: Page
    var views: [Int: PageView] = [:]
  }

  /// Opens a project; it is built once `start` is called.
  package init(_ project: Project, build: ProgramBuild, folder: String) {
    (self.project, self.build, self.folder) = (project, build, folder)
    subject = StudioSubject(scene: project.showing.scene, type: project.showing.program.show)
    setDevices([project.showing.device])
  }

  /// Builds the project and shows it.
  package func start() {
    queue.async { self.rebuild() }
  }

  static var realTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  var now: Double { clock.time(at: Self.realTime) }

  // MARK: Pages

  func add(_ page: Page) {
    queue.async { self.pages[ObjectIdentifier(page)] = PageState(page: page) }
  }

  func remove(_ page: Page) {
    queue.async {
      self.pages[ObjectIdentifier(page)] = nil
      self.overview.pages.removeAll { $0 === page }
      self.overview.waiting.removeAll { $0 === page }
      for canvas in self.canvases { canvas.questions.forget(ObjectIdentifier(page)) }
    }
  }

  /// A page's message; `done` is called once it was obeyed.
  func receive(_ data: Data, from page: Page, done: @escaping @Sendable () -> Void) {
    queue.async {
      defer { done() }
      guard let message = try? JSONDecoder().decode(PageMessage.self, from: data) else {
        return page.send(.refused("this is no message of version \(PageMessage.version)"))
      }
      self.obey(message, from: page)
    }
  }

  /// Tells all pages.
  func tell(_ report: PageReport) {
    for state in pages.values { state.page.send(report) }
  }

  func greet(_ page: Page) {
    page.send(
      .project(
        ProjectReport(
          version: PageMessage.version, name: project.name, folder: project.folder,
          devices: catalogue?.devices ?? [], contentSizes: DeviceRequest.contentSizes)))
    if let catalogue {
      page.send(
        .catalogue(
          scenes: catalogue.scenes, types: catalogue.types, values: catalogue.values))
    }
    page.send(.build(buildReport))
    page.send(.canvases(canvases.map(\.id)))
    page.send(clockReport)
    page.send(.inputs(inputs))
    for canvas in canvases {
      page.send(.canvas(canvas.report))
      if let screen = canvas.screen {
        pages[ObjectIdentifier(page)]?.views[canvas.id, default: PageView()].lackAll(of: screen)
      }
    }
    sendFrames()
  }

  var clockReport: PageReport {
    .clock(
      time: now, latest: clock.latest, speed: clock.speed,
      loop: clock.loop.map { [$0.lowerBound, $0.upperBound] })
  }

  /// Sends each page what it lacks, as far as it has room.
  func sendFrames() {
    for canvas in canvases {
      guard let screen = canvas.screen else { continue }
      for key in pages.keys {
        guard let page = pages[key]?.page, page.isTaking,
          let message = pages[key]?.views[canvas.id]?.next(of: screen, canvas: canvas.id)
        else { continue }
        page.send(frame: message)
      }
    }
  }

  // MARK: Devices

  /// Puts other devices on the page; those that stay go on.
  func setDevices(_ devices: [DeviceRequest]) {
    var old = canvases
    canvases = devices.prefix(16).map { device in
      if let place = old.firstIndex(where: { $0.device == device }) {
        return old.remove(at: place)
      }
      canvasCount += 1
      let canvas = Canvas(id: canvasCount, device: device)
      run(canvas)
      return canvas
    }
    for canvas in old { stop(canvas) }
    tell(.canvases(canvases.map(\.id)))
    for canvas in canvases { tell(.canvas(canvas.report)) }
  }

  func canvas(_ id: Int) -> Canvas? { canvases.first { $0.id == id } }
}
