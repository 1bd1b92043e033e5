// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Layout by an object that is no delegate: on Apple's systems a part of macOS only.

import CoreGraphics
import Foundation

/// Places the sublayers of layers.
public protocol CALayoutManager: NSObjectProtocol {
  /// The size that a layer should have, in points; by default that of its bounds.
  func preferredSize(of layer: CALayer) -> CGSize
  /// Tells that a layer will be laid out anew.
  func invalidateLayout(of layer: CALayer)
  /// Places a layer's sublayers.
  func layoutSublayers(of layer: CALayer)
}

extension CALayoutManager {
  /// The size of the bounds.
  public func preferredSize(of layer: CALayer) -> CGSize { layer.bounds.size }
  /// Does nothing.
  public func invalidateLayout(of layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
}

extension CALayer {
  func layOutSublayers() {
    if let delegate {
      delegate.layoutSublayers(of: self)
    } else {
      layoutManager?.layoutSublayers(of: self)
    }
  }

  func frameSizePreferred() -> CGSize {
    guard let layoutManager else { return frame.size }
    let probe = CALayer()
    probe.transform = transform
    probe.bounds = CGRect(origin: .zero, size: layoutManager.preferredSize(of: self))
    return probe.frame.size
  }
}
