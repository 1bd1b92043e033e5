// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The picture that the view shows: a watch on a chain, drawn and not loaded.

import UIKit

/// Draws the logo.
enum HypnosisLogo {
  /// The watch, 200 × 280 points, clear around it.
  static var image: UIImage {
    let size = CGSize(width: 200, height: 280)
    return UIGraphicsImageRenderer(size: size).image { _ in
      gold.setStroke()
      chain.stroke()
      circle(radius: 20, around: CGPoint(x: 100, y: 96), lineWidth: 7).stroke()
      gold.setFill()
      circle(radius: 78, around: middle).fill()
      UIColor(white: 0.98, alpha: 1).setFill()
      circle(radius: 68, around: middle).fill()
      UIColor(red: 0.16, green: 0.18, blue: 0.25, alpha: 1).set()
      spiral.stroke()
      circle(radius: 5, around: middle).fill()
    }
  }

  private static let middle = CGPoint(x: 100, y: 190)
  private static let gold = UIColor(red: 0.85, green: 0.65, blue: 0.25, alpha: 1)

  private static var chain: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 100, y: 6))
    path.addLine(to: CGPoint(x: 100, y: 76))
    path.lineWidth = 6
    path.lineCapStyle = .round
    path.setLineDash([0, 11], count: 2, phase: 0)
    return path
  }

  /// Half circles, each a little larger than the one before.
  private static var spiral: UIBezierPath {
    let path = UIBezierPath()
    path.lineWidth = 5
    path.lineCapStyle = .round
    var center = middle
    var angle: CGFloat = 0
    path.move(to: middle)
    for step in 1...10 {
      let radius = CGFloat(step) * 5.5
      center.x = step % 2 == 0 ? middle.x : middle.x + 5.5
      path.addArc(
        withCenter: center, radius: radius, startAngle: angle + .pi, endAngle: angle + 2 * .pi,
        clockwise: true)
      angle += .pi
    }
    return path
  }

  private static func circle(
    radius: CGFloat, around center: CGPoint, lineWidth: CGFloat = 1
  ) -> UIBezierPath {
    let path = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    path.lineWidth = lineWidth
    return path
  }
}
