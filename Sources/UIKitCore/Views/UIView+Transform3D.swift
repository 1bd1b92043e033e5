// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views that leave the plane.

public import QuartzCore

extension UIView {
  /// The layer's transform, the identity by default; it can be animated.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { announcing("transform3D") { layer.transform = newValue } }
  }
}
