// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The gradient card: two colours at any angle.

import SwiftUI

/// A card with a linear gradient at an angle.
struct GradientCard: View {
  var angle = Angle(degrees: 310)
  var colors = [
    Color(red: 1, green: 0.0952, blue: 0.0603), Color(red: 0.9926, green: 1, blue: 0.39),
  ]

  /// The axis's end in the unit square, for an angle that runs anticlockwise from east.
  private var end: UnitPoint {
    let (x, y) = (cos(angle.radians), sin(angle.radians))
    let reach = 1 / max(abs(x), abs(y))
    return UnitPoint(x: (x * reach + 1) / 2, y: 1 - (y * reach + 1) / 2)
  }

  var body: some View {
    LinearGradient(
      colors: colors, startPoint: UnitPoint(x: 1 - end.x, y: 1 - end.y), endPoint: end
    )
    .overlay(alignment: .bottomLeading) {
      Text("310°").font(.title).bold().foregroundStyle(.white).padding()
    }
    .clipShape(RoundedRectangle(cornerRadius: 24))
    .padding(24)
  }
}
