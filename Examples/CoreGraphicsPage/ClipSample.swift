// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Clips: by both rules, within one another, by a picture.

import UIKit

/// Stripes seen through three clips.
struct ClipSample: Sample {
  func draw(in area: CGRect, of context: CGContext) {
    stripes(in: area.column(0, of: 3), of: context) { cell in
      let star = ClipSample.star(in: cell.square)
      star.usesEvenOddFillRule = true
      star.addClip()
    }
    stripes(in: area.column(1, of: 3), of: context) { cell in
      UIBezierPath(ovalIn: cell.square.offsetBy(dx: -12, dy: 0)).addClip()
      UIBezierPath(ovalIn: cell.square.offsetBy(dx: 12, dy: 0)).addClip()
    }
    stripes(in: area.column(2, of: 3), of: context) { cell in
      guard let mask = ClipSample.mask else { return }
      context.clip(to: cell.square, mask: mask)
    }
  }

  /// A star of five points whose lines cross, so that its middle has been gone round twice.
  static func star(in area: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    for step in 0..<5 {
      let angle = CGFloat(step) * .pi * 4 / 5
      let point = CGPoint(
        x: area.midX + sin(angle) * area.width / 2, y: area.midY - cos(angle) * area.height / 2)
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  /// A grey picture: white, which lets everything through, in its middle, black at its edge.
  private static var mask: CGImage? {
    let context = CGContext(
      data: nil, width: 128, height: 128, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue)
    let gradient = GradientSample.gradient([.white, .black])
    guard let context, let gradient else { return nil }
    let middle = CGPoint(x: 64, y: 64)
    context.drawRadialGradient(
      gradient, startCenter: middle, startRadius: 24, endCenter: middle, endRadius: 64,
      options: [.drawsBeforeStartLocation])
    return context.makeImage()
  }

  private func stripes(in cell: CGRect, of context: CGContext, clip: (CGRect) -> Void) {
    context.saveGState()
    clip(cell)
    for step in 0..<Int(cell.height / 8) + 1 {
      UIColor(hue: CGFloat(step) / 20, saturation: 0.8, brightness: 0.9, alpha: 1).setFill()
      let y = cell.minY + CGFloat(step) * 8
      context.fill(CGRect(x: cell.minX, y: y, width: cell.width, height: 8))
    }
    context.restoreGState()
  }
}
