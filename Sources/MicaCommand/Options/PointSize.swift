// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A size in points as people type it: 320x200.

import Foundation

/// Width and height in points, both above 0.
package struct PointSize: Equatable, Sendable {
  package let width: Double
  package let height: Double

  var size: CGSize { CGSize(width: width, height: height) }
  /// As typed: whole numbers without a fraction.
  package var text: String { "\(PlainNumber.text(width))x\(PlainNumber.text(height))" }

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Reads `WxH`; nil unless both are finite numbers above 0.
  package init?(_ text: String) {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else {
      return nil
    }
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
    self.init(width: width, height: height)
  }
}

/// Numbers in messages.
package enum PlainNumber {
  /// The shortest decimal text; whole numbers without a fraction.
  package static func text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
