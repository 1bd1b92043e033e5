// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// Layouts of a program's own.
@MainActor
struct CustomLayoutTests {
  /// Counts the calls for its cache.
  private struct Counting: Layout {
    final class Log: @unchecked Sendable {
      var made = 0
      var updated = 0
    }

    let log: Log

    func makeCache(subviews: Subviews) -> Int {
      log.made += 1
      return subviews.count
    }

    func updateCache(_ cache: inout Int, subviews: Subviews) {
      log.updated += 1
      cache = subviews.count
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
      CGSize(width: CGFloat(cache) * 10, height: 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) {
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(x: bounds.minX + CGFloat(index) * 10, y: bounds.midY), anchor: .leading,
          proposal: ProposedViewSize(width: 10, height: 4))
      }
    }
  }

  private struct Growing: View {
    @State var count = 2
    let log: Counting.Log
    let take: (@escaping (Int) -> Void) -> Void

    var body: some View {
      take { count = $0 }
      return Counting(log: log) {
        ForEach(0..<count, id: \.self) { _ in box }
      }
    }
  }

  @Test func cachesAreMadeOnceAndUpdated() {
    let log = Counting.Log()
    var set: (Int) -> Void = { _ in }
    let shown = Shown(100, 10, Growing(log: log) { set = $0 })
    #expect(shown.frames.map(\.minX) == [40, 50])
    #expect(shown.frames.map(\.minY) == [3, 3].map { CGFloat($0) })
    #expect(log.made == 1)
    set(4)
    shown.update()
    #expect(shown.frames.map(\.minX) == [30, 40, 50, 60])
    #expect(log.made == 1)
    #expect(log.updated >= 1)
  }

  private struct Weight: LayoutValueKey {
    static let defaultValue: CGFloat = 1
  }

  private struct Weighted: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      let total = subviews.reduce(0) { $0 + $1[Weight.self] }
      var x = bounds.minX
      for subview in subviews {
        let width = bounds.width * subview[Weight.self] / total
        subview.place(
          at: CGPoint(x: x, y: bounds.minY),
          proposal: ProposedViewSize(width: width, height: bounds.height))
        x += width
      }
    }
  }

  @Test func viewsTellTheirLayoutValues() {
    let shown = Shown(
      100, 10,
      Weighted {
        box
        box.layoutValue(key: Weight.self, value: 3).padding(0)
      })
    #expect(shown.frames.map(\.width) == [25, 75])
  }

  private struct Lazy: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 60, height: 40)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  @Test func whatIsNotPlacedLiesInTheMiddle() {
    let shown = Shown(60, 40, Lazy { box.frame(width: 20, height: 10) })
    #expect(shown.frames == [CGRect(x: 20, y: 15, width: 20, height: 10)])
  }

  private struct Switching: View {
    @State var isColumn = false
    let take: (@escaping (Bool) -> Void) -> Void
    let made: () -> Void

    var body: some View {
      take { isColumn = $0 }
      let layout =
        isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      return layout {
        Child(made: made)
        Spacer(minLength: 0)
        box.frame(width: 10, height: 10)
      }
    }
  }

  private struct Child: View {
    @State var id = UUID()
    let made: () -> Void
    @State private var isKnown = false

    var body: some View {
      made()
      return box.frame(width: 20, height: 10)
    }
  }

  @Test func viewsKeepTheirIdentityWhenTheLayoutChanges() {
    var set: (Bool) -> Void = { _ in }
    let shown = Shown(100, 100, Switching(take: { set = $0 }, made: {}))
    let layers = shown.view.host.display.children[0].children.map { ObjectIdentifier($0) }
    #expect(shown.frames.map(\.minX) == [0, 90])
    set(true)
    shown.update()
    // The spacer lies along the other axis now.
    #expect(shown.frames.map(\.minY) == [0, 90])
    #expect(shown.view.host.display.children[0].children.map { ObjectIdentifier($0) } == layers)
  }

  @Test func spacingOfSubviewsCanBeAsked() {
    struct Gaps: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
      {
        CGSize(
          width: subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal),
          height: subviews[0].spacing.distance(to: subviews[1].spacing, along: .vertical))
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    #expect(
      size(
        0, 0,
        Gaps {
          box; box
        }) == CGSize(width: 8, height: 8))
  }

  @Test func layoutsOfOwnSetLines() {
    let row = Shown(
      100, 40,
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Lines(count: 3) { box }
        box.frame(width: 10, height: 10)
      })
    #expect(row.frames[1].maxY - row.frames[0].minY == 26)
  }
}
