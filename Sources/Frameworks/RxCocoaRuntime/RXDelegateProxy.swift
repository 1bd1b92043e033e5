// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The Objective-C part of RxCocoa: what its sources in Swift call of it.

@_exported public import MicaDelegates
public import MicaRuntime
public import UIKit

/// What RxCocoa's delegate proxies inherit from: the proxy reports each delegate call and forwards it.
open class _RXDelegateProxy: ForwardingDelegate {
  private var retained: AnyObject?

  /// A proxy without a target.
  public override init() { super.init() }

  /// The delegate that the program has set itself.
  public var _forwardToDelegate: AnyObject? { forwardingTarget }

  /// Sets that delegate; retained if asked for.
  public func _setForwardToDelegate(_ delegate: Any?, retainDelegate: Bool) {
    forwardingTarget = delegate.map { $0 as AnyObject }
    retained = retainDelegate ? forwardingTarget : nil
  }

  /// Whether the proxy's own class implements a method.
  public func hasWiredImplementation(for selector: Selector) -> Bool {
    OptionalMethods.implements(selector, self) ?? false
  }

  /// Whether the proxy has a method of a selector.
  open func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { OptionalMethods.implements($0, self) ?? false } ?? false
  }

  /// Whether calls of a method are reported.
  public func voidDelegateMethodsContain(_ selector: Selector) -> Bool { reports(selector) }

  /// Called before a call is forwarded. Nothing to do: a subclass receives the call.
  open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}

  /// Called after a call has been forwarded. Nothing to do: a subclass receives the call.
  open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}

  open override func willForward(_ selector: Selector, _ arguments: [Any]) {
    _sentMessage(selector, withArguments: arguments)
  }

  open override func didForward(_ selector: Selector, _ arguments: [Any]) {
    _methodInvoked(selector, withArguments: arguments)
  }
}

/// Observes a key path until it is disposed of.
open class _RXKVOObserver: NSObject, KeyValueObserver {
  private weak var target: NSObject?
  private var retained: NSObject?
  private let keyPath: String
  private let callback: (Any?) -> Void

  /// Begins to observe; `callback` receives the new value, `NSNull` for nil.
  public init(
    target: AnyObject, retainTarget: Bool, keyPath: String, options: NSKeyValueObservingOptions,
    callback: @escaping (Any?) -> Void
  ) {
    self.target = target as? NSObject
    retained = retainTarget ? self.target : nil
    (self.keyPath, self.callback) = (keyPath, callback)
    super.init()
    self.target?.addObserver(self, forKeyPath: keyPath, options: options, context: nil)
  }

  /// Receives a change.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    callback(change?[.newKey])
  }

  /// Ends the observation.
  open func dispose() {
    target?.removeObserver(self, forKeyPath: keyPath)
    (target, retained) = (nil, nil)
  }
}
