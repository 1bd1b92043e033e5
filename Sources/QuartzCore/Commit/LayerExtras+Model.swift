// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 2: the rarer looks of a layer's model.

import CoreGraphics
internal import MicaRaster
internal import MicaScene

extension LayerExtras {
  /// The extras of a layer's model; nil where it has none. What is asked for and not drawn is added
  /// to `unsupported`.
  static func make(_ layer: CALayer, unsupported: inout [String]) -> LayerExtras? {
    let state = layer.state
    let patterns = layer.committedPatterns()
    guard
      state.compositingFilter != nil || state.filters != nil || state.backgroundFilters != nil
        || state.shouldRasterize || !patterns.isEmpty
    else { return nil }
    var scale: Double?
    if state.shouldRasterize, state.rasterizationScale > 0, state.rasterizationScale.isFinite {
      scale = Double(state.rasterizationScale).roundedToFloat
    }
    return LayerExtras(
      blend: compositingMode(state.compositingFilter, unsupported: &unsupported),
      filters: LayerFilter.all(
        state.filters, of: "CALayer.filters", unsupported: &unsupported),
      backgroundFilters: LayerFilter.all(
        state.backgroundFilters, of: "CALayer.backgroundFilters", unsupported: &unsupported),
      rasterizationScale: scale, patterns: patterns)
  }

  /// The blend mode of a compositing filter (FACTS 3.8, C16); nil, with a note, for those without effect.
  private static func compositingMode(_ filter: Any?, unsupported: inout [String]) -> BlendMode? {
    guard let filter else { return nil }
    // Frameworks above set modes that have no name among layers' filters.
    if let mode = filter as? BlendMode { return mode }
    guard let name = filter as? String else {
      unsupported.append("CALayer.compositingFilter of type \(Swift.type(of: filter))")
      return nil
    }
    switch name {
    case "multiplyBlendMode": return .multiply
    case "screenBlendMode": return .screen
    case "overlayBlendMode": return .overlay
    case "darkenBlendMode": return .darken
    case "lightenBlendMode": return .lighten
    case "colorDodgeBlendMode": return .colorDodge
    case "colorBurnBlendMode": return .colorBurn
    case "softLightBlendMode": return .softLight
    case "hardLightBlendMode": return .hardLight
    case "differenceBlendMode": return .difference
    case "exclusionBlendMode": return .exclusion
    case "sourceIn": return .sourceIn
    case "sourceOut": return .sourceOut
    case "xor": return .xor
    default:
      unsupported.append("CALayer.compositingFilter \(name)")
      return nil
    }
  }
}

extension CALayer {
  /// The patterns among the layer's colours, and, on a shape layer, among the shape's.
  func committedPatterns() -> LayerPatterns {
    var patterns = LayerPatterns()
    patterns.background = patternTile(
      state.backgroundColor, isUpright: state.hasUprightBackgroundPattern)
    patterns.border = patternTile(state.borderColor, isUpright: false)
    if let shape = self as? CAShapeLayer {
      patterns.fill = patternTile(shape.fillColor, isUpright: false)
      patterns.stroke = patternTile(shape.strokeColor, isUpright: false)
    }
    return patterns
  }

  /// A pattern's tile at the contents' scale, its cells counted from the upper left corner of the
  /// bounds, or, as on iOS for layers' own patterns, upside down from the lower left one.
  private func patternTile(_ color: CGColor?, isUpright: Bool) -> ImagePaint? {
    guard let color, color.pattern != nil else { return nil }
    let scale = contentsScale > 0 && contentsScale.isFinite ? Double(contentsScale) : 1
    let y = isUpright ? bounds.minY : bounds.maxY
    let toLayer = Affine(1, 0, 0, isUpright ? 1 : -1, Double(bounds.minX), Double(y))
    guard var tile = color.patternPaint(toDevice: toLayer.then(.scale(scale, scale))) else {
      return nil
    }
    tile.transform = tile.transform.then(.scale(1 / scale, 1 / scale))
    return tile
  }
}
