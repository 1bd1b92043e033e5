// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How bright image views may be (iOS 17). Mica's screens are no brighter than white.

internal import MicaRuntime

/// What an image view was asked for.
private final class DynamicRange: Sendable {
  let value: UIImage.DynamicRange
  init(_ value: UIImage.DynamicRange) { self.value = value }

  static var key: UnsafeRawPointer { unsafeBitCast(DynamicRange.self, to: UnsafeRawPointer.self) }
}

extension UIImageView {
  /// How bright the picture may be; not known, the default, for the traits' own. Kept.
  public var preferredImageDynamicRange: UIImage.DynamicRange {
    get { (Attachments.value(of: self, DynamicRange.key) as? DynamicRange)?.value ?? .unspecified }
    set { Attachments.set(DynamicRange(newValue), of: self, DynamicRange.key) }
  }
  /// How bright the picture is: standard.
  public var imageDynamicRange: UIImage.DynamicRange { .standard }
}
