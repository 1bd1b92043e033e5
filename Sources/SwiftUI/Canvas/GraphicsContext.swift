// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a canvas draws into.

public import Foundation
internal import MicaRaster

/// Where graphics contexts draw.
final class GraphicsDestination {
  let graphics: CGContext
  let size: CGSize
  let environment: EnvironmentValues
  let scale: CGFloat
  /// The views that can be drawn by their tags.
  let symbols: [CanvasSymbol]

  init(
    _ graphics: CGContext, size: CGSize, environment: EnvironmentValues, scale: CGFloat,
    symbols: [CanvasSymbol] = []
  ) {
    (self.graphics, self.size, self.environment) = (graphics, size, environment)
    (self.scale, self.symbols) = (scale, symbols)
  }

  /// The same on another context.
  func with(_ graphics: CGContext) -> GraphicsDestination {
    GraphicsDestination(
      graphics, size: size, environment: environment, scale: scale, symbols: symbols)
  }
}

/// What a canvas draws into: a value, whose copies draw into the same picture and have clips, transforms and filters of their
/// own.
public struct GraphicsContext {
  /// A part that is drawn into only, in the picture's coordinates.
  enum Clip {
    case path(CGPath, isEvenOdd: Bool, isInverse: Bool)
    case mask(CGImage)
  }

  let destination: GraphicsDestination
  var clips: [Clip] = []
  var filters: [(filter: Filter, transform: CGAffineTransform)] = []

  /// How opaque what is drawn is: 1 by default.
  public var opacity = 1.0
  /// How what is drawn meets what lies behind it.
  public var blendMode = BlendMode.normal
  /// The map from the context's coordinates to the picture's.
  public var transform = CGAffineTransform.identity

  init(_ destination: GraphicsDestination) { self.destination = destination }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { destination.environment }

  // MARK: Transforms

  /// Makes what is drawn larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves what is drawn, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Turns what is drawn; positive angles turn clockwise.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

  /// Has another map take effect before this one.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Clips

  /// Options of clips.
  @frozen
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What lies outside is drawn into.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The bounds of what is drawn into, in the context's coordinates.
  public var clipBoundingRect: CGRect {
    var bounds = CGRect(origin: .zero, size: destination.size)
    for case .path(let path, _, false) in clips { bounds = bounds.intersection(path.boundingBox) }
    let inverse = transform.inverted()
    return bounds.isNull ? .zero : bounds.applying(inverse)
  }

  /// Draws into a path only, from now on.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var map = transform
    guard let copy = path.cgPath.copy(using: &map) else { return }
    clips.append(
      .path(copy, isEvenOdd: style.isEOFilled, isInverse: options.contains(.inverse)))
  }

  /// Draws where a picture is opaque only, from now on.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let (size, scale) = (destination.size, destination.scale)
    guard let layer = CGContext.picture(size, scale),
      let grey = CGContext.grey(size, scale)
    else { return }
    try layer.drawUIKit {
      var inner = GraphicsContext(destination.with(layer))
      inner.transform = transform
      try content(&inner)
    }
    guard let image = layer.makeImage() else { return }
    // White where the picture is opaque.
    let isInverse = options.contains(.inverse)
    let bounds = CGRect(origin: .zero, size: size)
    grey.setFillColor(gray: isInverse ? 1 : 0, alpha: 1)
    grey.fill(bounds)
    grey.drawUIKit {
      UIImage(cgImage: image, scale: scale, orientation: .up)
        .withTintColor(UIColor(white: isInverse ? 0 : 1, alpha: 1))
        .draw(in: bounds, blendMode: .normal, alpha: opacity)
    }
    if let mask = grey.makeImage() { clips.append(.mask(mask)) }
  }

  // MARK: Drawing

  /// Draws on the picture's context with the clips, opacity, blend mode and filters, in the context's coordinates.
  func draw(_ body: (CGContext) throws -> Void) rethrows {
    let graphics = destination.graphics
    guard filters.isEmpty else { return try drawFiltered(body) }
    graphics.saveGState()
    defer { graphics.restoreGState() }
    apply(to: graphics)
    graphics.concatenate(transform)
    try body(graphics)
  }

  /// Gives a context the clips, the opacity and the blend mode.
  func apply(to graphics: CGContext) {
    for clip in clips { graphics.take(clip, destination.size) }
    graphics.setAlpha(opacity)
    graphics.setBlendMode(blendMode.graphicsMode)
  }

  /// Draws into a picture of its own, which then is drawn with this context's clips, opacity, blend mode and filters.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let outer = transform
    var plain = self
    plain.transform = .identity
    try plain.draw { graphics in
      graphics.beginTransparencyLayer(auxiliaryInfo: nil)
      defer { graphics.endTransparencyLayer() }
      try graphics.drawUIKit {
        var inner = GraphicsContext(destination.with(graphics))
        inner.transform = outer
        try content(&inner)
      }
    }
  }

  /// Calls a closure with Core Graphics' context, y growing downward.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try draw { graphics in try graphics.drawUIKit { try content(graphics) } }
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard !path.isEmpty else { return }
    draw { graphics in
      graphics.setShouldAntialias(style.isAntialiased)
      let rule: CGPathFillRule = style.isEOFilled ? .evenOdd : .winding
      graphics.addPath(path.cgPath)
      paint(shading, on: graphics, path.boundingRect) {
        graphics.fillPath(using: rule)
      } clip: {
        graphics.clip(using: rule)
      }
    }
  }

  /// Draws a path's line.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard !path.isEmpty else { return }
    draw { graphics in
      graphics.setLineWidth(style.lineWidth)
      graphics.setLineCap(style.lineCap)
      graphics.setLineJoin(style.lineJoin)
      graphics.setMiterLimit(style.miterLimit)
      graphics.setLineDash(phase: style.dashPhase, lengths: style.dash)
      graphics.addPath(path.cgPath)
      paint(shading, on: graphics, path.boundingRect) {
        graphics.strokePath()
      } clip: {
        graphics.replacePathWithStrokedPath()
        graphics.clip()
      }
    }
  }

  /// Draws a path's line of a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension CGContext {
  /// A picture of a size in points, y growing downward; nil if it is too large.
  static func picture(_ size: CGSize, _ scale: CGFloat) -> CGContext? {
    bitmap(size, scale, CGColorSpace(name: CGColorSpace.sRGB)!, .premultipliedLast)
  }

  /// A picture without colours of a size in points, y growing downward.
  static func grey(_ size: CGSize, _ scale: CGFloat) -> CGContext? {
    bitmap(size, scale, CGColorSpaceCreateDeviceGray(), .none)
  }

  private static func bitmap(
    _ size: CGSize, _ scale: CGFloat, _ space: CGColorSpace, _ alpha: CGImageAlphaInfo
  ) -> CGContext? {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width < 16384, height < 16384 else { return nil }
    let context = CGContext(
      data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
      space: space, bitmapInfo: alpha.rawValue)
    context?.translateBy(x: 0, y: height)
    context?.scaleBy(x: scale, y: -scale)
    return context
  }

  /// Makes it UIKit's current context for a closure.
  func drawUIKit(_ body: () throws -> Void) rethrows {
    UIGraphicsPushContext(self)
    defer { UIGraphicsPopContext() }
    try body()
  }

  /// Limits what is drawn to a clip of a picture of a size.
  fileprivate func take(_ clip: GraphicsContext.Clip, _ size: CGSize) {
    switch clip {
    case .path(let path, let isEvenOdd, let isInverse):
      if isInverse { addRect(CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)) }
      addPath(path)
      self.clip(using: isEvenOdd || isInverse ? .evenOdd : .winding)
    case .mask(let mask):
      // Masks lie with their first row at the greatest y.
      let bounds = CGRect(origin: .zero, size: size)
      translateBy(x: 0, y: size.height)
      scaleBy(x: 1, y: -1)
      self.clip(to: bounds, mask: mask)
      scaleBy(x: 1, y: -1)
      translateBy(x: 0, y: -size.height)
    }
  }
}
