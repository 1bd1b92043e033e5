// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Mica
import Testing
import UIKit

@testable import SwiftUI

/// Gestures on a stage (FACTS_SWIFTUI k).
@MainActor
struct GestureTests {
  /// What a view has told, in order.
  @MainActor final class Log {
    var words: [String] = []
  }

  private let red = Color(red: 1, green: 0, blue: 0)

  /// A stage of 200 by 300 points that shows a view.
  private func stage(_ view: some View) throws -> Stage {
    let stage = Stage(size: CGSize(width: 200, height: 300), scale: 2)
    stage.run { stage.root = UIHostingController(rootView: view) }
    _ = try stage.snapshot(at: 0)
    return stage
  }

  @Test func tapsRunTheClosure() throws {
    let log = Log()
    let stage = try stage(
      red.frame(width: 100, height: 50).onTapGesture { log.words.append("tap") })
    stage.finger.tap(at: CGPoint(x: 100, y: 150))
    stage.finger.tap(at: CGPoint(x: 100, y: 250), time: 0.5)
    _ = try stage.snapshot(at: 1)
    #expect(log.words == ["tap"])
  }

  @Test func emptySpaceIsNotHit() throws {
    // k.2
    let log = Log()
    let stage = try stage(
      VStack(spacing: 0) {
        red.frame(height: 20)
        Spacer()
        red.frame(height: 20)
      }.onTapGesture { log.words.append("tap") })
    stage.finger.tap(at: CGPoint(x: 100, y: 150))
    stage.finger.tap(at: CGPoint(x: 100, y: 10), time: 1)
    _ = try stage.snapshot(at: 2)
    #expect(log.words == ["tap"])
  }

  @Test func innerGesturesComeFirst() throws {
    // k.2
    let log = Log()
    let stage = try stage(
      red.frame(width: 100, height: 100).onTapGesture { log.words.append("inner") }
        .padding(20).onTapGesture { log.words.append("outer") })
    stage.finger.tap(at: CGPoint(x: 100, y: 150))
    _ = try stage.snapshot(at: 1)
    #expect(log.words == ["inner"])
  }

  @Test func highPriorityAndSimultaneousGestures() throws {
    // k.2
    let log = Log()
    let high = try stage(
      red.frame(width: 100, height: 100).onTapGesture { log.words.append("inner") }
        .highPriorityGesture(TapGesture().onEnded { log.words.append("outer") }))
    high.finger.tap(at: CGPoint(x: 100, y: 150))
    _ = try high.snapshot(at: 1)
    #expect(log.words == ["outer"])
    log.words = []
    let both = try stage(
      red.frame(width: 100, height: 100).onTapGesture { log.words.append("inner") }
        .simultaneousGesture(TapGesture().onEnded { log.words.append("outer") }))
    both.finger.tap(at: CGPoint(x: 100, y: 150))
    _ = try both.snapshot(at: 1)
    #expect(log.words.sorted() == ["inner", "outer"])
  }

  @Test func dragsBeginAfterTenPoints() throws {
    // k.1: the translation has the first ten points, too.
    let log = Log()
    let stage = try stage(
      red.gesture(
        DragGesture().onChanged { value in
          if log.words.isEmpty {
            log.words.append("\(value.startLocation) \(value.translation.height >= 10)")
          }
        }.onEnded { log.words.append("\($0.translation)") }))
    stage.finger.drag(
      from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 160), duration: 0.5)
    _ = try stage.snapshot(at: 1)
    #expect(log.words == ["(100.0, 100.0) true", "(0.0, 60.0)"])
  }

  @Test func gestureStateIsResetAtTheEnd() throws {
    // i.13
    let stage = try stage(Dragged())
    let frame = { (stage.run { stage.root?.view.leafFrames.first }) }
    stage.finger.drag(
      from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 190), duration: 0.3, rest: 0.3)
    _ = try stage.snapshot(at: 0.5)
    #expect(frame()?.minY == 165)
    _ = try stage.snapshot(at: 1)
    #expect(frame()?.minY == 125)
  }

  @Test func longPressesWaitHalfASecond() throws {
    // k.1, k.3
    let log = Log()
    let stage = try stage(
      red.onLongPressGesture {
        log.words.append("press")
      } onPressingChanged: {
        log.words.append("\($0)")
      })
    stage.finger.longPress(.point(CGPoint(x: 100, y: 100)), duration: 0.4, time: 0)
    _ = try stage.snapshot(at: 0.9)
    #expect(log.words == ["true", "false"])
    stage.finger.longPress(.point(CGPoint(x: 100, y: 100)), duration: 0.7, time: 1)
    _ = try stage.snapshot(at: 2)
    #expect(log.words == ["true", "false", "true", "false", "press"])
  }

  @Test func sequencesReportBoth() throws {
    let log = Log()
    let stage = try stage(
      red.gesture(
        LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
          if case .second(true, let drag?) = value {
            log.words.append("\(drag.translation.height)")
          }
        }))
    stage.finger.drag(
      [
        .point(CGPoint(x: 100, y: 100)), .point(CGPoint(x: 100, y: 101)),
        .point(CGPoint(x: 100, y: 160)),
      ],
      duration: 3)
    _ = try stage.snapshot(at: 4)
    #expect(log.words.count == 1)
  }

  @Test func doubleTapsBeforeSingleOnes() throws {
    let log = Log()
    let stage = try stage(
      red.gesture(
        TapGesture(count: 2).onEnded { log.words.append("two") }
          .exclusively(before: TapGesture().onEnded { log.words.append("one") })))
    stage.finger.tap(at: CGPoint(x: 100, y: 100), count: 2)
    _ = try stage.snapshot(at: 1)
    stage.finger.tap(at: CGPoint(x: 100, y: 100))
    _ = try stage.snapshot(at: 3)
    #expect(log.words == ["two", "one"])
  }

  @Test func pinchesReportTheScale() throws {
    let log = Log()
    let stage = try stage(
      red.gesture(
        MagnificationGesture().onEnded { log.words.append("\(($0 * 10).rounded() / 10)") }))
    stage.finger.pinch(.point(CGPoint(x: 100, y: 150)), from: 40, to: 80)
    _ = try stage.snapshot(at: 1)
    #expect(log.words == ["2.0"])
  }
}

private struct Dragged: View {
  @GestureState private var way = CGSize.zero
  var body: some View {
    Color(red: 1, green: 0, blue: 0).frame(width: 50, height: 50)
      .gesture(DragGesture().updating($way) { value, state, _ in state = value.translation })
      .padding(.top, 2 * way.height)
  }
}

extension UIView {
  /// The frames of the layers within that have no layers of their own, in this view's coordinates.
  var leafFrames: [CGRect] {
    func leaves(_ layer: CALayer) -> [CGRect] {
      (layer.sublayers ?? []).flatMap { sublayer in
        sublayer.sublayers?.isEmpty == false
          ? leaves(sublayer) : [sublayer.convert(sublayer.bounds, to: self.layer)]
      }
    }
    return leaves(layer)
  }
}
