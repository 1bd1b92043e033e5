// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a graphics processor would draw: a labelled box.

public import Foundation
@_exported public import Metal
internal import MicaFrameworks
@_exported public import UIKit

/// Shows what a graphics processor draws.
///
/// Partly: a labelled box.
@preconcurrency @MainActor
open class MTKView: UIView {
  /// The processor; nil.
  open var device: (any MTLDevice)?
  /// The colour that it is cleared with.
  open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// Whether it stands still; false by default.
  open var isPaused = false
  /// Pictures a second; 60 by default.
  open var preferredFramesPerSecond = 60
  /// A view of a processor.
  public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
    self.device = device
    super.init(frame: frameRect)
    _ = LabelledBox("MTKView", in: self)
  }
  /// A view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = LabelledBox("MTKView", in: self)
  }
}
