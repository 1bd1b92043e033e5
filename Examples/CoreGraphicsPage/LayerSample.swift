// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Transparency layers: what is drawn together fades and casts its shadow as one thing.

import UIKit

/// Three overlapping discs at half opacity: each on its own, and as one layer.
struct LayerSample: Sample {
  func draw(in area: CGRect, of context: CGContext) {
    context.setShadow(offset: CGSize(width: 0, height: 4), blur: 6)
    context.setAlpha(0.5)
    discs(in: area.column(0, of: 2), of: context)

    context.beginTransparencyLayer(auxiliaryInfo: nil)
    discs(in: area.column(1, of: 2), of: context)
    context.endTransparencyLayer()
  }

  private func discs(in cell: CGRect, of context: CGContext) {
    let square = cell.square
    let side = square.width * 0.62
    let corners = [
      CGPoint(x: square.midX - side / 2, y: square.minY),
      CGPoint(x: square.minX, y: square.maxY - side),
      CGPoint(x: square.maxX - side, y: square.maxY - side),
    ]
    for (hue, corner) in zip([0.02, 0.38, 0.62] as [CGFloat], corners) {
      UIColor(hue: hue, saturation: 0.75, brightness: 0.9, alpha: 1).setFill()
      context.fillEllipse(in: CGRect(origin: corner, size: CGSize(width: side, height: side)))
    }
  }
}
