// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Mica
import Testing
import UIKit

@testable import SwiftUI

/// Positions of scroll views (FACTS_SWIFTUI l.1).
@MainActor
struct ScrollPositionTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  @MainActor final class Box<T> {
    var value: T
    init(_ value: T) { self.value = value }
  }

  private func column(_ proxy: Box<ScrollViewProxy?>) -> some View {
    ScrollViewReader { reader in
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<50) { _ in red.frame(height: 40) } }
      }.onAppear { proxy.value = reader }
    }
  }

  @Test func scrollsByAsLittleAsNeeded() {
    let proxy = Box<ScrollViewProxy?>(nil)
    let shown = Shown(200, 300, column(proxy))
    proxy.value?.scrollTo(20)
    shown.update()
    #expect(shown.scrollView?.contentOffset.y == 540)
    proxy.value?.scrollTo(18)
    shown.update()
    #expect(shown.scrollView?.contentOffset.y == 540)
    proxy.value?.scrollTo(10)
    shown.update()
    #expect(shown.scrollView?.contentOffset.y == 400)
  }

  @Test func scrollsToAnchors() {
    let proxy = Box<ScrollViewProxy?>(nil)
    let shown = Shown(200, 300, column(proxy))
    proxy.value?.scrollTo(20, anchor: .top)
    shown.update()
    #expect(shown.scrollView?.contentOffset.y == 800)
    proxy.value?.scrollTo(20, anchor: .center)
    shown.update()
    #expect(shown.scrollView?.contentOffset.y == 670)
    proxy.value?.scrollTo(49, anchor: .top)
    shown.update()
    #expect(shown.scrollView?.contentOffset.y == 1700)
  }

  @Test func scrollsToLazyRows() {
    let proxy = Box<ScrollViewProxy?>(nil)
    let shown = Shown(
      200, 300,
      ScrollViewReader { reader in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000) { index in red.frame(height: index < 10 ? 20 : 40) }
          }
        }.onAppear { proxy.value = reader }
      })
    proxy.value?.scrollTo(500, anchor: .top)
    shown.update()
    let offset = shown.scrollView?.contentOffset.y ?? 0
    #expect(shown.frames.contains { $0.minY == offset && $0.height == 40 })
  }

  @Test func bindingsKnowTheView() {
    let id = Box<Int?>(nil)
    let binding = Binding<Int?> {
      id.value
    } set: {
      id.value = $0
    }
    let shown = Shown(
      200, 300,
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<50) { _ in red.frame(height: 40) } }.scrollTargetLayout()
      }.scrollPosition(id: binding))
    shown.scrollView?.contentOffset.y = 405
    shown.update()
    #expect(id.value == 10)
  }

  @Test func pagesAndViewsStopScrolling() {
    func target(_ behavior: some ScrollTargetBehavior, _ offset: CGFloat) -> CGFloat? {
      let shown = Shown(
        200, 300,
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<50) { _ in red.frame(height: 40) } }
            .scrollTargetLayout()
        }.scrollTargetBehavior(behavior))
      var point = CGPoint(x: 0, y: offset)
      let view = shown.scrollView
      view?.delegate?.scrollViewWillEndDragging(
        view!, withVelocity: .zero, targetContentOffset: &point)
      return point.y
    }
    #expect(target(.paging, 200) == 300)
    #expect(target(.paging, 900) == 300)
    #expect(target(.viewAligned, 95) == 80)
    #expect(target(.viewAligned, 105) == 120)
  }

  @Test func geometryIsReported() {
    let seen = Box<[CGFloat]>([])
    let shown = Shown(
      200, 300,
      ScrollView { red.frame(height: 900) }
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: {
          seen.value.append($1)
        })
    shown.scrollView?.contentOffset.y = 120
    shown.update()
    #expect(seen.value == [0, 120])
  }
}
