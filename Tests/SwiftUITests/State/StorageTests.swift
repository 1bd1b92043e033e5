// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// Values in stores (FACTS_SWIFTUI i.13).
@MainActor
struct StorageTests {
  private enum Level: String { case low, high }

  private struct Settings: View {
    let probe: StateProbe
    @AppStorage("mica.flag") var flag = true
    @AppStorage("mica.count") var count = 3
    @AppStorage("mica.level") var level = Level.low
    @AppStorage("mica.name") var name: String?
    var body: some View {
      let _ = probe.note("\(flag) \(count) \(level) \(name ?? "-")")
      let _ =
        probe.action = {
          level = .high
          $name.wrappedValue = "Ada"
        }
      Color.red
    }
  }

  private var store: UserDefaults {
    let store = UserDefaults(suiteName: "mica.storage.tests")!
    for key in ["flag", "count", "level", "name", "url"] {
      store.removeObject(forKey: "mica.\(key)")
    }
    return store
  }

  @Test func valuesLieInTheUserDefaults() {
    let (probe, store) = (StateProbe(), store)
    let screen = Shown(100, 100, Settings(probe: probe).defaultAppStorage(store))
    #expect(probe.take() == ["true 3 low -"])
    probe.action()
    screen.update()
    #expect(probe.take() == ["true 3 high Ada"])
    #expect(store.string(forKey: "mica.level") == "high")
    #expect(store.string(forKey: "mica.name") == "Ada")
  }

  @Test func changesFromElsewhereAreFollowed() {
    let (probe, store) = (StateProbe(), store)
    let screen = Shown(100, 100, Settings(probe: probe).defaultAppStorage(store))
    store.set(9, forKey: "mica.count")
    store.set("other", forKey: "mica.unread")
    screen.update()
    #expect(probe.take() == ["true 3 low -", "true 9 low -"])
  }

  @Test func addressesAreStoredAsUserDefaultsDo() {
    let store = store
    let url = URL(string: "https://mica.dev/a?b=c")!
    let storage = AppStorage(wrappedValue: URL(fileURLWithPath: "/"), "mica.url", store: store)
    storage.wrappedValue = url
    #expect(store.url(forKey: "mica.url") == url)
    #expect(storage.wrappedValue == url)
  }

  private struct Scene: View {
    let probe: StateProbe
    @SceneStorage("mica.tab") var tab = 1
    var body: some View {
      let _ = probe.note("\(tab)")
      let _ = probe.action = { tab += 1 }
      Color.red
    }
  }

  @Test func scenesKeepValues() {
    let probe = StateProbe()
    let screen = Shown(100, 100, Scene(probe: probe))
    let first = probe.take().first.flatMap { Int($0) } ?? 0
    probe.action()
    screen.update()
    #expect(probe.take() == ["\(first + 1)"])
  }

  private struct Spaces: View {
    let probe: StateProbe
    @Namespace var first
    @Namespace var second
    @State var n = 0
    var body: some View {
      let _ = probe.action = { n += 1 }
      let _ = probe.note("\(first.hashValue == second.hashValue) \(first.number) \(n)")
      Color.red
    }
  }

  @Test func namespacesBelongToTheIdentity() {
    let probe = StateProbe()
    let screen = Shown(100, 100, Spaces(probe: probe))
    probe.action()
    screen.update()
    let log = probe.take().map { $0.split(separator: " ") }
    #expect(log[0][1] == log[1][1])
    #expect(log[0][0] == "false")
  }
}
