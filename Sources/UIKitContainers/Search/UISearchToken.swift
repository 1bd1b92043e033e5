// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Parts of a search that are no text: what a search field holds before it.

public import Foundation
internal import MicaRaster

/// A part of a search that is no text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// Its picture.
  public let icon: UIImage?
  /// What it says.
  public let text: String
  /// What it stands for; nil by default.
  open var representedObject: Any?
  /// A token with a picture and a text.
  public init(icon: UIImage?, text: String) { (self.icon, self.text) = (icon, text) }
}

extension UISearchTextField {
  /// The tokens before the text.
  ///
  /// Partly: kept, not drawn.
  public var tokens: [UISearchToken] {
    get { tokenList.all }
    set {
      tokenList.all = newValue
      if !newValue.isEmpty { Unsupported.note("UISearchTextField.tokens") }
    }
  }
  /// Whether the delete key takes tokens away; true by default.
  public var allowsDeletingTokens: Bool {
    get { tokenList.allowsDeleting }
    set { tokenList.allowsDeleting = newValue }
  }
  /// Whether tokens can be copied; true by default.
  public var allowsCopyingTokens: Bool {
    get { tokenList.allowsCopying }
    set { tokenList.allowsCopying = newValue }
  }
  /// The colour behind tokens; nil, the default, is the tint.
  public var tokenBackgroundColor: UIColor! {
    get { tokenList.background ?? tintColor }
    set { tokenList.background = newValue }
  }
  /// Adds a token before the one at an index.
  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }
  /// Takes a token away.
  public func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
}

/// What a search field knows of its tokens.
@MainActor
final class SearchTokens {
  var all: [UISearchToken] = []
  var allowsDeleting = true
  var allowsCopying = true
  var background: UIColor?
}
