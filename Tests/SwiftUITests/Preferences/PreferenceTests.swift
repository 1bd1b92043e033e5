// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// Preferences (FACTS_SWIFTUI i.9).
@MainActor
struct PreferenceTests {
  private enum Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Sized: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  private struct Rects: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  private func name(_ text: String) -> some View {
    Color.red.preference(key: Names.self, value: [text])
  }

  private func log<V: View>(_ view: V) -> [String] {
    let probe = StateProbe()
    _ = Shown(
      100, 100, view.onPreferenceChange(Names.self) { probe.note($0.joined(separator: " ")) })
    return probe.take()
  }

  @Test func valuesAreReducedInTheOrderOfViews() {
    #expect(
      log(
        VStack {
          name("a"); Color.red;
          HStack {
            name("b"); name("c")
          }
        }) == ["a b c"])
    #expect(log(ForEach(0..<3) { name("\($0)") }) == ["0 1 2"])
    #expect(
      log(
        AnyView(
          Group {
            name("a").padding(); name("b").opacity(0.5)
          })) == ["a b"])
  }

  @Test func containersReplaceWhatTheirViewsSet() {
    #expect(
      log(
        VStack {
          name("a"); name("b")
        }.preference(key: Names.self, value: ["c"])) == ["c"])
    let changed = VStack {
      name("a"); name("b")
    }.transformPreference(Names.self) { $0.append("c") }
    #expect(log(changed) == ["a b c"])
  }

  @Test func attachedViewsCount() {
    let view = name("a").overlay { name("over") }.background { name("under") }
    #expect(log(view) == ["a over under"])
    let measured = Color.red.background(
      GeometryReader { proxy in
        Color.clear.preference(key: Names.self, value: ["\(Int(proxy.size.width))"])
      })
    #expect(log(measured.frame(width: 40)).last == "40")
  }

  private struct Changing: View {
    let probe: StateProbe
    @State var names = ["a"]
    var body: some View {
      let _ = probe.set = { n in names = n < 0 ? [] : names + ["\(n)"] }
      VStack {
        ForEach(names, id: \.self) { Color.red.preference(key: Names.self, value: [$0]) }
      }
      .onPreferenceChange(Names.self) { probe.note($0.joined()) }
    }
  }

  @Test func actionsRunAtFirstAndWhenTheValueChanges() {
    let probe = StateProbe()
    let screen = Shown(100, 100, Changing(probe: probe))
    #expect(probe.take() == ["a"])
    screen.update()
    #expect(probe.take().isEmpty)
    probe.set(5)
    screen.update()
    #expect(probe.take() == ["a5"])
    probe.set(-1)
    screen.update()
    #expect(probe.take() == [""])
  }

  private struct EqualWidths: View {
    @State var width: CGFloat?
    var body: some View {
      VStack(spacing: 0) {
        ForEach([10, 50, 30], id: \.self) { size in
          Color.red.frame(width: CGFloat(size), height: 4)
            .background(
              GeometryReader { Color.clear.preference(key: Sized.self, value: $0.size.width) }
            )
            .frame(width: width)
            .overlay(Color.green)
        }
      }
      .onPreferenceChange(Sized.self) { width = $0 }
    }
  }

  @Test func measuredWidthsCanBeMadeEqual() {
    // The common use: the greens are as wide as the widest red.
    let widths = Shown(200, 100, EqualWidths()).frames.map(\.width)
    #expect(widths.filter { $0 == 50 }.count >= 3)
  }

  @Test func anchorsAreReadInReaders() {
    let view = VStack(spacing: 0) {
      Color.red.frame(width: 20, height: 10)
        .anchorPreference(key: Rects.self, value: .bounds) { [$0] }
      Color.red.frame(width: 40, height: 30)
        .anchorPreference(key: Rects.self, value: .bounds) { [$0] }
    }
    .overlayPreferenceValue(Rects.self) { anchors in
      GeometryReader { proxy in
        ForEach(anchors.indices, id: \.self) { index in
          let rect = proxy[anchors[index]]
          Color.green.frame(width: rect.width, height: rect.height)
            .offset(x: rect.minX, y: rect.minY)
        }
      }
    }
    let frames = Shown(100, 100, view).frames
    #expect(frames.count == 4)
    #expect(Array(frames.suffix(2)) == Array(frames.prefix(2)))
    #expect(frames.last == CGRect(x: 30, y: 40, width: 40, height: 30))
  }

  private struct Feeds: View {
    @State var n = 0
    var body: some View {
      Color.red.frame(width: 9, height: 4).preference(key: Names.self, value: ["\(n)"])
        .onPreferenceChange(Names.self) { _ in n += 1 }
    }
  }

  @Test func aPreferenceThatFeedsItselfEnds() {
    #expect(Shown(100, 100, Feeds()).frames.map(\.width) == [9])
    let looped = name("a").overlayPreferenceValue(Names.self) { names in
      Color.green.preference(key: Names.self, value: names + ["x"])
    }
    #expect(log(looped) == ["a a x"])
  }
}
