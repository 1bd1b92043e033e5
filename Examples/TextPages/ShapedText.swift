// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A view whose text fills a path, whatever the path's form, by Core Text's framesetter.

import CoreText
import UIKit

/// Justified text inside a path; a path within the path is left out.
class ShapedText: UIView {
  /// The text and its attributes.
  var text = NSAttributedString() {
    didSet { setNeedsDisplay() }
  }
  /// Where the text is set, in the view's own space, filled even-odd.
  var path = UIBezierPath() {
    didSet { setNeedsDisplay() }
  }
  /// What the path is filled with, under the text.
  var ground: UIColor = .white {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    contentMode = .redraw
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    ground.setFill()
    path.usesEvenOddFillRule = true
    path.fill()
    // Core Text's y runs up.
    var flip = CGAffineTransform(translationX: 0, y: bounds.height).scaledBy(x: 1, y: -1)
    guard let shape = path.cgPath.copy(using: &flip) else { return }
    context.concatenate(flip)
    context.textMatrix = .identity
    let framesetter = CTFramesetterCreateWithAttributedString(text as CFAttributedString)
    let frame = CTFramesetterCreateFrame(framesetter, CFRange(location: 0, length: 0), shape, nil)
    CTFrameDraw(frame, context)
  }
}
