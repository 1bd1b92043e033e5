// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Hard text: whatever attributes a string has, it is laid out and drawn in bounded time, and kernels
// and thread counts agree byte for byte.

import CoreGraphics
import CoreText
import Testing

@Suite struct TextFuzzTests {
  /// In a process of its own, so that a crash fails this test and no other. MICA_SOAK_TEXTS says how
  /// many.
  @Test func randomTextIsDrawnAlikeInEveryWay() async {
    await #expect(processExitsWith: .success) {
      let count = ProcessInfo.processInfo.environment["MICA_SOAK_TEXTS"].flatMap { Int($0) } ?? 300
      let failures = SoakPlan(sceneCount: count).run { TextScene(seed: $0) }
      #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }
  }
}
