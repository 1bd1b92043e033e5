// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A layer that fills and strokes a path (FACTS C9). It has no backing store and stays sharp.

import CoreGraphics
import Foundation
internal import MicaRaster

/// Which windings are inside a shape layer's path.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// A rule by its name; an unknown one acts like `nonZero`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Windings other than 0; the default.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Odd windings.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a stroke's corners.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// A shape by its name; an unknown one acts like `miter`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed, up to the miter limit; the default.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The shape of a stroke's ends.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// A shape by its name; an unknown one acts like `butt`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Ends with the line; the default.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// A path in the layer's own space, filled, then stroked; not limited to the bounds.
///
/// Animating `path` blends the points where both paths have the same steps; otherwise the new path
/// shows from the segment's start (our choice: Apple calls it undefined).
open class CAShapeLayer: CALayer {
  struct ShapeState: LayerValues {
    private static let opaqueBlack = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    var path: CGPath?
    var fillColor: CGColor? = opaqueBlack
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [NSNumber]?
  }

  private var shape = ShapeState()

  /// A shape layer without a path.
  public override init() { super.init() }

  /// A copy for presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAShapeLayer { shape = other.shape }
  }

  /// A layer with default values; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The path, copied when set; nil by default.
  open var path: CGPath? {
    get { shape.path }
    set { change("path") { shape.path = newValue?.copy() } }
  }
  /// The fill's colour; opaque black by default, of four components (SwiftSVG reads the last one); nil fills nothing.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { change("fillColor") { shape.fillColor = newValue } }
  }
  /// Which windings are filled; `nonZero` by default.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { keep("fillRule") { shape.fillRule = newValue } }
  }
  /// The stroke's colour; nil, the default, strokes nothing.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change("strokeColor") { shape.strokeColor = newValue } }
  }
  /// Where the stroke begins, as a share of the whole path's length, over all of its sub-paths in
  /// order; 0 by default. Limited to 0 ... 1; nothing is stroked unless it is below `strokeEnd`.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { change("strokeStart") { shape.strokeStart = newValue } }
  }
  /// Where the stroke ends, as a share of the whole path's length; 1 by default. Limited to 0 ... 1.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { change("strokeEnd") { shape.strokeEnd = newValue } }
  }
  /// The stroke's width in points; 1 by default.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { change("lineWidth") { shape.lineWidth = newValue } }
  }
  /// The longest miter, in line widths; 10 by default.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { change("miterLimit") { shape.miterLimit = newValue } }
  }
  /// The ends' shape; `butt` by default.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { keep("lineCap") { shape.lineCap = newValue } }
  }
  /// The corners' shape; `miter` by default.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { keep("lineJoin") { shape.lineJoin = newValue } }
  }
  /// How far into the dash pattern the stroke begins, in points; 0 by default.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { change("lineDashPhase") { shape.lineDashPhase = newValue } }
  }
  /// Lengths of dashes and gaps in turn, in points, along what `strokeStart` and `strokeEnd` leave;
  /// nil, the default, is a solid line, and so are patterns that are empty, negative or not finite.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern }
    set { keep("lineDashPattern") { shape.lineDashPattern = newValue } }
  }

  override func committedContent() -> LayerContent {
    var record = ShapeProperties()
    Self.properties.commit(&shape, &record)
    return .shape(record)
  }

  static let properties = LayerTable<CAShapeLayer, ShapeState, ShapeProperties>(.shape) {
    $0.animated("path", \.path, \.path, \.path, as: DrawnPath.self, change: .animatesWhenTold)
    $0.animated("fillColor", \.fillColor, \.fillColor, \.fillColor)
    $0.animated("strokeColor", \.strokeColor, \.strokeColor, \.strokeColor)
    $0.animated("strokeStart", \.strokeStart, \.strokeStart, \.strokeStart)
    $0.animated("strokeEnd", \.strokeEnd, \.strokeEnd, \.strokeEnd)
    $0.animated("lineWidth", \.lineWidth, \.lineWidth, \.lineWidth)
    $0.animated("miterLimit", \.miterLimit, \.miterLimit, \.miterLimit)
    $0.animated("lineDashPhase", \.lineDashPhase, \.lineDashPhase, \.dashPhase)
    $0.kept("fillRule", \.fillRule, \.fillRule, \.rule)
    $0.kept("lineCap", \.lineCap, \.lineCap, \.cap)
    $0.kept("lineJoin", \.lineJoin, \.lineJoin, \.join)
    $0.kept(
      "lineDashPattern", \.lineDashPattern, \.lineDashPattern, \.dash, as: DashLengths.self)
  }
}
