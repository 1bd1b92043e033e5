// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A layer that fills its bounds with colours along a line (FACTS C7).

import CoreGraphics
import Foundation
internal import MicaRaster

/// Colours along a line, about a point or around it, over the background and under the contents,
/// within the rounded bounds.
///
/// Start and end are in units of the bounds, and so are angles of conic gradients (our choice).
/// Colours are interpolated straight (not premultiplied), sRGB-encoded; beyond the ends the end
/// colours go on. Fewer than two colours, or a count of locations that differs from that of the
/// colours, draws nothing; neither do a radial gradient without width or height and others whose
/// start is their end (FACTS C7).
open class CAGradientLayer: CALayer {
  struct GradientState: LayerValues {
    var colors: [Any]?
    var locations: [NSNumber]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial
  }

  private var gradient = GradientState()

  /// A gradient layer without colours.
  public override init() { super.init() }

  /// A copy for presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAGradientLayer { gradient = other.gradient }
  }

  /// A layer with default values; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The colours, CGColor each; nil by default.
  open var colors: [Any]? {
    get { gradient.colors }
    set { change("colors") { gradient.colors = newValue } }
  }
  /// Where the colours lie, 0 ... 1 and ascending; nil, the default, spreads them evenly.
  open var locations: [NSNumber]? {
    get { gradient.locations }
    set { change("locations") { gradient.locations = newValue } }
  }
  /// The line's start in units of the bounds, y down; (0.5, 0) by default.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { change("startPoint") { gradient.startPoint = newValue } }
  }
  /// The line's end in units of the bounds, y down; (0.5, 1) by default.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { change("endPoint") { gradient.endPoint = newValue } }
  }
  /// The gradient's form; `axial` by default.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { keep("type") { gradient.type = newValue } }
  }

  override func committedContent() -> LayerContent {
    var record = GradientProperties()
    Self.properties.commit(&gradient, &record)
    return .gradient(record)
  }

  static let properties = LayerTable<CAGradientLayer, GradientState, GradientProperties>(.gradient)
  {
    $0.animated("colors", \.colors, \.colors, \.colors, as: ColorList.self)
    $0.animated("locations", \.locations, \.locations, \.locations, as: NumberList.self)
    $0.animated("startPoint", \.startPoint, \.startPoint, \.start)
    $0.animated("endPoint", \.endPoint, \.endPoint, \.end)
    $0.kept("type", \.type, \.type, \.type)
  }
}
