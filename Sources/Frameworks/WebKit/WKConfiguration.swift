// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a program sets up before pages are shown: it is stored.

public import Foundation
internal import MicaFrameworks
public import UIKit

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
  /// What becomes a link; nothing by default. Kept.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// How much a press selects; by the system's choice by default. Kept.
  open var selectionGranularity = WKSelectionGranularity.dynamic
  /// Whether users may always enlarge pages; false by default. Kept.
  open var ignoresViewportScaleLimits = false
  /// Whether only the program's own domains are shown; false by default. Kept.
  open var limitsNavigationsToAppBoundDomains = false
  /// Whether known hosts are asked by safe connections; true by default. Kept.
  open var upgradeKnownHostsToHTTPS = true
  /// Whether texts are completed while one types; true by default. Kept.
  open var allowsInlinePredictions = true
  /// As `mediaTypesRequiringUserActionForPlayback`, before iOS 10. Kept.
  open var requiresUserActionForMediaPlayback = true
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
  /// Whether scripts may open windows; false by default. Kept.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether the view warns of pages that are known to deceive; true by default. Stored.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether text can be selected; true by default. Kept.
  open var isTextInteractionEnabled = true
  /// Whether parts may fill the screen; false by default. Kept.
  open var isElementFullscreenEnabled = false
  /// Whether backgrounds are printed; false by default. Kept.
  open var shouldPrintBackgrounds = false
  /// Whether some pages are shown in ways of their own; true by default. Kept.
  open var isSiteSpecificQuirksModeEnabled = true
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
  /// Whether the page is shown in Lockdown Mode; false by default. Kept.
  open var isLockdownModeEnabled = false
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
  /// When it runs.
  public let injectionTime: InjectionTime
  /// Whether it leaves frames within the page alone.
  public let isForMainFrameOnly: Bool
  /// A script.
  public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    (self.injectionTime, isForMainFrameOnly) = (injectionTime, forMainFrameOnly)
  }
  /// A script of a world of its own.
  public convenience init(
    source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool, in world: WKContentWorld
  ) {
    self.init(
      source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
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
  /// Adds a handler of script messages. No script runs, so it is never called.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    noteMissing("WKUserContentController.add(_:name:)")
  }
  /// Removes a handler of script messages. Nothing to do: no script runs.
  open func removeScriptMessageHandler(forName name: String) {}
  /// Adds a handler of a world's script messages. No script runs, so it is never called.
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld,
    name: String
  ) { noteMissing("WKUserContentController.add(_:name:)") }
  /// Adds who answers messages; there are none.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply,
    contentWorld: WKContentWorld, name: String
  ) { noteMissing("WKUserContentController.addScriptMessageHandler(_:contentWorld:name:)") }
  /// Removes a handler of a world's script messages. Nothing to do: no script runs.
  open func removeScriptMessageHandler(
    forName name: String, contentWorld: WKContentWorld
  ) {}
  /// Removes all handlers of script messages. Nothing to do: no script runs.
  open func removeAllScriptMessageHandlers() {}
  /// Removes all handlers of a world's script messages. Nothing to do: no script runs.
  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {}
  /// Adds rules of what is blocked. Nothing to do: nothing is loaded.
  open func add(_ contentRuleList: WKContentRuleList) {}
  /// Takes rules away. Nothing to do: nothing is loaded.
  open func remove(_ contentRuleList: WKContentRuleList) {}
  /// Takes all rules away. Nothing to do: nothing is loaded.
  open func removeAllContentRuleLists() {}
}

/// A message of a page's script.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// What it says.
  open var body: Any { NSNull() }
  /// Whom it is for.
  open var name: String { "" }
  /// The frame that it comes from.
  open var frameInfo: WKFrameInfo { WKFrameInfo() }
  /// The view of the page.
  open var webView: WKWebView? { nil }
  /// The world of the script.
  open var world: WKContentWorld { .page }
}

/// Receives script messages.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// A script has sent a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
