// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Who hears what, in which order (as on iOS).

import MicaContext
import MicaFoundation
@_spi(Registration) import MicaRuntime
import Synchronization
import Testing

extension Notification.Name {
  static let rang = Notification.Name("NotificationCenterTests.rang")
  static let knocked = Notification.Name("NotificationCenterTests.knocked")
}

/// What was heard, in order.
final class HeardLog: @unchecked Sendable {
  private let lock = Mutex<[String]>([])
  var words: [String] { lock.withLock { $0 } }
  func add(_ word: String) { lock.withLock { $0.append(word) } }
}

final class Listening: NSObject, @unchecked Sendable {
  let name: String
  let log: HeardLog
  init(_ name: String, _ log: HeardLog) { (self.name, self.log) = (name, log) }
  func heard(_ notification: Notification) {
    log.add("\(name) \(notification.userInfo?["n"] ?? "-")")
  }
  func heardObject(_ notification: NSNotification) {
    log.add("\(name) \(notification.name.rawValue)")
  }
  func heardNothing() { log.add(name) }
}

private enum ThisFile {
  @used @section(".init_array") static let load: @convention(c) () -> Void = {
    ClassRegistry.register { file in
      file.add(Listening.self, "Listening", module: "Tests", line: 1) { table in
        table.method("heard:") { $0.heard($1) }
        table.method("heardObject:") { $0.heardObject($1) }
        table.method("heardNothing") { $0.heardNothing() }
      }
    }
  }
}

@Suite struct NotificationCenterTests {
  private let center = NotificationCenter()
  private let log = HeardLog()

  @Test func observersHearInTheOrderOfTheirRegistration() {
    let (first, second) = (Listening("a", log), Listening("b", log))
    center.addObserver(first, selector: "heard:", name: .rang, object: nil)
    center.addObserver(forName: nil, object: nil, queue: nil) { [log] _ in log.add("any") }
    center.addObserver(second, selector: "heardNothing", name: .rang, object: nil)
    center.addObserver(first, selector: "heardObject:", name: .rang, object: nil)
    center.post(name: .rang, object: nil, userInfo: ["n": 5])
    center.post(name: .knocked, object: nil)
    #expect(log.words == ["a 5", "any", "b", "a NotificationCenterTests.rang", "any"])
  }

  @Test func anObserverAddedTwiceHearsTwice() {
    let listener = Listening("a", log)
    for _ in 0..<2 {
      center.addObserver(listener, selector: "heardNothing", name: .rang, object: nil)
    }
    center.post(name: .rang, object: nil)
    center.removeObserver(listener)
    center.post(name: .rang, object: nil)
    #expect(log.words == ["a", "a"])
  }

  @Test func theDeadAreForgotten() {
    var listener: Listening? = Listening("a", log)
    weak let memory = listener
    center.addObserver(listener!, selector: "heardNothing", name: .rang, object: nil)
    listener = nil
    #expect(memory == nil)
    center.post(name: .rang, object: nil)
    for _ in 0..<1000 {
      center.addObserver(Listening("b", log), selector: "heardNothing", name: .rang, object: nil)
    }
    center.post(name: .rang, object: nil)
    #expect(log.words.isEmpty)
  }

  @Test func sendersAreToldApart() {
    let (one, other) = (NSObject(), NSObject())
    center.addObserver(forName: .rang, object: one, queue: nil) { [log] _ in log.add("one") }
    center.addObserver(forName: .rang, object: "text", queue: nil) { [log] _ in log.add("text") }
    center.addObserver(forName: .rang, object: nil, queue: nil) { [log] _ in log.add("any") }
    center.post(name: .rang, object: one)
    center.post(name: .rang, object: other)
    center.post(name: .rang, object: "te" + "xt")
    center.post(name: .rang, object: nil)
    #expect(log.words == ["one", "any", "any", "text", "any", "any"])
  }

  @Test func aSenderIsNotKeptAlive() {
    var sender: NSObject? = NSObject()
    weak let memory = sender
    let token = center.addObserver(forName: .rang, object: sender, queue: nil) { [log] _ in
      log.add("heard")
    }
    sender = nil
    #expect(memory == nil)
    center.post(name: .rang, object: NSObject())
    center.post(name: .rang, object: nil)
    center.removeObserver(token)
    #expect(log.words.isEmpty)
  }

  @Test func oneObserverEndsOnlyWhatItNames() {
    let (one, other, listener) = (NSObject(), NSObject(), Listening("a", log))
    center.addObserver(listener, selector: "heard:", name: .rang, object: one)
    center.addObserver(listener, selector: "heard:", name: .rang, object: other)
    center.addObserver(listener, selector: "heard:", name: .knocked, object: nil)
    center.removeObserver(listener, name: .rang, object: one)
    center.post(name: .rang, object: one, userInfo: ["n": 1])
    center.post(name: .rang, object: other, userInfo: ["n": 2])
    center.removeObserver(listener, name: .rang, object: nil)
    center.post(name: .rang, object: other, userInfo: ["n": 3])
    center.post(name: .knocked, object: one, userInfo: ["n": 4])
    #expect(log.words == ["a 2", "a 4"])
  }

  @Test func whoIsRemovedMeanwhileHearsNothingMoreAndWhoIsAddedWaits() {
    let listener = Listening("removed", log)
    let center = center
    center.addObserver(forName: .rang, object: nil, queue: nil) { [log, weak listener] _ in
      log.add("first")
      if let listener { center.removeObserver(listener) }
      center.addObserver(forName: .rang, object: nil, queue: nil) { _ in log.add("late") }
    }
    center.addObserver(listener, selector: "heardNothing", name: .rang, object: nil)
    center.post(name: .rang, object: nil)
    #expect(log.words == ["first"])
  }

  @Test func anObserverMayGoInItsDeinit() {
    final class Leaving: NSObject {
      let center: NotificationCenter
      init(_ center: NotificationCenter) { self.center = center }
      deinit { center.removeObserver(self) }
    }
    for _ in 0..<200 {
      center.addObserver(Leaving(center), selector: "nothing", name: .rang, object: nil)
    }
    center.post(name: .rang, object: nil)
  }

  @MainActor @Test func aBlockForTheMainQueueRunsAtOnceThere() {
    center.addObserver(forName: .rang, object: nil, queue: .main) { [log] _ in
      MainActor.assumeIsolated { log.add("main") }
    }
    center.post(name: .rang, object: nil)
    #expect(log.words == ["main"])
  }

  @Test func aBlockForAnotherQueueRunsBeforePostReturns() {
    let queue = OperationQueue()
    center.addObserver(forName: .rang, object: nil, queue: queue) { [log, weak queue] _ in
      log.add(OperationQueue.current === queue ? "there" : "here")
    }
    center.post(name: .rang, object: nil)
    #expect(log.words == ["there"])
  }

  @Test func tasksHearWhatIsPostedSinceTheyBegan() async {
    let notifications = center.notifications(named: .rang)
    var iterator = notifications.makeAsyncIterator()
    center.post(name: .rang, object: nil, userInfo: ["n": 1])
    center.post(name: .knocked, object: nil)
    center.post(name: .rang, object: nil, userInfo: ["n": 2])
    #expect(await iterator.next()?.userInfo?["n"] as? Int == 1)
    #expect(await iterator.next()?.userInfo?["n"] as? Int == 2)
    let center = center
    let later = Task { center.post(name: .rang, object: nil, userInfo: ["n": 3]) }
    #expect(await iterator.next()?.userInfo?["n"] as? Int == 3)
    await later.value
  }

  @Test func aCancelledTaskHearsTheEnd() async {
    let center = center
    let task = Task {
      var count = 0
      for await _ in center.notifications(named: .rang) { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }

  @Test func eachProgramHasItsOwn() {
    let (one, other) = (ProgramContext(), ProgramContext())
    let token = one.run {
      NotificationCenter.default.addObserver(forName: .rang, object: nil, queue: nil) { [log] _ in
        log.add("one")
      }
    }
    other.run { NotificationCenter.default.post(name: .rang, object: nil) }
    #expect(log.words.isEmpty)
    one.run { NotificationCenter.default.post(name: .rang, object: nil) }
    #expect(log.words == ["one"])
    one.run { NotificationCenter.default.removeObserver(token) }
  }
}
