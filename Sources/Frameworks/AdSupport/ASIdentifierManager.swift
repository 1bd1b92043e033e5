// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The device's number for advertisements: none.

public import Foundation

/// The device's number for advertisements.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private static let one = ASIdentifierManager()
  /// The only one.
  open class func shared() -> ASIdentifierManager { one }
  /// Zeros, as where the user has refused.
  open var advertisingIdentifier: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
  /// False.
  open var isAdvertisingTrackingEnabled: Bool { false }
}
