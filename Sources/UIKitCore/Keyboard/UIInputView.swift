// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views and controllers in place of a keyboard, or above one.

import CoreGraphics
public import Foundation

/// A view in place of a keyboard or above one, in a keyboard's looks.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The looks of an input view.
  public enum Style: Int, Sendable {
    /// Its own.
    case `default` = 0
    /// Those of the keyboard.
    case keyboard
  }

  /// The looks.
  public private(set) var inputViewStyle = Style.default
  /// Whether the view's constraints say how high it is; false by default.
  open var allowsSelfSizing = false

  /// A view of a frame, whose width becomes the keyboard's.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = KeyboardLooks.background }
  }

  /// A view of a frame, with a look of its own.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  /// A view from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    readNib(coder, as: UIInputView.self)
  }
}

/// Is asked whether a click is heard when keys of an input view are tapped.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether it is; nothing is heard here.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// No.
  public var enableInputClicksWhenVisible: Bool { false }
}

/// A controller of a view in place of a keyboard.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  /// Ends the editing.
  open func dismissKeyboard() { _ = FirstResponder.current.resign(force: false) }
}
