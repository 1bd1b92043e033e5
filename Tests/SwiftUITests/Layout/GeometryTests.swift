// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// Readers, coordinate spaces, anchors (FACTS_SWIFTUI d.8, d.11).
@MainActor
struct GeometryTests {
  @Test func readersPlaceAtTheTopLeadingCorner() {
    // d.8: each view is offered the reader's size.
    let shown = Shown(
      100, 60,
      GeometryReader { proxy in
        box.frame(width: proxy.size.width / 2, height: 10)
        box
      })
    #expect(
      shown.frames == [
        CGRect(x: 0, y: 0, width: 50, height: 10), CGRect(x: 0, y: 0, width: 100, height: 60),
      ])
  }

  @Test func readersKnowTheirFrames() {
    // d.8
    var frames: [CGRect] = []
    let shown = Shown(
      100, 60,
      VStack(spacing: 0) {
        box.frame(height: 20)
        GeometryReader { proxy -> Color in
          frames = [
            proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("column")),
            proxy.bounds(of: .named("column")) ?? .zero,
          ]
          #expect(proxy.bounds(of: .named("none")) == nil)
          return box
        }.padding(5)
      }.coordinateSpace(name: "column").padding(.leading, 10))
    _ = shown
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 80, height: 30))
    #expect(frames[1] == CGRect(x: 15, y: 25, width: 80, height: 30))
    #expect(frames[2] == CGRect(x: 5, y: 25, width: 80, height: 30))
    #expect(frames[3] == CGRect(x: -5, y: -25, width: 90, height: 60))
  }

  @Test func framesFollowTransforms() {
    // d.11: scaled about the middle.
    var frame = CGRect.zero
    _ = Shown(
      100, 100,
      GeometryReader { proxy -> Color in
        frame = proxy.frame(in: .global)
        return box
      }.frame(width: 40, height: 20).scaleEffect(2))
    #expect(frame == CGRect(x: 10, y: 30, width: 80, height: 40))
  }

  private struct Mover: View {
    @State var height: CGFloat = 10
    let log: (CGRect) -> Void
    let take: (@escaping (CGFloat) -> Void) -> Void

    var body: some View {
      take { height = $0 }
      return VStack(spacing: 0) {
        box.frame(height: height)
        box.frame(height: 10).onGeometryChange(for: CGRect.self) {
          $0.frame(in: .global)
        } action: {
          log($0)
        }
        Spacer(minLength: 0)
      }
    }
  }

  @Test func changesOfGeometryAreReported() {
    var seen: [CGFloat] = []
    var set: (CGFloat) -> Void = { _ in }
    let shown = Shown(50, 100, Mover(log: { seen.append($0.minY) }, take: { set = $0 }))
    #expect(seen == [10])
    set(30)
    shown.update()
    #expect(seen == [10, 30])
    shown.update()
    #expect(seen == [10, 30])
  }

  private struct Pusher: View {
    @State var height: CGFloat = 10
    let evaluated: (CGFloat) -> Void
    let take: (@escaping (CGFloat) -> Void) -> Void

    var body: some View {
      take { height = $0 }
      return VStack(spacing: 0) {
        box.frame(height: height)
        GeometryReader { proxy -> Color in
          evaluated(proxy.frame(in: .global).minY)
          return box
        }.frame(height: 10)
        Spacer(minLength: 0)
      }
    }
  }

  @Test func readersThatMoveAreMadeAgain() {
    var seen: [CGFloat] = []
    var set: (CGFloat) -> Void = { _ in }
    let shown = Shown(50, 100, Pusher(evaluated: { seen.append($0) }, take: { set = $0 }))
    #expect(seen == [10])
    set(25)
    shown.update()
    #expect(seen.last == 25)
    let count = seen.count
    shown.update()
    #expect(seen.count == count)
  }

  @Test func stateInReadersIsTracked() {
    var set: (CGFloat) -> Void = { _ in }
    struct Reader: View {
      @State var width: CGFloat = 10
      let take: (@escaping (CGFloat) -> Void) -> Void
      var body: some View {
        take { width = $0 }
        return GeometryReader { _ in box.frame(width: width, height: 5) }
      }
    }
    let shown = Shown(50, 50, Reader { set = $0 })
    #expect(shown.frames[0].width == 10)
    set(20)
    shown.update()
    #expect(shown.frames[0].width == 20)
  }

  @Test func rightToLeftMirrorsWhatIsDrawn() {
    // Positions in the layout stay as they are; what is drawn is mirrored.
    let row = HStack(spacing: 0) {
      box.frame(width: 10, height: 10)
      box.frame(width: 20, height: 10)
    }
    let view = row.padding(.leading, 5).frame(width: 100, height: 10, alignment: .leading)
    let shown = Shown(100, 10, view.environment(\.layoutDirection, .rightToLeft))
    #expect(shown.frames.map(\.minX) == [85, 65])
    var frame = CGRect.zero
    let reader = GeometryReader { proxy -> Color in
      frame = proxy.frame(in: .global)
      return box
    }.frame(width: 10, height: 10)
    _ = Shown(
      100, 10,
      reader.frame(width: 100, alignment: .leading).environment(\.layoutDirection, .rightToLeft))
    #expect(frame.minX == 90)
  }

  @Test func anchorsConvertBetweenViews() {
    let host = Shown(
      100, 100,
      ZStack(alignment: .topLeading) {
        box.frame(width: 10, height: 10).padding(20)
        box.frame(width: 50, height: 50).padding(.leading, 5)
      })
    let displays = host.view.host.display.children[0].children
    let anchor = Anchor<CGRect>.Source.bounds.anchor(of: displays[0].children[0])
    #expect(
      anchor.value(in: displays[1].children[0]) == CGRect(x: 15, y: 20, width: 10, height: 10))
    let point = Anchor<CGPoint>.Source.bottomTrailing.anchor(of: displays[0].children[0])
    #expect(point.value(in: displays[1]) == CGPoint(x: 30, y: 30))
  }
}
