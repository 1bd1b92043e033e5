// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is measured. Everything goes through public calls, and every picture is finished.

import Foundation
import Mica
import QuartzCore
import UIKit
import WorkloadData

/// A figure of the screen of 1000 layers, or of 10 000 small ones.
@MainActor
enum Measure: String, CaseIterable {
  /// Frames a second while a third of the layers moves, one worker.
  case frames
  /// The cost of a frame of the moving screen over that of one in which a small layer moves.
  case damage
  /// Microseconds to sample one of 10 000 animations, to present and to record its layer.
  case sampling
  /// Milliseconds for a picture of 10 000 layers that did not change.
  case commit
  /// The same after one of the layers changed.
  case change
  /// How many times faster a frame is on two workers.
  case cores
  /// Frames a second while a list of 1000 views scrolls, one worker.
  case scroll
  /// Microseconds for what a finger does, down, a move or up, through 30 views and 20 recognizers.
  case touch
  /// What the process needs more for the screen's frames than before, in surfaces.
  case memory

  func value() throws -> Double {
    switch self {
    case .frames: try Self.framesPerSecond()
    case .damage: try Self.damageRatio()
    case .sampling: try Self.samplingTime()
    case .commit: try Self.commitTime(changes: false)
    case .change: try Self.commitTime(changes: true)
    case .cores: try Self.speedOfTwoWorkers()
    case .scroll: try Self.scrollsPerSecond()
    case .touch: try Self.touchTime()
    case .memory: try Self.surfaces()
    }
  }

  private static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let duration = try SuspendingClock().measure(body)
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  /// A run: 120 frames after 10 of warm-up.
  private static func run(_ stage: Stage) throws -> Double {
    for frame in 0..<10 { _ = try stage.snapshot(at: Double(frame) / 60) }
    return try seconds {
      for frame in 10..<130 { _ = try stage.snapshot(at: Double(frame) / 60) }
    }
  }

  private static func framesPerSecond() throws -> Double {
    120 / (try run(LayerScreen.stage(moves: true)))
  }

  /// The list moves by 25 points a frame, as in a fast flick.
  private static func scrollsPerSecond() throws -> Double {
    let (stage, list) = ListScreen.stage()
    for frame in 0..<130 {
      stage.perform(at: Double(frame) / 60) { list.contentOffset.y = CGFloat(frame) * 25 }
    }
    return 120 / (try run(stage))
  }

  /// The mean of taps and of a drag that all recognizers follow, less a turn in which nothing happens.
  private static func touchTime() throws -> Double {
    let screen = TouchScreen()
    try screen.stage.prepare()
    var start = 1.0
    func time(_ hand: TouchScreen.Hand) throws -> Double {
      let (events, end) = screen.play(hand, from: start)
      start = end
      return try seconds { try screen.stage.advance(to: end) } / Double(events)
    }
    for hand in [TouchScreen.Hand.taps, .moves, .none] { _ = try time(hand) }
    let rounds = try (0..<9).map { _ in
      (try time(.taps) + time(.moves)) / 2 - (try time(.none))
    }
    return median(rounds) * 1e6
  }

  private static func speedOfTwoWorkers() throws -> Double {
    let (one, two) = (LayerScreen.stage(moves: true), LayerScreen.stage(moves: true))
    two.threads = 2
    return median(try (0..<5).map { _ in try run(one) / run(two) })
  }

  // MARK: Damage

  /// On a still screen a small layer moves; a frame of the moving screen is the whole one.
  private static func damageRatio() throws -> Double {
    let stage = LayerScreen.stage(moves: false)
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
    layer.backgroundColor = CGColor(srgbRed: 0.1, green: 0.4, blue: 0.9, alpha: 1)
    try stage.prepare()
    stage.root?.view.layer.addSublayer(layer)
    var frame = 0
    func move() {
      frame += 1
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.position = CGPoint(x: 40 + Double(frame % 150) * 2, y: 400)
      CATransaction.commit()
    }
    func picture() throws -> CGImage { try stage.snapshot(at: Double(frame) / 60) }
    // Drawn whole where the background, which nobody can see, changes as well.
    for _ in 0..<10 {
      move()
      let image = try picture().dataProvider?.data
      stage.background = CGColor(
        srgbRed: 1, green: 1, blue: 1, alpha: frame % 2 == 0 ? 1 : 254 / 255)
      guard try image == picture().dataProvider?.data else { throw Failure.differentBytes }
    }
    let moving = LayerScreen.stage(moves: true)
    _ = try run(moving)
    var (whole, part): ([Double], [Double]) = ([], [])
    for _ in 0..<60 {
      for _ in 0..<4 {
        move()
        part.append(try seconds { _ = try picture() })
      }
      whole.append(try seconds { _ = try moving.snapshot(at: 2 + Double(frame) / 240) })
    }
    return median(whole) / median(part)
  }

  enum Failure: Error { case differentBytes }

  // MARK: Many layers

  private static let count = 10_000

  /// A stage of one pixel whose view holds layers of no size, each in turn given to `body`.
  private static func crowd(_ body: (CALayer) -> Void) throws -> Stage {
    let stage = Stage(size: CGSize(width: 1, height: 1), scale: 1)
    stage.threads = 1
    stage.root = UIViewController()
    try stage.prepare()
    for _ in 0..<count / 100 {
      let row = CALayer()
      stage.root?.view.layer.addSublayer(row)
      for _ in 0..<99 {
        let layer = CALayer()
        row.addSublayer(layer)
        body(layer)
      }
      body(row)
    }
    return stage
  }

  private static func samplingTime() throws -> Double {
    var index = 0
    let stage = try crowd { layer in
      let movement = CABasicAnimation(keyPath: "position.x")
      movement.fromValue = 0
      movement.toValue = 10
      movement.duration = 1
      movement.timeOffset = Double(index) / Double(count)
      movement.repeatCount = .infinity
      movement.timingFunction = index % 2 == 0 ? nil : CAMediaTimingFunction(name: .easeInEaseOut)
      layer.add(movement, forKey: nil)
      index += 1
    }
    _ = try stage.snapshot(at: 0)
    let times = try (1..<60).map { frame in
      try seconds { _ = try stage.snapshot(at: Double(frame) / 60) }
    }
    return median(times) / Double(count) * 1e6
  }

  private static func commitTime(changes: Bool) throws -> Double {
    var last: CALayer?
    let stage = try crowd { last = $0 }
    _ = try stage.snapshot(at: 0)
    let times = try (1..<120).map { frame in
      try seconds {
        if changes { last?.zPosition = CGFloat(frame % 2) }
        _ = try stage.snapshot(at: Double(frame) / 60)
      }
    }
    return median(times) * 1e3
  }

  // MARK: Memory

  /// Bytes that the process has had in memory at the most.
  private static func peakMemory() throws -> Double {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kilobytes = line?.split(separator: " ", omittingEmptySubsequences: true).dropFirst().first
    return (kilobytes.flatMap { Double($0) } ?? .nan) * 1024
  }

  /// Measured in a process of its own: the peak of what came before would hide it.
  private static func surfaces() throws -> Double {
    // Loads the libraries and their tables.
    let small = Stage(size: CGSize(width: 8, height: 8), scale: 1)
    small.threads = 1
    small.root = UIViewController()
    _ = try small.snapshot(at: 0)
    let stage = LayerScreen.stage(moves: true)
    try stage.prepare()
    let before = try peakMemory()
    _ = try run(stage)
    let surface = ScreenLayer.screenWidth * ScreenLayer.screenHeight * pow(ScreenLayer.scale, 2) * 4
    return (try peakMemory() - before) / surface
  }
}
