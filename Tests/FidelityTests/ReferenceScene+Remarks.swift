// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What differs where a picture does not reach its goal, as far as it is known.

/// Pictures of a hierarchy come from the window server.
private let softCorners = "edges of rounded corners are about 1.5 px soft in Apple's window server"

extension ReferenceScene {
  /// The remark of a row that falls short; empty where the reason is not known.
  var shortfall: String {
    if !remark.isEmpty { return remark }
    if let known = Self.shortfalls[picture] { return known }
    if picture.hasPrefix("uikit/nativebook/") { return softCorners }
    if picture.contains("/PutBetweenAnchors") {
      return "translucent views lie over Apple's letters, beside the ignored rectangle"
    }
    if picture.hasPrefix("uikit/fixflex/") {
      return "Apple's first letter begins before the ignored rectangle"
    }
    return kind == .resized
      ? "Apple's JPEG reader shrinks while it decodes, with other roundings and chroma" : ""
  }

  private static let shortfalls: [String: String] = [
    "blueprint/test_borders_rounded_iOS-17.png": "Apple's ring is wider in the corner",
    "pixate-svg/icon4.png": "a join at a curve that turns within .003 units of its start",
  ]
}
