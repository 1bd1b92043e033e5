// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// Appearances, tasks, changes (FACTS_SWIFTUI i.6, i.7).
@MainActor
struct LifecycleTests {
  private struct Toggled: View {
    let probe: StateProbe
    @State var isOn = true
    var body: some View {
      let _ = probe.set = { isOn = $0 != 0 }
      VStack {
        if isOn {
          Color.red
            .onAppear { probe.note("inner") }
            .onAppear { probe.note("outer") }
            .onDisappear { probe.note("gone") }
        }
        Color.red.onAppear { probe.note("sibling") }
      }
      .onAppear { probe.note("stack") }
    }
  }

  @Test func innerViewsAppearFirst() {
    // i.6: Mica's order, as Appearance.swift documents it.
    let probe = StateProbe()
    let screen = Shown(100, 100, Toggled(probe: probe))
    #expect(probe.take() == ["inner", "outer", "sibling", "stack"])
    probe.set(0)
    screen.update()
    #expect(probe.take() == ["gone"])
    probe.set(1)
    screen.update()
    #expect(probe.take() == ["inner", "outer"])
  }

  private struct Loading: View {
    let probe: StateProbe
    @State var isLoaded = false
    var body: some View {
      let _ = probe.action = { isLoaded = true }
      Group {
        if isLoaded { Color.red } else { Color.green }
      }
      .onAppear { probe.note("appear") }
      EmptyView().onAppear { probe.note("empty") }
    }
  }

  @Test func eachViewOfAGroupAppears() {
    // i.6: Apple's documentation of Group.
    let probe = StateProbe()
    let screen = Shown(100, 100, Loading(probe: probe))
    #expect(probe.take() == ["appear"])
    probe.action()
    screen.update()
    #expect(probe.take() == ["appear"])
  }

  private struct Grows: View {
    @State var width: CGFloat = 10
    var body: some View { Color.red.frame(width: width, height: 5).onAppear { width = 30 } }
  }

  @Test func changesAtAppearanceAreInTheFirstFrame() {
    // i.6
    #expect(Shown(100, 100, Grows()).frames.map(\.width) == [30])
  }

  private struct Tasks: View {
    let probe: StateProbe
    @State var id = 0
    @State var isOn = true
    var body: some View {
      let _ = probe.set = { if $0 < 0 { isOn = false } else { id = $0 } }
      if isOn {
        Color.red
          .task(id: id) {
            probe.note("start \(id)")
            await withTaskCancellationHandler {
              while !Task.isCancelled { await Task.yield() }
            } onCancel: {
            }
            probe.note("cancelled")
          }
          .onAppear { probe.note("appear") }
      }
    }
  }

  @Test func tasksStartAfterAppearancesAndEndWithTheView() async {
    // i.6
    let probe = StateProbe()
    let screen = Shown(100, 100, Tasks(probe: probe))
    #expect(probe.take() == ["appear", "start 0"])
    probe.set(1)
    screen.update()
    #expect(probe.take() == ["start 1"])
    for _ in 0..<50 { await Task.yield() }
    #expect(probe.take() == ["cancelled"])
    probe.set(-1)
    screen.update()
    for _ in 0..<50 { await Task.yield() }
    #expect(probe.take() == ["cancelled"])
  }

  // MARK: Changes

  private struct Changes: View {
    let probe: StateProbe
    @State var n = 0
    var body: some View {
      let _ = probe.set = { n = $0 }
      Color.red
        .onChange(of: n) { old, new in probe.note("\(old)>\(new)") }
        .onChange(of: n) { probe.note("plain \(n)") }
        .onChange(of: n / 10, initial: true) { probe.note("tens \($0)>\($1)") }
    }
  }

  @Test func changesAreToldOncePerUpdate() {
    // i.7
    let probe = StateProbe()
    let screen = Shown(100, 100, Changes(probe: probe))
    #expect(probe.take() == ["tens 0>0"])
    probe.set(3)
    probe.set(5)
    screen.update()
    #expect(probe.take().sorted() == ["0>5", "plain 5"])
    probe.set(12)
    screen.update()
    #expect(probe.take().sorted() == ["5>12", "plain 12", "tens 0>1"])
  }

  private struct Old: View {
    let probe: StateProbe
    let n: Int
    var body: some View {
      Color.red.onChange(of: n, perform: { [n] in probe.note("\(n) \($0)") })
    }
  }

  private struct OldParent: View {
    let probe: StateProbe
    @State var n = 1
    var body: some View {
      let _ = probe.set = { n = $0 }
      Old(probe: probe, n: n)
    }
  }

  @Test func theOlderFormCapturesTheOldValue() {
    // i.7
    let probe = StateProbe()
    let screen = Shown(100, 100, OldParent(probe: probe))
    probe.set(2)
    screen.update()
    #expect(probe.take() == ["1 2"])
  }

  private struct Chain: View {
    let probe: StateProbe
    let last: Int
    @State var n = 0
    var body: some View {
      let _ = probe.action = { n = 1 }
      Color.red.onChange(of: n) { _, new in
        probe.note("\(new)")
        if new < last { n = new + 1 }
      }
    }
  }

  @Test func changesInActionsRunThemAgainUpToALimit() {
    // i.7
    let probe = StateProbe()
    let screen = Shown(100, 100, Chain(probe: probe, last: 4))
    probe.action()
    screen.update()
    #expect(probe.take() == ["1", "2", "3", "4"])
    let endless = Shown(100, 100, Chain(probe: probe, last: .max))
    probe.action()
    endless.update()
    #expect(probe.take().count == 20)
  }

  private struct Receiver: View {
    let probe: StateProbe
    let subject: CurrentValueSubject<Int, Never>
    @State var last = 0
    var body: some View {
      let _ = probe.note("body \(last)")
      Color.red.onReceive(subject) { last = $0 }
    }
  }

  @Test func valuesOfPublishersAreReceived() {
    // i.7: the first value of a publisher with one, too.
    let (probe, subject) = (StateProbe(), CurrentValueSubject<Int, Never>(7))
    let screen = Shown(100, 100, Receiver(probe: probe, subject: subject))
    #expect(probe.take() == ["body 0", "body 7"])
    subject.send(8)
    screen.update()
    #expect(probe.take() == ["body 8"])
  }

  @Test func addressesReachViews() {
    let probe = StateProbe()
    let screen = Shown(100, 100, Color.red.onOpenURL { probe.note($0.absoluteString) })
    #expect(SceneEvents.current.open(URL(string: "mica:a")!))
    #expect(probe.take() == ["mica:a"])
    screen.update()
  }
}
