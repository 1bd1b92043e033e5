// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pages of the web, as before iOS 8: a name in a box.

public import Foundation
internal import MicaRaster

/// Shows pages of the web.
///
/// Partly: a labelled box; nothing is loaded.
@preconcurrency @MainActor
open class UIWebView: UIView, UIScrollViewDelegate {
  /// Why something is loaded.
  public enum NavigationType: Int, Sendable {
    /// A link.
    case linkClicked = 0
    /// A form.
    case formSubmitted
    /// The way back or on.
    case backForward
    /// Once more.
    case reload
    /// A form once more.
    case formResubmitted
    /// Anything else.
    case other
  }
  /// Who hears of pages; not kept alive.
  open weak var delegate: (any UIWebViewDelegate)?
  /// The page; empty.
  public let scrollView = UIScrollView()
  /// Whether pages are made as wide as the view; false by default.
  open var scalesPageToFit = false
  /// Whether something is loading: false.
  open var isLoading: Bool { false }
  /// Whether there is a page before: false.
  open var canGoBack: Bool { false }
  /// Whether there is a page after: false.
  open var canGoForward: Bool { false }

  /// A box.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpBox()
  }
  /// A box from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpBox()
  }

  private func setUpBox() {
    Unsupported.note("UIWebView")
    backgroundColor = .systemGray5
    let label = UILabel()
    label.text = "UIWebView"
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .footnote)
    for view in [scrollView, label] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  /// Loads nothing.
  open func loadRequest<Request>(_ request: Request) {}
  /// Shows nothing.
  open func loadHTMLString(_ string: String, baseURL: URL?) {}
  /// Loads nothing.
  open func load(
    _ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL
  ) {}
  /// Does nothing.
  open func reload() {}
  /// Does nothing.
  open func stopLoading() {}
  /// Does nothing.
  open func goBack() {}
  /// Does nothing.
  open func goForward() {}
  /// Nil: nothing is run.
  open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }
}

/// Hears of pages. Every method may be left out.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
  /// A page begins to load.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// A page is there.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// A page couldn't be loaded.
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  /// Does nothing.
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  /// Does nothing.
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  /// Does nothing.
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
