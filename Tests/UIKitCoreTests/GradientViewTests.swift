// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The gradient view's angles (seeds A) and its life as a view.

import TestScenes
import Testing
import UIKit

@testable import GradientView

@Suite(.ownProgram)
struct GradientDirectionTests {
  @Test(
    "Angles give the points of the seeds",
    arguments: [
      (270, CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1)),
      (0, CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5)),
      (180, CGPoint(x: 1, y: 0.5), CGPoint(x: 0, y: 0.5)),
      (45, CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0)),
      (90, CGPoint(x: 0.5, y: 1), CGPoint(x: 0.5, y: 0)),
      (-90, CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1)),
    ] as [(CGFloat, CGPoint, CGPoint)])
  func anglesGiveTheSeedsPoints(angle: CGFloat, start: CGPoint, end: CGPoint) {
    let direction = GradientDirection(angle: angle)
    #expect(isNear(direction.start, start, within: 1e-12))
    #expect(isNear(direction.end, end, within: 1e-12))
  }

  @Test func thirtyDegreesEndOnTheRightEdge() {
    let rise = 0.5 / CGFloat(3).squareRoot()
    let direction = GradientDirection(angle: 30)
    #expect(isNear(direction.end, CGPoint(x: 1, y: 0.5 - rise), within: 1e-12))
    #expect(isNear(direction.start, CGPoint(x: 0, y: 0.5 + rise), within: 1e-12))
  }

  @Test func everyAngleReachesTheEdgeAndPassesThroughTheMiddle() {
    for angle in stride(from: CGFloat(-720), through: 720, by: 7.5) {
      let direction = GradientDirection(angle: angle)
      let reach = max(abs(direction.end.x - 0.5), abs(direction.end.y - 0.5))
      #expect(abs(reach - 0.5) < 1e-12)
      #expect(abs(direction.start.x + direction.end.x - 1) < 1e-12)
      #expect(abs(direction.start.y + direction.end.y - 1) < 1e-12)
    }
  }
}

@Suite(.ownProgram) @MainActor
struct GradientViewTests {
  private func gradient(of view: UIView) throws -> CAGradientLayer {
    let layers = (view.layer.sublayers ?? []).compactMap { $0 as? CAGradientLayer }
    #expect(layers.count == 1)
    return try #require(layers.first)
  }

  @Test func gradientFollowsTheFrame() throws {
    let view = GradientView(frame: CGRect(x: 41, y: 29, width: 281, height: 609))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(try gradient(of: view).frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func gradientFollowsTheBoundsAtLayout() throws {
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.bounds.size = CGSize(width: 30, height: 20)
    view.layoutIfNeeded()
    #expect(try gradient(of: view).frame.size == CGSize(width: 30, height: 20))
  }

  @Test func aMissingColorIsClear() throws {
    let view = GradientView()
    view.startColor = .red
    let colors = try #require(try gradient(of: view).colors as? [CGColor])
    #expect(colors == [UIColor.red.cgColor, UIColor.clear.cgColor])
  }

  @Test func settingTheAngleTurnsTheGradient() throws {
    let view = GradientView()
    #expect(view.angle == 270)
    view.angle = 0
    #expect(isNear(try gradient(of: view).endPoint, CGPoint(x: 1, y: 0.5), within: 1e-12))
  }

  @Test func preparingForTheDesignerKeepsOneGradient() throws {
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.startColor = .blue
    view.prepareForInterfaceBuilder()
    let layer = try gradient(of: view)
    #expect(layer.frame == view.bounds)
    #expect((layer.colors as? [CGColor])?.first == UIColor.blue.cgColor)
  }

  @Test func theProgramFillsItsScreen() throws {
    let controller = GradientViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 281, height: 609))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.gradientView.frame == window.bounds)
    #expect(try gradient(of: controller.gradientView).frame == window.bounds)
  }
}
