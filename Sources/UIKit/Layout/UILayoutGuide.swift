// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A rectangle that layout can refer to without a view being there.

public import CoreGraphics
public import Foundation

/// A rectangle in the space of the view that owns it.
///
/// Partly: its frame can be read; it takes no part in layout by constraints yet.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// A guide without a view.
  public override init() {}

  /// The rectangle, in the space of the owning view.
  open var layoutFrame: CGRect { .zero }

  /// The view that the guide belongs to.
  open internal(set) weak var owningView: UIView?

  /// A name for the program's own use; empty by default.
  open var identifier = ""
}
