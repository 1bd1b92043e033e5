// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 4, edges of rectangles: hard, antialiased, or each as `edgeAntialiasingMask` says.

internal import MicaRaster
internal import MicaScene

extension LayerEmitter {
  /// Fills a rectangle of the layer's space, its edges like those of the bounds.
  func fill(_ box: Box, with paint: Paint, alpha: Float, _ frame: LayerFrame) {
    guard let edges = frame.smoothEdgeMask else {
      list.fill(
        box, transform: frame.affine, paint: paint, alpha: alpha, antialias: frame.smoothEdges)
      return
    }
    // Hard edges come from a clip by pixel centres, smooth ones from the fill within it; each of the
    // two reaches beyond the other's edges.
    let clip = list.clip
    list.clip = list.makeClip(
      frame.widened(box, atEdges: edges), transform: frame.affine, antialias: false)
    list.fill(
      frame.widened(box, atEdges: ~edges), transform: frame.affine, paint: paint, alpha: alpha,
      antialias: true)
    list.clip = clip
  }
}

extension LayerFrame {
  /// CAEdgeAntialiasingMask's bits where some edges are smooth and others hard; nil where all are
  /// alike.
  fileprivate var smoothEdgeMask: UInt8? {
    let mask = properties.edgeAntialiasingMask & 15
    return asksForSmoothEdges && mask != 15 && mask != 0 ? mask : nil
  }

  /// A box two pixels larger at some of its edges: left, right, smallest y, greatest y.
  fileprivate func widened(_ box: Box, atEdges edges: UInt8) -> Box {
    let scale = affine.meanScale
    let margin = scale > 0 ? min(2 / scale, 1e6) : 0
    func reach(_ edge: UInt8) -> Double { edges & edge != 0 ? margin : 0 }
    return Box(box.x0 - reach(1), box.y0 - reach(4), box.x1 + reach(2), box.y1 + reach(8))
  }
}
