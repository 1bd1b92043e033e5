// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Purchases in a program. Mica has no store: users can't pay, and every payment fails.

public import Foundation
internal import MicaFrameworks
public import UIKit

/// The domain of the store's errors.
public let SKErrorDomain = "SKErrorDomain"

/// Why the store refuses something.
public struct SKError: CustomNSError, Hashable, Sendable {
  /// A reason.
  public enum Code: Int, Sendable {
    /// An unknown reason.
    case unknown = 0
    /// The user isn't allowed to.
    case clientInvalid
    /// The user cancelled the payment.
    case paymentCancelled
    /// A parameter of the payment is unknown to the store.
    case paymentInvalid
    /// The device's user may not pay.
    case paymentNotAllowed
    /// The product isn't sold here.
    case storeProductNotAvailable
    /// The user gave no access to the cloud service.
    case cloudServicePermissionDenied
    /// The device has no network.
    case cloudServiceNetworkConnectionFailed
    /// The user took the access back.
    case cloudServiceRevoked
    /// The user accepts no data collection.
    case privacyAcknowledgementRequired
    /// The request has no signature.
    case unauthorizedRequestData
    /// The offer is unknown.
    case invalidOfferIdentifier
    /// The offer's signature is invalid.
    case invalidSignature
    /// A parameter of the offer is missing.
    case missingOfferParams
    /// The offer's price is invalid.
    case invalidOfferPrice
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// `SKErrorDomain`.
  public static var errorDomain: String { SKErrorDomain }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }

  /// `Code.unknown`.
  public static var unknown: Code { .unknown }
  /// `Code.clientInvalid`.
  public static var clientInvalid: Code { .clientInvalid }
  /// `Code.paymentCancelled`.
  public static var paymentCancelled: Code { .paymentCancelled }
  /// `Code.paymentInvalid`.
  public static var paymentInvalid: Code { .paymentInvalid }
  /// `Code.paymentNotAllowed`.
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  /// `Code.storeProductNotAvailable`.
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
}

/// A request to pay for a product.
open class SKPayment: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate var values: PaymentValues

  /// A payment for one product.
  public convenience init(product: SKProduct) {
    self.init(PaymentValues(product: product.productIdentifier))
  }

  fileprivate init(_ values: PaymentValues) { self.values = values }

  /// The product.
  open var productIdentifier: String { values.product }
  /// How many; 1 by default.
  open var quantity: Int { values.quantity }
  /// The program's own data; `nil` by default.
  open var requestData: Data? { values.data }
  /// A name for the user's account in the program's service; `nil` by default.
  open var applicationUsername: String? { values.user }
  /// Whether the user's family must be asked in a test; false by default.
  open var simulatesAskToBuyInSandbox: Bool { values.simulates }

  /// Itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// A payment that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { SKMutablePayment(values) }
}

fileprivate struct PaymentValues {
  var product = ""
  var quantity = 1
  var data: Data?
  var user: String?
  var simulates = false
}

/// A request to pay for a product, which can be changed.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  /// A payment without a product.
  public convenience init() { self.init(PaymentValues()) }
  /// A payment with the same values, which can't be changed.
  open override func copy(with zone: NSZone? = nil) -> Any { SKPayment(values) }

  /// The product.
  open override var productIdentifier: String {
    get { values.product }
    set { values.product = newValue }
  }
  /// How many.
  open override var quantity: Int {
    get { values.quantity }
    set { values.quantity = newValue }
  }
  /// The program's own data.
  open override var requestData: Data? {
    get { values.data }
    set { values.data = newValue }
  }
  /// A name for the user's account in the program's service.
  open override var applicationUsername: String? {
    get { values.user }
    set { values.user = newValue }
  }
  /// Whether the user's family must be asked in a test.
  open override var simulatesAskToBuyInSandbox: Bool {
    get { values.simulates }
    set { values.simulates = newValue }
  }
}

/// How far a payment is.
public enum SKPaymentTransactionState: Int, Sendable {
  /// The store works on it.
  case purchasing = 0
  /// The user has paid.
  case purchased
  /// The payment failed.
  case failed
  /// The user has paid earlier.
  case restored
  /// Another person, such as a parent, must approve the purchase.
  case deferred
}

/// A payment and what became of it.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  /// The payment.
  public let payment: SKPayment
  /// Why it failed; `nil` unless it did.
  public let error: (any Error)?
  /// How far it is.
  public let transactionState: SKPaymentTransactionState
  /// The store's name for it; `nil`, because no payment succeeds.
  open var transactionIdentifier: String? { nil }
  /// When it was added; `nil`.
  open var transactionDate: Date? { nil }
  /// The payment that is restored; `nil`.
  open var original: SKPaymentTransaction? { nil }

  init(_ payment: SKPayment, failedBy error: any Error) {
    (self.payment, self.error, transactionState) = (payment, error, .failed)
  }
}
