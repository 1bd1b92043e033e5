// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// What a change works out (the speed of layout, counted).
@MainActor
struct LayoutWorkTests {
  private struct Counter: View {
    @State var width: CGFloat = 10
    let take: (@escaping (CGFloat) -> Void) -> Void

    var body: some View {
      take { width = $0 }
      return box.frame(width: width, height: 5)
    }
  }

  private struct Screen: View {
    let log: LayoutProbe.Log
    let take: (@escaping (CGFloat) -> Void) -> Void

    var body: some View {
      VStack(spacing: 0) {
        Counter(take: take)
        ForEach(0..<20) { _ in
          LayoutProbe(log: log) { _ in CGSize(width: 30, height: 5) } { box }.frame(height: 5)
        }
        Spacer(minLength: 0)
      }
    }
  }

  @Test func siblingsThatStayAreNotMeasuredAgain() {
    let log = LayoutProbe.Log()
    var set: (CGFloat) -> Void = { _ in }
    let shown = Shown(100, 200, Screen(log: log) { set = $0 })
    let (asked, bodies) = (log.proposals.count, shown.bodyCount)
    set(20)
    shown.update()
    #expect(shown.frames[0].width == 20)
    #expect(log.proposals.count == asked)
    #expect(shown.bodyCount == bodies + 1)
  }

  @Test func rigidViewsAreOfferedTheirShareWhenItMatters() {
    // A frame that is larger than its parts hides what they take: they aren't rigid.
    let row = VStack(spacing: 0) {
      HStack(spacing: 0) {
        box.frame(width: 10, height: 60)
        box.frame(width: 10).frame(maxHeight: 50)
      }
      box.frame(height: 60)
    }
    let shown = Shown(100, 80, row)
    #expect(shown.frames[1].height == 40)
  }
}
