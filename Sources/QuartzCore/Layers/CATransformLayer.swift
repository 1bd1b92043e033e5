// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A layer without a plane: what a tree of layers needs to be solid (FACTS C5). Its sublayers join
// the space that it is in (Emit/SpacePlane.swift).

import CoreGraphics

/// A layer that groups its sublayers in space instead of flattening them into its plane.
///
/// Only sublayers are drawn: background, contents, border, shadow, mask, `masksToBounds` and filters
/// have no effect, and `opacity` applies to each sublayer by itself. Planes in the space of the
/// nearest ordinary layer above are sorted by depth and cut where they cross (FACTS C5).
open class CATransformLayer: CALayer {
  /// An empty layer: zero bounds, at the origin.
  public override init() { super.init() }

  /// A copy for presentation.
  public override init(layer: Any) { super.init(layer: layer) }

  /// A layer with default values; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Always nil: the layer has no plane in which `p` could lie. Its superlayer's hit test looks at
  /// the sublayers instead.
  open override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}
