// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Web pages: a labelled box that keeps its address.

public import Foundation
internal import MicaFrameworks
@_exported public import UIKit

/// A page being loaded.
open class WKNavigation: NSObject {}

/// How pages are shown.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// Scripts and messages.
  open var userContentController = WKUserContentController()
  /// What pages may do.
  open var preferences = WKPreferences()
  /// What each page may do.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// Whether films play in the page; false by default.
  open var allowsInlineMediaPlayback = false
  /// Where pages keep what they store.
  open lazy var websiteDataStore = WKWebsiteDataStore.default()
  /// The process that pages share.
  open var processPool = WKProcessPool()
  /// Which films wait for the user's touch; all by default.
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
  /// What is added to the browser's name; nil by default.
  open var applicationNameForUserAgent: String?
  /// Whether films leave the page for a small window; true by default.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether films play in the air; true by default.
  open var allowsAirPlayForMediaPlayback = true
  /// Whether pages are shown only when they are whole; false by default.
  open var suppressesIncrementalRendering = false
  private var handlers: [String: any WKURLSchemeHandler] = [:]
  /// Has a handler load the addresses of a scheme; it is never asked, for no page is loaded.
  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) { handlers[urlScheme] = urlSchemeHandler }
  /// The handler of a scheme.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    handlers[urlScheme]
  }
  /// A configuration with Apple's defaults.
  public nonisolated override init() {}
}

/// What pages may do.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// Whether scripts run; true by default.
  open var javaScriptEnabled = true
  /// The least size of letters; 0 by default.
  open var minimumFontSize: CGFloat = 0
  /// Apple's defaults.
  public nonisolated override init() {}
}

/// What one page may do.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// How wide pages are shown.
  public enum ContentMode: Int, Sendable {
    /// As the device is.
    case recommended
    /// As on a telephone.
    case mobile
    /// As on a desk.
    case desktop
  }
  /// How wide it is shown.
  open var preferredContentMode = ContentMode.recommended
  /// Whether its own scripts run; true by default.
  open var allowsContentJavaScript = true
  /// Apple's defaults.
  public nonisolated override init() {}
}

/// A script for pages.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// When it runs.
  public enum InjectionTime: Int, Sendable {
    /// Before the document.
    case atDocumentStart
    /// After it.
    case atDocumentEnd
  }

  /// Its text.
  public let source: String
  /// A script.
  public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {
    self.source = source
  }
}

/// Scripts of pages, and their messages.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// The scripts.
  open private(set) var userScripts: [WKUserScript] = []
  /// Nothing yet.
  public nonisolated override init() {}
  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Takes scripts away.
  open func removeAllUserScripts() { userScripts = [] }
  /// Adds who hears of messages; there are none.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    noteMissing("WKUserContentController.add(_:name:)")
  }
  /// Takes who hears of messages away. Nothing to do: no message arrives.
  open func removeScriptMessageHandler(forName name: String) {}
}

/// A message of a page's script.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// What it says.
  open var body: Any { NSNull() }
  /// Whom it is for.
  open var name: String { "" }
}

/// Hears of messages.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// A script has sent a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A web page.
///
/// Partly: a labelled box; nothing is loaded, no script runs.
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// How pages are shown.
  public let configuration: WKWebViewConfiguration
  /// Who hears of loading; not kept alive.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Who shows what pages ask for; not kept alive.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// What scrolls the page.
  public let scrollView = UIScrollView(frame: .zero)
  /// The file, or base, that was asked for last.
  open private(set) var url: URL?
  /// The page's title; nil.
  open var title: String? { nil }
  /// Whether it is loading; false.
  open var isLoading: Bool { false }
  /// How much was loaded, 0 to 1; 0.
  open var estimatedProgress: Double { 0 }
  /// Whether there is a page before; false.
  open var canGoBack: Bool { false }
  /// Whether there is a page after; false.
  open var canGoForward: Bool { false }
  /// Whether swipes lead back; false by default.
  open var allowsBackForwardNavigationGestures = false
  /// Whom the page is told that it is read by.
  open var customUserAgent: String?

  /// A view without a page.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    setUp()
  }
  /// A view without a page.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  /// A view from an archive.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
    _ = LabelledBox("WKWebView", in: self)
  }

  /// Takes a `URLRequest`, and keeps nothing of it. Any type goes: the request's own stands in a library that
  /// only programs with a network link.
  @discardableResult open func load<Request>(_ request: Request) -> WKNavigation? {
    noteMissing("WKWebView.load(_:)")
    return nil
  }
  /// Keeps the address.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    return nil
  }
  /// Keeps the address.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    url = URL
    return nil
  }
  /// Does nothing.
  @discardableResult open func reload() -> WKNavigation? {
    noteMissing("WKWebView.reload()")
    return nil
  }
  /// Does nothing.
  @discardableResult open func goBack() -> WKNavigation? {
    noteMissing("WKWebView.goBack()")
    return nil
  }
  /// Does nothing.
  @discardableResult open func goForward() -> WKNavigation? {
    noteMissing("WKWebView.goForward()")
    return nil
  }
  /// Nothing to do: nothing loads.
  open func stopLoading() {}
  /// Runs nothing; the answer, nil, comes at once.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    noteMissing("WKWebView.evaluateJavaScript(_:completionHandler:)")
    completionHandler?(nil, nil)
  }
}

/// Why a page is loaded.
public enum WKNavigationType: Int, Sendable {
  /// A link.
  case linkActivated
  /// A form.
  case formSubmitted
  /// Back or forward.
  case backForward
  /// Again.
  case reload
  /// A form, again.
  case formResubmitted
  /// Something else.
  case other = -1
}

/// Whether a page is loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// No.
  case cancel
  /// Yes.
  case allow
}

/// What stands for the `URLRequest` of a page, whose library only programs with a network link.
public struct WKNavigationRequest: Sendable {
  /// The address.
  public var url: URL?
}

/// A page that would be loaded.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// What is asked for.
  open var request: WKNavigationRequest { WKNavigationRequest() }
  /// Why.
  open var navigationType: WKNavigationType { .other }
}

/// Hears of loading; nothing is loaded, so never. Every method may be left out.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Whether a page is loaded.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  /// Whether and how a page is loaded; asks the other one by default.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  /// A page begins.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// A page is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// A page failed.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  /// Loads it.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// As the other one says.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    webView.navigationDelegate?.webView(webView, decidePolicyFor: navigationAction) {
      decisionHandler($0, preferences)
    }
  }
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
}

/// Shows what pages ask for; nothing asks.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {}
