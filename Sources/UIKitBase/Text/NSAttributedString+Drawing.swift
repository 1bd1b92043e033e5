// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Measuring and drawing attributed strings.

public import CoreText

extension NSAttributedString {
  /// The size of the text where lines only break at line separators, in points, not rounded.
  public func size() -> CGSize {
    StringLayout.of(self, limits: LayoutLimits()).size
  }

  /// Draws the text with its top left corner at a point of the current context; lines only break at
  /// line separators. Without a context it does nothing.
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    StringLayout.of(self, limits: LayoutLimits()).draw(at: point, in: context)
  }

  /// Draws the text in a rectangle of the current context. Lines break at its width; those that
  /// don't fit its height are left out, but for the first.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in a rectangle of the current context; see `NSStringDrawingOptions`.
  ///
  /// A width or height of 0 is no limit.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let (layout, bounds) = StringMeasure(self, options).layout(in: rect.size, context)
    context?.totalBounds = bounds.offsetBy(dx: rect.minX, dy: rect.minY)
    guard let target = UIGraphicsGetCurrentContext() else { return }
    let up = options.contains(.usesLineFragmentOrigin) ? 0 : layout.firstBaseline
    layout.draw(at: CGPoint(x: rect.minX, y: rect.minY - up), in: target)
  }

  /// The rectangle that the text takes in a size, in points, not rounded: round up what is to hold
  /// it.
  ///
  /// Its origin is that of the drawing; without `usesLineFragmentOrigin`, where the origin is on
  /// the baseline, the rectangle begins above it (Apple doesn't say so).
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let (_, bounds) = StringMeasure(self, options).layout(in: size, context)
    context?.totalBounds = bounds
    return bounds
  }
}

/// How the options of string drawing lay a text out.
struct StringMeasure {
  private let text: NSAttributedString
  private let options: NSStringDrawingOptions

  init(_ text: NSAttributedString, _ options: NSStringDrawingOptions) {
    self.text = text
    self.options = options
  }

  func layout(
    in size: CGSize, _ context: NSStringDrawingContext?
  ) -> (layout: StringLayout, bounds: CGRect) {
    var limits = LayoutLimits()
    limits.usesFontLeading = options.contains(.usesFontLeading)
    let isBlock = options.contains(.usesLineFragmentOrigin)
    if isBlock {
      if size.width > 0 { limits.width = size.width }
      if size.height > 0 { limits.height = size.height }
      if options.contains(.truncatesLastVisibleLine) { limits.truncation = .byTruncatingTail }
    } else {
      limits.lines = 1
      if options.contains(.truncatesLastVisibleLine), size.width > 0 {
        limits.width = size.width
        limits.breakMode = .byTruncatingTail
      } else {
        limits.breakMode = .byClipping
      }
    }
    let least = context?.minimumScaleFactor ?? 0
    let fitted =
      least > 0 && least < 1
      ? StringLayout.fitting(text, limits: limits, minimum: least)
      : (StringLayout.of(text, limits: limits), 1)
    context?.actualScaleFactor = fitted.1
    return (fitted.0, bounds(of: fitted.0, isBlock: isBlock))
  }

  private func bounds(of layout: StringLayout, isBlock: Bool) -> CGRect {
    let up = isBlock ? 0 : layout.firstBaseline
    if options.contains(.usesDeviceMetrics) {
      let ink = layout.inkBounds
      return ink.isNull ? .zero : ink.offsetBy(dx: 0, dy: -up)
    }
    return CGRect(x: 0, y: -up, width: layout.size.width, height: layout.size.height)
  }
}
