// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Effects of symbols: each form compiles as on iOS, and those that hide or show a symbol do.

import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct SymbolEffectTests {
  private let view = UIImageView(image: UIImage(systemName: "star"))

  @Test func disappearHidesTheSymbolUntilItIsRemoved() {
    let star = view.image
    view.addSymbolEffect(.disappear.down.byLayer)
    #expect(view.image !== star)
    view.addSymbolEffect(.appear)
    #expect(view.image === star)
    view.addSymbolEffect(.disappear)
    view.removeAllSymbolEffects()
    #expect(view.image === star)
  }

  @Test func effectsTellTheirEnd() {
    var told: [String] = []
    view.addSymbolEffect(.bounce.up, options: .speed(2).repeat(3)) { context in
      if context.isFinished {
        told.append(context.effect is BounceSymbolEffect ? "bounce" : "other")
      }
    }
    view.addSymbolEffect(.pulse, options: .repeating)
    view.addSymbolEffect(.variableColor.iterative.reversing) { _ in told.append("colour") }
    view.removeSymbolEffect(ofType: .variableColor) { _ in told.append("removed") }
    #expect(told == ["bounce", "colour", "removed"])
  }

  @Test func anotherSymbolTakesThePlace() {
    let heart = UIImage(systemName: "heart")!
    view.setSymbolImage(heart, contentTransition: .replace.downUp)
    #expect(view.image === heart)
  }
}
