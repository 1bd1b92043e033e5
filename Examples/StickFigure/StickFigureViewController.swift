// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: a figure of a head and five lines, drawn by a single shape layer.

import UIKit

/// Shows a red stick figure in a dark grey square of 300 points, centred in the view.
class StickFigureViewController: UIViewController {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  override func viewDidLoad() {
    super.viewDidLoad()
    container.backgroundColor = .darkGray
    container.layer.addSublayer(makeFigure())
    view.addSubview(container)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    container.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  private func makeFigure() -> CAShapeLayer {
    let figure = CAShapeLayer()
    figure.strokeColor = UIColor.red.cgColor
    figure.fillColor = UIColor.clear.cgColor
    figure.lineWidth = 5
    figure.lineJoin = .round
    figure.lineCap = .round
    figure.path = StickFigure.path.cgPath
    return figure
  }
}

/// The figure's outline, in the square's points.
enum StickFigure {
  static var path: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 175, y: 100))
    path.addArc(
      withCenter: CGPoint(x: 150, y: 100), radius: 25, startAngle: 0, endAngle: 2 * .pi,
      clockwise: true)
    let hip = CGPoint(x: 150, y: 175)
    path.move(to: CGPoint(x: 150, y: 125))
    path.addLine(to: hip)
    path.addLine(to: CGPoint(x: 125, y: 225))
    path.move(to: hip)
    path.addLine(to: CGPoint(x: 175, y: 225))
    path.move(to: CGPoint(x: 100, y: 150))
    path.addLine(to: CGPoint(x: 200, y: 150))
    return path
  }
}
