// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Timers, run loops, performs after a delay, dispatch's timers: events of the program's clock.

import MicaFoundation
@_spi(Registration) import MicaRuntime
import Testing

private final class Target: NSObject, @unchecked Sendable {
  let log: Log
  init(_ log: Log) { self.log = log }

  func fire(_ timer: Timer) { log.add("fire \(timer.userInfo as? String ?? "nil")") }
  func say(_ word: String) { log.add(word) }

  fileprivate static func __micaTable(_ table: ClassTable<Target>) {
    table.method("fire:") { $0.fire($1) }
    table.method("say:") { $0.say($1) }
  }
}

private enum __MicaFile {
  @used @section(".init_array") static let load: @convention(c) () -> Void = {
    ClassRegistry.register { file in
      file.add(Target.self, "Target", module: "MicaFoundationTests", file: #fileID, line: 9) {
        Target.__micaTable($0)
      }
    }
  }
}

@MainActor @Suite struct TimerTests {
  private let program = TestProgram()
  private let log = Log()

  private func now() -> String { program.run { "\(CFAbsoluteTimeGetCurrent() - 725_794_860)" } }

  @Test func timersRepeatAtWholeIntervals() {
    let (program, log) = (program, log)
    program.run {
      _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { timer in
        log.add("\(program.clock.now)")
        if log.all.count == 4 { timer.invalidate() }
      }
    }
    program.advance(to: 5)
    #expect(log.all == ["0.2", "0.4", "0.6", "0.8"])
  }

  @Test func aTimerThatDoesNotRepeatIsInvalidAfterwards() {
    let log = log
    let timer = program.run {
      Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in log.add("once") }
    }
    #expect(timer.isValid && timer.timeInterval == 0)
    program.advance(to: 5)
    #expect(log.all == ["once"] && !timer.isValid)
  }

  @Test func timersCallTheirTargets() {
    let target = Target(log)
    let timer = program.run {
      Timer.scheduledTimer(
        timeInterval: 1, target: target, selector: "fire:", userInfo: "info", repeats: true)
    }
    program.advance(to: 2)
    #expect(log.all == ["fire info", "fire info"])
    program.run { timer.fire() }
    #expect(log.all.count == 3, "a call apart from the schedule")
    timer.invalidate()
    program.advance(to: 5)
    #expect(log.all.count == 3)
  }

  @Test func aTimerWaitsForItsRunLoop() {
    let log = log
    program.run {
      let timer = Timer(timeInterval: 1, repeats: false) { _ in log.add("added") }
      _ = Timer(timeInterval: 1, repeats: false) { _ in log.add("not added") }
      RunLoop.main.add(timer, forMode: .common)
      RunLoop.current.add(timer, forMode: .default)
    }
    program.advance(to: 5)
    #expect(log.all == ["added"])
  }

  @Test func theFireDateCanBeMoved() {
    let (program, log) = (program, log)
    let timer = program.run {
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        log.add("\(program.clock.now)")
      }
    }
    program.run {
      #expect(abs(timer.fireDate.timeIntervalSinceNow - 1) < 1e-6)
      timer.fireDate = Date(timeIntervalSinceNow: 2.5)
    }
    program.advance(to: 4)
    #expect(log.all.compactMap(Double.init).map { ($0 * 1000).rounded() } == [2500, 3500])
  }

  @Test func whatABusyThreadMissedIsLeftOut() {
    let (program, log) = (program, log)
    program.run {
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        log.add("\(program.clock.now)")
        if log.all.count == 1 { Thread.sleep(forTimeInterval: 2.5) }
      }
    }
    program.advance(to: 5)
    #expect(log.all == ["1.0", "4.0", "5.0"])
  }

  @Test func performsWaitAndCanBeCancelled() {
    let target = Target(log)
    program.run {
      target.perform("say:", with: "two", afterDelay: 2)
      target.perform("say:", with: "one", afterDelay: 1)
      target.perform("say:", with: "never", afterDelay: 1)
      target.perform("say:", with: "other", afterDelay: 3)
      NSObject.cancelPreviousPerformRequests(withTarget: target, selector: "say:", object: "never")
    }
    program.advance(to: 2)
    #expect(log.all == ["one", "two"])
    program.run { NSObject.cancelPreviousPerformRequests(withTarget: target) }
    program.advance(to: 5)
    #expect(log.all == ["one", "two"])
  }

  @Test func performsOnTheMainThread() {
    let target = Target(log)
    program.run {
      target.performSelector(onMainThread: "say:", with: "later", waitUntilDone: false)
      target.performSelector(onMainThread: "say:", with: "now", waitUntilDone: true)
      target.performSelector(inBackground: "say:", with: "elsewhere")
    }
    program.advance(to: 1)
    #expect(log.all.first == "now" && Set(log.all) == ["now", "later", "elsewhere"])
  }

  @Test func runLoopsRunTurnsWithinATurn() {
    let (program, log) = (program, log)
    program.run {
      Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
        log.add("outer")
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
        log.add("outer again \(program.clock.now)")
      }
      Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { _ in log.add("inner") }
      RunLoop.main.perform { log.add("block") }
    }
    program.advance(to: 5)
    #expect(log.all.prefix(3) == ["block", "outer", "inner"])
    #expect(log.all.count == 4)
  }

  @Test func dispatchTimersFollowTheClock() {
    let (program, log) = (program, log)
    let timer = program.run {
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 1, repeating: .milliseconds(500))
      timer.setEventHandler { @Sendable in log.add("\(program.clock.now)") }
      timer.setCancelHandler { @Sendable in log.add("cancelled") }
      timer.resume()
      return timer
    }
    program.advance(to: 2)
    #expect(log.all == ["1.0", "1.5", "2.0"])
    program.run { timer.suspend() }
    program.advance(to: 4)
    #expect(log.all.count == 3)
    program.run { timer.resume() }
    program.advance(to: 4.1)
    #expect(log.all.count == 4, "what was missed is one call")
    program.run { timer.cancel() }
    program.advance(to: 9)
    #expect(log.all.last == "cancelled" && log.all.count == 5 && timer.isCancelled)
  }

  @Test func dispatchTimersCallOtherQueues() {
    let log = log
    let timer = program.run {
      let timer = DispatchSource.makeTimerSource()
      timer.schedule(deadline: .now() + .seconds(1))
      timer.setEventHandler { @Sendable in log.add("main: \(Thread.isMainThread)") }
      timer.activate()
      return timer
    }
    program.advance(to: 3)
    #expect(log.all == ["main: false"])
    withExtendedLifetime(timer) {}
  }

  @Test func anHourWithoutEventsCostsNothing() {
    let log = log
    program.run {
      _ = Timer.scheduledTimer(withTimeInterval: 3599, repeats: true) { _ in log.add("late") }
    }
    program.advance(to: 3600)
    #expect(log.all == ["late"])
  }
}
