// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Display links of a screen.

public import MicaRuntime
public import QuartzCore

extension UIScreen {
  /// A display link of this screen, which sends itself to a method of `target`; see `CADisplayLink`.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
