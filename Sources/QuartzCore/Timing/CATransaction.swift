// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Groups of changes to layers: their settings and completion blocks, nested, per thread.

import Foundation

/// A batch of changes that is committed as one.
///
/// Changes outside any `begin`/`commit` pair belong to an implicit transaction, committed with the
/// next turn. Settings are stored and inherited by nested transactions; a layer's properties do not
/// animate by themselves yet, so `animationDuration` only serves animations whose duration is 0
/// (FACTS C1, C12).
open class CATransaction: NSObject {
  /// Starts a transaction inside the current one.
  open class func begin() {
    TransactionStack.current.begin()
  }

  /// Ends the innermost transaction. Without a matching `begin` it commits the implicit one.
  open class func commit() {
    TransactionStack.current.commit()
  }

  /// Commits the implicit transaction; explicit ones that are open stay open.
  open class func flush() {
    TransactionStack.current.flush()
  }

  /// Seconds that animations without a duration last; 0.25 by default.
  open class func animationDuration() -> CFTimeInterval {
    TransactionStack.current.settings.animationDuration
  }

  /// Sets `animationDuration` for the innermost transaction.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    TransactionStack.current.settings.animationDuration = dur
  }

  /// The pacing for implicit animations; nil by default.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    TransactionStack.current.settings.timingFunction
  }

  /// Sets `animationTimingFunction` for the innermost transaction.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    TransactionStack.current.settings.timingFunction = function
  }

  /// Whether changes do without implicit animation; false by default.
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
  /// layer after this call, within it, has ended or been removed.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    TransactionStack.current.setCompletion(block)
  }
}

/// Counts what a completion block still waits for.
final class TransactionCompletion {
  let block: () -> Void
  private var pending = 1

  init(_ block: @escaping () -> Void) { self.block = block }

  func retain() { pending += 1 }

  func release() {
    pending -= 1
    if pending == 0 { block() }
  }
}

/// One thread's open transactions.
final class TransactionStack {
  struct Settings {
    var animationDuration: CFTimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var disableActions = false
    var completion: TransactionCompletion?
  }

  /// The implicit transaction, then the explicit ones from the outside in.
  private var levels = [Settings()]

  private static let key = "org.mica.CATransaction"

  static var current: TransactionStack {
    let dictionary = Thread.current.threadDictionary
    if let stack = dictionary[key] as? TransactionStack { return stack }
    let stack = TransactionStack()
    dictionary[key] = stack
    return stack
  }

  var settings: Settings {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  /// The innermost completion that an animation added now belongs to.
  var completion: TransactionCompletion? {
    levels.last { $0.completion != nil }?.completion
  }

  func begin() {
    var inner = settings
    inner.completion = nil
    levels.append(inner)
  }

  func commit() {
    guard levels.count > 1 else { return flush() }
    levels.removeLast().completion?.release()
  }

  func flush() {
    let implicit = levels[0]
    levels[0] = Settings()
    implicit.completion?.release()
  }

  func setCompletion(_ block: (() -> Void)?) {
    let previous = settings.completion
    settings.completion = block.map(TransactionCompletion.init)
    previous?.release()
  }
}
