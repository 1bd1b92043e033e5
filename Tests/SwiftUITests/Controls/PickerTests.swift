// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// Pickers (FACTS_SWIFTUI h.6).
@MainActor
struct PickerTests {
  @Test func segmentsAre32HighAndAsWideAsOffered() {
    let shown = Shown(
      200, 100,
      Picker("", selection: .constant(2)) {
        Text("A").tag(1)
        Text("B").tag(2)
      }.pickerStyle(.segmented))
    let control = shown.view.first(UISegmentedControl.self)
    #expect(control?.bounds.size == CGSize(width: 200, height: 32))
    #expect(control?.selectedSegmentIndex == 1)
  }

  @Test func tagsOfAnotherTypeSelectNothing() {
    let shown = Shown(
      200, 100,
      Picker("", selection: .constant(1)) { Text("A").tag("1") }.pickerStyle(.segmented))
    #expect(shown.view.first(UISegmentedControl.self)?.selectedSegmentIndex == -1)
  }
}

extension UIView {
  fileprivate func first<V: UIView>(_ type: V.Type) -> V? {
    if let found = self as? V { return found }
    for view in subviews { if let found = view.first(type) { return found } }
    return nil
  }
}
