// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

/// Numbers that are the same in every run.
package struct SystemlessRandom {
  private var state: UInt64
  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
