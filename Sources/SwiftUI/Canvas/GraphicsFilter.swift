// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Filters of graphics contexts.

public import Foundation
internal import MicaRaster
internal import QuartzCore

extension GraphicsContext {
  /// A change of what is drawn.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case shadow(_ShadowEffect, isOnly: Bool)
      case layer(LayerFilterKind)
      case matrix(ColorMatrix)
      case projection(ProjectionTransform)
      case none(String)
    }

    let kind: Kind

    /// Draws by a projection.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    /// Adds a shadow, in points. The default colour is black at 0.33.
    public static func shadow(
      color: Color = Color(red: 0, green: 0, blue: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      let shadow = _ShadowEffect(
        color: color, radius: radius, offset: CGSize(width: x, height: y))
      return Filter(kind: .shadow(shadow, isOnly: options.contains(.shadowOnly)))
    }

    /// Multiplies colours with a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(kind: .layer(.colorMultiply(color)))
    }
    /// Changes colours by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(kind: .matrix(matrix))
    }
    /// Turns hues.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .layer(.hueRotation(angle)))
    }
    /// Changes how strong colours are.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(kind: .layer(.saturation(amount)))
    }
    /// Makes colours brighter.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(kind: .layer(.brightness(amount)))
    }
    /// Changes the contrast.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .layer(.contrast(amount)))
    }
    /// Inverts colours; 0 changes nothing.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      amount > 0 ? Filter(kind: .layer(.colorInvert)) : Filter(kind: .layer(.brightness(0)))
    }
    /// Takes colours away.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(kind: .layer(.saturation(1 - amount)))
    }
    /// Makes what is dark transparent.
    public static var luminanceToAlpha: Filter { Filter(kind: .layer(.luminanceToAlpha)) }
    /// Blurs by a radius in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .layer(.blur(radius: radius, isOpaque: options.contains(.opaque))))
    }
    /// One colour where the alpha lies in a range. It isn't drawn here.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color(red: 0, green: 0, blue: 0)
    ) -> Filter { Filter(kind: .none("alphaThreshold")) }
  }

  /// Options of shadows.
  @frozen
  public struct ShadowOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The shadow lies in front.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Only the shadow is drawn.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// The shadow is that of the inverse.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// The shadow doesn't form a group with what casts it.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// Options of blurs.
  @frozen
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Edges don't fade.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Colours are dithered.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// Options of filters.
  @frozen
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Colours are linear.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Changes what is drawn from now on. The filter that was added last acts first.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    if case .none(let name) = filter.kind {
      return Unsupported.note("GraphicsContext.Filter.\(name). It changes nothing.")
    }
    filters.append((filter, transform))
  }

  /// Draws a picture, then that picture with the filters.
  func drawFiltered(_ body: (CGContext) throws -> Void) rethrows {
    let (size, scale) = (destination.size, destination.scale)
    guard let picture = CGContext.picture(size, scale) else { return }
    try picture.drawUIKit {
      picture.concatenate(transform)
      try body(picture)
    }
    guard let image = picture.makeImage() else { return }
    let bounds = CGRect(
      x: 0, y: 0, width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    var layer = CALayer()
    layer.contents = image
    layer.frame = bounds
    for entry in filters.reversed() {
      let group = CALayer()
      group.frame = bounds
      group.addSublayer(layer)
      entry.filter.apply(to: group, destination.environment, layer)
      layer = group
    }
    let graphics = destination.graphics
    graphics.saveGState()
    defer { graphics.restoreGState() }
    apply(to: graphics)
    graphics.beginTransparencyLayer(auxiliaryInfo: nil)
    layer.render(in: graphics)
    graphics.endTransparencyLayer()
  }
}

extension GraphicsContext.Filter {
  /// Gives a layer around a picture the filter.
  fileprivate func apply(
    to group: CALayer, _ environment: EnvironmentValues, _ content: CALayer
  ) {
    switch kind {
    case .shadow(let shadow, let isOnly):
      let color = shadow.color.provider.resolve(environment).cgColor
      group.shadowColor = color.copy(alpha: 1)
      group.shadowOpacity = Float(color.alpha)
      group.shadowRadius = shadow.radius.isFinite ? max(0, shadow.radius) : 0
      group.shadowOffset = shadow.offset
      if isOnly {
        Unsupported.note("GraphicsContext.ShadowOptions.shadowOnly. What casts it is drawn, too.")
      }
    case .layer(let filter) where !filter.isIdentity:
      group.filters = [filter.layerFilter(environment)]
    case .matrix(let matrix): group.filters = [matrix.layerFilter]
    case .projection(let projection) where projection.isFinite:
      let middle = CGPoint(x: group.bounds.midX, y: group.bounds.midY)
      content.transform = projection.around(-middle.x, -middle.y).space
    default: break
    }
  }
}

/// A matrix that maps red, green, blue and alpha; the fifth column is added.
@frozen
public struct ColorMatrix: Equatable, Sendable {
  /// Red of red.
  public var r1: Float = 1
  /// Red of green.
  public var r2: Float = 0
  /// Red of blue.
  public var r3: Float = 0
  /// Red of alpha.
  public var r4: Float = 0
  /// Added to red.
  public var r5: Float = 0
  /// Green of red.
  public var g1: Float = 0
  /// Green of green.
  public var g2: Float = 1
  /// Green of blue.
  public var g3: Float = 0
  /// Green of alpha.
  public var g4: Float = 0
  /// Added to green.
  public var g5: Float = 0
  /// Blue of red.
  public var b1: Float = 0
  /// Blue of green.
  public var b2: Float = 0
  /// Blue of blue.
  public var b3: Float = 1
  /// Blue of alpha.
  public var b4: Float = 0
  /// Added to blue.
  public var b5: Float = 0
  /// Alpha of red.
  public var a1: Float = 0
  /// Alpha of green.
  public var a2: Float = 0
  /// Alpha of blue.
  public var a3: Float = 0
  /// Alpha of alpha.
  public var a4: Float = 1
  /// Added to alpha.
  public var a5: Float = 0

  /// The matrix that changes nothing.
  @inlinable public init() {}

  /// The filter as `CALayer.filters` takes it.
  var layerFilter: [String: Any] {
    func row(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> [Double] {
      [Double(x), Double(y), Double(z), Double(w)]
    }
    return [
      "type": "CIColorMatrix", "inputRVector": row(r1, r2, r3, r4),
      "inputGVector": row(g1, g2, g3, g4), "inputBVector": row(b1, b2, b3, b4),
      "inputAVector": row(a1, a2, a3, a4), "inputBiasVector": row(r5, g5, b5, a5),
    ]
  }
}
