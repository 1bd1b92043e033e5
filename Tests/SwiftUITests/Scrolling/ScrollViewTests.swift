// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Mica
import Testing
import UIKit

@testable import SwiftUI

/// Scroll views (FACTS_SWIFTUI l).
@MainActor
struct ScrollViewTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  @Test func takesTheProposalAlongItsAxisAndTheContentsLengthAcross() {
    let shown = Shown(
      200, 300,
      ScrollView {
        red.frame(width: 50, height: 1000)
      })
    #expect(shown.scrollView?.frame == CGRect(x: 75, y: 0, width: 50, height: 300))
    #expect(shown.scrollView?.contentSize == CGSize(width: 50, height: 1000))
  }

  @Test func offersItsContentTheIdealLengthAlongTheAxis() {
    // a.3: a colour is 10 points high where nothing is proposed.
    let shown = Shown(200, 300, ScrollView { red })
    #expect(shown.frames.first == CGRect(x: 0, y: 0, width: 200, height: 10))
    let sideways = Shown(200, 300, ScrollView(.horizontal) { red })
    #expect(sideways.frames.first == CGRect(x: 0, y: 0, width: 10, height: 300))
  }

  @Test func severalViewsLieInAColumn() {
    let shown = Shown(
      200, 300,
      ScrollView {
        red
        red
      })
    #expect(shown.frames.prefix(2).map(\.minY) == [0, 18])
  }

  @Test func bouncesThoughTheContentFits() {
    // l.2
    let shown = Shown(200, 300, ScrollView { red })
    #expect(shown.scrollView?.alwaysBounceVertical == true)
    #expect(shown.scrollView?.alwaysBounceHorizontal == false)
    let fitting = Shown(200, 300, ScrollView { red }.scrollBounceBehavior(.basedOnSize))
    #expect(fitting.scrollView?.alwaysBounceVertical == false)
  }

  @Test func environmentReachesUIKit() {
    // l.1
    let shown = Shown(
      200, 300,
      ScrollView { red.frame(height: 900) }.scrollDisabled(true).scrollIndicators(.hidden)
        .scrollClipDisabled().defaultScrollAnchor(.bottom))
    #expect(shown.scrollView?.isScrollEnabled == false)
    #expect(shown.scrollView?.showsVerticalScrollIndicator == false)
    #expect(shown.scrollView?.clipsToBounds == false)
    #expect(shown.scrollView?.contentOffset.y == 600)
  }

  @Test func marginsInsetTheContent() {
    let shown = Shown(
      200, 300,
      ScrollView { red.frame(height: 900) }.contentMargins(.horizontal, 20)
        .contentMargins(.top, 5, for: .scrollContent))
    #expect(shown.frames.first == CGRect(x: 20, y: 5, width: 160, height: 900))
    #expect(shown.scrollView?.contentSize == CGSize(width: 200, height: 905))
  }

  @Test func scrollingRunsNoBody() throws {
    let stage = Stage(size: CGSize(width: 200, height: 300), scale: 2)
    let controller = stage.run {
      UIHostingController(rootView: ScrollView { ForEach(0..<50) { Row(index: $0) } })
    }
    stage.run { stage.root = controller }
    _ = try stage.snapshot(at: 0)
    let hosting = try #require(
      controller.view as? _UIHostingView<ScrollView<ForEach<Range<Int>, Int, Row>>>)
    let bodies = hosting.host.bodyCount
    stage.finger.drag(
      from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 80), duration: 0.3, rest: 0.3)
    _ = try stage.snapshot(at: 1)
    let view = try #require(hosting.firstScrollView)
    #expect(view.contentOffset.y > 100)
    #expect(hosting.host.bodyCount == bodies)
  }
}

private struct Row: View {
  let index: Int
  var body: some View { Color(red: 0, green: Double(index) / 50, blue: 0).frame(height: 40) }
}

extension UIView {
  /// The first scroll view within, in the order of subviews.
  var firstScrollView: UIScrollView? {
    if let own = self as? UIScrollView { return own }
    for subview in subviews {
      if let found = subview.firstScrollView { return found }
    }
    return nil
  }
}

extension Shown {
  /// The first scroll view.
  var scrollView: UIScrollView? { view.firstScrollView }
}
