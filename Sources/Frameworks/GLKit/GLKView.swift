// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What OpenGL would draw: a labelled box.

public import Foundation
internal import MicaFrameworks
@_exported public import UIKit

/// Shows what OpenGL draws.
///
/// Partly: a labelled box.
@preconcurrency @MainActor
open class GLKView: UIView {
  /// A view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = LabelledBox("GLKView", in: self)
  }
  /// A view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = LabelledBox("GLKView", in: self)
  }
  /// Draws nothing.
  open func display() { noteMissing("GLKView.display()") }
}
