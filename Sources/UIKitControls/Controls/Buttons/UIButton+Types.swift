// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The small vocabularies of buttons, and what a button keeps for each state.

import Foundation

extension UIButton {
  /// What a button looks like at first.
  public enum ButtonType: Int, Sendable {
    /// Nothing but what it is given.
    case custom = 0
    /// Title and picture are tinted.
    case system = 1
    /// A small letter i in a ring.
    case detailDisclosure = 2
    /// A small letter i in a ring, for dark grounds.
    case infoLight = 3
    /// A small letter i in a ring, for light grounds.
    case infoDark = 4
    /// A plus sign in a ring.
    case contactAdd = 5
    /// A grey disc with a cross.
    case close = 7

    /// A system button, by its older name.
    public static var roundedRect: ButtonType { .system }
  }

  /// What a button stands for.
  public enum Role: Int, Sendable {
    /// Nothing in particular.
    case normal = 0
    /// What is done most likely.
    case primary
    /// Nothing is to be done.
    case cancel
    /// Something is destroyed.
    case destructive
  }

  /// Changes a button after its state has changed.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
}

/// What a button has for one state.
struct ButtonContent {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var titleShadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
  var symbol: UIImage.SymbolConfiguration?
}

/// What a button has for each state.
struct ButtonContents {
  private var contents: [UIControl.State: ButtonContent] = [:]

  subscript(state: UIControl.State) -> ButtonContent {
    get { contents[state] ?? ButtonContent() }
    set { contents[state] = newValue }
  }

  /// What was set for a state, or else for the normal one.
  func value<Value>(_ part: KeyPath<ButtonContent, Value?>, for state: UIControl.State) -> Value? {
    contents[state]?[keyPath: part] ?? contents[.normal]?[keyPath: part]
  }

  /// The title of a state: of its own before the normal one's, with attributes before plain.
  func title(for state: UIControl.State) -> (plain: String?, attributed: NSAttributedString?) {
    for key in [state, .normal] {
      if let title = contents[key]?.attributedTitle { return (nil, title) }
      if let title = contents[key]?.title { return (title, nil) }
    }
    return (nil, nil)
  }
}
