// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A picture of all that a screen shows.

import CoreGraphics

extension UIScreen {
  /// A view with a picture of the program's windows, as large as the screen.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let view = UIView(frame: bounds)
    for window in WindowList.current.windows where !window.isHidden && window.screen === self {
      guard let picture = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      picture.frame = window.frame
      view.addSubview(picture)
    }
    return view
  }
}
