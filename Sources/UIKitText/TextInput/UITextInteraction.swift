// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Selection in a program's own text views. Mica's editor serves its own text views alone.

public import CoreGraphics
public import Foundation
internal import MicaRaster

/// Whether a text can be edited.
public enum UITextInteractionMode: Int, Sendable {
  /// It can.
  case editable = 0
  /// It can only be selected.
  case nonEditable
}

/// Selects text of a view of the program's own. Partly: the values are stored; no gesture selects.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
  /// The view that it was added to.
  open private(set) weak var view: UIView?
  /// The object that is asked; not kept alive.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// Whose text it is; not kept alive.
  open weak var textInput: (any UIResponder & UITextInput)?
  /// Whether the text can be edited.
  public let textInteractionMode: UITextInteractionMode
  /// Gestures that others can wait for; none.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }

  /// An interaction for a text that can or can't be edited.
  public init(for mode: UITextInteractionMode) { textInteractionMode = mode }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Stores the view, and notes that no gesture selects.
  open func didMove(to view: UIView?) {
    self.view = view
    if let view { Unsupported.note("UITextInteraction: selecting by gestures", of: view) }
  }
}

/// What a text interaction asks; never called.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
  /// Whether it may begin at a point.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// It begins.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// It has ended.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  /// Yes.
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
    true
  }
  /// Does nothing.
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  /// Does nothing.
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
