// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What pages, frames, rules and downloads say of themselves. Nothing is loaded, so that programs only name them.

public import Foundation
internal import MicaFrameworks
public import UIKit

/// A frame of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// Whether it is the page's own; true.
  open var isMainFrame: Bool { true }
  /// What was asked for.
  open var request: WKNavigationRequest { WKNavigationRequest() }
  /// Where it comes from.
  open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
  /// The view that shows it.
  open var webView: WKWebView? { nil }
}

/// Where a page comes from.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
  /// The scheme of the address.
  open var `protocol`: String { "" }
  /// The host.
  open var host: String { "" }
  /// The port; 0 for the scheme's own.
  open var port: Int { 0 }
}

/// What stands for the `URLResponse` of a page, whose library only programs with a network link.
open class WKNavigationAnswer: NSObject {
  /// The address.
  open var url: URL? { nil }
  /// The kind of what was answered.
  open var mimeType: String? { nil }
  /// The encoding of a text.
  open var textEncodingName: String? { nil }
  /// The number of bytes; -1 where the server doesn't say.
  open var expectedContentLength: Int64 { -1 }
  /// A name for a file.
  open var suggestedFilename: String? { nil }
}

/// A page before or after.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  /// Its address.
  open var url: URL { URL(fileURLWithPath: "/") }
  /// Its title.
  open var title: String? { nil }
  /// The address that was asked for.
  open var initialURL: URL { url }
}

/// The pages before and after: none.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  /// The page that is shown.
  open var currentItem: WKBackForwardListItem? { nil }
  /// The page before.
  open var backItem: WKBackForwardListItem? { nil }
  /// The page after.
  open var forwardItem: WKBackForwardListItem? { nil }
  /// All pages before.
  open var backList: [WKBackForwardListItem] { [] }
  /// All pages after.
  open var forwardList: [WKBackForwardListItem] { [] }
  /// A page by its distance; nil.
  open func item(at index: Int) -> WKBackForwardListItem? { nil }
}

/// Whose variables a script sees.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
  private static let ofPage = WKContentWorld(name: nil)
  private static let ofClient = WKContentWorld(name: nil)
  /// The page's.
  open class var page: WKContentWorld { ofPage }
  /// The program's.
  open class var defaultClient: WKContentWorld { ofClient }
  /// Those of a name.
  open class func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }
  /// The name; nil for the page's and the program's.
  public let name: String?
  private init(name: String?) { self.name = name }
}

/// Answers messages of scripts; no message arrives.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  /// A script has sent a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
}

/// Rules of what is blocked.
@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
  /// The rules' name.
  public let identifier: String!
  init(identifier: String) { self.identifier = identifier }
}

/// Where rules are stored; those of a program's run.
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
  private static let usual = WKContentRuleListStore()
  private var lists: [String: WKContentRuleList] = [:]

  /// The program's store.
  open class func `default`() -> WKContentRuleListStore! { usual }
  /// A store in a folder.
  public convenience init?(url: URL?) { self.init() }
  private override init() {}

  /// Takes rules as they are. Partly: they aren't read, since nothing is loaded.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let list = WKContentRuleList(identifier: identifier)
    lists[identifier] = list
    completionHandler(list, nil)
  }
  /// Tells rules by their name.
  open func lookUpContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let list = lists[identifier]
    completionHandler(list, list == nil ? WKError(.contentRuleListStoreLookUpFailed) : nil)
  }
  /// Removes rules by their name.
  open func removeContentRuleList(
    forIdentifier identifier: String!, completionHandler: (((any Error)?) -> Void)!
  ) {
    let known = lists.removeValue(forKey: identifier)
    completionHandler(known == nil ? WKError(.contentRuleListStoreRemoveFailed) : nil)
  }
  /// Tells all names.
  open func getAvailableContentRuleListIdentifiers(
    _ completionHandler: (([String]?) -> Void)!
  ) { completionHandler(lists.keys.sorted()) }
}

/// What stands for a `HTTPCookie`, whose library only programs with a network link.
public struct WKStoredCookie: Sendable {
  /// The name.
  public var name: String
  /// The value.
  public var value: String
  /// The domain.
  public var domain: String
  /// The path.
  public var path: String
}

/// Cookies of pages: none.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  /// Tells all cookies. Nothing to do: there are none.
  open func getAllCookies(_ completionHandler: @escaping ([WKStoredCookie]) -> Void) {
    completionHandler([])
  }
  /// All cookies. Nothing to do: there are none.
  open func allCookies() async -> [WKStoredCookie] { [] }
  /// Takes a `HTTPCookie`, and keeps nothing of it.
  open func setCookie<Cookie>(_ cookie: Cookie, completionHandler: (() -> Void)? = nil) {
    noteMissing("WKHTTPCookieStore.setCookie(_:)")
    completionHandler?()
  }
  /// Removes a `HTTPCookie`. Nothing to do: none is stored.
  open func delete<Cookie>(_ cookie: Cookie, completionHandler: (() -> Void)? = nil) {
    completionHandler?()
  }
  /// Adds an observer of cookies. Nothing to do: no cookie changes.
  open func add(_ observer: any WKHTTPCookieStoreObserver) {}
  /// Removes an observer of cookies. Nothing to do: no cookie changes.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {}
}

/// Observes cookies; none changes.
@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  /// Cookies have changed.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

/// A page that is stored in a file; there is none.
@preconcurrency @MainActor
open class WKDownload: NSObject {
  /// Decides on the file; not kept alive.
  open weak var delegate: (any WKDownloadDelegate)?
  /// Ends it. Nothing to do: nothing is loaded.
  open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) { completionHandler?(nil) }
}

/// Decides on the file of a download; never called.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
  /// The download is done.
  func downloadDidFinish(_ download: WKDownload)
  /// The download failed.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  /// Does nothing.
  public func downloadDidFinish(_ download: WKDownload) {}
  /// Does nothing.
  public func download(
    _ download: WKDownload, didFailWithError error: any Error, resumeData: Data?
  ) {}
}

/// What becomes a link.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Kinds by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers of telephones.
  public static let phoneNumber = Self(rawValue: 1)
  /// Addresses of pages.
  public static let link = Self(rawValue: 1 << 1)
  /// Places.
  public static let address = Self(rawValue: 1 << 2)
  /// Days and hours.
  public static let calendarEvent = Self(rawValue: 1 << 3)
  /// Numbers of parcels.
  public static let trackingNumber = Self(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = Self(rawValue: 1 << 5)
  /// What can be looked up.
  public static let lookupSuggestion = Self(rawValue: 1 << 6)
  /// All kinds.
  public static let all = Self(rawValue: .max)
}

/// How much a press selects.
public enum WKSelectionGranularity: Int, Sendable {
  /// As the page suggests.
  case dynamic = 0
  /// Characters.
  case character
}

/// What a page asks to capture.
public enum WKMediaCaptureType: Int, Sendable {
  /// Pictures.
  case camera = 0
  /// Sound.
  case microphone
  /// Both.
  case cameraAndMicrophone
}

/// Whether a page may capture.
public enum WKPermissionDecision: Int, Sendable {
  /// The user is asked.
  case prompt = 0
  /// It may.
  case grant
  /// It may not.
  case deny
}

/// A part of a page that a menu is of.
@preconcurrency @MainActor
open class WKContextMenuElementInfo: NSObject {
  /// The address of a link.
  open var linkURL: URL? { nil }
}

/// How a picture of a page is taken.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// The box; null, the default, for what is shown.
  open var rect = CGRect.null
  /// The picture's width, in points; nil for the box's.
  open var snapshotWidth: NSNumber?
  /// Whether changes are waited for; true by default.
  open var afterScreenUpdates = true
}

/// How a page is searched.
@preconcurrency @MainActor
open class WKFindConfiguration: NSObject {
  /// Whether the search goes backwards; false by default.
  open var backwards = false
  /// Whether capitals count; false by default.
  open var caseSensitive = false
  /// Whether the search goes on at the other end; true by default.
  open var wraps = true
}

/// What was found in a page.
@preconcurrency @MainActor
open class WKFindResult: NSObject {
  /// Whether something was; false.
  open var matchFound: Bool { false }
}

/// The domain of a web view's errors.
public let WKErrorDomain = "WKErrorDomain"

/// An error of a web view.
public struct WKError: Error, Hashable, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// Nobody knows.
    case unknown = 1
    /// The process that shows pages has ended.
    case webContentProcessTerminated
    /// The view is gone.
    case webViewInvalidated
    /// A script failed.
    case javaScriptExceptionOccurred
    /// A script's result has no type of a program's.
    case javaScriptResultTypeIsUnsupported
    /// Rules couldn't be read.
    case contentRuleListStoreCompileFailed
    /// There are no such rules.
    case contentRuleListStoreLookUpFailed
    /// There are no such rules to remove.
    case contentRuleListStoreRemoveFailed
    /// Rules are of another version.
    case contentRuleListStoreVersionMismatch
    /// An attributed text holds too much.
    case attributedStringContentFailedToLoad
    /// An attributed text took too long.
    case attributedStringContentLoadTimedOut
    /// A script came too early.
    case javaScriptInvalidFrameTarget
    /// A page isn't of the program's domains.
    case navigationAppBoundDomain
    /// A script isn't for the program's domains.
    case javaScriptAppBoundDomain
    /// A credential exists twice.
    case duplicateCredential
    /// A credential is broken.
    case malformedCredential
    /// A credential isn't there.
    case credentialNotFound
  }
  /// What went wrong.
  public let code: Code
  /// An error of a code.
  public init(_ code: Code) { self.code = code }
  /// The domain.
  public static var errorDomain: String { WKErrorDomain }
}
