// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a view and its layer belong together: creation, content scale, drawing, colours handed down.

import CoreGraphics
import QuartzCore

extension UIView {
  /// The system's blue, another one in dark interfaces: so in pictures of iOS 17.
  static let standardTintColor = UIColor.systemBlue

  /// A layer of the view's `layerClass`.
  static func makeLayer() -> CALayer {
    guard let layerClass = layerClass as? CALayer.Type else {
      preconditionFailure("\(self).layerClass must be CALayer or a subclass of it.")
    }
    return layerClass.makeLayer()
  }

  /// Makes the view its layer's delegate and asks for a first layout and drawing.
  func setUp() {
    MainThread.check()
    layer.delegate = self
    layer.contentsScale = UIScreen.main.scale
    layer.setNeedsLayout()
    layer.setNeedsDisplay()
    applyOpacity()
  }

  /// Tells the layer whether its drawing may start from an opaque ground; a change draws anew.
  func applyOpacity() {
    let color = drawsOwnBackground ? ownBackground?.resolved : layer.backgroundColor
    // An image view shows its picture's own alpha, whatever it promises.
    layer.isOpaque = isOpaque && !(self is UIImageView) && (color == nil || color?.alpha == 1)
    if layer.contents != nil { layer.setNeedsDisplay() }
  }

  /// Gives the content a scale of the view's own, which windows leave alone from then on.
  func setContentScale(_ scale: CGFloat) {
    ownContentScale = scale
    applyContentScale(scale)
  }

  /// Gives the content the scale of the screen that the view has come to.
  func followScreen(_ screen: UIScreen) {
    applyContentScale(ownContentScale ?? screen.scale)
  }

  private func applyContentScale(_ scale: CGFloat) {
    guard layer.contentsScale != scale else { return }
    layer.contentsScale = scale
    setNeedsDisplay()
  }

  /// Runs `draw(_:)` on what of the bounds has to be drawn, or on the tile that a tiled layer asks
  /// for, with `context` as the current one.
  func drawContent(in context: CGContext) {
    if !(layer is CATiledLayer) { layer.turnUpright(context) }
    ContextStack.current.with(context) {
      let rect = layer is CATiledLayer ? context.boundingBoxOfClipPath : layer.drawnRect
      traitCollection.performAsCurrent {
        drawOwnBackground(in: context)
        runDrawing(rect)
      }
    }
  }

  /// Fills the backing store with the background colour of a view that draws it itself.
  private func drawOwnBackground(in context: CGContext) {
    guard drawsOwnBackground, let color = ownBackground?.color else { return }
    context.saveGState()
    color.setFill()
    // Beyond the bounds: the last pixels of a backing store may lie there in part.
    context.fill(bounds.insetBy(dx: -1, dy: -1))
    context.restoreGState()
  }

  /// The tint set nearest, here or above. Looks at no overridable getter: an override may well ask a
  /// subview, which asks this (FACTS C16).
  package var inheritedTintColor: UIColor {
    var next: UIView? = self
    while let view = next {
      if let color = view.ownTintColor { return color }
      next = view.superview
    }
    return Self.standardTintColor
  }

  /// Tells the view and those below that take their accent colour from it.
  func tintColorChanged() {
    tintColorDidChange()
    for subview in subviews where subview.ownTintColor == nil {
      subview.tintColorChanged()
    }
  }
}
