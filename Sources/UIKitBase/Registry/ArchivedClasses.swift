// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The names that keyed archives have for UIKit's classes and for layers: those of iOS.

import Foundation
import QuartzCore

/// Tells Foundation's archivers the names.
package enum ArchivedClasses {
  /// Names the classes, once for the process. It can't be done while the process is loaded: Foundation isn't ready then.
  package static let naming: Void = {
    let classes: [(AnyClass, String)] = [
      (UIColor.self, "UIColor"), (UIImage.self, "UIImage"), (UIFont.self, "UIFont"),
      (UIFontDescriptor.self, "UIFontDescriptor"), (UIBezierPath.self, "UIBezierPath"),
      (CALayer.self, "CALayer"), (CAShapeLayer.self, "CAShapeLayer"),
      (CAGradientLayer.self, "CAGradientLayer"), (CATextLayer.self, "CATextLayer"),
      (CAReplicatorLayer.self, "CAReplicatorLayer"), (CAEmitterLayer.self, "CAEmitterLayer"),
      (CAScrollLayer.self, "CAScrollLayer"), (CATiledLayer.self, "CATiledLayer"),
      (CATransformLayer.self, "CATransformLayer"), (CAEmitterCell.self, "CAEmitterCell"),
    ]
    for (type, name) in classes {
      NSKeyedArchiver.setClassName(name, for: type)
      NSKeyedUnarchiver.setClass(type, forClassName: name)
    }
  }()
}
