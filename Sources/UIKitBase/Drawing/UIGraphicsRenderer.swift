// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What UIKit's renderers have in common: the format that they draw in, the context that they hand to
// the drawing code.

public import CoreGraphics
public import Foundation

/// How a renderer draws.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle that is drawn, in points; a renderer sets it.
  open internal(set) var bounds = CGRect.zero

  /// A format with the defaults of its class.
  public required override init() {}

  /// A format that suits the device.
  open class func `default`() -> Self { Self() }

  /// A format that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}

/// What drawing code gets from a renderer; its context is current while the code runs.
open class UIGraphicsRendererContext: NSObject {
  /// The context, in points, y growing downward.
  public let cgContext: CGContext
  private let ownFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
    ownFormat = format
  }

  /// How the renderer draws.
  open var format: UIGraphicsRendererFormat { ownFormat }

  /// Replaces the pixels of `rect` by the current fill colour.
  open func fill(_ rect: CGRect) { UIRectFill(rect) }

  /// Fills `rect` with the current fill colour, composited by `blendMode`.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFillUsingBlendMode(rect, blendMode)
  }

  /// Strokes the frame of `rect`, 1 point wide and inside it, with the current stroke colour.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

  /// Strokes the frame of `rect`, 1 point wide and inside it, composited by `blendMode`.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  /// Limits drawing to `rect`, within the clip that is already set.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A renderer: the rectangle that it draws and how.
open class UIGraphicsRenderer: NSObject {
  let ownFormat: UIGraphicsRendererFormat

  init(bounds: CGRect, ownFormat: UIGraphicsRendererFormat) {
    self.ownFormat = ownFormat
    ownFormat.bounds = bounds
  }

  /// How the renderer draws.
  open var format: UIGraphicsRendererFormat { ownFormat }

}
