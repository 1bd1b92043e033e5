// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures behind steppers.

public import Foundation
internal import MicaRaster

extension UIStepper {
  /// A picture behind both halves; nil for the usual.
  ///
  /// Partly: the stepper keeps its own.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    if image != nil { Unsupported.note("UIStepper.setBackgroundImage") }
  }
  /// None.
  public func backgroundImage(for state: State) -> UIImage? { nil }
  /// A picture between the halves; nil for the usual.
  ///
  /// Partly: the stepper keeps its own.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    if image != nil { Unsupported.note("UIStepper.setDividerImage") }
  }
  /// None.
  public func dividerImage(
    forLeftSegmentState state: State, rightSegmentState: State
  ) -> UIImage? { nil }
}
