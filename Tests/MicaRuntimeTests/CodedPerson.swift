// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The class that the tests of coding and observing ask about, with its table as a program's would be.

import Foundation

@testable @_spi(Registration) import MicaRuntime

class Person: NSObject {
  var name: String? = "Ada"
  var age = 36 {
    willSet { willChangeValue(forKey: "age") }
    didSet { didChangeValue(forKey: "age") }
  }
  var isMember = false
  var friend: Person? {
    willSet { willChangeValue(forKey: "friend") }
    didSet { didChangeValue(forKey: "friend") }
  }
  var place = CGPoint(x: 1, y: 2)
  var friends: [Person] = []
  /// Set by a method only.
  var nick = ""
  var size: Double?
  var label: String { "\(name ?? "nobody"), \(age)" }

  override init() {}
  init(_ name: String, _ age: Int) { (self.name, self.age) = (name, age) }

  func setNick(_ nick: String) { self.nick = "<" + nick + ">" }
  func getNick() -> String { "got " + nick }
  func _setSecret(_ value: Int) { size = Double(value) }
  func _secret() -> Int { Int(size ?? 0) }
  func setScore(_ value: Float) { size = Double(value) }
}

/// One that takes keys which it doesn't have, and observes.
class OpenPerson: Person {
  var others: [String: Any] = [:]
  var told: [(path: String?, change: [NSKeyValueChangeKey: Any])] = []
  var contexts: [UnsafeMutableRawPointer?] = []

  func value(forUndefinedKey key: String) -> Any? { others[key] }
  func setValue(_ value: Any?, forUndefinedKey key: String) { others[key] = value }
  func setNilValueForKey(_ key: String) { others[key] = "was nil" }
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    told.append((keyPath, change ?? [:]))
    contexts.append(context)
  }
}

private enum ThisFile {
  @used @section(".init_array") static let load: @convention(c) () -> Void = {
    ClassRegistry.register { file in
      file.add(Person.self, "Person", module: "Tests", line: 1) { table in
        table.property("name", \.name)
        table.property("age", \.age, dynamic: true)
        table.property("isMember", \.isMember)
        table.property("friend", \.friend, dynamic: true)
        table.property("friends", \.friends)
        table.property("place", \.place)
        table.property("label", \.label)
        table.dependency(of: "label", on: ["name", "age"])
        table.method("setNick:") { $0.setNick($1) }
        table.method("getNick") { $0.getNick() }
        table.method("_setSecret:") { $0._setSecret($1) }
        table.method("_secret") { $0._secret() }
        table.method("setScore:") { $0.setScore($1) }
      }
      file.add(OpenPerson.self, "OpenPerson", module: "Tests", line: 2) { table in
        table.undefinedKeyGetter { $0.value(forUndefinedKey: $1) }
        table.undefinedKeySetter { $0.setValue($1, forUndefinedKey: $2) }
        table.nilSetter { $0.setNilValueForKey($1) }
        table.observer { $0.observeValue(forKeyPath: $1, of: $2, change: $3, context: $4) }
      }
    }
  }
}
