// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Key-value observing, by objects and by closures.

import Foundation
import Testing

@testable @_spi(Registration) import MicaRuntime

@Suite struct KeyValueObservingTests {
  private let person = OpenPerson()
  private let observer = OpenPerson()

  @Test func anObserverIsToldOfWhatItAskedFor() {
    let context = UnsafeMutableRawPointer(bitPattern: 16)
    person.addObserver(observer, forKeyPath: "age", options: [.new, .old], context: context)
    person.age = 40
    #expect(observer.told.count == 1)
    #expect(observer.told[0].path == "age")
    #expect(observer.told[0].change[.oldKey] as? Int == 36)
    #expect(observer.told[0].change[.newKey] as? Int == 40)
    #expect(observer.told[0].change[.kindKey] as? UInt == 1)
    #expect(observer.contexts[0] == context)
    person.removeObserver(observer, forKeyPath: "age")
    person.age = 41
    #expect(observer.told.count == 1)
  }

  @Test func withoutOptionsOnlyTheKindIsTold() {
    person.addObserver(observer, forKeyPath: "age", context: nil)
    person.age = 40
    #expect(Array(observer.told[0].change.keys) == [.kindKey])
  }

  @Test func initialAndPriorComeBefore() {
    person.addObserver(
      observer, forKeyPath: "age", options: [.initial, .prior, .new, .old], context: nil)
    #expect(observer.told.count == 1)
    #expect(observer.told[0].change[.newKey] as? Int == 36)
    #expect(observer.told[0].change[.oldKey] == nil)
    person.age = 40
    #expect(observer.told.count == 3)
    #expect(observer.told[1].change[.notificationIsPriorKey] as? Bool == true)
    #expect(observer.told[1].change[.oldKey] as? Int == 36)
    #expect(observer.told[1].change[.newKey] == nil)
    #expect(observer.told[2].change[.newKey] as? Int == 40)
  }

  @Test func codingAnnouncesOnceWhetherOrNotTheSetterDoes() {
    person.addObserver(observer, forKeyPath: "age", context: nil)
    person.addObserver(observer, forKeyPath: "name", options: .new, context: nil)
    person.addObserver(observer, forKeyPath: "nick", context: nil)
    person.setValue(1, forKey: "age")
    #expect(observer.told.count == 1)
    person.setValue(nil, forKey: "name")
    #expect(observer.told.count == 2)
    #expect(observer.told[1].change[.newKey] is NSNull)
    person.setValue("n", forKey: "nick")
    #expect(observer.told.count == 3)
    person.addObserver(observer, forKeyPath: "member", context: nil)
    person.setValue(true, forKey: "isMember")
    #expect(observer.told.last?.path == "member")
  }

  @Test func pathsFollowTheObjectsOnThem() {
    let first = Person("first", 1)
    let second = Person("second", 2)
    person.friend = first
    person.addObserver(observer, forKeyPath: "friend.age", options: [.old, .new], context: nil)
    first.age = 10
    #expect(observer.told.last?.change[.newKey] as? Int == 10)
    person.friend = second
    #expect(observer.told.last?.change[.oldKey] as? Int == 10)
    #expect(observer.told.last?.change[.newKey] as? Int == 2)
    first.age = 11
    #expect(observer.told.count == 2)
    second.age = 12
    #expect(observer.told.count == 3)
    person.friend = nil
    #expect(observer.told.last?.change[.newKey] is NSNull)
  }

  @Test func aKeyChangesWithThoseItDependsOn() {
    person.addObserver(observer, forKeyPath: "label", options: [.old, .new], context: nil)
    person.age = 3
    #expect(observer.told.last?.change[.oldKey] as? String == "Ada, 36")
    #expect(observer.told.last?.change[.newKey] as? String == "Ada, 3")
  }

  @Test func contextsTellObservationsApart() {
    let one = UnsafeMutableRawPointer(bitPattern: 16)
    let two = UnsafeMutableRawPointer(bitPattern: 32)
    person.addObserver(observer, forKeyPath: "age", context: one)
    person.addObserver(observer, forKeyPath: "age", context: two)
    person.removeObserver(observer, forKeyPath: "age", context: one)
    person.age = 1
    #expect(observer.contexts == [two])
  }

  @Test func whatIsNotObservedCannotBeRemoved() async {
    await #expect(processExitsWith: .failure) {
      Person().removeObserver(OpenPerson(), forKeyPath: "age")
    }
    await #expect(processExitsWith: .failure) {
      let person = Person()
      let silent = Person()
      person.addObserver(silent, forKeyPath: "age", context: nil)
      person.age = 2
    }
  }

  @Test func observersAndObservedAreNotKeptAlive() {
    weak var gone: OpenPerson?
    weak var observed: Person?
    do {
      let observer = OpenPerson()
      let own = Person()
      (gone, observed) = (observer, own)
      person.addObserver(observer, forKeyPath: "age", context: nil)
      own.addObserver(observer, forKeyPath: "friend.age", context: nil)
      own.friend = person
    }
    #expect(gone == nil)
    #expect(observed == nil)
    person.age = 5
  }

  @Test func aClosureIsToldOfTypedValues() {
    var changes: [(Int?, Int?, Bool)] = []
    let observation = person.observe(\.age, options: [.old, .new, .prior]) { object, change in
      #expect(object.age == change.newValue ?? 36)
      changes.append((change.oldValue, change.newValue, change.isPrior))
    }
    person.age = 50
    #expect(changes.count == 2)
    #expect(changes[0] == (36, nil, true))
    #expect(changes[1] == (36, 50, false))
    observation.invalidate()
    person.age = 51
    #expect(changes.count == 2)
  }

  @Test func aClosureIsToldAsLongAsItsObservationLives() {
    var count = 0
    var observation: NSKeyValueObservation? = person.observe(\.friend, options: .initial) { _, _ in
      count += 1
    }
    #expect(count == 1)
    person.friend = Person()
    #expect(count == 2)
    withExtendedLifetime(observation) {}
    observation = nil
    person.friend = nil
    #expect(count == 2)
  }

  @Test func keyPathsOfSubclassesFindTheRowsOfSuperclasses() {
    var count = 0
    // Self is OpenPerson here, the row was written for Person.
    let observation = person.observe(\OpenPerson.age) { _, _ in count += 1 }
    let nested = person.observe(\.friend?.age) { _, _ in count += 10 }
    person.age = 1
    #expect(count == 1)
    person.friend = Person()
    #expect(count == 11)
    person.friend?.age = 4
    #expect(count == 21)
    withExtendedLifetime((observation, nested)) {}
  }

  @Test func announcingByHandIsHeard() {
    person.addObserver(observer, forKeyPath: "nick", context: nil)
    person.willChangeValue(forKey: "nick")
    person.nick = "x"
    #expect(observer.told.isEmpty)
    person.didChangeValue(forKey: "nick")
    #expect(observer.told.count == 1)
    person.addObserver(observer, forKeyPath: "name", context: nil)
    person.willChangeValue(for: \.name)
    person.didChangeValue(for: \.name)
    #expect(observer.told.count == 2)
  }
}
