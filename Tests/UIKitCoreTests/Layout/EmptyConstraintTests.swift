// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Constraints of nothing.

import TestScenes
import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct EmptyConstraintTests {
  /// Programs keep an empty one until they have a real one.
  @Test func aConstraintOfNothingIsKept() {
    var kept = NSLayoutConstraint()
    kept.constant = 7
    kept.identifier = "later"
    kept.isActive = false
    #expect(!kept.isActive && kept.firstItem == nil && kept.firstAttribute == .notAnAttribute)
    let view = UIView()
    kept = view.widthAnchor.constraint(equalToConstant: 3)
    kept.isActive = true
    #expect(kept.isActive)
  }
}
