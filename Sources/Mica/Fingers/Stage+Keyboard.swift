// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a stage shows beside the program: a plain keyboard, and what is said of the screen.

public import UIKit

extension Stage {
  /// Whether a plain keyboard is drawn where iOS shows its own; false by default. Its window, its frame and the
  /// notifications are there in any case.
  public var showsKeyboard: Bool {
    get { run { KeyboardCenter.current.isDrawn } }
    set { run { KeyboardCenter.current.isDrawn = newValue } }
  }

  /// What users who hear the screen would come to now, a line for each part.
  public var accessibilityTree: String { run { AccessibilityTree.text() } }
}
