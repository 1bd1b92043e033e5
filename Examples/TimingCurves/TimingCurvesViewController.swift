// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: every timing function as a graph, every calculation mode as a way through points.

import UIKit

/// Above, the timing functions linear, easeIn, easeOut, easeInEaseOut and default: time runs to the
/// right, the value upwards. Below, the calculation modes linear, discrete, paced, cubic and
/// cubicPaced through the same five points, which are closer together on the right. Small dots are
/// equal steps of time apart.
class TimingCurvesViewController: UIViewController {
  private let functions: [CAMediaTimingFunctionName] = [
    .linear, .easeIn, .easeOut, .easeInEaseOut, .default,
  ]
  private let modes: [CAAnimationCalculationMode] = [
    .linear, .discrete, .paced, .cubic, .cubicPaced,
  ]
  private let points = [
    CGPoint(x: 12, y: 100), CGPoint(x: 40, y: 20), CGPoint(x: 72, y: 96), CGPoint(x: 92, y: 60),
    CGPoint(x: 108, y: 76),
  ]
  private var plots: [CurvePlot] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.09, green: 0.11, blue: 0.17, alpha: 1)
    for (index, name) in functions.enumerated() {
      add(CurvePlot(color: color(index), animations: graph(of: CAMediaTimingFunction(name: name))))
    }
    for (index, mode) in modes.enumerated() {
      let way = CAKeyframeAnimation(keyPath: "position")
      way.values = points
      way.calculationMode = mode
      let plot = CurvePlot(color: color(index), animations: [way])
      points.forEach(plot.mark)
      add(plot)
    }
  }

  private func color(_ index: Int) -> UIColor {
    UIColor(hue: 0.1 + 0.17 * CGFloat(index), saturation: 0.65, brightness: 1, alpha: 1)
  }

  private func add(_ plot: CurvePlot) {
    plots.append(plot)
    view.layer.addSublayer(plot)
  }

  /// To the right at constant speed, upwards by the timing function.
  private func graph(of function: CAMediaTimingFunction) -> [CAPropertyAnimation] {
    let across = CABasicAnimation(keyPath: "position.x")
    (across.fromValue, across.toValue) = (10, 110)
    let up = CABasicAnimation(keyPath: "position.y")
    (up.fromValue, up.toValue) = (110, 10)
    up.timingFunction = function
    return [across, up]
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    for (index, plot) in plots.enumerated() {
      let (column, row) = (CGFloat(index % 5) - 2, CGFloat(index / 5) - 0.5)
      plot.position = CGPoint(x: middle.x + column * 136, y: middle.y + row * 136)
    }
    CATransaction.commit()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    plots.forEach { $0.start() }
  }
}
