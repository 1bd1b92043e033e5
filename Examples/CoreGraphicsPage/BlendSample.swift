// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Blend modes, all of them.

import UIKit

/// For each mode, two discs in a layer of their own: blue over orange, on nothing.
struct BlendSample: Sample {
  private let modes: [CGBlendMode] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
    .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy,
    .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
    .destinationAtop, .xor, .plusDarker, .plusLighter,
  ]

  func draw(in area: CGRect, of context: CGContext) {
    let perRow = 10
    for (index, mode) in modes.enumerated() {
      let row = area.row(index / perRow, of: (modes.count + perRow - 1) / perRow)
      let cell = row.column(index % perRow, of: perRow).square
      let side = cell.width * 0.68
      context.saveGState()
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(red: 0.95, green: 0.55, blue: 0.2, alpha: 1)
      context.fillEllipse(in: CGRect(x: cell.minX, y: cell.minY, width: side, height: side))
      context.setBlendMode(mode)
      context.setFillColor(red: 0.25, green: 0.5, blue: 0.85, alpha: 0.9)
      context.fillEllipse(
        in: CGRect(x: cell.maxX - side, y: cell.maxY - side, width: side, height: side))
      context.endTransparencyLayer()
      context.restoreGState()
    }
  }
}
