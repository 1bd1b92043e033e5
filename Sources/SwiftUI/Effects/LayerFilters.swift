// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Blurs and changes of colours: filters of the layer around a view's layers.

public import Foundation
internal import MicaRaster

/// A change of what is drawn of a view, all of its parts together.
public struct _LayerFilterEffect: Equatable, Sendable {
  var filter: LayerFilterKind
}

/// The filters.
enum LayerFilterKind: Equatable, Sendable {
  case blur(radius: CGFloat, isOpaque: Bool)
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case hueRotation(Angle)
  case colorInvert
  case colorMultiply(Color)
  case luminanceToAlpha

  /// Whether it changes nothing.
  var isIdentity: Bool {
    switch self {
    case .blur(let radius, _): !(radius > 0) || !radius.isFinite
    case .brightness(let amount): amount == 0 || !amount.isFinite
    case .contrast(let amount), .saturation(let amount): amount == 1 || !amount.isFinite
    case .hueRotation(let angle): angle.radians == 0 || !angle.radians.isFinite
    case .colorInvert, .colorMultiply, .luminanceToAlpha: false
    }
  }

  /// The filter as `CALayer.filters` takes it.
  func layerFilter(_ environment: EnvironmentValues) -> Any {
    func filter(_ type: String, _ values: [String: Any] = [:]) -> [String: Any] {
      values.merging(["type": type]) { first, _ in first }
    }
    switch self {
    case .blur(let radius, _): return filter("gaussianBlur", ["inputRadius": Double(radius)])
    case .brightness(let amount): return filter("colorBrightness", ["inputAmount": amount])
    case .contrast(let amount): return filter("colorContrast", ["inputAmount": amount])
    case .saturation(let amount): return filter("colorSaturate", ["inputAmount": amount])
    case .hueRotation(let angle):
      return filter("colorHueRotate", ["inputAngle": angle.radians])
    case .colorInvert: return filter("colorInvert")
    case .colorMultiply(let color):
      return filter(
        "multiplyColor", ["inputColor": color.provider.resolve(environment).cgColor])
    case .luminanceToAlpha:
      // Each vector holds what one component of the result takes of all four.
      return filter(
        "CIColorMatrix",
        [
          "inputRVector": [0.0, 0, 0, 0], "inputGVector": [0.0, 0, 0, 0],
          "inputBVector": [0.0, 0, 0, 0], "inputAVector": [0.2126, 0.7152, 0.0722, 0],
        ])
    }
  }
}

extension _LayerFilterEffect: GroupEffect {
  /// It has no body.
  public typealias Body = Never

  var isActive: Bool { !filter.isIdentity }

  func apply(to view: DisplayView, of display: DisplayNode, _ context: RenderContext) {
    view.layer.filters = [filter.layerFilter(display.environment)]
    if case .blur(_, true) = filter {
      Unsupported.note("View.blur(radius:opaque:) with opaque edges. They fade.")
    }
  }
}

nonisolated extension View {
  private func filter(_ filter: LayerFilterKind) -> some View {
    modifier(_LayerFilterEffect(filter: filter))
  }

  /// Blurs what is drawn of this view by a radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    filter(.blur(radius: radius, isOpaque: opaque))
  }

  /// Makes this view's colours brighter: 0 changes nothing, 1 makes them white.
  public func brightness(_ amount: Double) -> some View { filter(.brightness(amount)) }

  /// Changes the contrast of this view's colours: 1 changes nothing, 0 makes them grey.
  public func contrast(_ amount: Double) -> some View { filter(.contrast(amount)) }

  /// Changes how strong this view's colours are: 1 changes nothing, 0 makes them grey.
  public func saturation(_ amount: Double) -> some View { filter(.saturation(amount)) }

  /// Takes this view's colours away: 0 changes nothing, 1 makes them grey.
  public func grayscale(_ amount: Double) -> some View { filter(.saturation(1 - amount)) }

  /// Turns the hues of this view's colours.
  public func hueRotation(_ angle: Angle) -> some View { filter(.hueRotation(angle)) }

  /// Inverts this view's colours.
  public func colorInvert() -> some View { filter(.colorInvert) }

  /// Multiplies this view's colours with a colour.
  public func colorMultiply(_ color: Color) -> some View { filter(.colorMultiply(color)) }

  /// Makes what is dark in this view transparent, for masks.
  public func luminanceToAlpha() -> some View { filter(.luminanceToAlpha) }
}
