// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// What a test's views tell it, and by which it changes them.
@MainActor
final class StateProbe {
  var log: [String] = []
  var set: (Int) -> Void = { _ in }
  var action: () -> Void = {}
  func note(_ text: String) { log.append(text) }
  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

/// State and identity (FACTS_SWIFTUI i.1, i.2, i.5, i.11, i.12).
@MainActor
struct StateTests {
  private struct Row: View {
    let probe: StateProbe
    let name: String
    var body: some View {
      let _ = probe.note(name)
      Color.red
    }
  }

  private struct Counter: View {
    let probe: StateProbe
    @State var n = 0
    var body: some View {
      let _ = probe.set = { n = $0 }
      let _ = probe.note("counter \(n)")
      Color.red.frame(width: CGFloat(10 + n), height: 5)
    }
  }

  private struct Screen: View {
    let probe: StateProbe
    var body: some View {
      let _ = probe.note("screen")
      VStack(spacing: 0) {
        Counter(probe: probe)
        ForEach(0..<100) { _ in Row(probe: probe, name: "row") }
      }
    }
  }

  @Test func onlyReadersOfAStateRunAgain() {
    // i.2, i.5: one state changes in a screen of a hundred rows.
    let probe = StateProbe()
    let screen = Shown(300, 900, Screen(probe: probe))
    #expect(screen.bodyCount == 102)
    _ = probe.take()
    probe.set(5)
    screen.update()
    #expect(probe.take() == ["counter 5"])
    #expect(screen.bodyCount == 103)
    #expect(screen.frames[0].width == 15)
  }

  @Test func equalValuesAreNoChange() {
    // i.2
    let probe = StateProbe()
    let screen = Shown(300, 900, Counter(probe: probe))
    _ = probe.take()
    probe.set(0)
    screen.update()
    #expect(probe.take().isEmpty)
  }

  @Test func writesAreTakenTogether() {
    // i.2: one body for all writes before an update; reads between give the last one.
    let probe = StateProbe()
    let screen = Shown(300, 900, Counter(probe: probe))
    _ = probe.take()
    for n in 1...5 { probe.set(n) }
    screen.update()
    #expect(probe.take() == ["counter 5"])
  }

  private struct Unread: View {
    let probe: StateProbe
    @State var n = 0
    var body: some View {
      let _ = probe.action = { n += 1 }
      let _ = probe.note("body")
      Color.red
    }
  }

  @Test func stateThatBodiesDontReadRunsNone() {
    // i.2
    let probe = StateProbe()
    let screen = Shown(300, 900, Unread(probe: probe))
    _ = probe.take()
    probe.action()
    screen.update()
    #expect(probe.take().isEmpty)
  }

  private struct Initial: View {
    let probe: StateProbe
    @State var given: Int
    init(probe: StateProbe, given: Int) {
      self.probe = probe
      _given = State(initialValue: given)
    }
    var body: some View {
      let _ = probe.note("\(given)")
      Color.red
    }
  }

  private struct Parent: View {
    let probe: StateProbe
    @State var n = 1
    var body: some View {
      let _ = probe.set = { n = $0 }
      Initial(probe: probe, given: n)
      Initial(probe: probe, given: n).id(n)
    }
  }

  @Test func theFirstInitialValueCounts() {
    // i.1, i.2: another initial value changes nothing, another identifier begins anew.
    let probe = StateProbe()
    let screen = Shown(300, 900, Parent(probe: probe))
    #expect(probe.take() == ["1", "1"])
    probe.set(2)
    screen.update()
    #expect(probe.take() == ["2"])
  }

  private struct Branches: View {
    let probe: StateProbe
    @State var isOn = false
    var body: some View {
      let _ = probe.set = { isOn = $0 != 0 }
      if isOn { Counter(probe: StateProbe()) } else { Keeper(probe: probe) }
    }
  }

  private struct Keeper: View {
    let probe: StateProbe
    @State var n = 0
    var body: some View {
      let _ = probe.action = { n += 1 }
      let _ = probe.note("kept \(n)")
      Color.red
    }
  }

  @Test func branchesAreIdentitiesOfTheirOwn() {
    // i.1: what leaves loses its state.
    let probe = StateProbe()
    let screen = Shown(300, 900, Branches(probe: probe))
    probe.action()
    screen.update()
    #expect(probe.take() == ["kept 0", "kept 1"])
    probe.set(1)
    screen.update()
    probe.set(0)
    screen.update()
    #expect(probe.take() == ["kept 0"])
  }

  private struct Item: Identifiable {
    let id: Int
  }

  private struct List: View {
    let probe: StateProbe
    @State var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
    var body: some View {
      let _ = probe.set = { n in items = n == 0 ? items.reversed() : items.filter { $0.id != n } }
      ForEach(items) { item in Entry(probe: probe, id: item.id) }
    }
  }

  private struct Entry: View {
    let probe: StateProbe
    let id: Int
    @State var number = 0
    var body: some View {
      let _ = number == 0 ? probe.note("new \(id)") : ()
      Color.red.frame(width: CGFloat(id * 10), height: 4).onAppear { number = id }
    }
  }

  @Test func collectionsKeepStateByIdentifier() {
    // i.11
    let probe = StateProbe()
    let screen = Shown(300, 900, List(probe: probe))
    #expect(probe.take() == ["new 1", "new 2", "new 3"])
    probe.set(0)
    screen.update()
    #expect(probe.take().isEmpty)
    #expect(screen.frames.map(\.width) == [30, 20, 10])
    probe.set(2)
    screen.update()
    #expect(screen.frames.map(\.width) == [30, 10])
    #expect(probe.take().isEmpty)
  }

  @Test func equalIdentifiersAreNotedAndDontCrash() {
    // i.11
    let screen = Shown(
      300, 900,
      ForEach([1, 1, 2], id: \.self) { Color.red.frame(width: CGFloat($0), height: 4) })
    #expect(screen.frames.map(\.width) == [1, 2])
  }

  private struct InClosure: View {
    let probe: StateProbe
    @State var n = 0
    var body: some View {
      let _ = probe.set = { n = $0 }
      let _ = probe.note("body")
      VStack {
        ForEach(0..<3) { index in Color.red.frame(width: CGFloat(n + index + 1), height: 4) }
      }
    }
  }

  @Test func whatAClosureOfACollectionReadsIsFollowed() {
    // i.2: the body itself doesn't read it.
    let probe = StateProbe()
    let screen = Shown(300, 900, InClosure(probe: probe))
    _ = probe.take()
    probe.set(10)
    screen.update()
    #expect(screen.frames.map(\.width) == [11, 12, 13])
    #expect(probe.take().isEmpty)
  }

  private struct Setter: View {
    @State var n = 0
    var body: some View {
      let _ = n < 3 ? (n += 1) : ()
      Color.red.frame(width: CGFloat(n + 1), height: 4)
    }
  }

  private struct Endless: View {
    @State var n = 0
    var body: some View {
      let _ = n += 1
      Color.red.frame(width: 7, height: 4)
    }
  }

  @Test func changesWhileUpdatingEnd() {
    #expect(Shown(300, 900, Setter()).frames.map(\.width) == [4])
    #expect(Shown(300, 900, Endless()).frames.map(\.width) == [7])
  }

  private struct Deep: View {
    var body: some View { AnyView(Deep()) }
  }

  @Test func recursionWithoutEndEnds() {
    #expect(Shown(300, 900, Deep()).bodyCount <= 402)
  }

  private struct Same: View, Equatable {
    let probe: StateProbe
    let n: Int
    nonisolated static func == (first: Same, second: Same) -> Bool { first.n / 10 == second.n / 10 }
    var body: some View {
      let _ = probe.note("\(n)")
      Color.red
    }
  }

  private struct Tens: View {
    let probe: StateProbe
    @State var n = 0
    var body: some View {
      let _ = probe.set = { n = $0 }
      Same(probe: probe, n: n).equatable()
    }
  }

  @Test func equatableViewsAreCompared() {
    // i.5
    let probe = StateProbe()
    let screen = Shown(300, 900, Tens(probe: probe))
    for n in [5, 9, 10] {
      probe.set(n)
      screen.update()
    }
    #expect(probe.take() == ["0", "10"])
  }
}
