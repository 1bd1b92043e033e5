// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a style paints with, once its environment is known.

/// A style that was resolved in an environment: colours, and how they are drawn.
///
/// Users of a style draw with `fill(_:in:)`, or, if `isFlat`, use `color`.
public struct _StylePaint {
  /// The colours.
  enum Content {
    case none
    case color(CGColor)
    case gradient(GradientPaint)
    case image(ImagePaint, EnvironmentValues)
    case material(Material, EnvironmentValues)
  }

  var content: Content
  /// 0 to 1, in addition to that of the colours.
  var opacity = 1.0
  /// How the colours blend with those behind.
  var blendMode = BlendMode.normal
  /// Shadows, in the order in which the style has them.
  var shadows: [ResolvedShadow] = []

  init(_ content: Content) { self.content = content }

  init(_ color: UIColor) { content = .color(color.cgColor) }

  /// A shadow with its colour.
  struct ResolvedShadow: Equatable {
    let isInner: Bool
    let color: CGColor
    let radius: CGFloat
    let offset: CGSize
  }

  /// Whether one colour, drawn normally, is all of it: `color` describes it completely.
  var isFlat: Bool {
    guard blendMode == .normal, shadows.isEmpty else { return false }
    switch content {
    case .none, .color: return true
    case .gradient, .image: return false
    case .material: return true
    }
  }

  /// Whether nothing is drawn.
  var isClear: Bool {
    if opacity <= 0 { return true }
    return switch content {
    case .none: true
    case .color(let color): color.alpha == 0 && shadows.isEmpty
    default: false
    }
  }

  /// The colour of a flat paint. Of a gradient it is the first colour, of an image it is clear, of a material an approximation.
  var color: CGColor {
    let color: CGColor =
      switch content {
      case .none, .image: .clear
      case .color(let color): color
      case .gradient(let gradient): gradient.stops.first?.color ?? .clear
      case .material(let material, let environment): material.flatColor(environment)
      }
    return color.multiplyingAlpha(by: opacity)
  }

  /// Fills a context's clip with the paint. Unit points of the style refer to `bounds`, in the context's coordinates, y downward.
  ///
  /// Opacity is applied. The blend mode and shadows aren't: see `fill(_:path:eoFill:bounds:)`.
  func fill(_ context: CGContext, in bounds: CGRect) {
    switch content {
    case .none: break
    case .color, .material:
      context.setFillColor(color)
      context.fill(context.boundingBoxOfClipPath)
    case .gradient(let gradient):
      context.saveGState()
      context.setAlpha(max(0, min(1, opacity)))
      gradient.draw(in: context, bounds)
      context.restoreGState()
    case .image(let image, let environment):
      context.saveGState()
      context.setAlpha(max(0, min(1, opacity)))
      image.draw(in: context, bounds, environment)
      context.restoreGState()
    }
  }
}

extension CGColor {
  /// The colour with its alpha multiplied by 0 to 1.
  func multiplyingAlpha(by factor: Double) -> CGColor {
    guard factor != 1 else { return self }
    return copy(alpha: alpha * (factor.isNaN ? 0 : max(0, min(1, factor)))) ?? self
  }

  /// Red, green, blue and alpha, sRGB-encoded; negative and greater than 1 where the colour is beyond sRGB.
  var sRGBComponents: [CGFloat] {
    let space = CGColorSpace(name: CGColorSpace.extendedSRGB)
    let values = space.flatMap {
      converted(to: $0, intent: .defaultIntent, options: nil)?.components
    }
    guard let values, values.count == 4 else { return [0, 0, 0, alpha] }
    return values
  }
}
