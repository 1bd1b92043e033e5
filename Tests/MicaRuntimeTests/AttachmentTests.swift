// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Associated objects and locks: what belongs to an object dies with it, and not before.

import Foundation
import Synchronization
import Testing

@testable @_spi(Registration) import MicaRuntime

private final class Value: NSObject {
  let onDeath: () -> Void
  init(_ onDeath: @escaping () -> Void = {}) { self.onDeath = onDeath }
  deinit { onDeath() }
}

private class Host: NSObject {
  nonisolated(unsafe) static var key = 0
  var seen: Any?
  var onDeath: ((Any?) -> Void)?
  deinit { onDeath?(objc_getAssociatedObject(self, &Host.key)) }
}

private class GenericHost<Element>: Host {}

@Suite(.serialized) struct AttachmentTests {
  @Test func whatIsAssociatedIsFoundUnderItsKey() {
    nonisolated(unsafe) var other = 0
    let host = Host()
    objc_setAssociatedObject(host, &Host.key, "text", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(host, &other, 5, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(host, &Host.key) as? String == "text")
    #expect(objc_getAssociatedObject(host, &other) as? Int == 5)
    #expect(objc_getAssociatedObject(Host(), &Host.key) == nil)
    objc_setAssociatedObject(host, &Host.key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(host, &Host.key) == nil)
    objc_removeAssociatedObjects(host)
    #expect(objc_getAssociatedObject(host, &other) == nil)
  }

  @Test(arguments: [0, 1, 2, 3]) func itIsReleasedWhenTheObjectIsGone(kind: Int) {
    var isGone = false
    do {
      let host: NSObject
      switch kind {
      case 0: host = Host()
      case 1: host = GenericHost<Int>()
      case 2: host = NSObject()
      default: host = NSMutableArray()
      }
      objc_setAssociatedObject(host, &Host.key, Value { isGone = true }, .OBJC_ASSOCIATION_RETAIN)
      #expect(!isGone)
      withExtendedLifetime(host) {}
    }
    #expect(isGone)
  }

  @Test func aDeinitStillFindsIt() {
    var found: Any?
    do {
      let host = Host()
      host.onDeath = { found = $0 }
      objc_setAssociatedObject(host, &Host.key, "last", .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(found as? String == "last")
  }

  @Test func anObjectAtTheSameAddressStartsWithoutAny() {
    for _ in 0..<1000 {
      let host = Host()
      #expect(objc_getAssociatedObject(host, &Host.key) == nil)
      objc_setAssociatedObject(host, &Host.key, 1, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  @Test func anAssignedObjectIsNotKeptAlive() {
    let host = Host()
    do {
      let value = Value()
      objc_setAssociatedObject(host, &Host.key, value, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(host, &Host.key) as? Value === value)
    }
    #expect(objc_getAssociatedObject(host, &Host.key) == nil)
  }

  @Test func aCopiedValueNoLongerChanges() {
    let host = Host()
    let text = NSMutableString(string: "before")
    objc_setAssociatedObject(host, &Host.key, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append(" after")
    #expect(objc_getAssociatedObject(host, &Host.key) as? String == "before")
  }

  @Test func classesHaveAssociationsToo() {
    objc_setAssociatedObject(Host.self, &Host.key, 3, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(Host.self, &Host.key) as? Int == 3)
    #expect(objc_getAssociatedObject(Value.self, &Host.key) == nil)
    objc_setAssociatedObject(Host.self, &Host.key, nil, .OBJC_ASSOCIATION_RETAIN)
  }

  @Test func manyThreadsMayAttachAndLetGo() {
    let deaths = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for number in 0..<2000 {
        let host = Host()
        objc_setAssociatedObject(
          host, &Host.key, Value { deaths.add(1, ordering: .relaxed) }, .OBJC_ASSOCIATION_RETAIN)
        if number % 3 == 0 { #expect(objc_getAssociatedObject(host, &Host.key) is Value) }
      }
    }
    #expect(deaths.load(ordering: .relaxed) == 16_000)
  }

  @Test func anObjectsLockLetsOneThreadIn() {
    nonisolated(unsafe) let host = Host()
    nonisolated(unsafe) var sum = 0
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<1000 {
        objc_sync_enter(host)
        objc_sync_enter(host)
        sum += 1
        objc_sync_exit(host)
        objc_sync_exit(host)
      }
    }
    #expect(sum == 4000)
    #expect(objc_sync_exit(host) == -1)
  }
}
