// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Time: one clock for all devices. Hosts are told which moment to show and do nothing by themselves.

@preconcurrency import Foundation
import MicaJob

extension Studio {
  /// How much may be done before the program is started anew: an hour of moving fingers.
  static let mostInputs = 200_000

  /// Has all devices show the present moment, and go on as long as something moves.
  func wake() {
    for canvas in canvases { catchUp(canvas) }
    let moves = clock.speed != nil && canvases.contains { !isAtRest($0) }
    let waits = canvases.contains { $0.busySince != nil }
    if moves || waits { startTimer() } else { stopTimer() }
  }

  /// Whether a device would show nothing new: it rests, and what it has run through is behind us. What was done while it was
  /// on its way here has still to be shown, whatever it said of its rest before.
  private func isAtRest(_ canvas: Canvas) -> Bool {
    guard canvas.host != nil else { return canvas.next == nil }
    let now = now
    if let last = inputs.last(where: { $0.time <= now }), canvas.latest < last.time { return false }
    return canvas.isResting && canvas.latest <= now && canvas.shown >= canvas.latest
  }

  /// Tells a host the present moment, unless it is busy with an older one.
  func catchUp(_ canvas: Canvas) {
    guard let host = canvas.host, canvas.busySince == nil, canvas.next == nil else { return }
    let time = now
    guard time != canvas.shown, !(isAtRest(canvas) && time > canvas.shown) else { return }
    canvas.isHeldBack = !isWatched(canvas)
    if canvas.isHeldBack { return }
    show(time, on: canvas, host)
  }

  /// Whether some page could show another frame: while time passes, none is drawn that nobody would get.
  private func isWatched(_ canvas: Canvas) -> Bool {
    guard clock.speed != nil, !pages.isEmpty else { return true }
    return pages.values.contains { $0.views[canvas.id]?.hasRoom ?? true }
  }

  func show(_ time: Double, on canvas: Canvas, _ host: HostConnection) {
    canvas.busySince = Self.realTime
    clock.reach(time)
    host.send(.show(time: time))
  }

  private func startTimer() {
    guard timer == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + Self.tick, repeating: Self.tick, leeway: .milliseconds(1))
    timer.setEventHandler { [weak self] in self?.ticked() }
    self.timer = timer
    timer.resume()
  }

  private func stopTimer() {
    timer?.cancel()
    timer = nil
  }

  private func ticked() {
    let real = Self.realTime
    for canvas in canvases {
      guard let since = canvas.busySince, real - since > Self.patience else { continue }
      // Its end is told like a crash.
      tell(.log("The program has shown nothing for \(Int(Self.patience)) seconds and was ended.\n"))
      canvas.busySince = nil
      (canvas.next ?? canvas.host)?.end()
    }
    wake()
  }

  // MARK: What users do

  /// Something that a user does now. Where a past moment is shown, what came after it is forgotten.
  func take(_ input: LiveInput) {
    if case .timing(let timing) = input { return retime(timing) }
    let time = timeOfInput()
    guard inputs.count < Self.mostInputs else {
      return tell(.refused("more than \(Self.mostInputs) inputs aren't kept: start anew"))
    }
    forgetCrashes()
    let timed = TimedInput(time: time, input)
    if time < clock.latest {
      inputs.removeAll { $0.time > time }
      inputs.append(timed)
      clock.rewind(to: time)
      tell(.inputs(inputs))
      runAll()
    } else {
      inputs.append(timed)
      clock.reach(time)
      for canvas in canvases {
        // One that is still on its way gets there too.
        canvas.next?.send(.input(timed))
        guard let host = canvas.host else { continue }
        host.send(.input(timed))
        show(time, on: canvas, host)
      }
      tell(.added(timed))
    }
    wake()
  }

  /// When something that is done now happens: later than anything that was shown or done, so that it comes after it in
  /// every run. Time goes on to there.
  private func timeOfInput() -> Double {
    let time = now
    if clock.speed != nil, time > clock.latest { return time }
    clock.seek(to: time + Self.moment, at: Self.realTime)
    tell(clockReport)
    return now
  }

  /// Another timing for an animation: done right after it began, and what came later is done again.
  private func retime(_ timing: LiveTiming) {
    guard inputs.count < Self.mostInputs, timing.begin.isFinite, timing.begin >= 0,
      timing.begin < StudioClock.last
    else { return tell(.refused("there is no such animation")) }
    inputs.removeAll { input in
      if case .timing(let other) = input.input { return other.isFor(timing) }
      return false
    }
    // After what adds it in the same moment, and before anything moves.
    let timed = TimedInput(time: timing.begin + Self.moment, .timing(timing))
    let place = inputs.firstIndex { $0.time > timed.time } ?? inputs.count
    inputs.insert(timed, at: place)
    forgetCrashes()
    tell(.inputs(inputs))
    runAll()
  }

  /// Less than anybody sees.
  private static let moment = 1e-6

  /// Has time stand still until a program that is started anew is there.
  func hold() {
    heldSpeed = clock.speed ?? heldSpeed
    clock.pause(at: Self.realTime)
  }

  /// Lets time pass again, once all devices show the program.
  func unhold() {
    guard let speed = heldSpeed, canvases.allSatisfy({ $0.next == nil }) else { return }
    play(speed)
  }

  /// What a crash printed is shown until somebody does something.
  func forgetCrashes() {
    for canvas in canvases {
      canvas.crashes = 0
      guard canvas.report.message != nil else { continue }
      canvas.report.message = nil
      tell(.canvas(canvas.report))
    }
  }

  func play(_ speed: Double) {
    heldSpeed = nil
    clock.play(speed, at: Self.realTime)
    tell(clockReport)
    wake()
  }

  func seek(to time: Double) {
    clock.seek(to: time, at: Self.realTime)
    tell(clockReport)
    wake()
  }

  func restart() {
    inputs = []
    hold()
    clock.seek(to: 0, at: Self.realTime)
    clock.rewind(to: 0)
    forgetCrashes()
    tell(.inputs(inputs))
    tell(clockReport)
    runAll()
  }

  /// Takes the last edit back, or the last touch or text with all that came after it.
  func undo() {
    guard let last = inputs.last else { return }
    if case .edit = last.input {
      inputs.removeLast()
    } else {
      // A whole touch: back to where the finger came down.
      let start = inputs.lastIndex { input in
        if case .touch(let touch) = input.input { return touch.action == .down }
        return true
      }
      inputs.removeLast(inputs.count - (start ?? inputs.count - 1))
    }
    tell(.inputs(inputs))
    runAll()
  }
}
