// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Mica
import Testing
import UIKit

@testable import SwiftUI

/// Buttons on a stage (FACTS_SWIFTUI h.1).
@MainActor
struct ButtonTests {
  @MainActor final class Log {
    var words: [String] = []
  }

  private let red = Color(red: 1, green: 0, blue: 0)

  private func stage(_ view: some View) throws -> Stage {
    let stage = Stage(size: CGSize(width: 200, height: 300), scale: 2)
    stage.run { stage.root = UIHostingController(rootView: view) }
    _ = try stage.snapshot(at: 0)
    return stage
  }

  @Test func tapsRunTheAction() throws {
    let log = Log()
    let stage = try stage(
      Button {
        log.words.append("tap")
      } label: {
        red.frame(width: 100, height: 50)
      })
    stage.finger.tap(at: CGPoint(x: 100, y: 150))
    _ = try stage.snapshot(at: 1)
    #expect(log.words == ["tap"])
    // It is lifted more than 70 points beside.
    stage.finger.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 280))
    _ = try stage.snapshot(at: 2)
    #expect(log.words == ["tap"])
  }

  @Test func disabledButtonsDoNothing() throws {
    // h.18: those around decide with it.
    let log = Log()
    let stage = try stage(
      Button {
        log.words.append("tap")
      } label: {
        red
      }.disabled(false).disabled(true))
    stage.finger.tap(at: CGPoint(x: 100, y: 150))
    _ = try stage.snapshot(at: 1)
    #expect(log.words.isEmpty)
  }

  @Test func stylesSeeThePressAndTheirEnvironment() throws {
    let stage = try stage(
      Button {
      } label: {
        Color(red: 0, green: 0, blue: 1)
      }.buttonStyle(Shrinking()).environment(\.layoutDirection, .leftToRight))
    let width = { stage.run { stage.root?.view.leafFrames.first?.width } }
    #expect(width() == 100)
    stage.finger.longPress(.point(CGPoint(x: 100, y: 150)), duration: 0.5)
    _ = try stage.snapshot(at: 0.3)
    #expect(width() == 50)
    _ = try stage.snapshot(at: 1)
    #expect(width() == 100)
  }

  @Test func scrollingTakesTheFingerAway() throws {
    // k.4
    let log = Log()
    let stage = try stage(
      ScrollView {
        Button {
          log.words.append("tap")
        } label: {
          red.frame(width: 200, height: 900)
        }
      })
    stage.finger.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 150), rest: 0.2)
    _ = try stage.snapshot(at: 1)
    #expect(log.words.isEmpty)
    stage.finger.tap(at: CGPoint(x: 100, y: 150))
    _ = try stage.snapshot(at: 2)
    #expect(log.words == ["tap"])
  }

  @Test func buttonsComeBeforeTapsAround() throws {
    let log = Log()
    let stage = try stage(
      ZStack {
        red
        Button {
          log.words.append("button")
        } label: {
          red.frame(width: 100, height: 50)
        }
      }.onTapGesture { log.words.append("outer") })
    stage.finger.tap(at: CGPoint(x: 100, y: 150))
    _ = try stage.snapshot(at: 1)
    stage.finger.tap(at: CGPoint(x: 100, y: 20))
    _ = try stage.snapshot(at: 2)
    #expect(log.words == ["button", "outer"])
  }

  @Test func primitiveStylesTriggerThemselves() throws {
    let log = Log()
    let stage = try stage(
      Button {
        log.words.append("action")
      } label: {
        red
      }.buttonStyle(Doubled()))
    stage.finger.tap(at: CGPoint(x: 100, y: 150), count: 2)
    _ = try stage.snapshot(at: 1)
    #expect(log.words == ["action"])
  }
}

private struct Shrinking: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(width: configuration.isPressed || !isEnabled ? 50 : 100)
  }
}

private struct Doubled: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture(count: 2) { configuration.trigger() }
  }
}
