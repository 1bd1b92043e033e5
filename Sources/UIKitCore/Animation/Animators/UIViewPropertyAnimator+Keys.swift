// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A property animator by name.

@_spi(Registration) internal import MicaRuntime

extension UIViewPropertyAnimator {
  static func keys(_ table: ClassTable<UIViewPropertyAnimator>) {
    table.property("isRunning", \.isRunning as KeyPath)
    table.property("isReversed", \.isReversed)
    table.property("fractionComplete", \.fractionComplete)
    table.property("duration", \.duration as KeyPath)
    table.method("startAnimation") { $0.startAnimation() }
    table.method("pauseAnimation") { $0.pauseAnimation() }
  }
}
