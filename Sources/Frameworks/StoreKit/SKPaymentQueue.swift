// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The queue of payments.

public import Foundation
internal import MicaContext
internal import MicaFrameworks
public import UIKit

/// Receives payments and tells its observers what became of them.
///
/// Partly: there is no store. Every payment fails with `paymentNotAllowed`, and nothing is restored.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private var observers: [any SKPaymentTransactionObserver] = []

  /// The program's queue.
  open class func `default`() -> SKPaymentQueue { ProgramStore.current.queue }
  /// Whether the user can pay: false.
  open class func canMakePayments() -> Bool { false }

  /// The payments that are not finished.
  open private(set) var transactions: [SKPaymentTransaction] = []
  /// Those that follow the queue.
  open var transactionObservers: [any SKPaymentTransactionObserver] { observers }

  /// Adds an observer, once.
  open func add(_ observer: any SKPaymentTransactionObserver) {
    guard !observers.contains(where: { $0 === observer }) else { return }
    observers.append(observer)
  }
  /// Removes an observer.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0 === observer }
  }

  /// Adds a payment. It fails in a later run-loop iteration.
  open func add(_ payment: SKPayment) {
    noteMissing("SKPaymentQueue.add(_:)")
    let payment = payment.copy() as? SKPayment ?? payment
    let transaction = SKPaymentTransaction(payment, failedBy: SKError(.paymentNotAllowed))
    transactions.append(transaction)
    DispatchQueue.main.async {
      for observer in self.observers {
        observer.paymentQueue(self, updatedTransactions: [transaction])
      }
    }
  }

  /// Removes a payment that the program has dealt with.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    guard let index = transactions.firstIndex(where: { $0 === transaction }) else { return }
    transactions.remove(at: index)
    for observer in observers {
      observer.paymentQueue(self, removedTransactions: [transaction])
    }
  }

  /// Restores what the user has paid for: nothing. The observers are told so in a later run-loop iteration.
  open func restoreCompletedTransactions() {
    noteMissing("SKPaymentQueue.restoreCompletedTransactions()")
    DispatchQueue.main.async {
      for observer in self.observers {
        observer.paymentQueueRestoreCompletedTransactionsFinished(self)
      }
    }
  }
  /// Restores what a user has paid for: nothing.
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }
  /// Shows a sheet on which the user enters a code: none is shown.
  open func presentCodeRedemptionSheet() {
    noteMissing("SKPaymentQueue.presentCodeRedemptionSheet()")
  }
}

/// Follows a queue of payments.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// Payments have changed.
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// Payments were finished.
  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// Restoring failed.
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  /// Restoring has ended.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// Whether a payment that the user began in the App Store is added to the queue; false by default.
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
  /// The user's store has changed.
  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
}

extension SKPaymentTransactionObserver {
  /// Does nothing.
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  /// Does nothing.
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  /// Does nothing.
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  /// False.
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
  /// Does nothing.
  public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
}

/// A program's queue.
private final class ProgramStore: ProgramState {
  let queue = SKPaymentQueue()
  init(in context: ProgramContext) {}
  static var current: ProgramStore { ProgramContext.current.state() }
}
