// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The table's rows of text layers.

import MicaJob
import UIKit

@testable import TextLayers

extension Program {
  static let textLayer = Program(
    name: "text-layer",
    summary: "A paragraph by two text layers: soft at contentsScale 1, sharp at the screen's.",
    defaultSize: PointSize(width: 480, height: 330),
    inspectables: [
      Inspectable("text", .text, "what both layers say") {
        (root: TextLayerViewController, value) in root.text = value
      },
      Inspectable("contentsScale", .number, "the left layer's; default 1") {
        (root: TextLayerViewController, value) in root.softLayer.contentsScale = value
      },
    ],
    makeRoot: { TextLayerViewController() })

  static let richText = Program(
    name: "rich-text",
    summary: "A text layer with an attributed string: one word red and underlined.",
    defaultSize: PointSize(width: 300, height: 220),
    inspectables: [],
    makeRoot: { RichTextViewController() })

  static let layerLabel = Program(
    name: "layer-label",
    summary: "Labels whose backing layers are text layers.",
    defaultSize: PointSize(width: 340, height: 246),
    inspectables: [
      Inspectable("text", .text, "the paragraph's") {
        (root: LayerLabelViewController, value) in root.paragraph.text = value
      },
      Inspectable("textColor", .color, "the paragraph's") {
        (root: LayerLabelViewController, value) in root.paragraph.textColor = value
      },
    ],
    makeRoot: { LayerLabelViewController() })
}
