// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a text layer draws: its text with its looks, line by line.

import CoreText
internal import MicaRaster

extension CATextLayer {
  /// Draws the text into the layer's own context.
  func drawText(in context: CGContext) {
    let bounds = bounds
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite,
      let string = drawnString, string.length > 0
    else { return }
    let layout = TextLayerLayout(
      string,
      style: TextLayerStyle(
        size: bounds.size, isWrapped: isWrapped, alignment: alignmentMode,
        truncation: truncationMode))
    context.saveGState()
    turnUpright(context)
    context.textMatrix = .identity
    context.setAllowsFontSubpixelQuantization(allowsFontSubpixelQuantization)
    for line in layout.lines {
      context.saveGState()
      context.translateBy(x: bounds.minX + line.origin.x, y: bounds.minY + line.origin.y)
      context.scaleBy(x: 1, y: -1)
      context.textPosition = .zero
      CTLineDraw(line.line, context)
      context.restoreGState()
    }
    context.restoreGState()
  }

  /// The text with all attributes; nil where there is nothing to draw.
  private var drawnString: NSAttributedString? {
    switch string {
    case nil: return nil
    case let string as NSAttributedString: return string
    case let string as String: return styled(string)
    case let other?:
      Unsupported.note("CATextLayer.string of type \(Swift.type(of: other))")
      return nil
    }
  }

  /// A plain text in the layer's font, size and colour.
  private func styled(_ string: String) -> NSAttributedString? {
    guard fontSize > 0, fontSize.isFinite, let color = foregroundColor else { return nil }
    let colorKey = NSAttributedString.Key(kCTForegroundColorAttributeName as String)
    return NSAttributedString(string: string, attributes: [.font: drawnFont, colorKey: color])
  }

  /// The layer's font at its size.
  private var drawnFont: CTFont {
    switch text.font {
    case let font as CTFont: return CTFontCreateCopyWithAttributes(font, fontSize, nil, nil)
    case let font as CGFont: return CTFontCreateWithGraphicsFont(font, fontSize, nil, nil)
    case let name as String: return CTFontCreateWithName(name as CFString, fontSize, nil)
    case let other?:
      Unsupported.note("CATextLayer.font of type \(Swift.type(of: other))")
      return CTFontCreateWithName("Helvetica" as CFString, fontSize, nil)
    case nil: return CTFontCreateWithName("Helvetica" as CFString, fontSize, nil)
    }
  }
}
