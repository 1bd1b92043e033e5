// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A symbol's parts become pixels.

import CoreGraphics

/// What a symbol's layers are drawn in.
struct SymbolInks {
  enum Mode {
    case unspecified, monochrome, hierarchical, palette
  }

  var mode: Mode
  var colors: [UIColor]

  /// Whether the tint of what shows the picture colours it.
  var isTemplate: Bool { colors.isEmpty || mode == .monochrome }
  /// Whether layers differ, so that signs are drawn where they would be cut out.
  var hasLayers: Bool { mode == .hierarchical || mode == .palette && colors.count > 1 }

  /// How opaque the layers of a hierarchy are (our choice).
  private static let shades: [CGFloat] = [1, 0.5, 0.3]

  func color(_ level: SymbolOutline.Level) -> UIColor {
    guard !isTemplate || mode == .hierarchical else { return .black }
    if mode == .hierarchical {
      let base = colors.first ?? .black
      let alpha = base.cgColor.alpha * Self.shades[level.rawValue]
      return base.withAlphaComponent(alpha)
    }
    return colors[min(level.rawValue, colors.count - 1)]
  }
}

/// One symbol at one size.
struct SymbolDrawing {
  let outline: SymbolOutline
  /// Points a unit of the square.
  let unit: CGFloat
  /// The width of lines in units.
  let line: CGFloat
  /// The width of lines of the regular weight, with which fonts' outlines are as they are.
  let regular: CGFloat
  let inks: SymbolInks

  /// The width of lines in the icon fonts, in units.
  private static let fontLine: CGFloat = 8.3

  /// Points that the square's middle is above the picture's bottom; nil for a symbol without ink.
  var middle: CGFloat? {
    guard let frame else { return nil }
    return frame.size.height - 50 * unit - frame.shift.y
  }

  /// The ink with a margin of a unit, in whole points.
  var image: UIImage {
    guard let frame else { return UIImage() }
    let image = UIGraphicsImageRenderer(size: frame.size).image { renderer in
      let context = renderer.cgContext
      context.translateBy(x: frame.shift.x, y: frame.shift.y)
      context.scaleBy(x: unit, y: unit)
      context.setLineCap(.round)
      context.setLineJoin(.round)
      for part in outline.parts { draw(part, context) }
    }
    return image.withRenderingMode(inks.isTemplate ? .alwaysTemplate : .alwaysOriginal)
  }

  /// The picture's size, and where the square's corner is in it.
  private var frame: (size: CGSize, shift: CGPoint)? {
    var box = CGRect.null
    for part in outline.parts where !part.ink.isCut {
      let grown = part.ink.isStroke ? line / 2 : part.ink.isGlyph ? max(growth(part) / 2, 0) : 0
      box = box.union(part.path.boundingBoxOfPath.insetBy(dx: -grown, dy: -grown))
    }
    guard !box.isNull, !box.isInfinite, box.width < 1000, box.height < 1000 else { return nil }
    box = box.insetBy(dx: -1, dy: -1)
      .applying(CGAffineTransform(scaleX: unit, y: unit))
    let size = CGSize(width: box.width.rounded(.up), height: box.height.rounded(.up))
    return (
      size,
      CGPoint(
        x: (size.width - box.width) / 2 - box.minX, y: (size.height - box.height) / 2 - box.minY)
    )
  }

  /// How much wider than as they are the lines of a font's outline are; half of what shrinking takes is given back.
  private func growth(_ part: SymbolOutline.Part) -> CGFloat {
    let natural = Self.fontLine * part.scale
    let wanted = line - regular + (Self.fontLine - natural) / 2
    return max(wanted, 2 - natural)
  }

  private func draw(_ part: SymbolOutline.Part, _ context: CGContext) {
    let color = inks.color(part.level).cgColor
    context.setStrokeColor(color)
    context.setFillColor(color)
    let isCut = part.ink.isCut
    if isCut { paint(part, context, isCut: true) }
    // A sign that other renderings cut out of its shape.
    if !isCut || inks.hasLayers && part.isSign { paint(part, context, isCut: false) }
  }

  private func paint(_ part: SymbolOutline.Part, _ context: CGContext, isCut: Bool) {
    context.setBlendMode(isCut ? .clear : .normal)
    context.addPath(part.path)
    if part.ink.isStroke {
      context.setLineWidth(line)
      context.strokePath()
    } else if !part.ink.isGlyph {
      context.fillPath()
    } else {
      paintGlyph(part, context, isCut: isCut)
    }
  }

  private func paintGlyph(_ part: SymbolOutline.Part, _ context: CGContext, isCut: Bool) {
    let growth = growth(part)
    context.setLineWidth(abs(growth))
    guard growth < 0 else {
      context.fillPath()
      context.addPath(part.path)
      if growth > 0 { context.strokePath() }
      return
    }
    context.saveGState()
    context.setBlendMode(isCut ? .destinationOut : .normal)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fillPath()
    context.setBlendMode(.clear)
    context.addPath(part.path)
    context.strokePath()
    context.endTransparencyLayer()
    context.restoreGState()
  }
}
