// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Mica
import Testing
import UIKit

@testable import SwiftUI

/// State that only a closure reads which runs after the body has returned (FACTS_SWIFTUI i.2).
@MainActor
struct ClosureReadTests {
  /// The frames of a view before and after its state changes from 10 to 30.
  private func change<V: View>(_ make: (Box) -> V) -> [[CGRect]] {
    let box = Box()
    let shown = Shown(100, 100, make(box))
    let before = shown.frames
    box.set?(30)
    shown.update()
    return [before, shown.frames]
  }

  @Test func collectionsFollow() {
    let frames = change { InForEach(box: $0) }
    #expect(frames.map { $0.map(\.width) } == [[10, 10], [30, 30]])
  }

  @Test func lazyCollectionsFollow() {
    let frames = change { InLazy(box: $0) }
    #expect(frames.map { $0.map(\.width) } == [[10, 10], [30, 30]])
  }

  @Test func readersFollow() {
    let frames = change { InReader(box: $0) }
    #expect(frames.map { $0.map(\.width) } == [[10], [30]])
  }

  @Test func timelinesFollow() {
    let frames = change { InTimeline(box: $0) }
    #expect(frames.map { $0.map(\.width) } == [[10], [30]])
  }

  @Test func guidesFollow() {
    let frames = change { InGuide(box: $0) }
    #expect(frames.map { $0[0].minX - $0[1].minX } == [10, 30])
  }

  @Test func canvasesFollow() throws {
    let box = Box()
    let stage = Stage(size: CGSize(width: 40, height: 40), scale: 1)
    stage.run { stage.root = UIHostingController(rootView: InCanvas(box: box)) }
    let before = try stage.snapshot(at: 0)
    stage.perform(at: 0.1) { box.set?(30) }
    let after = try stage.snapshot(at: 0.2)
    #expect(before.dataProvider?.data != after.dataProvider?.data)
    #expect(box.draws >= 2)
  }

  @Test func effectsFollow() {
    let box = Box()
    let shown = Shown(100, 100, InEffect(box: box))
    let before = box.reads
    box.set?(30)
    shown.update()
    #expect(box.reads > before && box.last == 30)
  }
}

/// Gives the test a view's state.
@MainActor
private final class Box {
  var set: ((Int) -> Void)?
  nonisolated(unsafe) var draws = 0
  nonisolated(unsafe) var reads = 0
  nonisolated(unsafe) var last = 0
}

private struct InForEach: View {
  let box: Box
  @State private var length = 10
  var body: some View {
    box.set = { length = $0 }
    return VStack { ForEach(0..<2) { _ in Color.red.frame(width: CGFloat(length), height: 5) } }
  }
}

private struct InLazy: View {
  let box: Box
  @State private var length = 10
  var body: some View {
    box.set = { length = $0 }
    return LazyVStack { ForEach(0..<2) { _ in Color.red.frame(width: CGFloat(length), height: 5) } }
  }
}

private struct InReader: View {
  let box: Box
  @State private var length = 10
  var body: some View {
    box.set = { length = $0 }
    return GeometryReader { _ in Color.red.frame(width: CGFloat(length), height: 5) }
  }
}

private struct InTimeline: View {
  let box: Box
  @State private var length = 10
  var body: some View {
    box.set = { length = $0 }
    return TimelineView(.explicit([])) { _ in Color.red.frame(width: CGFloat(length), height: 5) }
  }
}

private struct InGuide: View {
  let box: Box
  @State private var length = 10
  var body: some View {
    box.set = { length = $0 }
    return VStack(alignment: .leading) {
      Color.red.frame(width: 40, height: 5)
      Color.red.frame(width: 40, height: 5).alignmentGuide(.leading) { _ in CGFloat(length) }
    }
  }
}

private struct InCanvas: View {
  let box: Box
  @State private var length = 10
  var body: some View {
    box.set = { length = $0 }
    return Canvas { context, _ in
      box.draws += 1
      context.fill(
        Path(CGRect(x: 0, y: 0, width: length, height: length)), with: .color(.red))
    }
  }
}

private struct InEffect: View {
  let box: Box
  @State private var length = 10
  var body: some View {
    box.set = { length = $0 }
    return Color.red.frame(width: 40, height: 5).visualEffect { content, _ in
      box.reads += 1
      box.last = length
      return content.offset(x: CGFloat(length))
    }
  }
}
