// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Facebook's services: none answers.

internal import MicaFoundation
internal import MicaRaster
public import UIKit

/// Takes the app's launch and URLs.
@MainActor
open class ApplicationDelegate: NSObject {
  /// The program's.
  public static let shared = ApplicationDelegate()
  /// Prepares the services. Nothing to do: no service is there.
  open func initializeSDK() {}
  /// Takes the launch; false, as for a launch that isn't Facebook's. Nothing to do: no launch and no URL is Facebook's.
  @discardableResult
  open func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { false }
  /// Whether a URL is Facebook's: never. Nothing to do: no launch and no URL is Facebook's.
  @discardableResult
  open func application(
    _ application: UIApplication, open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { false }
  /// Whether a URL is Facebook's: never. Nothing to do: no launch and no URL is Facebook's.
  @discardableResult
  open func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any?
  ) -> Bool { false }
}

/// A user's token; Mica has none.
open class AccessToken: NSObject, @unchecked Sendable {
  /// The user's token: nil.
  open class var current: AccessToken? {
    get { nil }
    set { Unsupported.note("FBSDKCoreKit: AccessToken.current") }
  }
  /// The token.
  open var tokenString: String { "" }
  /// The user.
  open var userID: String { "" }
  /// The app.
  open var appID: String { "" }
  /// Whether it has ended.
  open var isExpired: Bool { true }
  /// When it ends.
  open var expirationDate: Date { .distantPast }
  /// Whether there is one: never.
  open class var isCurrentAccessTokenActive: Bool { false }
}

/// Counts events. Partly: nothing is sent, which is noted once.
open class AppEvents: NSObject, @unchecked Sendable {
  /// The name of an event.
  public struct Name: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
    /// The text.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(stringLiteral value: String) { rawValue = value }
    /// A user registers.
    public static let completedRegistration = Name("fb_mobile_complete_registration")
    /// A user looks at something.
    public static let viewedContent = Name("fb_mobile_content_view")
    /// A user searches.
    public static let searched = Name("fb_mobile_search")
    /// A user puts something into a cart.
    public static let addedToCart = Name("fb_mobile_add_to_cart")
    /// A user buys.
    public static let purchased = Name("fb_mobile_purchase")
  }
  /// The name of a parameter.
  public struct ParameterName: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
    /// The text.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(stringLiteral value: String) { rawValue = value }
  }
  /// The program's counter.
  public static let shared = AppEvents()
  /// Counts a start.
  open func activateApp() { note() }
  /// Counts an event.
  open func logEvent(_ eventName: Name) { note() }
  /// Counts an event.
  open func logEvent(_ eventName: Name, valueToSum: Double) { note() }
  /// Counts an event.
  open func logEvent(_ eventName: Name, parameters: [ParameterName: Any]?) { note() }
  /// Counts an event.
  open func logEvent(_ eventName: Name, valueToSum: Double, parameters: [ParameterName: Any]?) {
    note()
  }
  /// Counts a purchase.
  open func logPurchase(amount: Double, currency: String) { note() }
  /// Sends what was counted. Nothing to do: nothing is counted.
  open func flush() {}
  /// The user, as the program sets it.
  open var userID: String?

  private func note() { Unsupported.note("FBSDKCoreKit: AppEvents") }
}

/// What holds for all services.
open class Settings: NSObject, @unchecked Sendable {
  /// The program's settings.
  public static let shared = Settings()
  /// The app.
  open var appID: String?
  /// The app's secret for clients.
  open var clientToken: String?
  /// The app's name.
  open var displayName: String?
  /// Whether events are counted by themselves; none are.
  open var isAutoLogAppEventsEnabled = true
  /// Whether the device's advertiser is told; it isn't.
  open var isAdvertiserIDCollectionEnabled = true
  /// Whether the user may be followed.
  open var isAdvertiserTrackingEnabled = false
}

/// A request of the graph.
open class GraphRequest: NSObject {
  /// What is asked for.
  public let graphPath: String
  /// With which values.
  open var parameters: [String: Any]
  /// A request.
  public init(graphPath: String, parameters: [String: Any] = [:]) {
    (self.graphPath, self.parameters) = (graphPath, parameters)
  }
  /// Sends it: an error follows.
  open func start(completion: @escaping (AnyObject?, Any?, (any Error)?) -> Void) {
    Unsupported.note("FBSDKCoreKit: GraphRequest")
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async {
      completion(nil, nil, NSError(domain: "com.facebook.sdk.core", code: 1))
    }
  }
}
