// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Shapes: a badge, an activity ring, gradients of all kinds.

import SwiftUI

/// A badge, rings, gradients, masks and blends.
struct ShapesScreen: View {
  var body: some View {
    VStack(spacing: 24) {
      HStack(spacing: 24) {
        Badge().frame(width: 120, height: 120)
        ZStack {
          ActivityRing(share: 0.8, color: .pink)
          ActivityRing(share: 0.6, color: .green).padding(18)
          ActivityRing(share: 0.35, color: .cyan).padding(36)
        }
        .frame(width: 120, height: 120)
      }
      HStack(spacing: 12) {
        Rectangle().fill(
          LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
        Circle().fill(
          RadialGradient(
            colors: [.white, .orange], center: .topLeading, startRadius: 0, endRadius: 80))
        Circle().fill(AngularGradient(colors: [.red, .yellow, .green, .red], center: .center))
        Ellipse().fill(EllipticalGradient(colors: [.yellow, .clear]))
      }
      .frame(height: 64)
      HStack(spacing: 12) {
        Capsule().strokeBorder(.teal, lineWidth: 4)
        RoundedRectangle(cornerRadius: 20).stroke(
          .indigo, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [8, 8]))
        UnevenRoundedRectangle(topLeadingRadius: 28, bottomTrailingRadius: 28).fill(.brown.gradient)
        Color.mint.clipShape(Circle()).shadow(radius: 4, y: 3)
      }
      .frame(height: 64)
      ZStack {
        Circle().fill(.red).offset(x: -24).blendMode(.multiply)
        Circle().fill(.green).blendMode(.multiply)
        Circle().fill(.blue).offset(x: 24).blendMode(.multiply)
      }
      .frame(height: 72)
      .compositingGroup()
      LinearGradient(colors: [.orange, .pink], startPoint: .leading, endPoint: .trailing)
        .frame(height: 48)
        .mask { HStack { ForEach(0..<6) { _ in Circle() } } }
    }
    .padding()
  }
}

/// A hexagonal badge with a sign that is turned about its middle.
struct Badge: View {
  var body: some View {
    ZStack {
      Hexagon().fill(
        LinearGradient(
          colors: [
            Color(red: 239 / 255, green: 120 / 255, blue: 221 / 255),
            Color(red: 239 / 255, green: 172 / 255, blue: 120 / 255),
          ], startPoint: UnitPoint(x: 0.5, y: 0), endPoint: UnitPoint(x: 0.5, y: 0.6)))
      ForEach(0..<8) { index in
        Capsule().fill(.indigo.opacity(0.5)).frame(width: 10, height: 64)
          .rotationEffect(.degrees(Double(index) / 8 * 180))
      }
      .scaleEffect(0.8)
    }
    .aspectRatio(1, contentMode: .fit)
  }
}

/// A hexagon with a corner at the top.
struct Hexagon: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let radius = min(rect.width, rect.height) / 2
    for corner in 0..<6 {
      let angle = CGFloat(corner) / 6 * 2 * .pi - .pi / 2
      let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}

/// A ring that is filled by a share.
struct ActivityRing: View {
  let share: Double
  let color: Color

  var body: some View {
    ZStack {
      Circle().inset(by: 8).stroke(color.opacity(0.2), lineWidth: 16)
      Circle().inset(by: 8).trim(from: 0, to: share)
        .stroke(color, style: StrokeStyle(lineWidth: 16, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
  }
}
