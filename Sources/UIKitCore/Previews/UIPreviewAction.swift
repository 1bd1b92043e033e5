// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Previews under a firm finger, as before iOS 13. No finger here is firm.

public import CoreGraphics
public import Foundation

/// What can be chosen below a preview.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// What it is called.
  var title: String { get }
}

/// Something that can be done with what is previewed.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// What it means.
  public enum Style: Int, Sendable {
    /// Like most.
    case `default` = 0
    /// With a tick.
    case selected
    /// Destroys something.
    case destructive
  }
  /// What it is called.
  public let title: String
  /// What is done.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void
  let style: Style

  /// An action.
  public init(
    title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.style = style
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
  }
}

/// Several actions behind one title.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// What it is called.
  public let title: String
  let style: UIPreviewAction.Style
  let actions: [UIPreviewAction]

  /// A group.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    self.style = style
    self.actions = actions
  }
}

/// A view whose things can be previewed.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// Fails whenever the preview's finger counts.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// Who makes the previews.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view.
  var sourceView: UIView { get }
  /// What stays sharp while the rest blurs.
  var sourceRect: CGRect { get set }
}

/// Makes previews.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// The preview of what lies at a point; nil for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// The user presses on: it is shown for good.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

private final class PreviewContext: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  unowned let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    self.delegate = delegate
    sourceView = view
    sourceRect = view.bounds
  }
}

extension UIViewController {
  /// Asks a delegate for previews of what a view shows. Never asked: no screen here feels how firm a finger is,
  /// which `traitCollection.forceTouchCapability` says too.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { PreviewContext(delegate, sourceView) }

  /// Ends that.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// Follows how firmly a finger presses a view; none does here.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  /// The view.
  open private(set) weak var view: UIView?
  /// Who hears of presses; not kept alive.
  open weak var delegate: (any UIPreviewInteractionDelegate)?
  /// An interaction of a view.
  public init(view: UIView) { self.view = view }
  /// Where the finger is.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
  /// Ends the press.
  open func cancel() {}
}

/// Hears of firm presses.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// How far the preview has come, 0 to 1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  /// The press was given up.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
  /// Whether a press may begin; yes where it is left out.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// How far showing for good has come, 0 to 1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}

extension UIPreviewInteractionDelegate {
  /// Yes.
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    true
  }
  /// Does nothing.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) {}
}
