// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The programs that fingers play with: what their scripts of touches lead to.

import ExampleClasses
import Foundation
import Mica
import MicaJob
import Testing
import UIKit

@testable import MicaHost

@MainActor
@Suite(.serialized) struct TouchedExampleTests {
  /// A program's stage with its touches, and the view of what is shown.
  private func start(_ name: String, threads: Int? = nil) throws -> (stage: Stage, view: UIView) {
    let program = try Examples.named(name)
    var showing = Showing(program)
    showing.scale = 1
    showing.threads = threads
    showing.touches = try #require(program.touches)
    let (stage, object) = try StagePlan(showing).putOnStage()
    let controller = try #require(object as? UIViewController)
    return (stage, stage.run { controller.view })
  }

  /// Two fingers move, turn and scale at once; a double tap puts the photograph back.
  @Test func aPhotographFollowsFingers() throws {
    let (stage, view) = try start("gestures")
    let photo = view.subviews[0]
    try stage.advance(to: 1.2)
    #expect(photo.transform.isIdentity && photo.center.x < 120 && photo.center.y < 140)
    try stage.advance(to: 2.5)
    let transform = photo.transform
    #expect(atan2(transform.b, transform.a) > 0.3)
    #expect(hypot(transform.a, transform.b) > 1.3)
    #expect(photo.center.x > 125)
    try stage.advance(to: 5.5)
    #expect(photo.transform.isIdentity && photo.center == CGPoint(x: 160, y: 200))
  }

  /// Every control has answered by the end, the last of them the filled button.
  @Test func controlsAnswer() throws {
    let (stage, view) = try start("controls")
    try stage.advance(to: 5.5)
    func first<Control: UIView>(_ type: Control.Type) throws -> Control {
      try #require(view.subviews.compactMap { $0 as? Control }.first)
    }
    #expect(try first(UISwitch.self).isOn && first(UIStepper.self).value == 2)
    #expect(try first(UISegmentedControl.self).selectedSegmentIndex == 1)
    #expect(try first(UIPageControl.self).currentPage == 1)
    let slider = try first(UISlider.self)
    #expect(abs(slider.value - 0.8) < 0.02)
    #expect(try first(UIProgressView.self).progress == slider.value)
    #expect(view.subviews.contains { ($0 as? UILabel)?.text == "Button: Filled" })
  }

  /// The first pull is too short; the second fetches a message, and the list is where it was.
  @Test func pullingFetches() throws {
    let (stage, view) = try start("pull-to-refresh")
    let list = try #require(view.subviews.first as? UIScrollView)
    try stage.advance(to: 1.4)
    #expect(list.contentSize.height == 360 && list.refreshControl?.isRefreshing == false)
    try stage.advance(to: 2.3)
    #expect(list.refreshControl?.isRefreshing == true)
    try stage.advance(to: 4)
    #expect(list.contentSize.height == 420 && list.contentOffset.y == 0)
    try stage.advance(to: 6)
    #expect(list.contentOffset.y == 60)
  }

  /// A scroll layer's content moves with the pan, which begins after 10 points.
  @Test func aScrollLayerIsDragged() throws {
    let (stage, view) = try start("scroll-layer")
    try stage.advance(to: 0.9)
    let place = view.subviews[0].bounds.origin
    #expect(place.x > 180 && place.x <= 200 && place.y == 0)
  }

  /// Everything falls, stays within the view and comes to rest; the same with one worker and two.
  @Test func thingsFall() throws {
    let (stage, view) = try start("dynamics", threads: 1)
    #expect(view.subviews.count == 9)
    let other = try start("dynamics", threads: 2).stage
    for time in [0.5, 1.5, 3, 6] {
      let one = try stage.snapshot(at: time).dataProvider?.data as Data?
      let two = try other.snapshot(at: time).dataProvider?.data as Data?
      #expect(one == two)
    }
    #expect(view.subviews.count == 12)
    for item in view.subviews {
      #expect(view.bounds.insetBy(dx: -2, dy: -2).contains(item.center), "\(item.frame)")
    }
    try stage.advance(to: 14)
    let places = view.subviews.map(\.center)
    try stage.advance(to: 15)
    #expect(view.subviews.map(\.center) == places)
  }

  /// Pulled out and let go, thrown, pushed back; then a tap opens it and another one closes it.
  @Test func aDrawerFollowsFingersAndGoesOn() throws {
    let (stage, view) = try start("property-animator")
    let drawer = view.subviews[2]
    func top(at time: Double) throws -> CGFloat {
      try stage.advance(to: time)
      return stage.run { drawer.layer.presentation()?.frame.minY ?? .nan }
    }
    #expect(try top(at: 0) == 200)
    // As far as the finger has gone, 90 points.
    let held = try (top(at: 0.95), top(at: 1.05))
    #expect(held.0 == held.1 && abs(held.0 - 110) < 12)
    #expect(try top(at: 1.9) == 60)
    #expect(try top(at: 3.5) == 200)
    #expect(try top(at: 4.3) < 70)
    #expect(try top(at: 5.5) == 200)
    let moving = try (top(at: 5.7), top(at: 5.8))
    #expect(moving.0 < 200 && moving.1 < moving.0)
    #expect(try top(at: 7.4) == 200)
  }
}
