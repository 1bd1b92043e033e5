// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// Observable objects (FACTS_SWIFTUI i.3, i.4).
@MainActor
struct ObjectTests {
  private final class Model: ObservableObject {
    static var count: Int {
      get { made.value }
      set { made.value = newValue }
    }
    @Published var n = 0
    @Published var other = 0
    var unpublished = 0
    init() { Model.count += 1 }
  }

  private final class Made: @unchecked Sendable { var value = 0 }
  nonisolated private static let made = Made()

  private struct Owner: View {
    let probe: StateProbe
    @StateObject private var model = Model()
    var body: some View {
      let _ = probe.set = { model.n = $0 }
      let _ = probe.note("owner")
      Reader(probe: probe, model: model)
    }
  }

  private struct Reader: View {
    let probe: StateProbe
    @ObservedObject var model: Model
    var body: some View {
      let _ = probe.note("reader \(model.n)")
      let _ = probe.action = { $model.n.wrappedValue += 1 }
      Color.red
    }
  }

  private struct Outer: View {
    let probe: StateProbe
    @State var n = 0
    var body: some View {
      let _ = probe.action = { n += 1 }
      let _ = n
      Owner(probe: probe)
    }
  }

  @Test func stateObjectsAreMadeOnce() {
    // i.3
    Self.made.value = 0
    let probe = StateProbe()
    let screen = Shown(100, 100, Outer(probe: probe))
    #expect(Self.made.value == 1)
    let outer = Shown(100, 100, Outer(probe: StateProbe()))
    #expect(Self.made.value == 2)
    screen.update()
    outer.update()
    #expect(Self.made.value == 2)
  }

  @Test func publishedChangesRunBodiesInTheNextUpdate() {
    // i.3
    let probe = StateProbe()
    let screen = Shown(100, 100, Owner(probe: probe))
    #expect(probe.take() == ["owner", "reader 0"])
    probe.set(4)
    #expect(probe.take().isEmpty)
    screen.update()
    #expect(probe.take() == ["owner", "reader 4"])
    probe.action()
    screen.update()
    #expect(probe.take() == ["owner", "reader 5"])
  }

  private struct FromEnvironment: View {
    let probe: StateProbe
    @EnvironmentObject var model: Model
    var body: some View {
      let _ = probe.note("\(model.n)")
      Color.red
    }
  }

  @Test func environmentObjectsAreFoundByType() {
    // i.3
    let (probe, model) = (StateProbe(), Model())
    let screen = Shown(
      100, 100, VStack { FromEnvironment(probe: probe) }.environmentObject(model))
    model.n = 3
    screen.update()
    #expect(probe.take() == ["0", "3"])
  }

  // MARK: Observation

  @Observable final class Item: Identifiable {
    let id: Int
    var name: Int
    var other = 0
    init(_ id: Int) { (self.id, name) = (id, id) }
  }

  @Observable final class Store {
    var items = [Item(1), Item(2), Item(3)]
    var unused = 0
    var total: Int { items.reduce(0) { $0 + $1.name } }
  }

  private struct Total: View {
    let probe: StateProbe
    let store: Store
    var body: some View {
      let _ = probe.note("total \(store.total)")
      Color.red
    }
  }

  private struct Items: View {
    let probe: StateProbe
    var store: Store
    var body: some View {
      let _ = probe.note("items")
      ForEach(store.items) { item in
        let _ = probe.note("item \(item.name)")
        Color.red.frame(width: CGFloat(item.name), height: 3)
      }
    }
  }

  @Test func onlyPropertiesThatAreReadCount() {
    // i.4: computed properties and objects within others.
    let (probe, store) = (StateProbe(), Store())
    let screen = Shown(100, 100, Total(probe: probe, store: store))
    store.unused = 5
    store.items[0].other = 5
    screen.update()
    #expect(probe.take() == ["total 6"])
    store.items[1].name = 10
    screen.update()
    #expect(probe.take() == ["total 14"])
  }

  @Test func elementsOfCollectionsAreFollowedOneByOne() {
    // i.4
    let (probe, store) = (StateProbe(), Store())
    let screen = Shown(100, 100, Items(probe: probe, store: store))
    #expect(probe.take() == ["items", "item 1", "item 2", "item 3"])
    store.items[1].name = 9
    screen.update()
    #expect(probe.take() == ["item 9"])
    #expect(screen.frames.map(\.width) == [1, 9, 3])
    store.items.removeFirst()
    screen.update()
    #expect(probe.take().first == "items")
    #expect(screen.frames.map(\.width) == [9, 3])
  }

  private struct InEnvironment: View {
    let probe: StateProbe
    @Environment(Store.self) var store
    @Environment(Item.self) var missing: Item?
    var body: some View {
      @Bindable var bindable = store
      let _ = probe.action = { $bindable.unused.wrappedValue += 1 }
      let _ = probe.note("\(store.unused) \(missing == nil)")
      Color.red
    }
  }

  @Test func observableObjectsComeFromTheEnvironment() {
    // i.4
    let (probe, store) = (StateProbe(), Store())
    let screen = Shown(100, 100, VStack { InEnvironment(probe: probe) }.environment(store))
    probe.action()
    screen.update()
    #expect(probe.take() == ["0 true", "1 true"])
  }

  private struct Owning: View {
    let probe: StateProbe
    @State private var store = Store()
    var body: some View {
      let _ = probe.action = { store.unused += 1 }
      let _ = probe.note("\(store.unused)")
      GeometryReader { _ in
        let _ = probe.note("inner \(store.items[0].name)")
        let _ = probe.set = { store.items[0].name = $0 }
        Color.red
      }
    }
  }

  @Test func contentsOfReadersAreFollowed() {
    // i.4: a closure that runs in the layout.
    let probe = StateProbe()
    let screen = Shown(100, 100, Owning(probe: probe))
    #expect(probe.take() == ["0", "inner 1"])
    probe.set(7)
    screen.update()
    #expect(probe.take() == ["inner 7"])
    probe.action()
    screen.update()
    #expect(probe.take().first == "1")
  }
}
