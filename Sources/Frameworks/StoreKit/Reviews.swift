// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The App Store: nothing is asked of anybody.

internal import MicaFrameworks
@_exported public import UIKit

/// Asks for reviews.
@preconcurrency @MainActor
public enum SKStoreReviewController {
  /// Does nothing, as iOS does most times.
  public static func requestReview() { noteMissing("SKStoreReviewController.requestReview") }
  /// Does nothing, as iOS does most times.
  public static func requestReview(in windowScene: UIWindowScene) { requestReview() }
}
