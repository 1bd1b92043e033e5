// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What defaults give back (as on iOS).

import MicaContext
import MicaFoundation
import Testing

@Suite struct UserDefaultsTests {
  private let program = ProgramContext()

  private var standard: UserDefaults { program.run { UserDefaults.standard } }

  @Test func valuesComeBackAsWhatTheyAre() {
    let defaults = standard
    defaults.set(7, forKey: "whole")
    defaults.set(1.5, forKey: "half")
    defaults.set(true, forKey: "flag")
    defaults.set("words", forKey: "text")
    defaults.set([1, 2], forKey: "list")
    defaults.set(["a": 1, "b": "c"] as [String: Any], forKey: "table")
    defaults.set(Data([1, 2]), forKey: "data")
    defaults.set(Date(timeIntervalSince1970: 5), forKey: "date")
    #expect(defaults.object(forKey: "whole") as? Int == 7)
    #expect(defaults.object(forKey: "whole") as? Double == 7)
    #expect(defaults.object(forKey: "flag") as? Bool == true)
    #expect(defaults.double(forKey: "half") == 1.5)
    #expect(defaults.object(forKey: "list") as? [Int] == [1, 2])
    #expect(defaults.dictionary(forKey: "table")?["a"] as? Int == 1)
    #expect(defaults.data(forKey: "data") == Data([1, 2]))
    #expect(defaults.object(forKey: "date") as? Date == Date(timeIntervalSince1970: 5))
    #expect(defaults.object(forKey: "nothing") == nil)
  }

  @Test func kindsAreConverted() {
    let defaults = standard
    defaults.set("12.7 apples", forKey: "text")
    defaults.set("YES", forKey: "yes")
    defaults.set(-2.9, forKey: "number")
    defaults.set(["a", "b"], forKey: "texts")
    defaults.set(["a", 1] as [Any], forKey: "mixed")
    defaults.set(1e300, forKey: "huge")
    defaults.set(Double.nan, forKey: "nan")
    defaults.set(Int.max, forKey: "most")
    #expect(defaults.integer(forKey: "text") == 12)
    #expect(defaults.double(forKey: "text") == 12.7)
    #expect(defaults.bool(forKey: "yes"))
    #expect(!defaults.bool(forKey: "text") == false)
    #expect(defaults.integer(forKey: "number") == -2)
    #expect(defaults.bool(forKey: "number"))
    #expect(defaults.string(forKey: "number") == "-2.9")
    #expect(defaults.string(forKey: "texts") == nil)
    #expect(defaults.stringArray(forKey: "texts") == ["a", "b"])
    #expect(defaults.stringArray(forKey: "mixed") == nil)
    #expect(defaults.integer(forKey: "huge") == Int.max)
    #expect(defaults.integer(forKey: "nan") == 0)
    #expect(defaults.integer(forKey: "most") == Int.max)
    #expect(defaults.integer(forKey: "nothing") == 0)
    #expect(defaults.float(forKey: "nothing") == 0)
    #expect(!defaults.bool(forKey: "nothing"))
    #expect(defaults.array(forKey: "text") == nil)
  }

  @Test func addressesComeBack() {
    let defaults = standard
    let (file, web) = (URL(fileURLWithPath: "/tmp/a b"), URL(string: "https://example.com/a?b"))
    defaults.set(file, forKey: "file")
    defaults.set(web, forKey: "web")
    #expect(defaults.string(forKey: "file") == "/tmp/a b")
    #expect(defaults.url(forKey: "file") == file)
    #expect(defaults.url(forKey: "web") == web)
    defaults.set(nil as URL?, forKey: "web")
    #expect(defaults.url(forKey: "web") == nil)
  }

  @Test func registeredValuesStandBehindAllOthers() {
    let defaults = standard
    defaults.register(defaults: ["size": 12, "name": "none"])
    defaults.register(defaults: ["size": 14])
    #expect(defaults.integer(forKey: "size") == 14)
    #expect(defaults.string(forKey: "name") == "none")
    defaults.set(3, forKey: "size")
    #expect(defaults.integer(forKey: "size") == 3)
    defaults.set(nil, forKey: "size")
    #expect(defaults.integer(forKey: "size") == 14)
    #expect(defaults.dictionaryRepresentation()["name"] as? String == "none")
  }

  @Test func argumentsWin() {
    program.run { DefaultsStore.current.arguments = ["level": "5"] }
    standard.set(1, forKey: "level")
    #expect(standard.integer(forKey: "level") == 5)
    #expect(
      standard.volatileDomain(forName: UserDefaults.argumentDomain)["level"] as? String == "5")
  }

  @Test func suitesAreDomainsOfTheirOwn() throws {
    try program.run {
      DefaultsStore.current.program = "com.example.app"
      #expect(UserDefaults(suiteName: "com.example.app") == nil)
      #expect(UserDefaults(suiteName: UserDefaults.globalDomain) == nil)
      let suite = try #require(UserDefaults(suiteName: "group.example"))
      suite.set("shared", forKey: "word")
      let standard = UserDefaults.standard
      #expect(standard.string(forKey: "word") == nil)
      #expect(UserDefaults(suiteName: "group.example")?.string(forKey: "word") == "shared")
      standard.addSuite(named: "group.example")
      #expect(standard.string(forKey: "word") == "shared")
      standard.removeSuite(named: "group.example")
      #expect(standard.string(forKey: "word") == nil)
      standard.set(1, forKey: "own")
      #expect(standard.persistentDomain(forName: "com.example.app")?["own"] as? Int == 1)
      #expect(UserDefaults(suiteName: nil)?.integer(forKey: "own") == 1)
      standard.removePersistentDomain(forName: "com.example.app")
      #expect(standard.object(forKey: "own") == nil)
    }
  }

  @Test func changesAreAnnounced() {
    program.run {
      let log = HeardLog()
      let defaults = UserDefaults.standard
      let token = NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
      ) { _ in log.add("changed") }
      defaults.set(1, forKey: "a")
      defaults.removeObject(forKey: "a")
      #expect(log.words == ["changed", "changed"])
      NotificationCenter.default.removeObserver(token)
    }
  }

  @Test func keysAreCodedAndObserved() {
    let watcher = DefaultsWatcher()
    standard.setValue("x", forKey: "word")
    #expect(standard.value(forKey: "word") as? String == "x")
    #expect(standard.value(forKey: "nothing") == nil)
    standard.addObserver(watcher, forKeyPath: "word", options: [.old, .new], context: nil)
    standard.set("y", forKey: "word")
    standard.set("z", forKey: "other")
    standard.removeObserver(watcher, forKeyPath: "word")
    standard.set("w", forKey: "word")
    #expect(watcher.told == ["word x y"])
  }

  @Test func eachProgramHasItsOwn() {
    standard.set(1, forKey: "a")
    #expect(program.run { UserDefaults.standard } === standard)
    #expect(ProgramContext().run { UserDefaults.standard.object(forKey: "a") } == nil)
  }
}

private final class DefaultsWatcher: NSObject, KeyValueObserver {
  var told: [String] = []

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    told.append("\(keyPath ?? "-") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
  }
}
