// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures, texts and views that graphics contexts draw.

public import Foundation
internal import MicaRaster
internal import QuartzCore

extension GraphicsContext {
  /// A picture in a context's environment.
  public struct ResolvedImage {
    let source: Image
    let image: UIImage
    /// What a template is filled with.
    public var shading: Shading?
    /// The size in points.
    public var size: CGSize { image.size }
    /// Where texts beside it stand, from the top.
    public let baseline: CGFloat
  }

  /// The picture in this context's environment.
  public func resolve(_ image: Image) -> ResolvedImage {
    let picture = image.uiImage(in: environment) ?? UIImage()
    let offset = picture.baselineOffsetFromBottom ?? 0
    return ResolvedImage(
      source: image, image: picture, baseline: picture.size.height - offset)
  }

  /// Draws a picture so that it fills a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard rect.width > 0, rect.height > 0, image.size.width > 0, image.size.height > 0 else {
      return
    }
    // Symbols are drawn anew in the size.
    let factor = max(rect.width / image.size.width, rect.height / image.size.height)
    var picture = image.image
    if abs(factor - 1) > 0.01, picture.isSymbolImage {
      picture = image.source.uiImage(in: environment, factor: min(factor, 100)) ?? picture
    }
    if case .color(let color)? = image.shading?.kind {
      picture = picture.withTintColor(color.provider.resolve(environment))
    }
    let final = picture
    draw { graphics in
      graphics.drawUIKit {
        final.draw(in: rect, blendMode: blendMode.graphicsMode, alpha: opacity)
      }
    }
  }

  /// Draws a picture in its own size with a point of it at a point, by default its middle.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: Self.rect(image.size, point, anchor))
  }

  /// Draws a picture so that it fills a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a picture in its own size with a point of it at a point, by default its middle.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  static func rect(_ size: CGSize, _ point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }

  /// Draws layers: as one picture, where they meet what lies behind by more than covering it.
  func drawLayers(_ body: (CGContext) -> Void) {
    draw { graphics in
      let isGroup = opacity < 1 || blendMode != .normal
      if isGroup { graphics.beginTransparencyLayer(auxiliaryInfo: nil) }
      body(graphics)
      if isGroup { graphics.endTransparencyLayer() }
    }
  }

  // MARK: Symbols

  /// One of the canvas' symbols.
  public struct ResolvedSymbol {
    let symbol: CanvasSymbol
    /// Its ideal size in points.
    public var size: CGSize { symbol.display.sizeThatFits(.unspecified) }
  }

  /// The canvas' symbol with a tag; nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    destination.symbols.first { $0.display.tag(ID.self) == id }.map(ResolvedSymbol.init)
  }

  /// Draws a symbol in the size of a rectangle, stretched to it.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let size = symbol.size
    guard size.width > 0, size.height > 0 else { return }
    let scale = destination.scale
    drawLayers { graphics in
      graphics.translateBy(x: rect.minX, y: rect.minY)
      graphics.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
      nonisolated(unsafe) let graphics = graphics
      let symbol = symbol.symbol
      onMainThread { symbol.draw(in: graphics, size, scale: scale) }
    }
  }

  /// Draws a symbol in its ideal size with a point of it at a point, by default its middle.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: Self.rect(symbol.size, point, anchor))
  }
}
