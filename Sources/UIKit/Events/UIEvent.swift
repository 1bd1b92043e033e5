// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What hit testing is asked about.

public import Foundation

/// An occurrence that is offered to views. It carries no touches yet: hit testing takes it and
/// looks at the point alone.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// An event without touches.
  public override init() {}
}
