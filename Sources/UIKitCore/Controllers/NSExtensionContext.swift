// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What hosts an extension of a program. Mica opens programs, not extensions, so that none is ever made.

public import Foundation
public import MicaFoundation

/// Something that a host gives an extension.
open class NSExtensionItem: NSObject {
  /// The title; nil by default.
  open var attributedTitle: NSAttributedString?
  /// The text; nil by default.
  open var attributedContentText: NSAttributedString?
  /// What is attached; nil by default.
  open var attachments: [NSItemProvider]?
  /// The program's own values; nil by default.
  open var userInfo: [AnyHashable: Any]?
}

/// The link between an extension and its host.
open class NSExtensionContext: NSObject {
  /// What the host gives; nothing.
  open var inputItems: [Any] { [] }
  /// Ends the extension with results; the handler is called with false.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  /// Ends the extension without results.
  open func cancelRequest(withError error: any Error) {}
  /// Opens an address in the host; the handler is called with false.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}
