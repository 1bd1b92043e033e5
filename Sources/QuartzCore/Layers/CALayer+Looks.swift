// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Properties of CALayer that are rarely overridden: corners, edges, shadow, filters, actions,
// name.

import CoreGraphics
import Foundation

extension CALayer {
  /// A name for the program's own use; nil by default.
  public var name: String? {
    get { state.name }
    set { state.name = newValue }
  }
  /// Actions by the name of the change; nil by default.
  public var actions: [String: any CAAction]? {
    get { state.actions }
    set { state.actions = newValue }
  }
  /// Whether the layer is drawn as one picture at `rasterizationScale`; false by default. True is
  /// noted as unsupported: the layer is drawn directly.
  public var shouldRasterize: Bool {
    get { state.shouldRasterize }
    set { change { state.shouldRasterize = newValue } }
  }
  /// Pixels per point of that picture; 1 by default.
  public var rasterizationScale: CGFloat {
    get { state.rasterizationScale }
    set { change { state.rasterizationScale = newValue } }
  }
  /// Whether drawing may be put off; false by default. A hint that changes no picture.
  public var drawsAsynchronously: Bool {
    get { state.drawsAsynchronously }
    set { state.drawsAsynchronously = newValue }
  }
  /// Which corners `cornerRadius` rounds; all by default.
  public var maskedCorners: CACornerMask {
    get { state.maskedCorners }
    set { change { state.maskedCorners = newValue } }
  }
  /// The corners' shape; `circular` by default. `continuous` is drawn circular and noted.
  public var cornerCurve: CALayerCornerCurve {
    get { state.cornerCurve }
    set { change { state.cornerCurve = newValue } }
  }
  /// Whether `opacity` applies to the layer and its sublayers as one picture; true by default.
  public var allowsGroupOpacity: Bool {
    get { state.allowsGroupOpacity }
    set { change { state.allowsGroupOpacity = newValue } }
  }
  /// Whether straight edges are antialiased; by default what the device is set to (FACTS 3.9).
  public var allowsEdgeAntialiasing: Bool {
    get { state.allowsEdgeAntialiasing ?? false }
    set { change { state.allowsEdgeAntialiasing = newValue } }
  }
  /// Which edges `allowsEdgeAntialiasing` is about; all by default. A smaller choice is noted as
  /// unsupported.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { state.edgeAntialiasingMask }
    set { change { state.edgeAntialiasingMask = newValue } }
  }
  /// Whether the layer is seen from behind; true by default. False is noted as unsupported.
  public var isDoubleSided: Bool {
    get { state.isDoubleSided }
    set { change { state.isDoubleSided = newValue } }
  }
  /// The part of the contents that is shown, in units of the contents; the whole by default.
  public var contentsRect: CGRect {
    get { state.contentsRect }
    set { change(.contentsRect) { state.contentsRect = newValue } }
  }
  /// The part of the contents that is stretched, in units of the contents; the whole by default.
  /// Any other is noted as unsupported.
  public var contentsCenter: CGRect {
    get { state.contentsCenter }
    set { change { state.contentsCenter = newValue } }
  }
  /// How contents are read when drawn smaller; `linear` by default.
  public var minificationFilter: CALayerContentsFilter {
    get { state.minificationFilter }
    set { change { state.minificationFilter = newValue } }
  }
  /// How contents are read when drawn larger; `linear` by default.
  public var magnificationFilter: CALayerContentsFilter {
    get { state.magnificationFilter }
    set { change { state.magnificationFilter = newValue } }
  }
  /// The shadow's colour; opaque black by default.
  public var shadowColor: CGColor? {
    get { state.shadowColor }
    set { change(.shadowColor) { state.shadowColor = newValue } }
  }
  /// The shadow's strength, 0 ... 1; 0, the default, casts none. A layer that masks to its bounds
  /// casts none either (FACTS C10).
  public var shadowOpacity: Float {
    get { state.shadowOpacity }
    set { change(.shadowOpacity) { state.shadowOpacity = newValue } }
  }
  /// The shadow's offset in points; (0, −3) by default.
  public var shadowOffset: CGSize {
    get { state.shadowOffset }
    set { change(.shadowOffset) { state.shadowOffset = newValue } }
  }
  /// The shadow's standard deviation in points; 3 by default.
  public var shadowRadius: CGFloat {
    get { state.shadowRadius }
    set { change(.shadowRadius) { state.shadowRadius = newValue } }
  }
  /// The shadow's outline in the layer's own space; nil, the default, takes the layer's alpha.
  public var shadowPath: CGPath? {
    get { state.shadowPath }
    set { change { state.shadowPath = newValue } }
  }

  func foundAction(_ event: String) -> (any CAAction)? {
    let action =
      delegate?.action(for: self, forKey: event) ?? state.actions?[event]
      ?? type(of: self).defaultAction(forKey: event)
    return action is NSNull ? nil : action
  }
}
