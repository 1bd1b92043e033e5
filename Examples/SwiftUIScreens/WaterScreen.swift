// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The water tracker: a dial of eight glasses.

import SwiftUI

/// Counts glasses of water.
struct WaterScreen: View {
  @State private var glasses = 5
  private let goal = 8

  var body: some View {
    VStack(spacing: 24) {
      ZStack {
        Dial(share: 1).stroke(.teal.opacity(0.3), style: StrokeStyle(lineWidth: 40))
        Dial(share: Double(glasses) / Double(goal)).stroke(
          .teal, style: StrokeStyle(lineWidth: 40))
        Text("\(glasses)").font(.system(size: 56, weight: .semibold)).monospacedDigit()
          .contentTransition(.numericText())
      }
      .frame(width: 220, height: 220)
      HStack(spacing: 32) {
        step("minus", -1)
        step("plus", 1)
      }
    }
    .animation(.default, value: glasses)
  }

  private func step(_ name: String, _ change: Int) -> some View {
    Button {
      glasses = min(max(glasses + change, 0), goal)
    } label: {
      Image(systemName: name).font(.title).foregroundStyle(.white).frame(width: 64, height: 64)
        .background(change > 0 ? .green : .red, in: Circle())
    }
    .accessibilityIdentifier(name)
  }
}

/// An arc that is open at the bottom.
struct Dial: Shape {
  var share: Double
  var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path {
      $0.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - 20,
        startAngle: .degrees(135), endAngle: .degrees(135 + 270 * share), clockwise: false)
    }
  }
}
