// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Key-value coding: Apple's search order (Key-Value Coding Programming Guide), paths, operators.

import Foundation
import Testing

@testable @_spi(Registration) import MicaRuntime

@Suite struct KeyValueCodingTests {
  @Test func valuesComeOutAsIOSBoxesThem() {
    let person = Person()
    #expect(person.value(forKey: "name") as? String == "Ada")
    #expect(person.value(forKey: "age") is NSNumber)
    #expect(person.value(forKey: "age") as? Int == 36)
    #expect(person.value(forKey: "age") as? CGFloat == 36)
    #expect(person.value(forKey: "place") is NSValue)
    #expect(person.value(forKey: "place") as? CGPoint == CGPoint(x: 1, y: 2))
    #expect(person.value(forKey: "place") as? CGRect == nil)
    #expect(person.value(forKey: "friend") == nil)
  }

  @Test func theKeyOfAFlagLeavesOutIs() {
    let person = Person()
    person.setValue(true, forKey: "member")
    #expect(person.isMember)
    #expect(person.value(forKey: "member") as? Bool == true)
    #expect(person.value(forKey: "isMember") as? Bool == true)
  }

  @Test func accessorMethodsComeBeforeProperties() {
    let person = Person()
    person.setValue("Countess", forKey: "nick")
    #expect(person.nick == "<Countess>")
    #expect(person.value(forKey: "nick") as? String == "got <Countess>")
  }

  @Test func accessorsWithAnUnderscoreAreFoundLast() {
    let person = Person()
    person.setValue(4, forKey: "secret")
    #expect(person.size == 4)
    #expect(person.value(forKey: "secret") as? Int == 4)
  }

  @Test func aUndefinedKeyStopsTheProgramWithApplesWords() async {
    let error = KeyValueCoding.catching { Person().setValue(1, forKey: "nothing") }
    #expect(error?.reason == .undefinedKey)
    #expect(
      error?.description.hasSuffix(
        "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nothing."
      ) == true)
    let getting = KeyValueCoding.catching { #expect(Person().value(forKey: "nothing") == nil) }
    #expect(getting?.description.contains(" valueForUndefinedKey:]: ") == true)
    await #expect(processExitsWith: .failure) { Person().setValue(1, forKey: "nothing") }
    await #expect(processExitsWith: .failure) { _ = Person().value(forKey: "nothing") }
    // Read-only.
    #expect(
      KeyValueCoding.catching { Person().setValue("x", forKey: "label") }?.reason == .undefinedKey)
  }

  @Test func aClassMayTakeUndefinedKeys() {
    let person = OpenPerson()
    person.setValue(5, forKey: "anything")
    #expect(person.others["anything"] as? Int == 5)
    #expect(person.value(forKey: "anything") as? Int == 5)
    (person as Person).setValue(6, forKeyPath: "anything")
    #expect(person.others["anything"] as? Int == 6)
  }

  @Test func nilForANumberIsAskedAbout() async {
    #expect(
      KeyValueCoding.catching { Person().setValue(nil, forKey: "age") }?.reason == .nilForScalar)
    #expect(
      KeyValueCoding.catching { Person().setValue(nil, forKey: "score") }?.reason == .nilForScalar)
    let person = OpenPerson()
    person.setValue(nil, forKey: "age")
    #expect(person.others["age"] as? String == "was nil")
    person.setValue(nil, forKey: "name")
    #expect(person.name == nil)
    await #expect(processExitsWith: .failure) { Person().setValue(nil, forKey: "age") }
  }

  @Test func aValueOfAnotherKindIsRefused() {
    let person = Person()
    let error = KeyValueCoding.catching { person.setValue("there", forKey: "place") }
    #expect(error?.reason == .mismatch)
    #expect(person.place == CGPoint(x: 1, y: 2))
  }

  @Test func pathsLeadThroughObjects() {
    let person = Person()
    person.friend = Person("Charles", 44)
    #expect(person.value(forKeyPath: "friend.name") as? String == "Charles")
    person.setValue(45, forKeyPath: "friend.age")
    #expect(person.friend?.age == 45)
    // Through nil nothing is found and nothing set.
    #expect(person.value(forKeyPath: "friend.friend.name") == nil)
    person.setValue(1, forKeyPath: "friend.friend.age")
    #expect(
      KeyValueCoding.catching { _ = person.value(forKeyPath: "friend.nothing") }?.key == "nothing")
  }

  @Test func arraysAnswerForTheirElements() {
    let person = Person()
    person.friends = [Person("a", 3), Person("b", 1), Person("a", 8)]
    person.friends[1].name = nil
    let names = person.value(forKeyPath: "friends.name") as? [Any]
    #expect(names?.count == 3)
    #expect(names?[1] is NSNull)
    let array = NSArray(array: person.friends)
    #expect((array.value(forKey: "age") as? [Int])! == [3, 1, 8])
    array.setValue(7, forKey: "age")
    #expect(person.friends.map(\.age) == [7, 7, 7])
  }

  @Test func operatorsComputeOverCollections() {
    let person = Person()
    person.friends = [Person("c", 3), Person("b", 1), Person("c", 8)]
    func value(_ path: String) -> Any? { person.value(forKeyPath: path) }
    #expect(value("friends.@count") as? Int == 3)
    #expect(value("friends.@sum.age") as? Int == 12)
    #expect(value("friends.@avg.age") as? Double == 4)
    #expect(value("friends.@min.age") as? Int == 1)
    #expect(value("friends.@max.age") as? Int == 8)
    #expect(value("friends.@max.name") as? String == "c")
    #expect(value("friends.@unionOfObjects.name") as? [String] == ["c", "b", "c"])
    #expect(value("friends.@distinctUnionOfObjects.name") as? [String] == ["c", "b"])
    #expect(NSArray(array: [1, 2, 3.5]).value(forKeyPath: "@sum.self") as? Double == 6.5)
    #expect(NSArray(array: []).value(forKeyPath: "@avg.self") as? Int == 0)
    #expect(NSArray(array: []).value(forKeyPath: "@max.self") == nil)
  }

  @Test func nilCountsAsZeroInSumsAndNotInExtremes() {
    let people = NSArray(array: [Person("a", 1), Person("b", 2)])
    (people[0] as? Person)?.friend = Person("c", 5)
    #expect(people.value(forKeyPath: "@sum.friend.age") as? Int == 5)
    #expect(people.value(forKeyPath: "@avg.friend.age") as? Double == 2.5)
    #expect(people.value(forKeyPath: "@min.friend.age") as? Int == 5)
  }

  @Test func dictionariesAreReceivers() {
    let dictionary = NSMutableDictionary()
    dictionary.setValue(Person("a", 1), forKey: "who")
    #expect(dictionary.value(forKeyPath: "who.name") as? String == "a")
    dictionary.setValue(nil, forKey: "who")
    #expect(dictionary.count == 0)
    #expect(KeyValueCoding.value(of: ["a": ["b": 2]], forKeyPath: "a.b") as? Int == 2)
  }

  @Test func severalKeysAtOnce() {
    let person = Person()
    let values = person.dictionaryWithValues(forKeys: ["name", "age", "friend"])
    #expect(values["name"] as? String == "Ada")
    #expect(values["friend"] is NSNull)
    person.setValuesForKeys(["name": NSNull(), "age": 7])
    #expect(person.name == nil)
    #expect(person.age == 7)
  }
}
