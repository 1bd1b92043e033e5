// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Observed messages of RxCocoa: the end of an object's life is observed, other messages are noted.

internal import MicaRaster
public import MicaRuntime
internal import Synchronization
public import UIKit

/// The domain of errors.
public let RXObjCRuntimeErrorDomain = "RXObjCRuntimeErrorDomain"
/// The key of an error that tells whether key-value observing was in the way.
public let RXObjCRuntimeErrorIsKVOKey = "RXObjCRuntimeErrorIsKVOKey"

/// Why a message can't be observed.
public enum RXObjCRuntimeError: Int, Sendable {
  /// For another reason.
  case unknown = 1
  /// Someone else observes it.
  case objectMessagesAlreadyBeingIntercepted
  /// The object has no such method.
  case selectorNotImplemented
  /// The object belongs to Core Foundation.
  case cantInterceptCoreFoundationTollFreeBridgedObjects
  /// Someone else changes the runtime at the same time.
  case threadingCollisionWithOtherInterceptionMechanism
  /// The method that forwards calls can't be kept.
  case savingOriginalForwardingMethodFailed
  /// The method can't be replaced.
  case replacingMethodWithForwardingImplementation
  /// The message is sent too often.
  case observingPerformanceSensitiveMessages
  /// The method's result has a type that isn't known.
  case observingMessagesWithUnsupportedReturnType
}

/// What receives the calls of an observed message.
public protocol RXMessageSentObserver: AnyObject {
  /// The observed implementation.
  var targetImplementation: IMP { get }
  /// Called before the message.
  func messageSent(withArguments arguments: [Any])
  /// Called after the message.
  func methodInvoked(withArguments arguments: [Any])
}

/// What is called at the end of an object's life.
public protocol RXDeallocatingObserver: AnyObject {
  /// The observed implementation.
  var targetImplementation: IMP { get }
  /// Called as the object ends.
  func deallocating()
}

/// The name that observers of a message are attached under.
public func RX_selector(_ selector: Selector) -> Selector { Selector("_RX_namespace_\(selector)") }

/// The address that stands for a selector, the same for equal ones.
public func RX_reference_from_selector(_ selector: Selector) -> UnsafeMutableRawPointer {
  Reference.of(selector)
}

/// The implementation that stands for a message that isn't observed.
public func RX_default_target_implementation() -> IMP {
  IMP(Reference.of(Selector("RX_default_target_implementation")))
}

/// Observes a message of an object. Only `dealloc` is observed here: UIKit calls other methods directly, which is noted.
public func RX_ensure_observing(
  _ target: AnyObject, _ selector: Selector, _ error: UnsafeMutablePointer<NSError?>?
) -> IMP? {
  let reference = RX_reference_from_selector(RX_selector(selector))
  if NSStringFromSelector(selector) == "dealloc" {
    let observer = objc_getAssociatedObject(target, reference) as? any RXDeallocatingObserver
    let key = Reference.of(Selector("RX_end_of_life"))
    objc_setAssociatedObject(
      target, key, EndOfLife(observer), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  } else {
    Unsupported.note("RxCocoa's sentMessage(_:) and methodInvoked(_:) of \(selector)")
  }
  return IMP(reference)
}

/// Calls an observer when the object that it is attached to ends.
private final class EndOfLife {
  private let observer: (any RXDeallocatingObserver)?
  init(_ observer: (any RXDeallocatingObserver)?) { self.observer = observer }
  deinit { observer?.deallocating() }
}

/// Addresses of selectors; kept for good.
private enum Reference {
  private static let known = Mutex<[Selector: UInt]>([:])

  static func of(_ selector: Selector) -> UnsafeMutableRawPointer {
    let address = known.withLock { known in
      if let address = known[selector] { return address }
      let address = UInt(bitPattern: UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
      known[selector] = address
      return address
    }
    return UnsafeMutableRawPointer(bitPattern: address)!
  }
}
