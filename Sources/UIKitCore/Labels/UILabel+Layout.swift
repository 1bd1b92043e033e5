// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a label lays out its text, measures and draws it.

import CoreText
import QuartzCore

/// A label's text as it was last laid out to be shown.
struct ShownText {
  /// With everything filled in and colours resolved.
  let text: NSAttributedString
  /// Those that the colours were resolved for.
  let traits: UITraitCollection
  /// Points for each pixel: the reciprocal of the scale.
  var pixel: CGFloat { traits.displayScale > 0 ? 1 / traits.displayScale : 1 }
}

extension UILabel {
  func setUpLabel() {
    isOpaque = false
    isUserInteractionEnabled = false
    layer.needsDisplayOnBoundsChange = true
  }

  /// Whether the layer is one that shows text itself: the view then draws nothing.
  var drawsByLayer: Bool { layer is CATextLayer }

  // MARK: Changes

  func setText(_ text: String?) {
    content.setPlain(text)
    contentChanged()
  }

  func setAttributedText(_ text: NSAttributedString?) {
    content.setAttributed(text)
    contentChanged()
  }

  func setFont(_ font: UIFont?) {
    let font = font ?? .systemFont(ofSize: 17)
    // A layout that gives the font again comes to an end.
    if content.attributed == nil, content.font == font { return }
    content.setFont(font)
    contentChanged()
  }

  func setTextColor(_ color: UIColor?) {
    content.setColor(color ?? .label)
    contentChanged(keepsSize: true)
  }

  func setAlignment(_ alignment: NSTextAlignment) {
    content.alignment = alignment
    content.applyParagraphs()
    contentChanged(keepsSize: true)
  }

  func setLineBreakMode(_ mode: NSLineBreakMode) {
    content.lineBreakMode = mode
    content.applyParagraphs()
    contentChanged()
  }

  func setLineBreakStrategy(_ strategy: NSParagraphStyle.LineBreakStrategy) {
    content.lineBreakStrategy = strategy
    content.applyParagraphs()
    contentChanged()
  }

  func contentChanged(keepsSize: Bool = false) {
    shown = nil
    setNeedsDisplay()
    if !keepsSize { invalidateIntrinsicContentSize() }
  }

  /// Takes the font at the size that the traits prefer.
  func followContentSize() {
    guard adjustsFontForContentSizeCategory else { return }
    let font = content.shownFont
    let followed = font.following(traitCollection)
    if followed != font { self.font = followed }
  }

  // MARK: Layout

  /// The text as it is drawn; nil where there is none.
  private func prepared() -> ShownText? {
    let traits = traitCollection
    if let shown, shown.traits == traits { return shown }
    guard !content.isEmpty, let resolved = resolvedText(traits) else { return nil }
    let made = ShownText(text: resolved, traits: traits)
    shown = made
    return made
  }

  private func resolvedText(_ traits: UITraitCollection) -> NSAttributedString? {
    let replacingColor = replacingColor
    if replacingColor == nil, let text = content.plainText(traits) { return text }
    guard let text = content.attributedText else { return nil }
    return traits.resolving { text.showingLinks().resolvingColors(replacingBy: replacingColor) }
  }

  /// A colour for all of the text; nil leaves the text's own.
  private var replacingColor: ((UIColor) -> UIColor)? {
    if isHighlighted, let highlightedTextColor { return { _ in highlightedTextColor } }
    // How far iOS dims isn't documented.
    if !isEnabled { return { $0.withAlphaComponent($0.cgColor.alpha * 0.5) } }
    return nil
  }

  private func limits(_ size: CGSize, lines: Int) -> LayoutLimits {
    var limits = LayoutLimits()
    limits.lines = max(lines, 0)
    if size.width > 0 { limits.width = size.width }
    if size.height > 0 { limits.height = size.height }
    let direction =
      content.followsView
      ? effectiveUserInterfaceLayoutDirection : UITraitCollection.device.direction
    limits.naturalIsRight = direction == .rightToLeft
    let mode = content.lineBreakMode
    if lines == 1 {
      limits.breakMode = mode
      limits.truncation = mode.isTruncating ? mode : nil
    } else {
      // Several lines: the mode says how the last one ends.
      limits.breakMode = mode == .byCharWrapping ? .byCharWrapping : .byWordWrapping
      limits.truncation = mode.isTruncating ? mode : nil
    }
    return limits
  }

  private func layout(_ text: NSAttributedString, in size: CGSize, lines: Int) -> LabelLayout {
    let limits = limits(size, lines: lines)
    guard adjustsFontSizeToFitWidth, size.width > 0 else {
      return LabelLayout(layout: .of(text, limits: limits, isResolved: true), original: nil)
    }
    let fitted = StringLayout.fitting(text, limits: limits, minimum: minimumScaleFactor)
    guard fitted.factor < 1 else { return LabelLayout(layout: fitted.layout, original: nil) }
    return LabelLayout(layout: fitted.layout, original: .of(text, limits: limits))
  }

  /// A layout, and the one before it was made smaller.
  private struct LabelLayout {
    let layout: StringLayout
    let original: StringLayout?
  }

  // MARK: Sizes

  /// The height in lines of the width that the label got, where nothing else says how wide they are.
  func wrappedHeight(atWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0, width > 0 else { return nil }
    return fittingSize(CGSize(width: width, height: 0)).height
  }

  /// The baselines of a label that is as high as its lines, to whole pixels (FACTS_UIKIT e.5).
  var fontBaselines: (first: CGFloat, last: CGFloat) {
    let pixel = 1 / max(1, traitCollection.displayScale)
    let font: UIFont = content.shownFont
    return (
      PixelGrid.nearest(font.ascender, to: pixel), PixelGrid.nearest(-font.descender, to: pixel)
    )
  }

  func fittingSize(_ size: CGSize) -> CGSize {
    let isOneLine = numberOfLines == 1
    let width = isOneLine || !(size.width > 0) ? Self.unlimited : size.width
    let room = CGRect(x: 0, y: 0, width: width, height: Self.unlimited)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  func findTextRect(_ bounds: CGRect, _ lines: Int) -> CGRect {
    guard let shown = prepared(), bounds.width > 0 else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    var room = bounds.size
    if room.width >= Self.unlimited { room.width = 0 }
    if room.height >= Self.unlimited { room.height = 0 }
    let layout = layout(shown.text, in: room, lines: lines).layout
    let size = CGSize(
      width: PixelGrid.above(layout.size.width, to: shown.pixel),
      height: PixelGrid.above(layout.size.height, to: shown.pixel))
    var rect = CGRect(origin: bounds.origin, size: size)
    if room.width > 0 {
      rect.size.width = min(size.width, PixelGrid.above(room.width, to: shown.pixel))
      let x = (layout.lines.first?.x ?? 0) > 0 ? room.width - rect.width : 0
      rect.origin.x += content.alignment == .center ? x / 2 : x
    }
    if room.height > 0 {
      rect.origin.y += PixelGrid.nearest((room.height - size.height) / 2, to: shown.pixel)
    }
    return rect
  }

  // MARK: Drawing

  func drawContent(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let shown = prepared(), rect.width > 0
    else { return }
    let fitted = layout(
      shown.text, in: CGSize(width: rect.width, height: max(rect.height, 1)), lines: numberOfLines)
    let origin = CGPoint(x: rect.minX, y: rect.minY + top(of: fitted, in: rect.height, shown.pixel))
    context.saveGState()
    if let shadowColor {
      let color = traitCollection.resolving { shadowColor.cgColor }
      context.setShadow(offset: shadowOffset, blur: 0, color: color)
    }
    fitted.layout.draw(at: origin, in: context)
    context.restoreGState()
  }

  private func top(of fitted: LabelLayout, in height: CGFloat, _ pixel: CGFloat) -> CGFloat {
    let layout = fitted.layout
    let centred = PixelGrid.nearest((height - layout.size.height) / 2, to: pixel)
    guard let original = fitted.original, layout.lines.count == 1 else { return centred }
    let top = PixelGrid.nearest((height - original.size.height) / 2, to: pixel)
    switch baselineAdjustment {
    case .alignCenters: return centred
    case .alignBaselines: return top + original.firstBaseline - layout.firstBaseline
    case .none: return top
    }
  }
}

extension UILabel {
  /// Stands for no limit where rectangles need a number.
  fileprivate static let unlimited: CGFloat = 16_777_216
}

extension UIFont {
  /// The font at the size that traits prefer, with its own weight and slant; itself where it follows no text style.
  package func following(_ traits: UITraitCollection) -> UIFont {
    if let scaling {
      return UIFontMetrics(forTextStyle: scaling.style)
        .scaledFont(for: scaling.base, compatibleWith: traits)
    }
    guard let style = fontDescriptor.textStyle else { return self }
    let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    return size == pointSize ? self : UIFont(descriptor: fontDescriptor, size: size)
  }
}

extension UILabel {
  /// A label for a cell, a header or a list's content.
  package static func forList() -> UILabel {
    let label = UILabel()
    label.content.followsView = true
    return label
  }
}
