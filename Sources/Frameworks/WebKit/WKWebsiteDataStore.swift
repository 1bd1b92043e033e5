// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What pages store, and what a program is asked of their loading: nothing is loaded here.

public import Foundation

/// Where pages keep what they store: nothing.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private static let usual = WKWebsiteDataStore(isPersistent: true)
  /// The store of the program.
  open class func `default`() -> WKWebsiteDataStore { usual }
  /// A store in memory.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  /// The names of all kinds of data.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeCookies,
      WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeLocalStorage,
      WKWebsiteDataTypeWebSQLDatabases, WKWebsiteDataTypeIndexedDBDatabases,
    ]
  }

  /// Whether it is kept on the disk.
  public let isPersistent: Bool

  private init(isPersistent: Bool) { self.isPersistent = isPersistent }

  /// Cookies: none.
  public private(set) lazy var httpCookieStore = WKHTTPCookieStore()

  /// Tells which pages have stored something: none.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) { DispatchQueue.main.async { completionHandler([]) } }
  /// Removes what was stored since a date: nothing is stored.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping () -> Void
  ) { DispatchQueue.main.async { completionHandler() } }
  /// Removes what pages stored: nothing is stored.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping () -> Void
  ) { DispatchQueue.main.async { completionHandler() } }
}

/// What the pages of a domain have stored.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  /// The domain.
  open var displayName: String { "" }
  /// The kinds of data.
  open var dataTypes: Set<String> { [] }
}

/// Copies on the disk.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// Copies in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// What a window stores.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// What a page stores.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// Databases in SQL.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// Databases of indexed objects.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"

/// A process that pages share: a name alone.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  /// A process that pages may share.
  public nonisolated override init() {}
}

/// Kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Kinds of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sound.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Pictures.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Both.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// How a page wants a new window.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
  /// Its width; nil where the page doesn't say.
  open var width: NSNumber? { nil }
  /// Its height; nil where the page doesn't say.
  open var height: NSNumber? { nil }
}

/// What a server answers; no server is asked. Its `response` is of a library that Mica's WebKit doesn't link.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// Whether it is for the whole page.
  open var isForMainFrame: Bool { true }
  /// What was answered.
  open var response: WKNavigationAnswer { WKNavigationAnswer() }
  /// Whether a page can show it.
  open var canShowMIMEType: Bool { true }
}

/// What becomes of an answer.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// It is dropped.
  case cancel
  /// It is shown.
  case allow
  /// It is stored.
  case download
}

/// Loads addresses of a program's own scheme; never asked.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// An address is to be loaded.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Loading is to end.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// The loading of an address of a program's own scheme.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
  /// Hands a part of the answer over.
  func didReceive(_ data: Data)
  /// The answer is whole.
  func didFinish()
  /// There is no answer.
  func didFailWithError(_ error: any Error)
}
