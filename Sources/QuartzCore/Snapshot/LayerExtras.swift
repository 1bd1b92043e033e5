// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What few layers ask for, kept behind one reference so that all others stay small: filters,
// blending, rasterization and patterns. Made at commit, read at emit.

import CoreGraphics
internal import MicaRaster
internal import MicaScene

/// A layer's rarer looks. Immutable.
final class LayerExtras: Sendable {
  /// How the layer meets what lies behind it; nil is plain source-over.
  let blend: BlendMode?
  /// Applied to the layer and its sublayers as one picture, in order.
  let filters: [LayerFilter]
  /// Applied to what lies behind the layer's bounds, in order.
  let backgroundFilters: [LayerFilter]
  /// Pixels per point of the picture that the layer is drawn as; nil draws it directly.
  let rasterizationScale: Double?
  let patterns: LayerPatterns

  init(
    blend: BlendMode?, filters: [LayerFilter], backgroundFilters: [LayerFilter],
    rasterizationScale: Double?, patterns: LayerPatterns
  ) {
    self.blend = blend
    self.filters = filters
    self.backgroundFilters = backgroundFilters
    self.rasterizationScale = rasterizationScale
    self.patterns = patterns
  }
}

/// Colours of a layer that are patterns, as tiles in the layer's own space.
struct LayerPatterns: Sendable {
  var background: ImagePaint?
  var border: ImagePaint?
  var fill: ImagePaint?
  var stroke: ImagePaint?

  var isEmpty: Bool { background == nil && border == nil && fill == nil && stroke == nil }

  /// By the key of the colour.
  subscript(key: String) -> ImagePaint? {
    get {
      switch key {
      case "backgroundColor": background
      case "borderColor": border
      case "fillColor": fill
      case "strokeColor": stroke
      default: nil
      }
    }
    set {
      switch key {
      case "backgroundColor": background = newValue
      case "borderColor": border = newValue
      case "fillColor": fill = newValue
      case "strokeColor": stroke = newValue
      default: break
      }
    }
  }
}

extension LayerExtras {
  /// The same without the pattern of a colour; itself where it has none.
  func without(patternOf key: String) -> LayerExtras {
    guard patterns[key] != nil else { return self }
    var patterns = patterns
    patterns[key] = nil
    return LayerExtras(
      blend: blend, filters: filters, backgroundFilters: backgroundFilters,
      rasterizationScale: rasterizationScale, patterns: patterns)
  }
}
