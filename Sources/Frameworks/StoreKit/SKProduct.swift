// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Products and the requests for them. Mica has no store: every request fails.

public import Foundation
internal import MicaFrameworks
public import UIKit

/// Something that the store sells. The store makes them, so programs never receive one here.
open class SKProduct: NSObject, @unchecked Sendable {
  /// A length of time.
  public enum PeriodUnit: UInt, Sendable {
    /// Days.
    case day = 0
    /// Weeks.
    case week
    /// Months.
    case month
    /// Years.
    case year
  }

  /// The product's name in the store; empty.
  open var productIdentifier: String { "" }
  /// The title in the user's language; empty.
  open var localizedTitle: String { "" }
  /// The description in the user's language; empty.
  open var localizedDescription: String { "" }
  /// The price; 0.
  open var price: NSDecimalNumber { .zero }
  /// The locale of the price: of the United States.
  open var priceLocale: Locale { Locale(identifier: "en_US") }
  /// The length of a subscription; `nil` for other products.
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  /// The first price of a subscription; `nil` for none.
  open var introductoryPrice: SKProductDiscount? { nil }
  /// The group of a subscription; `nil` for other products.
  open var subscriptionGroupIdentifier: String? { nil }
  /// The offers; empty.
  open var discounts: [SKProductDiscount] { [] }
  /// Whether a family shares the product: false.
  open var isFamilyShareable: Bool { false }
}

/// The length of a subscription.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  /// How many units; 0.
  open var numberOfUnits: Int { 0 }
  /// The unit.
  open var unit: SKProduct.PeriodUnit { .day }
}

/// A lower price of a subscription.
open class SKProductDiscount: NSObject, @unchecked Sendable {
  /// How the user pays.
  public enum PaymentMode: UInt, Sendable {
    /// In each period.
    case payAsYouGo = 0
    /// Once, before.
    case payUpFront
    /// Not at all.
    case freeTrial
  }
  /// The price; 0.
  open var price: NSDecimalNumber { .zero }
  /// The locale of the price: of the United States.
  open var priceLocale: Locale { Locale(identifier: "en_US") }
  /// The offer's name; `nil`.
  open var identifier: String? { nil }
  /// The length of a period.
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  /// For how many periods; 0.
  open var numberOfPeriods: Int { 0 }
  /// How the user pays.
  open var paymentMode: PaymentMode { .freeTrial }
}

/// A question to the store.
///
/// Partly: there is no store. The delegate receives `unknown` in a later run-loop iteration.
open class SKRequest: NSObject, @unchecked Sendable {
  private var isCancelled = false
  /// Receives the answer; held weakly.
  open weak var delegate: (any SKRequestDelegate)?

  /// Sends the question.
  open func start() {
    noteMissing("SKRequest.start()")
    isCancelled = false
    DispatchQueue.main.async {
      guard !self.isCancelled else { return }
      self.delegate?.request(self, didFailWithError: SKError(.unknown))
    }
  }
  /// Takes the question back.
  open func cancel() { isCancelled = true }
}

/// Receives the end of a request.
public protocol SKRequestDelegate: NSObjectProtocol {
  /// The answer has arrived.
  func requestDidFinish(_ request: SKRequest)
  /// No answer arrives.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Does nothing.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Does nothing.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A question for products.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  /// The products' names.
  public let productIdentifiers: Set<String>
  /// A question for products.
  public init(productIdentifiers: Set<String>) { self.productIdentifiers = productIdentifiers }
}

/// The store's answer.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  /// The products; empty.
  open var products: [SKProduct] { [] }
  /// Names that the store doesn't know; empty.
  open var invalidProductIdentifiers: [String] { [] }
}

/// Receives products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// The products have arrived.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A question for the receipt of the program's purchases.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  /// What is asked for in tests; `nil` by default.
  public let receiptProperties: [String: Any]?
  /// A question.
  public init(receiptProperties properties: [String: Any]? = nil) {
    receiptProperties = properties
  }
}
