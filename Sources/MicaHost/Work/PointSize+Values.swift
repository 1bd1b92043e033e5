// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What people type, as UIKit's values.

internal import MicaJob
internal import UIKit

extension PointSize {
  var size: CGSize { CGSize(width: width, height: height) }
}

extension ColorText {
  /// The same colour for views.
  var color: UIColor {
    func share(_ component: UInt8) -> CGFloat { CGFloat(component) / 255 }
    return UIColor(
      red: share(components[0]), green: share(components[1]), blue: share(components[2]),
      alpha: share(components[3]))
  }
}
