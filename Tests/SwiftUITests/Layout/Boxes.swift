// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What tests of layout share: boxes, and the sizes that views answer.

import UIKit

@testable import SwiftUI

/// A view that takes what it is offered.
let box = Color(red: 1, green: 0, blue: 0)

/// The size of a view for a proposal.
@MainActor
func size<V: View>(_ proposal: ProposedViewSize, _ view: V) -> CGSize {
  let host = ViewHost()
  host.show(view, EnvironmentValues())
  defer { host.end() }
  return host.sizeThatFits(proposal)
}

/// The size of a view for a width and a height, nil for the ideal one.
@MainActor
func size<V: View>(_ width: CGFloat?, _ height: CGFloat?, _ view: V) -> CGSize {
  size(ProposedViewSize(width: width, height: height), view)
}

/// Notes what it is offered, and answers a size.
struct LayoutProbe: Layout {
  final class Log: @unchecked Sendable {
    var proposals: [ProposedViewSize] = []
    var placed: ProposedViewSize?
  }

  let log: Log
  var answer: (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    log.proposals.append(proposal)
    return answer(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    log.placed = proposal
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// A view that has lines of text: its baselines are 4 points above the bottom of the first and of the last line of 10 points.
struct Lines: Layout {
  var count = 1

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: 20, height: CGFloat(count) * 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    switch guide {
    case .firstTextBaseline: bounds.minY + 6
    case .lastTextBaseline: bounds.maxY - 4
    default: nil
    }
  }
}

/// Two views in one body.
struct Pair: View {
  var body: some View {
    box.frame(width: 20, height: 10)
    box.frame(width: 40, height: 10)
  }
}
