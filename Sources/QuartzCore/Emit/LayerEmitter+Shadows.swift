// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 4, a layer's shadow: cast by what the layer and its sublayers draw, or by `shadowPath`, and
// drawn beneath them (FACTS C10).

internal import MicaRaster
internal import MicaScene

extension LayerEmitter {
  /// The layer and its sublayers over their shadow, if they cast one, times the frame's alpha.
  func drawShadowed(_ frame: LayerFrame) {
    let layer = frame.layer
    guard frame.castsShadow else { return drawFaded(frame) }
    let style = frame.shadowStyle
    var opaque = frame
    opaque.alpha = 1
    if let path = layer.properties.shadowPath {
      cast(style, alpha: frame.alpha, drawsContent: false) {
        list.fill(path, transform: frame.affine, paint: .solid(StraightColor(1, 1, 1, 1)))
      }
      drawFaded(frame)
    } else if frame.alpha == 1 || layer.fadesAsGroup {
      cast(style, alpha: frame.alpha, drawsContent: true) { drawTree(opaque) }
    } else {
      cast(style, alpha: frame.alpha, drawsContent: false) { drawTree(opaque) }
      drawTree(frame)
    }
  }

  private func cast(
    _ style: ShadowStyle, alpha: Double, drawsContent: Bool, _ body: () -> Void
  ) {
    list.beginShadow(style, alpha: Float(alpha), drawsContent: drawsContent)
    let clip = list.clip
    list.clip = .none
    body()
    list.clip = clip
    list.endShadow()
  }

  /// The layer and its sublayers, as one group where their opacity asks for it.
  private func drawFaded(_ frame: LayerFrame) {
    guard frame.alpha < 1, frame.layer.fadesAsGroup, drawnThings(frame.layer) > 1 else {
      return drawTree(frame)
    }
    var opaque = frame
    opaque.alpha = 1
    group(alpha: frame.alpha) { drawTree(opaque) }
  }
}

extension LayerProperties {
  /// Whether the layer casts a shadow that can be seen; what it casts may be nothing. On screen a layer that masks to its
  /// bounds hides its shadow; a context draws it beneath what is left of the layer (FACTS 3.33).
  func castsShadow(inContext: Bool) -> Bool {
    self.shadowOpacity > 0 && (self.shadowColor?.w ?? 0) > 0
      && (inContext || !self.masksToBounds)
  }
}

extension LayerFrame {
  /// The layer's shadow in pixels: its radius is the standard deviation, its offset turns and
  /// stretches with the layer.
  fileprivate var shadowStyle: ShadowStyle {
    let p = properties
    let offset = SIMD2(
      affine.a * p.shadowOffset.x + affine.c * p.shadowOffset.y,
      affine.b * p.shadowOffset.x + affine.d * p.shadowOffset.y)
    var stretch = SIMD2(affine.meanScale, affine.meanScale)
    if affine.keepsRectanglesUpright {
      stretch = SIMD2(abs(affine.a) + abs(affine.c), abs(affine.b) + abs(affine.d))
    }
    var color = tinted(p.shadowColor ?? StraightColor(0, 0, 0, 0))
    color.w *= Float(min(p.shadowOpacity, 1))
    return ShadowStyle(offset: offset, sigma: stretch * max(p.shadowRadius, 0), color: color)
  }
}
