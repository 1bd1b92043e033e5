// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The stick figure (seeds B 6.1).

import TestScenes
import Testing
import UIKit

@testable import StickFigure

@Suite(.ownProgram) @MainActor
struct StickFigureTests {
  @Test func oneShapeLayerHoldsTheWholeFigure() throws {
    let controller = StickFigureViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    let container = try #require(controller.view.subviews.first)
    let shapes = (container.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
    let figure = try #require(shapes.first)
    #expect(shapes.count == 1)
    #expect(figure.lineWidth == 5)
    #expect(figure.lineCap == .round)
    #expect(figure.lineJoin == .round)
    #expect(figure.strokeColor == UIColor.red.cgColor)
    #expect(figure.fillColor?.alpha == 0)
  }

  @Test func headAndLimbsLieWhereTheSeedPutsThem() throws {
    let controller = StickFigureViewController()
    let container = try #require(controller.view.subviews.first)
    let figure = try #require(container.layer.sublayers?.first as? CAShapeLayer)
    let path = try #require(figure.path)
    #expect(PathElements(path).kinds == "MLCCCCMLLMLML")
    let box = path.boundingBoxOfPath
    #expect(isNear(box.origin, CGPoint(x: 100, y: 75)))
    #expect(isNear(CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: 200, y: 225)))
  }

  @Test func theSquareIsCentred() throws {
    let controller = StickFigureViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let container = try #require(controller.view.subviews.first)
    #expect(container.frame == CGRect(x: 50, y: 100, width: 300, height: 300))
    #expect(container.backgroundColor == .darkGray)
  }
}
