// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Shadows: of a shape, of a line, coloured, and none of a hole.

import UIKit

/// Four things with shadows.
struct ShadowSample: Sample {
  func draw(in area: CGRect, of context: CGContext) {
    let upper = area.row(0, of: 2, gap: 24)
    let lower = area.row(1, of: 2, gap: 24)
    context.setShadow(offset: CGSize(width: 0, height: 3), blur: 8)
    UIColor.white.setFill()
    UIBezierPath(roundedRect: upper.column(0, of: 2, gap: 24), cornerRadius: 12).fill()

    context.setShadow(
      offset: CGSize(width: 4, height: 4), blur: 0, color: UIColor.lightGray.cgColor)
    UIColor(red: 0.2, green: 0.6, blue: 0.5, alpha: 1).setFill()
    UIBezierPath(roundedRect: upper.column(1, of: 2, gap: 24), cornerRadius: 12).fill()

    context.setShadow(
      offset: .zero, blur: 14, color: UIColor(red: 0.9, green: 0.2, blue: 0.5, alpha: 1).cgColor)
    let ring = UIBezierPath(ovalIn: lower.column(0, of: 2, gap: 24).square.insetBy(dx: 5, dy: 5))
    ring.lineWidth = 8
    UIColor.white.setStroke()
    ring.stroke()

    context.setShadow(
      offset: CGSize(width: 2, height: 5), blur: 6, color: UIColor(white: 0, alpha: 0.6).cgColor)
    UIColor(red: 0.98, green: 0.75, blue: 0.2, alpha: 1).setFill()
    ClipSample.star(in: lower.column(1, of: 2, gap: 24).square).fill()
  }
}
