// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Every container of SwiftUI's layout on one screen.

import SwiftUI

/// Stacks, grids, lazy stacks, frames, overlays and a layout of the program's own.
struct LayoutScreen: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        panel("HStack, least flexible first") {
          HStack {
            tile(.blue).frame(width: 40)
            tile(.green).frame(maxWidth: 80)
            tile(.orange)
            Spacer(minLength: 24)
            tile(.pink).frame(width: 24)
          }
        }
        panel("Alignment guides") {
          HStack(alignment: .lastTextBaseline) {
            Text("Large").font(.largeTitle)
            Text("small").font(.caption)
            tile(.teal).frame(width: 24, height: 24).alignmentGuide(.lastTextBaseline) {
              $0[VerticalAlignment.center]
            }
          }
        }
        panel("Grid") {
          Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
            GridRow {
              Text("Width")
              tile(.indigo).frame(height: 16)
              Text("1")
            }
            GridRow {
              Text("A longer name")
              tile(.purple).frame(height: 16)
              Text("1000")
            }
            tile(.gray).frame(height: 2)
          }
        }
        panel("LazyVGrid") {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 48), spacing: 8)], spacing: 8) {
            ForEach(0..<9) { index in
              tile(Color(hue: Double(index) / 9, saturation: 0.7, brightness: 0.9)).frame(
                height: 32)
            }
          }
        }
        panel("ZStack, overlay, background") {
          ZStack(alignment: .bottomTrailing) {
            tile(.mint)
            tile(.red).frame(width: 30, height: 20)
          }
          .frame(height: 48)
          .overlay(alignment: .topLeading) { Circle().fill(.yellow).frame(width: 16, height: 16) }
          .padding(4)
          .background(.black.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
        }
        panel("ViewThatFits and a layout of one's own") {
          HStack {
            ViewThatFits {
              Text("This sentence is too long for half of the screen's width")
              Text("This one fits")
            }
            .frame(maxWidth: .infinity)
            Diagonal { ForEach(0..<4) { _ in tile(.brown).frame(width: 20, height: 12) } }
              .frame(width: 120, height: 56)
          }
        }
      }
      .padding()
    }
  }

  private func panel<Content: View>(_ title: String, @ViewBuilder content: () -> Content)
    -> some View
  {
    VStack(alignment: .leading, spacing: 6) {
      Text(title).font(.footnote).foregroundStyle(.secondary)
      content()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func tile(_ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 4).fill(color).frame(minHeight: 12)
  }
}

/// Places views from the top leading to the bottom trailing corner.
struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      let part = subviews.count < 2 ? 0 : CGFloat(index) / CGFloat(subviews.count - 1)
      subview.place(
        at: CGPoint(
          x: bounds.minX + part * (bounds.width - size.width),
          y: bounds.minY + part * (bounds.height - size.height)), proposal: .unspecified)
    }
  }
}
