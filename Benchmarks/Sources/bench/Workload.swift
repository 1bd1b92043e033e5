// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The table of workloads: what each draws, from which data, and what keeps some from being drawn.

import CoreGraphics
import WorkloadData

/// Something to draw over and over and to time.
struct Workload: Sendable {
  /// Draws every row once; the caller finishes the pixels.
  typealias Pass = @Sendable (CGContext, [Row]) -> Void

  /// The name in the workloads' definition.
  let name: String
  let data: DataFile
  /// What is counted for each row: one operation, or glyphs.
  var operationsPerRow = 1
  /// The drawing; nil where the calls for it don't exist.
  var pass: Pass?
  /// Why figures would mean nothing yet; nil where they do.
  var obstacle: String?

  /// Whether the workload can be drawn as it is meant.
  var isSupported: Bool { obstacle == nil && pass != nil }

  static let all: [Workload] = [
    Workload(name: "W1", data: .rectangles, pass: Passes.rectangles),
    Workload(name: "W1s", data: .smallRectangles, pass: Passes.rectangles),
    Workload(name: "W1t", data: .translucentRectangles, pass: Passes.rectangles),
    Workload(name: "W2", data: .rotatedRectangles, pass: Passes.rotatedRectangles),
    Workload(name: "W3", data: .roundedRectangles, pass: Passes.roundedRectangles),
    Workload(name: "W4", data: .linearGradients, pass: Passes.linearGradients),
    Workload(name: "W4t", data: .translucentGradients, pass: Passes.linearGradients),
    Workload(name: "W5", data: .radialGradients, pass: Passes.radialGradients),
    Workload(name: "W6", data: .conicGradients, pass: Passes.conicGradients),
    Workload(name: "W7_8", data: .blobs8, pass: Passes.filledCurves),
    Workload(name: "W7_64", data: .blobs64, pass: Passes.filledCurves),
    Workload(name: "W7_256", data: .blobs256, pass: Passes.filledCurves),
    Workload(name: "W7_tangle", data: .tangles, pass: Passes.filledCurves),
    Workload(name: "W8", data: .strokes, pass: Passes.strokes),
    Workload(name: "W9", data: .dashedStrokes, pass: Passes.dashedStrokes),
    Workload(name: "W10", data: .cardShadows, pass: Passes.cardsWithShadow),
    Workload(name: "W10_path", data: .blobShadows, pass: Passes.blobShadows),
    Workload(name: "W11", data: .images, pass: Passes.images),
    Workload(name: "W12_clip", data: .rings, pass: Passes.clippedGradients),
    Workload(name: "W12_direct", data: .rings, pass: Passes.gradientRings),
    Workload(name: "W13", data: .layers, pass: Passes.layers),
    Workload(
      name: "W14", data: .words, operationsPerRow: 40, pass: Passes.words,
      obstacle: Passes.font == nil ? "there is no \(Passes.fontPath)" : nil),
  ]
}
