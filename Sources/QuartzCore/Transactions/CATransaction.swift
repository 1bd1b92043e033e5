// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Groups of changes to layers: their settings and completion blocks, nested, per thread.

import Foundation

/// The key of `CATransaction.animationDuration()`, an NSNumber of seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of `CATransaction.disableActions()`, an NSNumber.
public let kCATransactionDisableActions = "disableActions"
/// The key of `CATransaction.animationTimingFunction()`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of `CATransaction.completionBlock()`, a `() -> Void`.
public let kCATransactionCompletionBlock = "completionBlock"

/// A batch of changes that is committed as one.
///
/// Changes outside any `begin`/`commit` pair belong to an implicit transaction, which ends with the
/// turn of the run loop. Settings are inherited by nested transactions (FACTS C12).
open class CATransaction: NSObject {
  private static let mutex = Foundation.NSRecursiveLock()

  /// Starts a transaction inside the current one.
  open class func begin() {
    TransactionStack.current.begin()
  }

  /// Ends the innermost transaction. Without a matching `begin` it ends the implicit one.
  open class func commit() {
    TransactionStack.current.commit()
  }

  /// Ends the implicit transaction and commits the layers on screen as they are now; explicit
  /// transactions that are open stay open.
  open class func flush() {
    let stack = TransactionStack.current
    stack.flush()
    stack.commitTree?()
  }

  /// Keeps other threads that call `lock` waiting until `unlock`; may be called again inside.
  open class func lock() { mutex.lock() }

  /// Ends a `lock`.
  open class func unlock() { mutex.unlock() }

  /// Seconds that implicit animations, and others without a duration, last; 0.25 by default.
  open class func animationDuration() -> CFTimeInterval {
    TransactionStack.current.settings.animationDuration
  }

  /// Sets `animationDuration` for the innermost transaction.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    TransactionStack.current.settings.animationDuration = dur
  }

  /// The pacing of implicit animations; nil, the default, is the `default` curve.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    TransactionStack.current.settings.timingFunction
  }

  /// Sets `animationTimingFunction` for the innermost transaction.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    TransactionStack.current.settings.timingFunction = function
  }

  /// Whether changes set off no actions; false by default. What `action(forKey:)` returns does not
  /// depend on it (FACTS C12).
  open class func disableActions() -> Bool {
    TransactionStack.current.settings.disableActions
  }

  /// Sets `disableActions` for the innermost transaction.
  open class func setDisableActions(_ flag: Bool) {
    TransactionStack.current.settings.disableActions = flag
  }

  /// The block that runs when the innermost transaction's animations are over; nil by default.
  open class func completionBlock() -> (() -> Void)? {
    TransactionStack.current.settings.completion?.block
  }

  /// Sets the block that runs once the transaction is committed and every animation added to a
  /// layer after this call, within it or in transactions inside it, has ended or been removed.
  ///
  /// Without such animations it runs with the commit, or at once when another block replaces it. The
  /// blocks of inner transactions run before those of outer ones.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    TransactionStack.current.setCompletion(block)
  }

  /// A setting by its name, or what was stored under a name of the user's own.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: return NSNumber(value: animationDuration())
    case kCATransactionDisableActions: return NSNumber(value: disableActions())
    case kCATransactionAnimationTimingFunction: return animationTimingFunction()
    case kCATransactionCompletionBlock: return completionBlock()
    default: return TransactionStack.current.settings.values[key]
    }
  }

  /// Sets a setting of the innermost transaction by its name, or stores a value under a name of the
  /// user's own. A value of another kind than the setting's changes nothing.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if case .number(let seconds) = AnimatableValue(anObject) { setAnimationDuration(seconds) }
    case kCATransactionDisableActions:
      if case .number(let flag) = AnimatableValue(anObject) { setDisableActions(flag != 0) }
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock:
      setCompletionBlock(anObject as? () -> Void)
    default:
      TransactionStack.current.settings.values[key] = anObject
    }
  }
}
