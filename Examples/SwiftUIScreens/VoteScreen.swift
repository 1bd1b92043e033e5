// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Vote buttons whose seam moves to the shares of a vote.

import SwiftUI

/// Two interlocking buttons.
struct VoteScreen: View {
  @State private var share: CGFloat?

  var body: some View {
    GeometryReader { proxy in
      HStack(spacing: 4) {
        button("Seaside", isLeading: true, [.cyan, .blue])
          .frame(width: width(proxy.size.width))
        button("Hills", isLeading: false, [.orange, .red])
      }
    }
    .frame(height: share == nil ? 72 : 48)
    .padding(.horizontal, 16)
    .animation(.spring(response: 0.5, dampingFraction: 0.7), value: share)
  }

  private func width(_ whole: CGFloat) -> CGFloat { (whole - 4) * (share ?? 0.5) }

  private func button(_ title: String, isLeading: Bool, _ colors: [Color]) -> some View {
    Button {
      share = isLeading ? 0.7 : 0.3
    } label: {
      Text(title).font(.headline).foregroundStyle(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background {
          SlantedShape(isLeading: isLeading).fill(
            LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
        }
        .overlay {
          SlantedShape(isLeading: isLeading).strokeBorder(
            LinearGradient(
              colors: [.white.opacity(0.3), .black.opacity(0.06)], startPoint: .top,
              endPoint: .bottom), lineWidth: 6)
        }
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier(title)
  }
}

/// A capsule's end on one side, a slant on the other.
struct SlantedShape: InsettableShape {
  let isLeading: Bool
  var inset: CGFloat = 0

  func inset(by amount: CGFloat) -> SlantedShape {
    SlantedShape(isLeading: isLeading, inset: inset + amount)
  }

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    let radius = rect.height / 2
    let slant = rect.height * 0.3
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.minX + radius, y: rect.midY), radius: radius,
      startAngle: .degrees(90), endAngle: .degrees(270), clockwise: false)
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - slant, y: rect.maxY))
    path.closeSubpath()
    guard !isLeading else { return path }
    return path.applying(
      CGAffineTransform(translationX: rect.midX, y: rect.midY).rotated(by: .pi)
        .translatedBy(x: -rect.midX, y: -rect.midY))
  }
}
