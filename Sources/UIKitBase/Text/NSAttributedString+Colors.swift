// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The colours of a text under the current traits.

import CoreText
import Foundation

extension NSAttributedString {
  /// The text with its colours fixed for the current traits; `change` may put another in the place
  /// of the foreground colours.
  package func resolvingColors(replacingBy change: ((UIColor) -> UIColor)?) -> NSAttributedString {
    var result: NSMutableAttributedString?
    let whole = NSRange(location: 0, length: length)
    let keys: [NSAttributedString.Key] = [
      .foregroundColor, .backgroundColor, .underlineColor, .strikethroughColor, .strokeColor,
    ]
    for key in keys {
      enumerateAttribute(key, in: whole, options: []) { value, range, _ in
        guard let color = value as? UIColor else { return }
        let shown = key == .foregroundColor ? change?(color) ?? color : color
        if shown === color, color.isPlain { return }
        let fixed = UIColor(cgColor: shown.cgColor)
        guard fixed != color else { return }
        let changed = result ?? NSMutableAttributedString(attributedString: self)
        changed.addAttribute(key, value: fixed, range: range)
        result = changed
      }
    }
    return result ?? self
  }
}

extension UIColor {
  /// Whether the colour is the same under all traits.
  package final var isPlain: Bool { !isDynamic && type(of: self) == UIColor.self }
}
