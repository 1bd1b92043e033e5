// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// Sizes that a geometry reader's proxy gives after the reader's own closure has returned (FACTS_SWIFTUI d.8).
@MainActor
struct LateReadTests {
  private func widths<V: View>(_ view: V) -> [CGFloat] {
    let shown = Shown(0, 0, view)
    shown.view.frame = CGRect(x: 0, y: 0, width: 90, height: 40)
    shown.update()
    return shown.frames.map(\.width)
  }

  @Test func collectionsReadTheSizeInTheirClosures() {
    let view = GeometryReader { proxy in
      HStack(spacing: 0) {
        ForEach(0..<2) { _ in Color.red.frame(width: proxy.size.width / 3) }
      }
    }
    #expect(widths(view) == [30, 30])
  }

  @Test func scrolledCollectionsReadTheSizeInTheirClosures() {
    let view = GeometryReader { proxy in
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<2) { _ in Color.red.frame(width: proxy.size.width) }
        }
      }
    }
    #expect(widths(view).filter { $0 == 90 }.count == 2)
  }

  @Test func viewsReadTheSizeOfAProxyThatTheyAreGiven() {
    #expect(widths(GeometryReader { Third(proxy: $0) }) == [30])
  }

  @Test func lazyRowsReadTheSizeInTheirClosures() {
    let view = GeometryReader { proxy in
      LazyVStack(spacing: 0) {
        ForEach(0..<2) { _ in Color.red.frame(width: proxy.size.width / 3, height: 10) }
      }
    }
    #expect(widths(view) == [30, 30])
  }
}

private struct Third: View {
  let proxy: GeometryProxy
  var body: some View { Color.red.frame(width: proxy.size.width / 3) }
}
