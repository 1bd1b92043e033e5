// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What pages ask for.

import Foundation
import MicaJob

extension Studio {
  func obey(_ message: PageMessage, from page: Page) {
    switch message {
    case .hello(let version):
      guard version == PageMessage.version else {
        return page.send(.refused("this page is of another version: load it again"))
      }
      greet(page)
    case .play(let speed): play(speed)
    case .pause:
      heldSpeed = nil
      clock.pause(at: Self.realTime)
      tell(clockReport)
      wake()
    case .seek(let time): seek(to: time)
    case .loop(let range): setLoop(range)
    case .input(let input): take(input)
    case .tree(let id): ask(id, .tree, .tree, for: page)
    case .inspect(let id, let node): ask(id, .object, .inspect(node: node), for: page)
    case .pick(let id, let x, let y): ask(id, .picked, .pick(x: x, y: y), for: page)
    case .animations(let id): ask(id, .animations, .animations, for: page)
    case .layers(let id): ask(id, .layers, .layers, for: page)
    case .tracks(let id, let start):
      if start.isFinite { ask(id, .tracks, .tracks(since: start), for: page) }
    case .performance(let id): ask(id, .performance, .performance, for: page)
    case .devices(let devices): setDevices(devices)
    case .subject(let subject):
      self.subject = subject
      restart()
    case .seen(let id, let frame):
      pages[ObjectIdentifier(page)]?.views[id]?.note(seen: frame)
      sendFrames()
      if let canvas = canvas(id), canvas.isHeldBack { catchUp(canvas) }
    case .restart: restart()
    case .undo: undo()
    case .picture(let id, let scale): makePicture(of: id, scale: scale, for: page)
    case .film(let id, let format, let start, let end, let rate):
      makeFilm(of: id, format: format, from: start, to: end, rate, for: page)
    case .restore(let state): restore(state)
    case .overview: makeOverview(for: page)
    case .keep(let edit): keep(edit, for: page)
    case .unkeep: unkeep()
    }
  }

  private func ask(_ id: Int, _ kind: Questions.Kind, _ command: HostCommand, for page: Page) {
    guard let canvas = canvas(id), let host = canvas.host else { return }
    switch canvas.questions.add(kind, command, of: ObjectIdentifier(page)) {
    case .sent: host.send(command)
    case .waiting: break
    case .refused:
      page.send(.refused("more than \(Questions.most) questions are open: wait for their answers"))
    }
  }

  private func setLoop(_ range: [Double]?) {
    if let range, range.count == 2, range[0].isFinite, range[1].isFinite, range[0] >= 0,
      range[0] < range[1], range[1] <= StudioClock.last
    {
      clock.setLoop(range[0]...range[1])
    } else {
      clock.setLoop(nil)
    }
    tell(clockReport)
    wake()
  }

  /// Another page's link: the same picture again.
  private func restore(_ state: StudioState) {
    subject = state.subject
    inputs = state.inputs.filter { $0.time.isFinite && $0.time >= 0 && $0.time <= StudioClock.last }
      .sorted { $0.time < $1.time }
    heldSpeed = nil
    clock.pause(at: Self.realTime)
    clock.seek(to: state.time, at: Self.realTime)
    clock.rewind(to: now)
    setDevices(state.devices.isEmpty ? [project.showing.device] : state.devices)
    tell(.inputs(inputs))
    tell(clockReport)
    runAll()
  }
}
