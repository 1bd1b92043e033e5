// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The pictures of the programs that draw themselves (seeds D and E).

import Mica
import QuartzCore
import TestScenes
import Testing
import UIKit

@testable import CoreGraphicsPage
@testable import Flo
@testable import HypnosisView

/// Counts its drawings.
private final class CountingDial: CounterView {
  var drawings = 0
  override func draw(_ rect: CGRect) {
    drawings += 1
    super.draw(rect)
  }
}

@MainActor
@Suite(.serialized, .ownProgram)
struct DrawnProgramTests {
  private func picture(
    _ root: UIViewController, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1,
    _ change: () -> Void = {}
  ) throws -> CGImage {
    let stage = Stage(size: CGSize(width: width, height: height), scale: scale)
    stage.root = root
    try stage.prepare()
    change()
    return try stage.snapshot()
  }

  private func rgb(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
    let pixel = image.pixmap[x, y]
    return [pixel.x, pixel.y, pixel.z]
  }

  @Test("The sign's long edges are crisp at every scale (seeds D)", arguments: [1, 2, 3])
  func signsAreCrisp(scale: Int) throws {
    let image = try picture(PushButtonViewController(), 600, 600, scale: CGFloat(scale))
    let (green, white): ([UInt8], [UInt8]) = ([0, 255, 0], [255, 255, 255])
    // A quarter from the left end of the horizontal line: 3 points high, 399 to 402.
    let x = 285 * scale
    for y in 380 * scale..<420 * scale {
      let isOnLine = y >= 399 * scale && y < 402 * scale
      #expect(rgb(image, x, y) == (isOnLine ? white : green), "y \(y) at \(scale)x")
    }
    let y = 385 * scale
    for x in 280 * scale..<320 * scale {
      let isOnLine = x >= 299 * scale && x < 302 * scale
      #expect(rgb(image, x, y) == (isOnLine ? white : green), "x \(x) at \(scale)x")
    }
  }

  @Test("The sign's ends lie on pixels at 2x only (seeds D)", arguments: [1, 2, 3])
  func endsOfSigns(scale: Int) throws {
    let image = try picture(PushButtonViewController(), 600, 600, scale: CGFloat(scale))
    let row = (265 * scale..<275 * scale).map { rgb(image, $0, 400 * scale)[0] }
    #expect(row.allSatisfy { $0 == 0 || $0 == 255 } == (scale == 2))
  }

  @Test("The minus has no upright line (seeds D)") func minus() throws {
    let image = try picture(PushButtonViewController(), 600, 600)
    #expect(rgb(image, 300, 495) == [87, 218, 213])
    #expect(rgb(image, 300, 505) == [255, 255, 255])
    #expect(rgb(image, 5, 5) == [255, 255, 255])
  }

  @Test("setNeedsDisplay five times draws once (seeds D, C14)")
  func fiveRequestsDrawOnce() throws {
    let dial = CountingDial(frame: CGRect(x: 0, y: 0, width: 230, height: 230))
    let root = UIViewController()
    let stage = Stage(size: CGSize(width: 230, height: 230), scale: 1)
    stage.root = root
    root.view.addSubview(dial)
    _ = try stage.snapshot()
    #expect(dial.drawings == 1)
    stage.perform(at: 1) { for _ in 1...5 { dial.setNeedsDisplay() } }
    stage.perform(at: 2) { for counter in 1...5 { dial.counter = counter } }
    _ = try stage.snapshot(at: 1.5)
    #expect(dial.drawings == 2)
    _ = try stage.snapshot(at: 3)
    #expect(dial.drawings == 3)
    stage.perform(at: 4) { dial.counter = 9 }
    _ = try stage.snapshot(at: 5)
    #expect(dial.drawings == 3)
  }

  @Test("The outline surrounds counter/8 of the arc (seeds D)", arguments: [0, 5, 8])
  func outlineFollowsTheCounter(counter: Int) throws {
    let controller = CounterViewController()
    let image = try picture(controller, 600, 600, scale: 2) {
      controller.counterView.counter = counter
    }
    let (arc, line): ([UInt8], [UInt8]) = ([87, 218, 213], [34, 110, 100])
    let frame = controller.counterView.frame
    for eighth in 0..<8 {
      // The middle of an eighth of the arc, at its outer edge and in its middle.
      let angle = .pi * 3 / 4 + .pi * 1.5 * (CGFloat(eighth) + 0.5) / 8
      func color(radius: CGFloat) -> [UInt8] {
        rgb(
          image, Int((frame.midX + radius * cos(angle)) * 2),
          Int((frame.midY + radius * sin(angle)) * 2))
      }
      #expect(color(radius: 115 - 38) == arc)
      #expect(color(radius: 115 - 2.5) == (eighth < counter ? line : arc))
      #expect(color(radius: 115 - 76 + 2.5) == (eighth < counter ? line : arc))
      #expect(color(radius: 20) == [255, 255, 255])
    }
  }

  @Test("Two buttons count, and never below 0 (seeds D)") func buttonsCount() {
    let controller = CounterViewController()
    controller.loadViewIfNeeded()
    controller.addButton.sendActions(for: .touchUpInside)
    #expect(controller.counterView.counter == 6)
    for _ in 0..<9 { controller.removeButton.sendActions(for: .touchUpInside) }
    #expect(controller.counterView.counter == 0)
  }

  @Test("Circles are 10 wide, 20 apart, from the bounds' own circle inwards (seeds E)")
  func circles() throws {
    let controller = HypnosisViewController()
    let image = try picture(controller, 300, 300) {
      controller.hypnosisView.logo = nil
      controller.hypnosisView.circleColor = .red
    }
    // Along the row through the middle, left of the triangle; half the diagonal is 212.13.
    for x in 0..<45 {
      let radius = 150 - (CGFloat(x) + 0.5)
      let fromLine = abs((212.132 - radius + 10).truncatingRemainder(dividingBy: 20) - 10)
      if abs(fromLine - 5) < 1.5 { continue }
      let isOnCircle = fromLine < 5
      #expect((rgb(image, x, 150) == [255, 0, 0]) == isOnCircle, "x \(x)")
    }
  }

  @Test("The gradient stays in its clip, the picture in front casts a shadow (seeds E)")
  func gradientAndShadow() throws {
    let controller = HypnosisViewController()
    let without = try picture(controller, 300, 300) { controller.hypnosisView.logo = nil }
    // Near the triangle's lower right corner, 235 of 300 along the diagonal, and above it.
    let inside = rgb(without, 230, 270)
    let share = 500.0 / 600
    #expect(abs(Double(inside[0]) - 255 * (1 - share)) < 2)
    #expect(abs(Double(inside[2]) - 255 * share) < 2)
    #expect(rgb(without, 230, 60)[0] == rgb(without, 230, 60)[1])

    let image = try picture(HypnosisViewController(), 300, 300)
    // The watch ends at y 278; right below, within the shadow's 7 points, it is darker.
    let (lit, shaded) = (rgb(without, 152, 282), rgb(image, 152, 282))
    #expect(zip(lit, shaded).allSatisfy { $1 < $0 })
    #expect(rgb(image, 20, 282) == rgb(without, 20, 282))
  }

  @Test func everyPanelOfThePageShowsSomething() throws {
    let image = try picture(CoreGraphicsViewController(), 600, 940)
    let panels: [(Int, Int, Int, Int)] = [
      (36, 36, 238, 118), (326, 36, 238, 118), (36, 206, 238, 118), (326, 206, 238, 118),
      (36, 376, 528, 188), (36, 616, 238, 118), (326, 616, 238, 118), (36, 786, 238, 118),
      (326, 786, 238, 118),
    ]
    for (index, (left, top, width, height)) in panels.enumerated() {
      var inked = 0
      for y in top..<top + height {
        for x in left..<left + width where rgb(image, x, y) != [255, 255, 255] { inked += 1 }
      }
      #expect(inked > width * height / 8, "panel \(index)")
    }
    #expect(rgb(image, 5, 5) == [237, 237, 237])
  }
}
