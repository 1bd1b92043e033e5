// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A label whose backing layer is a text layer.

import UIKit

/// A label that leaves drawing to a text layer: text, colour and font are handed on to it.
///
/// A view's own layer has the screen's `contentsScale` by itself, so the text is sharp.
open class LayerLabel: UILabel {
  open override class var layerClass: AnyClass { CATextLayer.self }

  /// The label's layer, as what it is.
  public var textLayer: CATextLayer? { layer as? CATextLayer }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
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

  open override var text: String? {
    didSet { showText() }
  }

  open override var textColor: UIColor! {
    didSet { showColor() }
  }

  open override var font: UIFont! {
    didSet { showFont() }
  }

  private func showText() { textLayer?.string = text }

  private func showColor() { textLayer?.foregroundColor = textColor.cgColor }

  private func showFont() {
    textLayer?.font = font
    textLayer?.fontSize = font.pointSize
  }
}
