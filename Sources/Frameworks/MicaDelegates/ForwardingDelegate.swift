// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Delegates that report every call and forward it: what libraries build on iOS with Objective-C's forwardInvocation(_:).

public import MicaRuntime
public import UIKit

/// A delegate that forwards the calls that it doesn't implement itself.
///
/// A subclass that conforms to one of UIKit's delegate protocols gets the protocol's optional methods from here: each
/// reports the call, forwards it to the target, and reports it again. Methods with a result answer what the target
/// answers, or what the protocol's own default is.
open class ForwardingDelegate: NSObject {
  /// The object that receives the calls; not retained. The default is nil.
  public weak var forwardingTarget: AnyObject?

  /// A delegate without a target.
  public override init() { super.init() }

  /// Called before a method without a result is forwarded. Arguments that are nil are `NSNull`; numbers and geometry
  /// are `NSNumber` and `NSValue`. Nothing to do: a subclass receives the call.
  open func willForward(_ selector: Selector, _ arguments: [Any]) {}

  /// Called after a method without a result has been forwarded, with the same arguments. Nothing to do: a subclass receives the call.
  open func didForward(_ selector: Selector, _ arguments: [Any]) {}

  /// Whether calls of a method are reported: those that have no result and belong to a protocol of the class.
  public func reports(_ selector: Selector) -> Bool {
    DelegateDefaults.reported.contains { $0.conforms(self) && $0.selectors.contains(selector) }
  }

  @MainActor func forward(_ name: String, _ arguments: [Any], to call: () -> Void) {
    let selector = Selector(name)
    willForward(selector, arguments)
    call()
    didForward(selector, arguments)
  }
}
