// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The root of everything that takes part in the responder chain: views, controllers, windows.

public import Foundation

/// An object that events are offered to, and the link to the one that is asked next.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// A responder.
  public override init() {}

  /// The responder that is asked after this one; nil at the end of the chain.
  open var next: UIResponder? { nil }
}
