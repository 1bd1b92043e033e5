// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Colours along an axis, and how they are mixed (FACTS_SWIFTUI f.8, f.11).

/// Colours at places from 0 to 1.
///
/// Used as a style, a gradient runs from the top to the bottom.
@frozen
public struct Gradient: Equatable, Hashable, ShapeStyle {
  /// It paints itself.
  public typealias Resolved = Never

  /// A colour at a place.
  @frozen
  public struct Stop: Equatable, Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// From 0 to 1.
    public var location: CGFloat

    /// A colour at a place from 0 to 1.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// How the colours between two places are found.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool
    /// In sRGB; the default.
    public static let device = ColorSpace(isPerceptual: false)
    /// In equal steps for the eye.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The colours, in the order of their places.
  public var stops: [Stop]

  /// Colours at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The same colours, mixed in another way.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }

  /// Returns the paint of a gradient from the top to the bottom.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    AnyGradient(self)._paint(in: context)
  }
}

/// A gradient whose colours are known where it is used.
public struct AnyGradient: Hashable, ShapeStyle {
  /// It paints itself.
  public typealias Resolved = Never

  enum Source: Hashable {
    case stops(Gradient)
    case standard(Color)
  }

  let source: Source
  var space: Gradient.ColorSpace

  /// A gradient, mixed in sRGB.
  public init(_ gradient: Gradient) { (source, space) = (.stops(gradient), .device) }

  /// The standard gradient of a colour.
  init(standard color: Color) { (source, space) = (.standard(color), .perceptual) }

  /// The same gradient, mixed in another way.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.space = space
    return gradient
  }

  /// The colours in an environment.
  func stops(_ environment: EnvironmentValues) -> [GradientPaint.Stop] {
    switch source {
    case .stops(let gradient):
      gradient.stops.map {
        .init($0.color.provider.resolve(environment).cgColor, $0.location)
      }
    case .standard(let color):
      // Lighter at the top, the colour itself from 70 % on (f.11).
      [
        .init(color.provider.resolve(environment).cgColor.lighterForGradient, 0),
        .init(color.provider.resolve(environment).cgColor, 0.7),
      ]
    }
  }

  /// Returns the paint of a gradient from the top to the bottom.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    gradientPaint(.linear(.top, .bottom), self, context)
  }
}

/// A gradient as a paint, in an environment and in a level of the hierarchy.
func gradientPaint(
  _ geometry: GradientPaint.Geometry, _ gradient: AnyGradient, _ context: _StyleContext
) -> _StylePaint {
  let stops = gradient.stops(context.environment)
  var paint = _StylePaint(.none)
  if let only = stops.first, stops.count == 1 {
    paint.content = .color(only.color)
  } else if !stops.isEmpty {
    paint.content = .gradient(
      GradientPaint(geometry: geometry, stops: stops, isPerceptual: gradient.space.isPerceptual))
  }
  paint.opacity = ForegroundStyles.opacity(ofLevel: context.level)
  return paint
}

extension CGColor {
  /// The first colour of a colour's standard gradient: measured for two colours (f.11), within 4 levels of 255.
  fileprivate var lighterForGradient: CGColor {
    let parts = sRGBComponents.map { min(1, max(0, $0 * 0.865 + 0.195)) }
    return CGColor(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }
}
