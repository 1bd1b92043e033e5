// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// A scroll view that is bound to a view's identifier stands at it in every size (FACTS_SWIFTUI l.1).
@MainActor
struct ResizedPositionTests {
  @Test(arguments: [false, true])
  func standsAtTheSameViewInAnotherSize(isInReader: Bool) throws {
    let shown = Shown(0, 0, Pages(isInReader: isInReader))
    for width in [90.0, 60] {
      shown.view.frame = CGRect(x: 0, y: 0, width: width, height: 40)
      shown.update()
      let scroll = try #require(shown.view.host.display.firstScroll)
      #expect(scroll.offset.x.isClose(to: width, within: 0.34), "\(shown.frames)")
    }
  }
}

private struct Pages: View {
  let isInReader: Bool
  @State private var page: Int? = 1

  var body: some View {
    if isInReader {
      GeometryReader { proxy in pages { $0.frame(width: proxy.size.width) } }
    } else {
      pages { $0.containerRelativeFrame(.horizontal) }
    }
  }

  private func pages<V: View>(_ size: @escaping (Color) -> V) -> some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) { ForEach(0..<3) { _ in size(Color.red) } }.scrollTargetLayout()
    }
    .scrollPosition(id: $page)
  }
}
