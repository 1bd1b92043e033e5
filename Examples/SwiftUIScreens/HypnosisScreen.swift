// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Hypnosis: circles around the middle, in a scroll view.

import SwiftUI

/// Circles around the middle of a screen that can be scrolled.
struct HypnosisScreen: View {
  @State private var color = Color.gray

  var body: some View {
    ScrollView([.horizontal, .vertical], showsIndicators: false) {
      Canvas { context, size in
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        var radius = hypot(size.width, size.height) / 2
        var path = Path()
        while radius > 0 {
          path.move(to: CGPoint(x: middle.x + radius, y: middle.y))
          path.addArc(
            center: middle, radius: radius, startAngle: .zero, endAngle: .degrees(360),
            clockwise: false)
          radius -= 20
        }
        context.stroke(path, with: .color(color), lineWidth: 10)
      }
      .frame(width: 640, height: 960)
      .onTapGesture { color = color == .gray ? .pink : .gray }
    }
    .ignoresSafeArea()
  }
}
