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
  /// Whether the layer and its sublayers are drawn as one picture at `rasterizationScale`, which is
  /// then scaled to the screen; false by default. At another scale than the screen's it is soft.
  public var shouldRasterize: Bool {
    get { state.shouldRasterize }
    set { keep("shouldRasterize") { state.shouldRasterize = newValue } }
  }
  /// Pixels per point of that picture; 1 by default. Numbers that are not positive and finite turn
  /// rasterization off.
  public var rasterizationScale: CGFloat {
    get { state.rasterizationScale }
    set { keep("rasterizationScale") { state.rasterizationScale = newValue } }
  }
  /// Whether drawing may be put off; false by default. A hint that changes no picture.
  ///
  /// Partly: a hint that changes no picture.
  public var drawsAsynchronously: Bool {
    get { state.drawsAsynchronously }
    set { state.drawsAsynchronously = newValue }
  }
  /// Which corners `cornerRadius` rounds; all by default.
  public var maskedCorners: CACornerMask {
    get { state.maskedCorners }
    set { change("maskedCorners") { state.maskedCorners = newValue } }
  }
  /// The corners' shape; `circular` by default.
  public var cornerCurve: CALayerCornerCurve {
    get { state.cornerCurve }
    set { keep("cornerCurve") { state.cornerCurve = newValue } }
  }
  /// Whether `opacity` applies to the layer and its sublayers as one picture; true by default.
  public var allowsGroupOpacity: Bool {
    get { state.allowsGroupOpacity }
    set { keep("allowsGroupOpacity") { state.allowsGroupOpacity = newValue } }
  }
  /// Whether straight edges are antialiased; by default what the device is set to (FACTS 3.9).
  public var allowsEdgeAntialiasing: Bool {
    get { state.allowsEdgeAntialiasing ?? false }
    set { keep("allowsEdgeAntialiasing") { state.allowsEdgeAntialiasing = newValue } }
  }
  /// Which edges `allowsEdgeAntialiasing` is about; all by default. Counts for background, gradient
  /// and contents; a border and a clip to the bounds are smooth at all edges where any is.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { state.edgeAntialiasingMask }
    set { keep("edgeAntialiasingMask") { state.edgeAntialiasingMask = newValue } }
  }
  /// Whether the layer is seen from behind; true by default. With false it is neither drawn nor hit
  /// where its normal points away from the eye (FACTS C5); a mirrored layer still faces the eye,
  /// which is our choice. Animatable, as in Apple's header: a flag, it changes at once.
  public var isDoubleSided: Bool {
    get { state.isDoubleSided }
    set { change("doubleSided") { state.isDoubleSided = newValue } }
  }
  /// The part of the contents that is shown, in units of the contents; the whole by default.
  public var contentsRect: CGRect {
    get { state.contentsRect }
    set { change("contentsRect") { state.contentsRect = newValue } }
  }
  /// The part of the contents that is stretched where gravity resizes them, in units of
  /// `contentsRect`; the whole by default.
  ///
  /// What lies above and below is stretched along x only, what lies beside along y only, the corners
  /// keep their size (or shrink together where they don't fit: our choice). A side of no length
  /// stands for one pixel, as in Apple's header; parts beyond 0 ... 1 are cut off.
  public var contentsCenter: CGRect {
    get { state.contentsCenter }
    set { change("contentsCenter") { state.contentsCenter = newValue } }
  }
  /// How contents are read when drawn smaller; `linear` by default.
  public var minificationFilter: CALayerContentsFilter {
    get { state.minificationFilter }
    set { keep("minificationFilter") { state.minificationFilter = newValue } }
  }
  /// Chooses smaller or larger copies for the `trilinear` filter; 0 by default. Kept without effect:
  /// that filter takes exact means, not copies.
  ///
  /// Partly: kept without effect; trilinear takes exact means.
  public var minificationFilterBias: Float {
    get { state.minificationFilterBias }
    set { keep("minificationFilterBias") { state.minificationFilterBias = newValue } }
  }
  /// How contents are read when drawn larger; `linear` by default.
  public var magnificationFilter: CALayerContentsFilter {
    get { state.magnificationFilter }
    set { keep("magnificationFilter") { state.magnificationFilter = newValue } }
  }
  /// Has a pattern in the background stand upright, counted from the upper left corner, until the
  /// background is set again: as UIKit's views have it.
  package func turnBackgroundPatternUpright() {
    guard backgroundColor?.pattern != nil else { return }
    state.hasUprightBackgroundPattern = true
    didChange()
  }
  /// How what `draw(in:)` draws is kept; `RGBA8Uint` by default. Looked at by the next `display()`.
  ///
  /// Partly: RGBA16Float is drawn like RGBA8Uint, since surfaces have a byte for each component.
  public var contentsFormat: CALayerContentsFormat {
    get { state.contentsFormat }
    set { keep("contentsFormat") { state.contentsFormat = newValue } }
  }
  /// How the layer, its sublayers and its shadow meet what lies behind; nil, the default, over it.
  ///
  /// A string, with these names having an effect (FACTS 3.8, C16): "multiplyBlendMode",
  /// "screenBlendMode", "overlayBlendMode", "darkenBlendMode", "lightenBlendMode",
  /// "colorDodgeBlendMode", "colorBurnBlendMode", "softLightBlendMode", "hardLightBlendMode",
  /// "differenceBlendMode", "exclusionBlendMode", "xor", "sourceIn", "sourceOut". All others are
  /// ignored, as by Apple's `render(in:)`, and noted. The last two are limited to the layer's bounds.
  ///
  /// Partly: the names of FACTS 3.8, which Apple's render(in:) honours, and xor; others are noted.
  public var compositingFilter: Any? {
    get { state.compositingFilter }
    set { change("compositingFilter") { state.compositingFilter = newValue } }
  }
  /// What is done to the layer and its sublayers as one picture, in order; nil by default.
  ///
  /// Core Image's filters do not exist here; a filter is its type's name, or a dictionary with that
  /// name under "type" and the values under their names, such as
  /// `["type": "gaussianBlur", "inputRadius": 4]`. Known are, with Core Image's names and those of
  /// layers' own filters: "gaussianBlur" and "CIGaussianBlur" (`inputRadius`, the standard deviation
  /// in points), "colorInvert" and "CIColorInvert", "colorSaturate", "colorBrightness",
  /// "colorContrast" (`inputAmount`), "CIColorControls" (`inputSaturation`, `inputBrightness`,
  /// `inputContrast`), "colorHueRotate" and "CIHueAdjust" (`inputAngle`, radians), "colorMonochrome"
  /// and "CIColorMonochrome" (`inputColor`, a CGColor; `inputAmount`, `inputIntensity`),
  /// "CISepiaTone" (`inputIntensity`), "multiplyColor" (`inputColor`) and "CIColorMatrix"
  /// (`inputRVector` and so on, arrays of four numbers). They work on straight sRGB-encoded
  /// components (our choice). Others are left out and noted.
  ///
  /// Partly: Gaussian blur and colour filters by name or dictionary; Core Image's objects do not
  /// exist here.
  public var filters: [Any]? {
    get { state.filters }
    set { change("filters") { state.filters = newValue } }
  }
  /// What is done to the picture behind the layer, within its bounds, in order; nil by default. The
  /// filters are those of `filters`.
  ///
  /// Partly: the same filters.
  public var backgroundFilters: [Any]? {
    get { state.backgroundFilters }
    set { change("backgroundFilters") { state.backgroundFilters = newValue } }
  }
  /// The shadow's colour; opaque black by default.
  public var shadowColor: CGColor? {
    get { state.shadowColor }
    set { change("shadowColor") { state.shadowColor = newValue } }
  }
  /// The shadow's strength, 0 ... 1; 0, the default, casts none. A layer that masks to its bounds
  /// casts none either (FACTS C10).
  public var shadowOpacity: Float {
    get { state.shadowOpacity }
    set { change("shadowOpacity") { state.shadowOpacity = newValue } }
  }
  /// The shadow's offset in points; (0, −3) by default.
  public var shadowOffset: CGSize {
    get { state.shadowOffset }
    set { change("shadowOffset") { state.shadowOffset = newValue } }
  }
  /// The shadow's standard deviation in points; 3 by default.
  public var shadowRadius: CGFloat {
    get { state.shadowRadius }
    set { change("shadowRadius") { state.shadowRadius = newValue } }
  }
  /// The shadow's outline in the layer's own space; nil, the default, takes the layer's alpha.
  public var shadowPath: CGPath? {
    get { state.shadowPath }
    set { change("shadowPath") { state.shadowPath = newValue } }
  }
}
