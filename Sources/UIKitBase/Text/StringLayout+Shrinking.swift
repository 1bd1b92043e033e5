// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Text that is made smaller to fit.

import CoreText

extension StringLayout {
  /// The layout at the largest share of its size, 1 at most, at which nothing is left out; at
  /// `minimum` whatever happens. A single line is measured against the width alone.
  package static func fitting(
    _ text: NSAttributedString, limits: LayoutLimits, minimum: CGFloat
  ) -> (layout: StringLayout, factor: CGFloat) {
    let full = of(text, limits: limits)
    let least = minimum.isFinite ? min(max(minimum, 0.01), 1) : 1
    guard least < 1, limits.width.isFinite, limits.width > 0, !full.fits(limits) else {
      return (full, 1)
    }
    var (low, high) = (least, CGFloat(1))
    var best = (layout: of(text.scalingFonts(by: least), limits: limits), factor: least)
    // Steps of 1/512 of the size.
    while best.layout.fits(limits), high - low > 1 / 512 {
      let middle = (low + high) / 2
      let layout = StringLayout(text.scalingFonts(by: middle), limits: limits)
      if layout.fits(limits) {
        low = middle
        best = (layout, middle)
      } else {
        high = middle
      }
    }
    return best
  }

  private func fits(_ limits: LayoutLimits) -> Bool {
    !isTruncated && !lines.contains { $0.inkWidth > limits.width + LayoutLimits.tolerance }
      && (lines.count == 1 || size.height <= limits.height + LayoutLimits.tolerance)
  }
}

extension NSAttributedString {
  /// The text with every font at a share of its size.
  func scalingFonts(by factor: CGFloat) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: length)
    enumerateAttribute(.font, in: whole, options: []) { value, range, _ in
      let font = value as? CTFont ?? UIFont.drawingDefault
      let size = CTFontGetSize(font) * factor
      let scaled: CTFont =
        (font as? UIFont)?.withSize(size) ?? CTFontCreateCopyWithAttributes(font, size, nil, nil)
      copy.addAttribute(.font, value: scaled, range: range)
    }
    return copy
  }
}
