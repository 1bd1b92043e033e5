// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What browsers' programs name of WebKit: delegates, rules, pictures of a page.

import Mica
import Testing
import UIKit
import WebKit

@Suite @MainActor
struct WebKitTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)

  @Test func delegatesDecideWithWhatAPageSays() {
    stage.run { runDelegatesDecideWithWhatAPageSays() }
  }

  private func runDelegatesDecideWithWhatAPageSays() {
    let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let browser = Browser()
    web.navigationDelegate = browser
    web.uiDelegate = browser
    var policy: WKNavigationActionPolicy?
    web.navigationDelegate?.webView(web, decidePolicyFor: WKNavigationAction()) { policy = $0 }
    #expect(policy == .cancel)
    var answer: WKNavigationResponsePolicy?
    web.navigationDelegate?.webView(web, decidePolicyFor: WKNavigationResponse()) { answer = $0 }
    #expect(answer == .allow)
    var isSure: Bool?
    web.uiDelegate?.webView(
      web, runJavaScriptConfirmPanelWithMessage: "?", initiatedByFrame: WKFrameInfo()
    ) { isSure = $0 }
    #expect(isSure == false)
    #expect(web.backForwardList.backList.isEmpty && WKWebView.handlesURLScheme("HTTPS"))
  }

  @Test func rulesAreFoundByTheirNames() {
    stage.run { runRulesAreFoundByTheirNames() }
  }

  private func runRulesAreFoundByTheirNames() {
    let store = WKContentRuleListStore.default()!
    var found: WKContentRuleList?
    var failure: (any Error)?
    store.lookUpContentRuleList(forIdentifier: "ads") { (found, failure) = ($0, $1) }
    #expect(found == nil && (failure as? WKError)?.code == .contentRuleListStoreLookUpFailed)
    store.compileContentRuleList(forIdentifier: "ads", encodedContentRuleList: "[]") { list, _ in
      list.map { WKUserContentController().add($0) }
    }
    store.lookUpContentRuleList(forIdentifier: "ads") { (found, failure) = ($0, $1) }
    #expect(found?.identifier == "ads" && failure == nil)
  }

  @Test func pictureOfAPageHasItsSize() {
    stage.run { runPictureOfAPageHasItsSize() }
  }

  private func runPictureOfAPageHasItsSize() {
    let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    var size: CGSize?
    web.takeSnapshot(with: nil) { image, _ in size = image?.size }
    #expect(size == CGSize(width: 40, height: 20))
  }
}

/// Refuses windows of pages' own, as browsers do.
private final class Browser: NSObject, WKNavigationDelegate, WKUIDelegate {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    let isOwn = navigationAction.targetFrame?.isMainFrame == true
    decisionHandler(isOwn && navigationAction.request.url == nil ? .cancel : .allow)
  }
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: Error
  ) {}
}
