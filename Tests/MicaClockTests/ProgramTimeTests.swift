// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A program is told its own time by everything that tells time, and its queues and tasks are its clock's.

import CMicaClock
import Dispatch
import Foundation
import MicaClock
import MicaContext
import Testing

/// A program with a clock.
private struct Program {
  let context = ProgramContext()
  let clock: VirtualClock

  init() { clock = VirtualClock(of: context) }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result { try context.lend(body) }

  func advance(to time: Double) { context.lend { clock.advance(to: time) } }
}

/// What was noted, from any thread.
private final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []
  func add(_ line: String) { lock.withLock { lines.append(line) } }
  var all: [String] { lock.withLock { lines } }
}

@MainActor @Suite(.serialized) struct ProgramTimeTests {
  @Test func ourFunctionsAreTheOnesThatAreCalled() {
    #expect(mica_clock_is_effective())
  }

  @Test func everyClockIsTheProgramsWithinItAndTheMachinesOutside() {
    let program = Program()
    program.advance(to: 2.5)
    let start = 1_704_102_060.0
    program.run {
      #expect(Date().timeIntervalSince1970 == start + 2.5)
      #expect(Date.now.timeIntervalSince1970 == start + 2.5)
      #expect(Date(timeIntervalSinceNow: 1).timeIntervalSince1970 == start + 3.5)
      #expect(time(nil) == Int(start) + 2)
      var now = timeval()
      gettimeofday(&now, nil)
      #expect(now.tv_sec == Int(start) + 2 && now.tv_usec == 500_000)
      #expect(ProcessInfo.processInfo.systemUptime == 2.5)
      #expect(DispatchTime.now().uptimeNanoseconds == 2_500_000_000)
      #expect(clock() == 2_500_000)
      let since = ContinuousClock.now
      #expect(since.duration(to: .now) == .zero)
    }
    #expect(Date().timeIntervalSince1970 > start + 3600)
    #expect(ProcessInfo.processInfo.systemUptime != 2.5)
  }

  /// No random number reaches a pixel: each run of a program draws the same ones.
  @Test func randomNumbersAreTheSameInEveryRun() {
    func draw() -> [UInt64] {
      var bytes = [UInt8](repeating: 0, count: 11)
      arc4random_buf(&bytes, bytes.count)
      return [
        UInt64.random(in: 0...(.max)), UInt64(arc4random()), UInt64(arc4random_uniform(1_000_000)),
        Double.random(in: 0..<1).bitPattern, UInt64((0..<1_000_000).randomElement() ?? 0),
      ] + (0..<50).shuffled().map(UInt64.init) + bytes.map(UInt64.init)
    }
    let (one, two) = (Program().run(draw), Program().run(draw))
    #expect(one == two)
    #expect(Program().run { [draw(), draw()] }.first == one)
    #expect(Program().run { draw() == draw() } == false)
    #expect(draw() != one && draw() != draw(), "outside of programs they are the machine's")
    let ofTen = Program().run { (0..<10_000).map { _ in arc4random_uniform(10) } }
    for digit in UInt32(0)..<10 {
      #expect((850...1150).contains(ofTen.filter { $0 == digit }.count))
    }
  }

  @Test func theMainQueueIsTheClocks() {
    let program = Program()
    let log = Log()
    @Sendable func note(_ name: String) { log.add("\(name) \(program.clock.now)") }
    program.run {
      DispatchQueue.main.async { note("async") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { note("after") }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.75) { note("after by the wall") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250)) { note("quarter") }
      let item = DispatchWorkItem { note("item") }
      let cancelled = DispatchWorkItem { note("cancelled") }
      DispatchQueue.main.async(execute: item)
      DispatchQueue.main.async(execute: cancelled)
      cancelled.cancel()
      DispatchQueue.main.async(flags: .barrier) { note("barrier") }
      DispatchQueue.main.async(group: nil, qos: .userInitiated) { note("qos") }
      OperationQueue.main.addOperation { note("operation") }
      DispatchQueue.main.asyncAfter(deadline: .distantFuture) { note("never") }
    }
    #expect(log.all.isEmpty)
    program.advance(to: 3)
    #expect(
      log.all == [
        "async 0.0", "item 0.0", "barrier 0.0", "qos 0.0", "operation 0.0", "quarter 0.25",
        "after 0.5", "after by the wall 0.75",
      ])
  }

  @Test func workElsewhereIsWaitedForAndSeesTheProgramsTime() {
    let program = Program()
    let log = Log()
    program.advance(to: 1)
    program.run {
      DispatchQueue.global().async {
        usleep(0)
        let date = Date().timeIntervalSince1970
        let isOwn = ProgramContext.current === program.context
        DispatchQueue.main.async { log.add("\(date) \(isOwn) \(program.clock.now)") }
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) {
        DispatchQueue.main.sync { log.add("sync \(program.clock.now)") }
        log.add("after sync")
      }
    }
    program.advance(to: 2)
    #expect(log.all == ["1704102061.0 true 1.0", "sync 1.5", "after sync"])
  }

  /// As the sockets of URL sessions, whose completion handlers are handed to queues.
  @Test func workThatHandlersOfSourcesHandOverIsThePrograms() {
    let program = Program()
    let log = Log()
    let done = DispatchSemaphore(value: 0)
    let source = program.run {
      let source = DispatchSource.makeUserDataAddSource(queue: .global())
      let handler: @Sendable () -> Void = {
        log.add(Date().timeIntervalSince1970 > 1_704_103_000 ? "machine" : "program")
        DispatchQueue.global().async {
          log.add(Date().timeIntervalSince1970 == 1_704_102_060 ? "program" : "machine")
          done.signal()
        }
      }
      source.setEventHandler(handler: handler)
      source.resume()
      return source
    }
    source.add(data: 1)
    #expect(done.wait(timeout: .now() + 10) == .success)
    #expect(log.all == ["machine", "program"])
    source.cancel()
  }

  @Test func groupsAndItemsTellTheMainQueue() {
    let program = Program()
    let log = Log()
    program.run {
      let group = DispatchGroup()
      for _ in 0..<4 { DispatchQueue.global().async(group: group) { log.add("part") } }
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { group.leave() }
      group.notify(queue: .main) { log.add("group \(program.clock.now)") }
      DispatchGroup().notify(queue: .main) { log.add("empty \(program.clock.now)") }
      let item = DispatchWorkItem { @Sendable in log.add("item") }
      item.notify(queue: .main) { log.add("item told \(program.clock.now)") }
      DispatchQueue.global().asyncAfter(deadline: .now() + 2, execute: item)
    }
    program.advance(to: 5)
    #expect(
      log.all.filter { $0 != "empty 0.0" } == [
        "part", "part", "part", "part", "group 1.0", "item", "item told 2.0",
      ])
    #expect(log.all.contains("empty 0.0"))
  }

  @Test func tasksOfTheMainActorAndSleepsAreTheClocks() {
    let program = Program()
    let log = Log()
    @Sendable func note(_ name: String) { log.add("\(name) \(program.clock.now)") }
    program.run {
      _ = Task { @MainActor in
        note("start")
        try await Task.sleep(nanoseconds: 250_000_000)
        note("nanoseconds")
        try await Task.sleep(for: .seconds(1))
        note("for")
        try await ContinuousClock().sleep(for: .seconds(0.75))
        note("continuous")
        try await SuspendingClock().sleep(until: .now + .seconds(1))
        note("suspending")
        let sum = await Task.detached { (1...10).reduce(0, +) }.value
        note("detached \(sum)")
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<3 { group.addTask { try? await Task.sleep(nanoseconds: 500_000_000) } }
        }
        note("group")
        await Task.yield()
        note("end")
      }
    }
    program.advance(to: 10)
    #expect(
      log.all == [
        "start 0.0", "nanoseconds 0.25", "for 1.25", "continuous 2.0", "suspending 3.0",
        "detached 55 3.0", "group 3.5", "end 3.5",
      ])
  }

  @Test func aTaskStaysItsProgramsWhoeverResumesIt() {
    let program = Program()
    let other = Program()
    let log = Log()
    let (stream, values) = AsyncStream.makeStream(of: Int.self)
    program.run {
      _ = Task { @MainActor in
        for await value in stream { log.add("\(value) \(program.clock.now)") }
      }
    }
    program.advance(to: 1)
    other.run { _ = values.yield(1) }
    other.advance(to: 5)
    #expect(log.all.isEmpty)
    program.advance(to: 2)
    values.yield(2)
    program.advance(to: 3)
    #expect(log.all == ["1 1.0", "2 2.0"])
  }

  @Test func testsAwaitTheirOwnTasksBesideAProgram() async {
    let program = Program()
    let task = program.run { Task.detached { 3 } }
    #expect(await task.value == 3)
    await Task.yield()
    try? await Task.sleep(nanoseconds: 1000)
    #expect(program.clock.now == 0)
  }

  @Test func sleepingTakesTheProgramsTime() {
    let program = Program()
    let log = Log()
    program.run {
      DispatchQueue.main.async {
        Thread.sleep(forTimeInterval: 0.5)
        log.add("main \(program.clock.now)")
      }
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 3)
        let now = Date().timeIntervalSince1970 - 1_704_102_060
        DispatchQueue.main.async { log.add("other \(program.clock.now) \(now)") }
      }
    }
    program.advance(to: 10)
    #expect(log.all.first == "main 0.5")
    #expect(["other 3.0 3.0", "other 3.5 3.5"].contains(log.all.last))
  }

  @Test func waitingWithALimitEndsWithTheSignal() {
    let program = Program()
    program.run {
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().async { semaphore.signal() }
      #expect(semaphore.wait(timeout: .now() + 20) == .success)
      let condition = NSCondition()
      condition.lock()
      #expect(!condition.wait(until: Date().addingTimeInterval(0.01)))
      condition.unlock()
    }
  }

  @Test func workThatNeverEndsIsGivenUpOnce() {
    let program = Program()
    let semaphore = DispatchSemaphore(value: 0)
    var notes = 0
    program.clock.patience = 0.2
    program.clock.gaveUp = { notes += 1 }
    program.run { DispatchQueue.global().async { semaphore.wait() } }
    program.advance(to: 1)
    program.advance(to: 2)
    #expect(notes == 1)
    semaphore.signal()
  }

  @Test func theMainQueueKnowsItself() {
    let program = Program()
    let key = DispatchSpecificKey<Int>()
    DispatchQueue.main.setSpecific(key: key, value: 7)
    program.run {
      dispatchPrecondition(condition: .onQueue(.main))
      #expect(DispatchQueue.getSpecific(key: key) == 7)
      DispatchQueue(label: "q").sync { #expect(DispatchQueue.getSpecific(key: key) == 7) }
    }
    DispatchQueue.main.setSpecific(key: key, value: nil)
  }

  @Test func barriersStayBarriers() {
    let program = Program()
    let log = Log()
    program.run {
      let queue = DispatchQueue(label: "q", attributes: .concurrent)
      for _ in 0..<8 { queue.async { log.add("read") } }
      queue.async(flags: .barrier) { log.add("write") }
      let item = DispatchWorkItem(flags: .barrier) { @Sendable in log.add("write again") }
      queue.async(execute: item)
      for _ in 0..<8 { queue.async { log.add("read") } }
    }
    program.advance(to: 1)
    let reads = Array(repeating: "read", count: 8)
    #expect(log.all == reads + ["write", "write again"] + reads)
  }

  @Test func aProgramThatIsOverLetsGoOfItsWork() {
    final class Kept {}
    weak var kept: Kept?
    do {
      let program = Program()
      let object = Kept()
      kept = object
      program.run {
        DispatchQueue.main.async { withExtendedLifetime(object) {} }
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { withExtendedLifetime(object) {} }
      }
      program.clock.close()
    }
    #expect(kept == nil)
  }
}
