// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// From an image to UIKit's picture in an environment.

public import Foundation
internal import MicaRaster

/// A picture that the program draws.
final class DrawnImage {
  let size: CGSize
  let isOpaque: Bool
  /// Draws the picture into a context.
  let draw: (CGContext, EnvironmentValues, CGFloat) -> Void

  init(
    size: CGSize, isOpaque: Bool, draw: @escaping (CGContext, EnvironmentValues, CGFloat) -> Void
  ) { (self.size, self.isOpaque, self.draw) = (size, isOpaque, draw) }
}

extension Image.Source {
  static func == (first: Image.Source, second: Image.Source) -> Bool {
    switch (first, second) {
    case (.named(let a, let b), .named(let c, let d)): a == c && b == d
    case (.resource(let a), .resource(let b)): a == b
    case (.symbol(let a, let b), .symbol(let c, let d)): a == c && b == d
    case (.uiImage(let a), .uiImage(let b)): a === b
    case (.drawn(let a), .drawn(let b)): a === b
    default: false
    }
  }
}

/// What of an environment decides about an image's picture, apart from its colour.
struct ImageSurroundings: Equatable {
  var traits: UITraitCollection
  var pointSize: CGFloat
  var weight: UIImage.SymbolWeight
  var scale: Image.Scale
  var mode: SymbolRenderingMode?
  var variants: SymbolVariants

  init(_ environment: EnvironmentValues, _ attributes: Image.Attributes) {
    let font = environment.symbolFont
    traits = environment.hostTraits
    (pointSize, weight) = (font.pointSize, font.symbolWeight)
    scale = environment.imageScale
    // Several foreground styles ask for a palette.
    let levels = environment[ForegroundStyleKey.self]?.styles.count ?? 0
    mode =
      attributes.symbolRenderingMode ?? environment.symbolRenderingMode
      ?? (levels > 1 ? .palette : nil)
    variants = environment.symbolVariants
  }
}

extension Image {
  /// UIKit's picture in an environment; symbols in the size of the environment's font, each times `factor`. Nil if there is
  /// none of that name.
  func uiImage(_ around: ImageSurroundings, factor: CGFloat = 1, colors: [UIColor] = [])
    -> UIImage?
  {
    switch source {
    case .named(let name, let bundle):
      if let image = UIImage(named: name, in: bundle, compatibleWith: around.traits) {
        return image
      }
      Unsupported.note("No image named '\(name)' found in asset catalog.")
      return nil
    case .resource(let resource): return UIImage(resource: resource)
    case .uiImage(let image): return image
    case .symbol(let name, _):
      let configuration = UIImage.SymbolConfiguration(
        pointSize: around.pointSize * factor, weight: around.weight, scale: around.scale.uiKit
      ).merged(with: around.inks(colors))
      let variant = around.variants.name(name)
      if variant != name,
        let image = UIImage(systemName: variant, withConfiguration: configuration)
      {
        return image
      }
      return UIImage(systemName: name, withConfiguration: configuration)
    case .drawn: return nil
    }
  }

  /// The picture in an environment, in the colour of the foreground style if it is a template: for texts with images in them.
  /// Nil if there is none of that name.
  func uiImage(in environment: EnvironmentValues, factor: CGFloat = 1) -> UIImage? {
    if case .drawn(let drawn) = source { return drawn.image(environment) }
    let around = ImageSurroundings(environment, attributes)
    guard let image = uiImage(around, factor: factor, colors: environment.symbolColors(around.mode))
    else {
      return nil
    }
    guard isTemplate(image, around) else { return image }
    return image.withTintColor(environment.imageColor, renderingMode: .alwaysOriginal)
  }

  /// Whether a picture is shown by its shape.
  func isTemplate(_ image: UIImage, _ around: ImageSurroundings) -> Bool {
    if case .symbol = source, around.mode?.hasColors == true { return false }
    if let mode = attributes.renderingMode { return mode == .template }
    if case .symbol = source { return true }
    return image.renderingMode == .alwaysTemplate
      || (image.isSymbolImage && image.renderingMode == .automatic)
  }
}

extension SymbolRenderingMode {
  /// Whether symbols have colours of their own in this mode.
  var hasColors: Bool { kind == .hierarchical || kind == .palette }
}

extension ImageSurroundings {
  /// The colours of a symbol's layers.
  fileprivate func inks(_ colors: [UIColor]) -> UIImage.SymbolConfiguration? {
    guard let mode, let first = colors.first else { return nil }
    switch mode.kind {
    case .hierarchical: return UIImage.SymbolConfiguration(hierarchicalColor: first)
    case .palette: return UIImage.SymbolConfiguration(paletteColors: colors)
    case .monochrome, .multicolor: return nil
    }
  }
}

extension DrawnImage {
  /// The picture at the screen's scale.
  func image(_ environment: EnvironmentValues) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width < 16384, size.height < 16384 else {
      return nil
    }
    let scale = environment.pixelsPerPoint
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (scale, isOpaque)
    return UIGraphicsImageRenderer(size: size, format: format).image {
      draw($0.cgContext, environment, scale)
    }
  }
}

extension EnvironmentValues {
  /// The screen's pixels a point.
  var pixelsPerPoint: CGFloat {
    let scale = hostTraits.displayScale
    return scale > 0 ? scale : UIScreen.main.scale
  }

  /// The font that symbols are as large as.
  var symbolFont: UIFont {
    let resolver = TextResolver(self)
    return resolver.font(resolver.look)
  }

  /// The colour of pictures that are shown by their shape.
  var imageColor: UIColor { UIColor(cgColor: foregroundColor()) }

  /// The colours of a symbol's layers in a mode; none in those without.
  func symbolColors(_ mode: SymbolRenderingMode?) -> [UIColor] {
    guard let mode, mode.hasColors else { return [] }
    guard mode.kind == .palette else { return [imageColor] }
    return (0..<3).map { UIColor(cgColor: foregroundColor(level: $0)) }
  }
}

extension UIFont {
  /// The weight of symbols beside texts in this font.
  var symbolWeight: UIImage.SymbolWeight {
    let traits = fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    guard let weight = traits?[.weight] as? CGFloat else { return .regular }
    let all: [(UIFont.Weight, UIImage.SymbolWeight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
      (.black, .black),
    ]
    return all.min { abs($0.0.rawValue - weight) < abs($1.0.rawValue - weight) }?.1 ?? .regular
  }
}
