// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS C16: how the tint comes down to views.

import Testing
import UIKit

/// Takes its tint from a view inside it, as many controls do.
private final class TintForwarder: UIView {
  let knob = UIView()

  override var tintColor: UIColor! {
    get { knob.tintColor }
    set { knob.tintColor = newValue }
  }
}

@MainActor @Suite struct TintTests {
  @Test("C16 (H): the tint is inherited past a superview's overridden getter")
  func anOverriddenGetterMayAskASubview() {
    let (outer, forwarder) = (UIView(), TintForwarder())
    outer.addSubview(forwarder)
    forwarder.addSubview(forwarder.knob)
    outer.tintColor = .red
    #expect(forwarder.tintColor == .red && forwarder.knob.tintColor == .red)
    forwarder.tintColor = .green
    #expect(forwarder.knob.tintColor == .green && outer.tintColor == .red)
    outer.tintColor = nil
    #expect(outer.tintColor == .systemBlue && outer.tintColor == .tintColor)
  }
}
