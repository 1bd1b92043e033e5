// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a view meets what lies behind it (FACTS_SWIFTUI d.21, d.22).

internal import MicaRaster

/// How a view's colours meet those behind it.
public enum BlendMode: Hashable, CaseIterable, Sendable {
  /// The view covers what lies behind it.
  case normal
  /// The product of both.
  case multiply
  /// The product of both inverses, inverted.
  case screen
  /// Multiplied where it is dark behind, screened where it is bright.
  case overlay
  /// The darker of both.
  case darken
  /// The brighter of both.
  case lighten
  /// Brightens what lies behind.
  case colorDodge
  /// Darkens what lies behind.
  case colorBurn
  /// Darkens or brightens a little.
  case softLight
  /// Multiplied where the view is dark, screened where it is bright.
  case hardLight
  /// The difference of both.
  case difference
  /// Similar to the difference, with less contrast.
  case exclusion
  /// The view's hue.
  case hue
  /// The view's saturation.
  case saturation
  /// The view's hue and saturation.
  case color
  /// The view's luminance.
  case luminosity
  /// The view where something lies behind.
  case sourceAtop
  /// What lies behind, in front of the view.
  case destinationOver
  /// What lies behind, where the view isn't.
  case destinationOut
  /// The sum, darkened.
  case plusDarker
  /// The sum.
  case plusLighter

  /// The layer's filter: a name, or the renderer's mode where layers have no name for it; nil for the normal mode.
  var layerFilter: Any? {
    switch self {
    case .normal: nil
    case .multiply: "multiplyBlendMode"
    case .screen: "screenBlendMode"
    case .overlay: "overlayBlendMode"
    case .darken: "darkenBlendMode"
    case .lighten: "lightenBlendMode"
    case .colorDodge: "colorDodgeBlendMode"
    case .colorBurn: "colorBurnBlendMode"
    case .softLight: "softLightBlendMode"
    case .hardLight: "hardLightBlendMode"
    case .difference: "differenceBlendMode"
    case .exclusion: "exclusionBlendMode"
    default: MicaRaster.BlendMode(rawValue: UInt8(graphicsMode.rawValue))
    }
  }

  /// Core Graphics' mode.
  var graphicsMode: CGBlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

/// How a view meets what lies behind it.
public struct _BlendModeEffect: Equatable, Sendable {
  /// The mode.
  public var blendMode: BlendMode
}

extension _BlendModeEffect: GroupEffect {
  /// It has no body.
  public typealias Body = Never

  var isActive: Bool { blendMode != .normal }

  func apply(to view: DisplayView, of display: DisplayNode, _ context: RenderContext) {
    view.layer.compositingFilter = blendMode.layerFilter
  }
}

/// Draws a view into a picture of its own first.
public struct _CompositingEffect: Equatable, Sendable {
  /// Whether the picture has the view's bounds.
  var isBitmap = false
  /// Whether the picture is opaque.
  var isOpaque = false
}

extension _CompositingEffect: GroupEffect {
  /// It has no body.
  public typealias Body = Never

  func apply(to view: DisplayView, of display: DisplayNode, _ context: RenderContext) {
    // A filter that changes nothing draws the layers into a picture at the screen's pixels.
    view.layer.filters = [["type": "colorSaturate", "inputAmount": 1.0] as [String: Any]]
    guard isBitmap else { return }
    view.clipsToBounds = true
    view.backgroundColor = isOpaque ? .black : nil
  }
}

/// How the colours of a drawing group are stored.
public enum ColorRenderingMode: Hashable, Sendable {
  /// In sRGB.
  case nonLinear
  /// In linear sRGB.
  case linear
  /// In linear sRGB with values beyond 0 to 1.
  case extendedLinear
}

nonisolated extension View {
  /// Sets how this view's colours meet those behind it, within the nearest compositing group.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_BlendModeEffect(blendMode: blendMode))
  }

  /// Draws this view's parts as one picture before effects around act on it.
  public func compositingGroup() -> some View { modifier(_CompositingEffect()) }

  /// Draws this view's parts into a picture of its bounds, which is transparent by default.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
    -> some View
  {
    if colorMode != .nonLinear {
      Unsupported.note("View.drawingGroup(colorMode: .\(colorMode)). Colours blend in sRGB.")
    }
    return modifier(_CompositingEffect(isBitmap: true, isOpaque: opaque))
  }
}
