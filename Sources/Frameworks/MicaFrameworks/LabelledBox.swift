// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What stands where a view of a framework would be that Mica doesn't have.

internal import MicaRaster
package import UIKit

/// A grey box with a name in its middle, which fills the view that it is put into.
package final class LabelledBox: UIView {
  private let label = UILabel()

  /// A box with the name of a class, over the whole of `view`; the class is noted.
  package init(_ name: String, in view: UIView) {
    super.init(frame: view.bounds)
    Unsupported.note(name)
    backgroundColor = .systemGray5
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    label.text = name
    label.textColor = .secondaryLabel
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    addSubview(label)
    view.addSubview(self)
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(8, bounds.width / 2), dy: 0)
  }
}

/// Notes a function of a framework that has no effect.
package func noteMissing(_ name: String) { Unsupported.note(name) }
