// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What graphics contexts fill with.

public import Foundation
internal import MicaRaster

extension GraphicsContext {
  /// Options of gradients.
  @frozen
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The gradient begins anew beyond its ends.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// The gradient goes back beyond its ends.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Colours are mixed linearly.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// What paths are filled with.
  public struct Shading {
    enum Kind {
      case color(Color)
      case foreground
      case backdrop
      case style(any ShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
      case tiles(Image, CGPoint, CGRect, CGFloat)
    }

    let kind: Kind

    /// What lies behind.
    public static var backdrop: Shading { Shading(kind: .backdrop) }
    /// The foreground style of the environment.
    public static var foreground: Shading { Shading(kind: .foreground) }

    /// The first of several shadings: levels of the foreground style aren't drawn by numbers here.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }

    /// A colour by its parts.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { .color(Color(colorSpace, white: white, opacity: opacity)) }

    /// A style, in the bounds of the path.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .style(style))
    }

    /// Colours along a line, in points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      note(options)
      return Shading(kind: .linear(gradient, startPoint, endPoint))
    }

    /// Colours between two circles, in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      note(options)
      return Shading(kind: .radial(gradient, center, startRadius, endRadius))
    }

    /// Colours around a point, clockwise from an angle.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      note(options)
      return Shading(kind: .conic(gradient, center, angle))
    }

    /// Copies of a part of a picture, in parts of its size.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading { Shading(kind: .tiles(image, origin, sourceRect, scale)) }

    private static func note(_ options: GradientOptions) {
      guard !options.isEmpty else { return }
      Unsupported.note("GraphicsContext.GradientOptions. Ends go on in their colours.")
    }
  }

  /// The shading in this context's environment.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// Paints a path that is the current one of a context: by filling it with a colour, or by clipping to it and filling that.
  func paint(
    _ shading: Shading, on graphics: CGContext, _ bounds: CGRect, fill: () -> Void,
    clip: () -> Void
  ) {
    switch shading.kind {
    case .color(let color):
      graphics.setFillColor(color.provider.resolve(environment).cgColor)
      graphics.setStrokeColor(color.provider.resolve(environment).cgColor)
      fill()
    case .backdrop:
      Unsupported.note("GraphicsContext.Shading.backdrop. Nothing is drawn.")
      graphics.beginPath()
    case .linear(let gradient, let start, let end):
      clip()
      guard let colors = gradient.graphics(environment) else { return }
      graphics.drawLinearGradient(
        colors, start: start, end: end,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    case .radial(let gradient, let center, let start, let end):
      clip()
      guard let colors = gradient.graphics(environment) else { return }
      graphics.drawRadialGradient(
        colors, startCenter: center, startRadius: start, endCenter: center, endRadius: end,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    case .conic(let gradient, let center, let angle):
      clip()
      guard let colors = gradient.graphics(environment) else { return }
      graphics.drawConicGradient(colors, center: center, angle: angle.radians)
    case .tiles(let image, let origin, let source, let scale):
      clip()
      tile(image, origin, source, scale, over: bounds, on: graphics)
    case .foreground: paintStyle(nil, on: graphics, bounds, fill: fill, clip: clip)
    case .style(let style): paintStyle(style, on: graphics, bounds, fill: fill, clip: clip)
    }
  }

  private func paintStyle(
    _ style: (any ShapeStyle)?, on graphics: CGContext, _ bounds: CGRect, fill: () -> Void,
    clip: () -> Void
  ) {
    let paint = style.map { environment.paint($0) } ?? environment.foregroundPaint()
    if paint.isFlat {
      graphics.setFillColor(paint.color)
      graphics.setStrokeColor(paint.color)
      fill()
    } else {
      clip()
      paint.fill(graphics, in: bounds)
    }
  }

  private func tile(
    _ image: Image, _ origin: CGPoint, _ source: CGRect, _ scale: CGFloat, over bounds: CGRect,
    on graphics: CGContext
  ) {
    guard let picture = image.uiImage(in: environment), let pixels = picture.uprightPixels,
      scale > 0, scale.isFinite
    else { return }
    let part = CGRect(
      x: source.minX * CGFloat(pixels.width), y: source.minY * CGFloat(pixels.height),
      width: source.width * CGFloat(pixels.width), height: source.height * CGFloat(pixels.height))
    guard let cut = pixels.cropping(to: part) else { return }
    let size = CGSize(
      width: CGFloat(cut.width) / picture.scale * scale,
      height: CGFloat(cut.height) / picture.scale * scale)
    graphics.saveGState()
    graphics.translateBy(x: origin.x, y: origin.y + size.height)
    graphics.scaleBy(x: 1, y: -1)
    graphics.draw(cut, in: CGRect(origin: .zero, size: size), byTiling: true)
    graphics.restoreGState()
  }
}

extension Gradient {
  /// Core Graphics' gradient of the colours in an environment.
  func graphics(_ environment: EnvironmentValues) -> CGGradient? {
    CGGradient(
      colorsSpace: CGColorSpace(name: CGColorSpace.sRGB),
      colors: stops.map { $0.color.provider.resolve(environment).cgColor },
      locations: stops.map(\.location))
  }
}
