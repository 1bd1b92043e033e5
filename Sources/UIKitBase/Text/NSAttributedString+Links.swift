// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How links look where nobody says it: in labels and in drawn strings.

import CoreText

extension NSAttributedString {
  /// The text with its links in the link colour and underlined, whatever colour it gives them.
  ///
  /// UIKit's layout manager does so with a colour of its own (cocoanetics.com, "Customizing UILabel
  /// Hyperlinks", 2015). That this colour is `UIColor.link` is our choice, unverified.
  package func showingLinks() -> NSAttributedString {
    var result: NSMutableAttributedString?
    let whole = NSRange(location: 0, length: length)
    enumerateAttribute(.link, in: whole, options: []) { value, range, _ in
      guard value != nil else { return }
      let changed = result ?? NSMutableAttributedString(attributedString: self)
      changed.addAttributes(
        [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue],
        range: range)
      result = changed
    }
    return result ?? self
  }
}
