// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What happens at the end of a turn, and painting apart from it.

import Foundation
import Mica
import QuartzCore
import TestScenes
import Testing
import UIKit

private final class RestlessView: UIView {
  var rounds = 0
  override func layoutSubviews() {
    rounds += 1
    setNeedsLayout()
  }
}

@Suite(.ownProgram) @MainActor
struct UpdateCycleTests {
  @Test func aViewThatNeverSettlesIsNamedAndTheTurnEnds() throws {
    let stage = Stage(size: CGSize(width: 4, height: 4), scale: 1)
    let root = UIViewController()
    let restless = RestlessView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    stage.run {
      root.view.addSubview(restless)
      root.view.addSubview(UILabel())
      stage.root = root
    }
    try stage.prepare()
    #expect(restless.rounds >= mostLayoutRounds)
    #expect(restless.rounds < 3 * mostLayoutRounds)
    #expect(
      stage.unsupportedFeatures == [
        "RestlessView asks for layout again in every layout pass. The passes end without it."
      ])
  }

  @Test func subviewsThatAreMadeAnewInLayoutAskForNoOther() throws {
    final class RemakingController: UIViewController {
      var rounds = 0
      override func viewDidLayoutSubviews() {
        rounds += 1
        view.subviews.forEach { $0.removeFromSuperview() }
        for x in 0..<3 {
          let label = UILabel(frame: CGRect(x: x, y: 0, width: 1, height: 1))
          label.sizeToFit()
          view.addSubview(label)
        }
      }
    }
    let stage = Stage(size: CGSize(width: 4, height: 4), scale: 1)
    let root = RemakingController()
    stage.run { stage.root = root }
    try stage.advance(to: 1)
    #expect(root.rounds < 4)
    #expect(stage.unsupportedFeatures.isEmpty)
  }

  /// A view that makes its constraint anew whenever it is laid out, after its subviews were placed.
  private final class ReboundView: UIView {
    let inner = UIView()
    var constraint: NSLayoutConstraint?
    var rounds = 0
    var width: CGFloat = 1
    override func layoutSubviews() {
      super.layoutSubviews()
      rounds += 1
      constraint?.isActive = false
      constraint = inner.widthAnchor.constraint(equalToConstant: width)
      constraint?.isActive = true
    }
  }

  @Test func constraintsThatAreMadeAnewInLayoutEndAndCount() throws {
    let stage = Stage(size: CGSize(width: 40, height: 40), scale: 1)
    let root = UIViewController()
    let view = ReboundView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.run {
      view.inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(view.inner)
      root.view.addSubview(view)
      stage.root = root
    }
    try stage.prepare()
    #expect(view.inner.frame.width == 1)
    stage.run {
      view.width = 7
      view.setNeedsLayout()
    }
    try stage.advance(to: 1)
    #expect(view.inner.frame.width == 7)
    #expect(view.rounds < 8)
    #expect(stage.unsupportedFeatures.isEmpty)
  }

  @Test func layoutThatAsksForMoreIsDoneInTheSameTurn() throws {
    /// Grows in steps, each asked for by the one before.
    final class GrowingView: UIView {
      override func layoutSubviews() {
        if frame.width < 5 { frame.size.width += 1 }
      }
    }
    let stage = Stage(size: CGSize(width: 8, height: 1), scale: 1)
    let root = UIViewController()
    stage.run {
      let view = GrowingView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      view.backgroundColor = .white
      root.view.addSubview(view)
      stage.root = root
    }
    let bytes = try #require(stage.snapshot().dataProvider?.data as Data?)
    #expect(stride(from: 3, to: 32, by: 4).map { bytes[$0] } == [255, 255, 255, 255, 255, 0, 0, 0])
    #expect(stage.unsupportedFeatures.isEmpty)
  }

  @Test func momentsArePaintedOnAnyThreadInAnyOrder() async throws {
    let stage = Stage(size: CGSize(width: 40, height: 8), scale: 2)
    let root = UIViewController()
    stage.root = root
    stage.run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
      view.backgroundColor = .orange
      view.layer.cornerRadius = 3
      root.view.addSubview(view)
      stage.perform(at: 0.1) {
        UIView.animate(withDuration: 1) { view.center.x = 36 }
      }
    }
    let times = (0..<12).map { Double($0) / 10 }
    let expected = try times.map {
      try #require(stage.snapshot(at: $0).dataProvider?.data as Data?)
    }
    #expect(Set(expected).count > 8)

    let moments = try times.map { try stage.moment(at: $0) }
    // The program goes on meanwhile.
    stage.run { root.view.backgroundColor = .black }
    try stage.advance(to: 5)
    let painters = try (0..<3).map { _ in Painter(try stage.makePainter()) }
    var painted: [Int: Data] = [:]
    await withTaskGroup(of: [(Int, Data)].self) { group in
      for (part, painter) in painters.enumerated() {
        group.addTask {
          stride(from: moments.count - 1 - part, through: 0, by: -3).map { index in
            (index, painter.bytes(of: moments[index]))
          }
        }
      }
      for await part in group {
        for (index, bytes) in part { painted[index] = bytes }
      }
    }
    #expect(times.indices.compactMap { painted[$0] } == expected)
  }

  /// A painter that one task uses.
  private struct Painter: @unchecked Sendable {
    private let painter: FramePainter

    init(_ painter: FramePainter) { self.painter = painter }

    func bytes(of moment: StageMoment) -> Data {
      let pixmap = painter.paint(moment)
      return Data(bytes: pixmap.bytes, count: pixmap.height * pixmap.bytesPerRow)
    }
  }
}
