// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Web pages: a labelled box that keeps its address.

public import Foundation
internal import MicaFrameworks
@_exported public import UIKit

/// A page being loaded.
open class WKNavigation: NSObject {}

/// A web page.
///
/// Partly: a labelled box; nothing is loaded, no script runs.
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// How pages are shown.
  public let configuration: WKWebViewConfiguration
  /// The delegate that decides on loading; held weakly.
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
  /// Does nothing.
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }
  /// Does nothing.
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    noteMissing("WKWebView.go(to:)")
    return nil
  }
  /// Keeps the address.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    url = baseURL
    return nil
  }
  /// Keeps nothing of a `URLRequest` and the text that stands for its answer.
  @discardableResult
  open func loadSimulatedRequest<Request>(
    _ request: Request, responseHTML string: String
  ) -> WKNavigation? { load(request) }

  /// The pages before and after: none.
  open var backForwardList: WKBackForwardList { WKBackForwardList() }
  /// Whether all parts of the page came by safe connections; false.
  open var hasOnlySecureContent: Bool { false }
  /// Whether a long press shows a link's page; true by default. Kept.
  open var allowsLinkPreview = true
  /// Whether a debugger may look at the page; false by default. Kept.
  open var isInspectable = false
  /// How large the page is shown; 1 by default. Kept.
  open var pageZoom: CGFloat = 1
  /// The style sheets' medium; nil, the default, for the screen. Kept.
  open var mediaType: String?
  /// The colour around the page; nil, the default, for the page's own. Kept.
  open var underPageBackgroundColor: UIColor!
  /// The colour that the page asks bars for; nil.
  open var themeColor: UIColor? { nil }
  /// What restores the page; nil by default. Kept.
  open var interactionState: Any?
  /// Whether the page can be searched; false by default. Kept.
  open var isFindInteractionEnabled = false
  /// Whether an address's scheme is the web's own.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob"].contains(urlScheme.lowercased())
  }

  /// Tells the picture of the page: of the box that stands for it.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {
    let picture = UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
    completionHandler(picture, nil)
  }
  /// Runs nothing; the answer, nil, comes at once.
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) {
    noteMissing("WKWebView.callAsyncJavaScript(_:)")
    completionHandler?(.success(NSNull()))
  }
  /// Runs nothing; the answer, nil, comes at once.
  open func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) {
    noteMissing("WKWebView.evaluateJavaScript(_:completionHandler:)")
    completionHandler?(.success(NSNull()))
  }
  /// Runs nothing; the answer is nil.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    noteMissing("WKWebView.evaluateJavaScript(_:completionHandler:)")
    return nil
  }
  /// Finds nothing. Nothing to do: there is no page.
  open func find(
    _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
    completionHandler: @escaping (WKFindResult) -> Void
  ) { completionHandler(WKFindResult()) }
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
  /// Into a file.
  case download
}

/// What stands for the `URLRequest` of a page, whose library only programs with a network link.
public struct WKNavigationRequest: Sendable {
  /// The address.
  public var url: URL?
  /// The page's address, where the request is for a part of it.
  public var mainDocumentURL: URL?
  /// The method; `GET` by default.
  public var httpMethod: String? = "GET"
  /// The body; nil by default.
  public var httpBody: Data?
  /// Further fields; none by default.
  public var allHTTPHeaderFields: [String: String]? = [:]
  /// A field; nil where there is none.
  public func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }
}

/// A page that would be loaded.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// What is asked for.
  open var request: WKNavigationRequest { WKNavigationRequest() }
  /// Why.
  open var navigationType: WKNavigationType { .other }
  /// The frame that asks.
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
  /// The frame that would show it; nil for a window of its own.
  open var targetFrame: WKFrameInfo? { WKFrameInfo() }
  /// Whether it is to be stored in a file.
  open var shouldPerformDownload: Bool { false }
  /// The keys that are held.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons of a pointer that are held.
  open var buttonNumber: UIEvent.ButtonMask { [] }
}
