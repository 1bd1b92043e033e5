// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Gradients: linear, radial between two circles, conic.

import UIKit

/// Three gradients, each clipped to its shape.
struct GradientSample: Sample {
  func draw(in area: CGRect, of context: CGContext) {
    let sunset = Self.gradient([
      UIColor(red: 0.98, green: 0.82, blue: 0.35, alpha: 1),
      UIColor(red: 0.93, green: 0.35, blue: 0.36, alpha: 1),
      UIColor(red: 0.36, green: 0.2, blue: 0.55, alpha: 1),
    ])
    let ball = Self.gradient([.white, UIColor(red: 0.1, green: 0.45, blue: 0.75, alpha: 1)])
    let wheel = Self.gradient(
      (0...6).map { UIColor(hue: CGFloat($0) / 6, saturation: 0.75, brightness: 0.95, alpha: 1) })
    guard let sunset, let ball, let wheel else { return }

    let cells = (0..<3).map { area.column($0, of: 3) }
    clip(to: UIBezierPath(roundedRect: cells[0], cornerRadius: 10), of: context) {
      context.drawLinearGradient(
        sunset, start: cells[0].origin, end: CGPoint(x: cells[0].maxX, y: cells[0].maxY),
        options: [])
    }
    let disc = cells[1].square
    clip(to: UIBezierPath(ovalIn: disc), of: context) {
      context.drawRadialGradient(
        ball, startCenter: CGPoint(x: disc.midX - 12, y: disc.midY - 14), startRadius: 2,
        endCenter: CGPoint(x: disc.midX, y: disc.midY), endRadius: disc.width / 2,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    clip(to: UIBezierPath(roundedRect: cells[2], cornerRadius: 10), of: context) {
      context.drawConicGradient(
        wheel, center: CGPoint(x: cells[2].midX, y: cells[2].midY), angle: 0)
    }
  }

  static func gradient(_ colors: [UIColor]) -> CGGradient? {
    CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor) as CFArray,
      locations: nil)
  }

  private func clip(to path: UIBezierPath, of context: CGContext, _ body: () -> Void) {
    context.saveGState()
    path.addClip()
    body()
    context.restoreGState()
  }
}
