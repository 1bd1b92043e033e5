// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The cylinder of a picker's wheel (FACTS_UIKIT d.13, measured in 13 configurations).

import CoreGraphics
internal import MicaRaster

/// A cylinder with rows around it, seen from far in front.
struct PickerGeometry: Equatable {
  static let usualRow: CGFloat = 32

  let height: CGFloat
  let row: CGFloat
  /// The angle from a row to the next.
  let angle: CGFloat
  let radius: CGFloat

  init(height: CGFloat, row: CGFloat) {
    let height = height.isFinite ? max(0, height) : 0
    self.height = height
    self.row = row.isFinite && row >= 1 ? row : Self.usualRow
    let count = (2 * (height + 75) / self.row).rounded(.up)
    angle = 2 * .pi / max(1, count)
    radius = 0.334225372 * (height + 75)
  }

  /// Where a row is that is `distance` rows below the chosen one: its middle, and how high it seems; nil on
  /// the far side.
  func place(_ distance: CGFloat) -> (middle: CGFloat, scale: CGFloat)? {
    let turn = distance * angle
    guard abs(turn) < .pi / 2 else { return nil }
    let sine = CGFloat(PortableMath.sin(Double(turn)))
    return (height / 2 + radius * sine, CGFloat(PortableMath.cos(Double(turn))))
  }

  /// How many rows to each side can be seen.
  var reach: Int { Int((.pi / 2 / angle).rounded(.up)) }
}
