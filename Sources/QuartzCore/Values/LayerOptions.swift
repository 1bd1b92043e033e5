// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The option types of CALayer.

internal import MicaRaster

/// How a layer's contents are placed in its bounds.
///
/// The names are those of a space whose y runs up, as in Apple's header: "bottom" is the smallest y
/// and "top" the greatest. On iOS, where y runs down, `bottom` is therefore at the upper edge.
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// A placement by its name; an unknown one acts like `center` (FACTS C5).
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Centred, not scaled.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Centred at the edge of greatest y, not scaled.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Centred at the edge of smallest y, not scaled.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Centred at the left edge, not scaled.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Centred at the right edge, not scaled.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// At smallest x and greatest y, not scaled.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// At greatest x and greatest y, not scaled.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// At smallest x and smallest y, not scaled.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// At greatest x and smallest y, not scaled.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds; the default.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits into the bounds at the contents' proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers the bounds at the contents' proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How contents are read when they are drawn larger or smaller than they are.
public struct CALayerContentsFilter: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// A filter by its name; an unknown one acts like `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Between the four nearest pixels; the default.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// With smaller copies of the picture: where it shrinks, each pixel is the mean of the area that
  /// it shows; like `linear` where it grows.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// How the pixels of what a layer draws are kept.
public struct CALayerContentsFormat: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// A format by its name; an unknown one acts like `RGBA8Uint`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Red, green, blue and alpha, a byte each; the default.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// Half floats; drawn like `RGBA8Uint`, since every surface has a byte for each.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// Shades of grey: colours become their luminance. Alpha stays (our choice).
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// A choice of corners; x and y as in the layer's own space, y down on iOS.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// A choice by its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// A choice of edges.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// A choice by its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The smallest x.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The greatest x.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The smallest y in a space whose y runs up.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The greatest y in a space whose y runs up.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// A shape by its name; an unknown one acts like `circular`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Quarter circles; the default.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Corners whose curvature changes gradually, those of UIBezierPath's rounded rectangles: they
  /// reach 1.528665 radii along the sides and change their shape where that does not fit (FACTS 3.3).
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
