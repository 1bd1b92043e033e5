// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Indicators, guides and the refresh control: FACTS_UIKIT c.9, c.12, c.13. What those grade L is our choice,
// and unverified.

import Foundation
import QuartzCore
import Testing

import UIKit

@testable import UIKitControls

@Suite @MainActor struct ScrollPartTests {
  private let bench = ScrollBench()
  private var view: LoggedScrollView { bench.view }
  private var bar: CALayer? { view.layer.sublayers?.last as? IndicatorLayer }

  /// c.9 L: 3 points thick, 3 from the edges, as long as the share that is seen.
  @Test func aDragShowsTheBar() throws {
    try bench.stage.advance(to: 0)
    #expect(bar == nil)
    bench.touch(.down, CGPoint(x: 200, y: 600), at: 0)
    bench.touch(.move, CGPoint(x: 200, y: 590), at: 0.1)
    try bench.stage.advance(to: 0.1)
    let track = 800.0 - 6
    #expect(bar?.frame == CGRect(x: 394, y: 3, width: 3, height: track * 0.2))
    #expect(view.subviews.isEmpty)
    bench.touch(.move, CGPoint(x: 200, y: -1010), at: 0.2)
    try bench.stage.advance(to: 0.2)
    #expect(bar?.frame == CGRect(x: 394, y: 1600 + 3 + track * 0.4, width: 3, height: track * 0.2))
    // Half a second after the end it fades.
    bench.touch(.up, CGPoint(x: 200, y: -1010), at: 1)
    try bench.stage.advance(to: 1.49)
    #expect(bar?.opacity == 1)
    try bench.stage.advance(to: 1.65)
    #expect(bar?.opacity == 0)
    let shown = try #require(bar?.presentation())
    #expect(shown.opacity > 0.3 && shown.opacity < 0.7)
    try bench.stage.advance(to: 2)
    #expect(bar?.presentation()?.opacity == 0)
  }

  @Test func contentThatFitsHasNoBar() throws {
    view.contentSize.height = 800
    view.flashScrollIndicators()
    #expect(bar == nil)
    view.contentSize = CGSize(width: 800, height: 1600)
    view.showsVerticalScrollIndicator = false
    view.flashScrollIndicators()
    #expect(bar?.frame == CGRect(x: 3, y: 794, width: 197, height: 3))
    view.horizontalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 100, bottom: 10, right: 94)
    #expect(bar?.frame == CGRect(x: 103, y: 784, width: 100, height: 3))
  }

  @Test func theBarStaysInFront() throws {
    view.flashScrollIndicators()
    let late = UIView()
    view.addSubview(late)
    view.contentOffset.y = 5
    #expect(bar != nil && view.subviews == [late])
    view.indicatorStyle = .white
    #expect(bar?.backgroundColor == UIColor(white: 1, alpha: 0.35).cgColor)
  }

  @Test func theGuidesAreTheirRectangles() {
    view.contentOffset = CGPoint(x: 0, y: 70)
    #expect(view.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 400, height: 4000))
    #expect(view.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 70, width: 400, height: 800))
    #expect(view.contentLayoutGuide.owningView === view)
    #expect(view.frameLayoutGuide === view.frameLayoutGuide)
  }

  // MARK: Refreshing

  private func addRefresh() -> (UIRefreshControl, () -> Int) {
    let control = UIRefreshControl()
    final class Count { var value = 0 }
    let count = Count()
    bench.stage.run {
      control.addAction(UIAction { _ in count.value += 1 }, for: .valueChanged)
      view.refreshControl = control
    }
    return (control, { count.value })
  }

  /// c.12: a long pull sends one event; meanwhile the content rests 60 points further down.
  @Test func aPullRefreshes() throws {
    let (control, count) = addRefresh()
    #expect(control.superview === view && view.subviews.first === control)
    bench.drag(from: CGPoint(x: 200, y: 100), by: CGPoint(x: 0, y: 400), for: 0.4, rest: 0.2)
    try bench.stage.advance(to: 0.5)
    #expect(count() == 1 && control.isRefreshing)
    #expect(view.contentOffset.y < -100 && view.contentInset == .zero)
    try bench.stage.advance(to: 3)
    #expect(view.contentOffset.y == -60 && view.contentInset.top == 60)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 400, height: 60))
    #expect(count() == 1)
    bench.stage.run { control.endRefreshing() }
    try bench.stage.advance(to: 4)
    #expect(view.contentOffset.y == 0 && view.contentInset == .zero && !control.isRefreshing)
  }

  @Test func aShortPullDoesNot() throws {
    let (control, count) = addRefresh()
    bench.drag(from: CGPoint(x: 200, y: 100), by: CGPoint(x: 0, y: 100), for: 0.4, rest: 0.2)
    try bench.stage.advance(to: 3)
    #expect(count() == 0 && !control.isRefreshing && view.contentOffset == .zero)
  }

  /// Begun by the program it sends nothing and moves nothing, as on iOS.
  @Test func aProgramRefreshes() throws {
    let (control, count) = addRefresh()
    bench.stage.run { control.beginRefreshing() }
    #expect(control.isRefreshing && view.contentOffset == .zero && view.contentInset.top == 60)
    #expect(count() == 0)
    bench.stage.run { view.refreshControl = nil }
    #expect(view.contentInset == .zero && control.superview == nil)
  }

  /// As programs did it before iOS 10.
  @Test func aControlThatIsASubviewWorks() throws {
    let control = UIRefreshControl()
    bench.stage.run { view.addSubview(control) }
    bench.drag(from: CGPoint(x: 200, y: 100), by: CGPoint(x: 0, y: 400), for: 0.4, rest: 0.2)
    try bench.stage.advance(to: 3)
    #expect(control.isRefreshing && view.contentOffset.y == -60)
    bench.stage.run { control.removeFromSuperview() }
    #expect(view.contentInset == .zero)
  }
}
