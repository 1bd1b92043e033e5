// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// Layouts that answer what can't be drawn: a note, and neither a hang nor a crash.
@MainActor
struct HardLayoutTests {
  private struct Answer: Layout {
    let size: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      size
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.width * .infinity, y: .nan),
          proposal: ProposedViewSize(width: size.width, height: -5))
      }
    }
  }

  nonisolated private static let lengths: [CGFloat] = [
    .nan, .infinity, -.infinity, -40, 1e300, .greatestFiniteMagnitude,
  ]

  @Test(arguments: lengths, lengths)
  func sizesThatCannotBe(_ width: CGFloat, _ height: CGFloat) {
    let bad = Answer(size: CGSize(width: width, height: height))
    let shown = Shown(
      100, 100,
      ScrollView {
        HStack(alignment: .firstTextBaseline) {
          bad { box }
          VStack {
            bad { box }; Spacer(); bad { box }
          }.padding(-1e30)
          Grid {
            GridRow {
              bad { box }; box
            }
          }
          ViewThatFits {
            bad { box }; box
          }
          bad { GeometryReader { proxy in box.frame(width: proxy.size.width) } }
            .aspectRatio(width, contentMode: .fill)
            .frame(width: width, height: height)
            .frame(minWidth: width, maxWidth: height)
            .alignmentGuide(.firstTextBaseline) { _ in width }
            .overlay { bad { box } }
        }
      })
    for frame in shown.frames {
      #expect(frame.minX.isFinite && frame.minY.isFinite)
      #expect(frame.width.isFinite && frame.height.isFinite)
      #expect(frame.width >= 0 && frame.height >= 0)
    }
  }

  /// Asks for its own parent's size by way of its environment.
  private struct Asking: Layout {
    final class Loop: @unchecked Sendable {
      var ask: () -> CGSize = { .zero }
      var count = 0
    }

    let loop: Loop

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      loop.count += 1
      let size = loop.ask()
      return CGSize(width: size.width + 10, height: 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  @Test func sizesAskedFromWithin() {
    let loop = Asking.Loop()
    let shown = Shown(100, 100, VStack { Asking(loop: loop) { box } })
    let host = shown.view.host
    loop.ask = { host.display.sizeThatFits(ProposedViewSize(width: 50, height: 50)) }
    let size = host.sizeThatFits(ProposedViewSize(width: 50, height: 50))
    #expect(size.width.isFinite)
    #expect(loop.count < 50)
  }

  private struct Feeding: View {
    @State var height: CGFloat = 1

    var body: some View {
      VStack(spacing: 0) {
        box.frame(height: height)
        box.frame(height: 5).onGeometryChange(for: CGFloat.self) {
          $0.frame(in: .global).minY
        } action: {
          height = $0 + 1
        }
        Spacer(minLength: 0)
      }
    }
  }

  @Test func geometryThatFeedsItselfEnds() {
    let shown = Shown(50, 100, Feeding())
    #expect(shown.frames.count == 2)
  }

  private struct Reading: View {
    @State var offset: CGFloat = 0
    var body: some View {
      GeometryReader { proxy in
        box.frame(width: 10, height: 10).position(
          x: proxy.frame(in: .global).minX + 1, y: proxy.size.height * 2)
      }.padding(.leading, 3)
    }
  }

  @Test func readersWithinReadersSettle() {
    let shown = Shown(
      50, 50,
      GeometryReader { outer in
        GeometryReader { inner in
          Reading().frame(width: inner.size.width / 2 + outer.frame(in: .global).minX)
        }
      })
    #expect(shown.frames.count == 1)
  }

  @Test func deepStacksAreMeasuredInTime() {
    // Alternating axes, with baselines: each level asks several times.
    func nest(_ depth: Int) -> AnyView {
      if depth == 0 { return AnyView(Lines { box }) }
      let inner = nest(depth - 1)
      return depth % 2 == 0
        ? AnyView(
          HStack(alignment: .firstTextBaseline) {
            inner; Spacer(); box.frame(minWidth: 1, maxHeight: 5)
          })
        : AnyView(
          VStack {
            inner; box.frame(minHeight: 1, maxHeight: .infinity); Spacer()
          })
    }
    let start = ContinuousClock.now
    let shown = Shown(400, 400, nest(24))
    #expect(ContinuousClock.now - start < .seconds(5))
    #expect(shown.frames.count == 25)
  }
}
