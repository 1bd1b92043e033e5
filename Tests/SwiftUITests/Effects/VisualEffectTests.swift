// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// Effects that depend on where a view lies.
@MainActor
struct VisualEffectTests {
  @Test func effectsGetTheGeometry() {
    let pixels = Pixels(
      60, 60,
      Plain.red.frame(width: 20, height: 20).visualEffect { content, proxy in
        content.offset(x: proxy.size.width)
      }.background { Plain.green })
    #expect(pixels[30, 30] == Pixels.green)
    #expect(pixels[45, 30] == Pixels.red)
  }

  @Test func effectsChainInOrder() {
    let pixels = Pixels(
      60, 60,
      Plain.red.frame(width: 20, height: 20).visualEffect { content, _ in
        content.scaleEffect(0.5).offset(x: 10).opacity(0.5)
      })
    #expect(pixels[33, 30] == Pixels.white)
    #expect(pixels[40, 30][1] == 127 || pixels[40, 30][1] == 128)
    #expect(pixels[46, 30] == Pixels.white)
  }

  @Test func effectsFollowPositions() {
    func view(_ top: CGFloat) -> some View {
      VStack(spacing: 0) {
        Color.clear.frame(height: top)
        Plain.red.frame(width: 10, height: 10).visualEffect { content, proxy in
          content.offset(x: proxy.frame(in: .global).minY)
        }
        Spacer(minLength: 0)
      }
    }
    let shown = Shown(100, 100, scale: 1, view(0))
    #expect(Pixels(shown, 100, 100)[46, 5] == Pixels.red)
    shown.view.rootView = view(30)
    shown.update()
    #expect(Pixels(shown, 100, 100)[76, 35] == Pixels.red)
  }
}
