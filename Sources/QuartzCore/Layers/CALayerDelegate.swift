// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Who helps a layer: every method has a default, as optional methods have on Apple's systems.

import CoreGraphics
import Foundation

/// What happens when something changes; CAAnimation is one.
public protocol CAAction {
  /// Performs the action for `event` on `anObject`, a layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: NSNull says "no action".
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// Draws, lays out and chooses actions for a layer.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets the layer's contents; where it is implemented, `draw(_:in:)` is not called.
  func display(_ layer: CALayer)
  /// Draws the layer's contents, y down, in the layer's own space.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Tells that `draw(_:in:)` comes next.
  func layerWillDraw(_ layer: CALayer)
  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The action for a change; nil leaves the choice to the layer, NSNull means none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Leaves the contents to `draw(_:in:)`.
  public func display(_ layer: CALayer) { layer.leaveDisplayToDrawing() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Leaves it to the layer's layout manager.
  public func layoutSublayers(of layer: CALayer) {
    layer.layoutManager?.layoutSublayers(of: layer)
  }
  /// Leaves the choice to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension CALayer {
  /// Says that the delegate does not display the layer itself, so that it is drawn.
  package func leaveDisplayToDrawing() { flags.delegateLacksDisplay = true }
}
