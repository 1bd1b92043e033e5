// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pointers over a view: none come here.

public import CoreGraphics
internal import MicaRaster
public import MicaRuntime

/// A gesture of a pointer over a view. There is no pointer: it never begins, which is noted.
///
/// Partly: never recognizes.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// A recognizer that calls a method of `target` with 0 or 1 argument, the recognizer.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    Unsupported.note("UIHoverGestureRecognizer")
  }

  /// The pencil's distance from the screen, 0 ... 1.
  open var zOffset: CGFloat { 0 }
}
