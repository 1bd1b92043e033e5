// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A label whose backing layer is a text layer.

import UIKit

/// A label that leaves drawing to a text layer: text, colour and font are handed on to it.
///
/// A view's own layer has the screen's `contentsScale` by itself, so the text is sharp.
class LayerLabel: UILabel {
  override class var layerClass: AnyClass { CATextLayer.self }

  /// The label's layer, as what it is.
  var textLayer: CATextLayer? { layer as? CATextLayer }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Hands on what the label was made with, by a nib as well as in code.
  private func setUp() {
    textLayer?.alignmentMode = .justified
    textLayer?.isWrapped = true
    showText()
    showColor()
    showFont()
    layer.display()
  }

  override var text: String? {
    didSet { showText() }
  }

  override var textColor: UIColor! {
    didSet { showColor() }
  }

  override var font: UIFont! {
    didSet { showFont() }
  }

  private func showText() { textLayer?.string = text }

  private func showColor() { textLayer?.foregroundColor = textColor.cgColor }

  private func showFont() {
    textLayer?.font = font
    textLayer?.fontSize = font.pointSize
  }
}
