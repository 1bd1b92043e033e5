// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Limits of the size of text, which are kept only.

internal import MicaRaster

extension UIView {
  func noteSizeLimits() {
    Unsupported.note("UIView.minimumContentSizeCategory and maximumContentSizeCategory", of: self)
  }

  var sizeLimitsText: String {
    let least = minimumContentSizeCategory.map { $0.rawValue } ?? "none"
    let most = maximumContentSizeCategory.map { $0.rawValue } ?? "none"
    return "minimum: \(least), maximum: \(most)"
  }
}
