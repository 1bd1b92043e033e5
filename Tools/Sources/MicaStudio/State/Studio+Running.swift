// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Hosts: started, brought to the present moment, exchanged, and started again where they crash.

import Foundation
import MicaBuild
import MicaJob

extension Studio {
  /// What a host of a device is to show.
  func showing(on device: DeviceRequest) -> Showing {
    var showing = project.showing
    showing.device = device
    showing.scene = subject.scene
    if let type = subject.type, type != showing.program.show {
      showing.program = ProgramDescription(name: type, show: type)
    } else if subject.type == nil {
      showing.program.show = nil
    }
    return showing
  }

  /// Runs the program on a device from its beginning up to the present moment. What is on the screen stays there until then.
  func run(_ canvas: Canvas) {
    guard let program else { return }
    canvas.next?.end()
    var job = ServeJob(showing(on: canvas.device))
    job.time = now
    // What is done from here on happens later, or the program has to be run again.
    clock.reach(job.time)
    // Those that lie ahead too, where a past moment is shown.
    job.inputs = inputs
    let id = canvas.id
    let box = HostBox()
    do {
      let host = try HostConnection(program, job, folder: project.folder) { [weak self] event in
        guard let self else { return }
        queue.async { self.host(box, of: id, event) }
      }
      box.host = host
      canvas.next = host
      if canvas.busySince == nil { canvas.busySince = Self.realTime }
    } catch {
      canvas.next = nil
      canvas.busySince = nil
      canvas.report.state = .crashed
      canvas.report.message = "\(error)"
      tell(.canvas(canvas.report))
    }
  }

  func stop(_ canvas: Canvas) {
    canvas.host?.end()
    canvas.next?.end()
    (canvas.host, canvas.next) = (nil, nil)
    for key in pages.keys { pages[key]?.views[canvas.id] = nil }
  }

  /// Runs the program anew on all devices.
  func runAll() {
    for canvas in canvases { run(canvas) }
    wake()
  }

  // MARK: What hosts say

  private func host(_ box: HostBox, of id: Int, _ event: HostEvent) {
    guard let canvas = canvas(id), let host = box.host,
      host === canvas.host || host === canvas.next
    else { return }
    switch event {
    case .frame(let bytes): take(bytes, host, canvas)
    case .report(.ready(let screen)):
      box.screen = Screen(width: screen.pixelWidth, height: screen.pixelHeight)
      box.report = screen
    case .report(let report): hear(report, host, canvas)
    case .log(let text): tell(.log(text))
    case .ended(let words): ended(host, canvas, words)
    }
    if host === canvas.next, let screen = box.screen, let report = box.report, box.hasShown(event) {
      exchange(canvas, for: host, screen, report, frame: box.frame, clock: box.clock)
    }
  }

  /// The younger host has come to the present moment: from here on it is the one that is shown.
  private func exchange(
    _ canvas: Canvas, for host: HostConnection, _ screen: Screen, _ report: ScreenReport,
    frame: [UInt8]?, clock: ClockReport?
  ) {
    canvas.host?.end()
    (canvas.host, canvas.next, canvas.screen) = (host, nil, screen)
    canvas.questions = Questions()
    canvas.busySince = nil
    canvas.report.screen = report
    canvas.report.state = .running
    tell(.canvas(canvas.report))
    if let clock {
      (canvas.shown, canvas.latest, canvas.isResting) = (clock.time, clock.latest, clock.isResting)
    }
    if let frame { take(frame, host, canvas) }
    for key in pages.keys {
      pages[key]?.views[canvas.id, default: PageView()].lackAll(of: canvas.screen ?? screen)
    }
    if catalogue == nil { host.send(.catalogue) }
    sendFrames()
    unhold()
    wake()
  }

  private func take(_ bytes: [UInt8], _ host: HostConnection, _ canvas: Canvas) {
    guard host === canvas.host, let boxes = canvas.screen?.take(bytes) else { return }
    for key in pages.keys { pages[key]?.views[canvas.id, default: PageView()].lack(boxes) }
    sendFrames()
  }

  private func hear(_ report: HostReport, _ host: HostConnection, _ canvas: Canvas) {
    switch report {
    case .shown(let clock):
      guard host === canvas.host else { return }
      let asked = canvas.busySince
      // A younger one that hangs on its way is still watched.
      if canvas.next == nil { canvas.busySince = nil }
      (canvas.shown, canvas.latest, canvas.isResting) = (clock.time, clock.latest, clock.isResting)
      // What came within a tick waits for the next one: the display shows no more.
      if asked.map({ Self.realTime - $0 >= Self.tick }) ?? true { catchUp(canvas) }
    case .refused(let words): tell(.refused(words))
    case .tree(let nodes): answer(.tree, .tree(canvas: canvas.id, nodes: nodes), host, canvas)
    case .object(let object):
      answer(.object, .object(canvas: canvas.id, object: object), host, canvas)
    case .missing(let node):
      answer(
        .object, .refused("there is no view or layer \(node) on the screen now"), host, canvas)
    case .picked(let node):
      answer(.picked, .picked(canvas: canvas.id, node: node), host, canvas)
    case .animations(let rows):
      answer(.animations, .animations(canvas: canvas.id, animations: rows), host, canvas)
    case .layers(let layers):
      answer(.layers, .layers(canvas: canvas.id, layers: layers), host, canvas)
    case .tracks(let start, let timers, let commits):
      answer(
        .tracks, .tracks(canvas: canvas.id, since: start, timers: timers, commits: commits), host,
        canvas)
    case .performance(let report):
      answer(.performance, .performance(canvas: canvas.id, report: report), host, canvas)
    case .notes(let notes): tell(.notes(canvas: canvas.id, notes: notes))
    case .origin(let origin): keep(origin)
    case .saved: break
    case .catalogue(let found):
      catalogue = found
      tell(.catalogue(scenes: found.scenes, types: found.types, values: found.values))
      tell(
        .project(
          ProjectReport(
            version: PageMessage.version, name: project.name, folder: project.folder,
            devices: found.devices, contentSizes: DeviceRequest.contentSizes)))
    case .ready: break
    }
  }

  /// Tells an answer to the page that asked; pages that are gone get none.
  private func answer(
    _ kind: Questions.Kind, _ report: PageReport, _ host: HostConnection, _ canvas: Canvas
  ) {
    guard host === canvas.host, let (page, again) = canvas.questions.answer(kind) else { return }
    pages[page]?.page.send(report)
    if let again { host.send(again) }
  }

  /// A host that ended by itself crashed: the program is run again, without what was done last.
  private func ended(_ host: HostConnection, _ canvas: Canvas, _ words: String) {
    let hadShown = host === canvas.host
    if host === canvas.next { canvas.next = nil } else { canvas.host = nil }
    if hadShown { canvas.questions = Questions() }
    canvas.busySince = nil
    canvas.crashes += 1
    canvas.report.state = .crashed
    canvas.report.message = words.isEmpty ? "The program has ended." : words
    tell(.canvas(canvas.report))
    guard canvas.crashes <= 3, hadShown || !inputs.isEmpty else { return }
    // What was done at the last moment is what it died of.
    let fatal = inputs.last { $0.time <= now }?.time ?? 0
    clock.pause(at: Self.realTime)
    let kept = hadShown ? min(canvas.shown, fatal) : fatal
    inputs.removeAll { $0.time >= kept }
    clock.seek(to: min(canvas.shown, kept), at: Self.realTime)
    clock.rewind(to: min(canvas.shown, kept))
    tell(.inputs(inputs))
    tell(clockReport)
    runAll()
  }
}

/// What a host has said before it is shown; touched on the studio's queue alone.
final class HostBox: @unchecked Sendable {
  var host: HostConnection?
  var screen: Screen?
  var report: ScreenReport?
  private(set) var clock: ClockReport?
  /// Its first frame.
  private(set) var frame: [UInt8]?

  /// Keeps the first frame; whether the first moment is whole with this event.
  func hasShown(_ event: HostEvent) -> Bool {
    if case .frame(let bytes) = event, frame == nil { frame = bytes }
    if case .report(.shown(let clock)) = event {
      self.clock = clock
      return true
    }
    return false
  }
}
