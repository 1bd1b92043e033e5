// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What tests of SwiftUI share: the frames of a view's layers.

import UIKit

@testable import SwiftUI

/// A view on a screen of its own, for tests of layout and of state.
@MainActor
final class Shown<Content: View> {
  let view: _UIHostingView<Content>

  /// Shows a view in a size, in points, at 3 pixels a point unless said otherwise.
  init(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, _ content: Content) {
    view = _UIHostingView(rootView: content)
    view.traitOverrides.displayScale = scale
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    update()
  }

  /// Brings it up to date.
  func update() {
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  /// How many bodies have run.
  var bodyCount: Int { view.host.bodyCount }

  /// The frames of the layers without layers of their own, in the order of drawing, in points.
  var frames: [CGRect] { Self.leaves(view.layer, .zero) }

  private static func leaves(_ layer: CALayer, _ origin: CGPoint) -> [CGRect] {
    (layer.sublayers ?? []).flatMap { layer -> [CGRect] in
      let frame = layer.frame.offsetBy(dx: origin.x, dy: origin.y)
      return layer.sublayers?.isEmpty == false ? leaves(layer, frame.origin) : [frame]
    }
  }
}
