// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What drags that rest over a view do.

public import CoreGraphics
public import Foundation
public import UIKitCore

/// How a preview of a drag is shown.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// How far a drag has come that rests over a view.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// It isn't over the view.
  case inactive = 0
  /// It could do something.
  case possible
  /// It is about to do it.
  case activating
  /// It has done it.
  case activated
}

/// A drag that rests over a view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How far it has come.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that is lit; nil for the interaction's.
  var targetView: UIView? { get set }
  /// What the interaction is for; nil by default.
  var targetItem: Any? { get set }
  /// Where the drag is, in a view's space.
  func location(in view: UIView?) -> CGPoint
}

/// Does something where a drag rests over a view.
///
/// Partly: no drag that rests is told.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  /// The view that it belongs to.
  open private(set) weak var view: UIView?

  /// An interaction that calls a block.
  public init(
    activationHandler handler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) { self.handler = handler }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}
