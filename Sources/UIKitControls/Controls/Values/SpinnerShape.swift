// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The blades of an activity indicator (FACTS_UIKIT d.8, M; the timing L).

import CoreGraphics
import CoreText
import Foundation
internal import MicaRaster
import QuartzCore

struct SpinnerShape {
  /// The blades' alphas of 255, the darkest at nine o'clock, then counter-clockwise.
  static let shades: [CGFloat] = [217, 180, 143, 106, 69, 69, 69, 69]
  /// How long a whole turn takes, in seconds.
  static let period: TimeInterval = 1

  let isLarge: Bool

  var size: CGSize { isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20) }
  /// Where the blades turn about, from the left and from the top.
  var centre: CGFloat { isLarge ? 17.5 : 10 }
  private var blade: CGSize {
    isLarge ? CGSize(width: 5, height: 12) : CGSize(width: 2.5, height: 6.5)
  }
  /// From the ring's middle to the blades'.
  private var radius: CGFloat { isLarge ? 11.5 : 6.75 }

  func place(_ layer: CALayer, at index: Int) {
    // Nine o'clock is at −90°, clockwise from the top; each blade is one step before the last.
    let angle = -CGFloat.pi / 2 - CGFloat(index) * .pi / 4
    layer.bounds = CGRect(origin: .zero, size: blade)
    layer.cornerRadius = blade.width / 2
    layer.position = CGPoint(
      x: centre + radius * CGFloat(PortableMath.sin(Double(angle))),
      y: centre - radius * CGFloat(PortableMath.cos(Double(angle))))
    layer.setAffineTransform(CGAffineTransform(rotationAngle: angle))
  }

  /// The colour of a style: a grey of 128 in light, 140 in dark interfaces, or white.
  static func color(of style: UIActivityIndicatorView.Style) -> UIColor {
    switch style {
    case .white, .whiteLarge: .white
    default:
      UIColor { UIColor(white: ($0.userInterfaceStyle == .dark ? 140 : 128) / 255, alpha: 1) }
    }
  }
}
