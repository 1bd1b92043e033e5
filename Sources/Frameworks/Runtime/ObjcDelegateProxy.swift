// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The Objective-C part of CombineCocoa.

@_exported public import MicaDelegates
public import MicaRuntime
public import UIKit

/// What CombineCocoa's delegate proxies inherit from: the proxy reports each delegate call.
open class ObjcDelegateProxy: ForwardingDelegate {
  /// A proxy.
  public required override init() { super.init() }

  /// Called for each call of a delegate's method that has no result. Nothing to do: a subclass receives the call.
  open func interceptedSelector(_ selector: Selector, arguments: [Any]) {}

  open override func willForward(_ selector: Selector, _ arguments: [Any]) {
    interceptedSelector(selector, arguments: arguments)
  }

  /// Whether calls of a method are reported.
  public func canRespond(to selector: Selector) -> Bool { reports(selector) }
}
