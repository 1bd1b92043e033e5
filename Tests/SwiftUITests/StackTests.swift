// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// Rows and columns (FACTS_SWIFTUI b, n).
@MainActor
struct StackTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  @Test func leastFlexibleViewsChooseFirst() {
    // b.3: 75 and 100 in 150, which overflow on both sides.
    let row = Shown(
      150, 40,
      HStack(spacing: 0) {
        red.frame(maxWidth: 100); red.frame(minWidth: 100)
      })
    #expect(row.frames.map(\.width) == [75, 100])
    #expect(row.frames[0].minX.isClose(to: -12.5, within: 0.17))
    // b.4: the middle one takes half of what it is offered.
    let half = Shown(
      620, 40,
      HStack(spacing: 10) {
        red; Half { red }; red
      })
    #expect(half.frames.map(\.width) == [200, 100, 300])
  }

  @Test func flexibleViewsShareEvenly() {
    // n.1: each (50 - 16) / 3.
    let column = Shown(
      40, 50,
      VStack {
        red; red; red
      })
    let starts = column.frames.map(\.minY)
    #expect(starts[1].isClose(to: 19.333, within: 0.01))
    #expect(starts[2].isClose(to: 38.667, within: 0.01))
  }

  @Test func spacersTakeOnlyWhatOthersLeave() {
    // b.14 and b.16.
    let column = Shown(
      40, 900,
      VStack {
        red; Spacer(); Spacer(); Spacer(); red
      })
    #expect(column.frames.map(\.height) == [438, 438])
  }

  @Test func modifiersOfGroupsApplyToEachView() {
    // a.7
    let column = Shown(
      100, 100,
      VStack(spacing: 0) {
        Group {
          red; red
        }.frame(height: 10)
      })
    #expect(column.frames.map(\.height) == [10, 10])
  }
}

/// Takes half of the width that it is offered.
private struct Half: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions()
    if size.width.isFinite { size.width /= 2 }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

extension CGFloat {
  /// Whether both are about the same.
  func isClose(to other: CGFloat, within tolerance: CGFloat) -> Bool {
    Swift.abs(self - other) <= tolerance
  }
}
